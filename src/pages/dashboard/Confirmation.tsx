import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { CallAlert } from '../../../components/portal/CallAlert.tsx';
import { Button } from '../../../components/public/Button.tsx';
import { dayInWords } from '../../../contract/dates.ts';
import type { Profile } from '../../../contract/records.ts';
import { useHub } from '../../../providers/HubContext.ts';
import { useProfile } from '../../../providers/useProfile.ts';
import styles from './dashboard.module.css';

/**
 * The confirmation of the person's benefits, in the name of the associate form, since the account's name may change at
 * any time. Staff who view somebody's dashboard see the account's name.
 */
export function Confirmation({ profile }: { profile: Profile }) {
  const { call } = useHub();
  const isOwn = useProfile()?.provider.accountId === profile.provider.accountId;
  const { data, error, refetch } = useQuery({
    queryKey: ['registeredName', profile.provider.accountId],
    queryFn: ({ signal }) => call('associate', { signal }),
    enabled: isOwn,
    gcTime: 0,
    retry: false,
  });
  if (error) return <CallAlert error={error} onRetry={() => void refetch()} />;
  if (isOwn && !data) return <Skeleton variant="rounded" height="16rem" />;
  const registered = [data?.firstName, data?.lastName].filter(Boolean).join(' ');
  return <Certificate profile={profile} name={registered || profile.displayName} />;
}

/** The dated certificate; printed on a page of its own. `name`: as the person registered it. */
function Certificate({ profile, name }: { profile: Profile; name: string }) {
  const { language, settings } = useHub();
  const translate = useTranslate();
  const { accreditedAt, company } = profile.provider;
  const brand = settings.name;
  const dates = {
    accreditedOn: accreditedAt,
    issuedOn: new Date().toISOString(),
  };
  return (
    <div className={styles.confirmation}>
      <p className={styles.issuer}>{brand}</p>
      <h3>{translate('dashboard.confirmation.title')}</h3>
      <p>{translate('dashboard.confirmation.body', { name, company, brand })}</p>
      <dl>
        {Object.entries(dates).map(([name, date]) =>
          date ? (
            <div key={name}>
              <dt className="hub-small">{translate(`dashboard.confirmation.${name}`)}</dt>
              <dd>{dayInWords(date, language)}</dd>
            </div>
          ) : null,
        )}
        <div>
          <dt className="hub-small">{translate('dashboard.confirmation.account')}</dt>
          <dd>{profile.email}</dd>
        </div>
      </dl>
      <Button variant="quiet" className={styles.print} onClick={() => window.print()}>
        {translate('dashboard.confirmation.print')}
      </Button>
    </div>
  );
}
