import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type RaRecord, useGetOne, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { dayInWords } from '#contract/dates.ts';
import type { AssociateRecord, Profile } from '#contract/records.ts';
import { useHub } from '#providers/HubContext.ts';
import { useProfile } from '#providers/useProfile.ts';
import { EmailAddress } from '#src/guest/kit/EmailAddress.tsx';
import { TextWithValues, Verbatim } from '#src/guest/kit/Verbatim.tsx';
import { CallAlert } from '../ui/CallAlert.tsx';
import { longDate } from '../ui/dateFormat.ts';
import { CertificateCode } from './CertificateCode.tsx';
import { ConfirmationFiles } from './ConfirmationFiles.tsx';
import { ShareCertificate } from './ShareCertificate.tsx';

/**
 * The confirmation of the person's benefits, in the name of the associate form, since the account's name may change at
 * any time. Staff who view somebody's dashboard see the account's name.
 */
export function Confirmation({ profile }: { profile: Profile }) {
  const isOwn = useProfile()?.provider.accountId === profile.provider.accountId;
  const { data, error, refetch } = useGetOne<AssociateRecord & RaRecord>(
    'associate',
    { id: 'mine' },
    { enabled: isOwn, gcTime: 0, retry: false },
  );
  if (error) return <CallAlert error={error} onRetry={() => void refetch()} />;
  if (isOwn && !data) return <Skeleton variant="rounded" height="16rem" />;
  const registered = [data?.firstName, data?.lastName].filter(Boolean).join(' ');
  return (
    <Certificate
      profile={profile}
      name={registered || profile.displayName}
      certificate={data?.certificate}
    >
      {data?.certificate ? (
        <>
          <ConfirmationFiles />
          <ShareCertificate certificate={data.certificate} />
        </>
      ) : null}
    </Certificate>
  );
}

interface CertificateProps {
  profile: Profile;
  /** As the person registered it. */
  name: string;
  /** Staff see no code: whoever has it can show it as their own. */
  certificate: AssociateRecord['certificate'];
  /** Beside the button that prints it. */
  children: ReactNode;
}

/** The dated certificate; printed on a page of its own. */
function Certificate({ profile, name, certificate, children }: CertificateProps) {
  const { language, settings } = useHub();
  const translate = useTranslate();
  const { accreditedAt, company } = profile.provider;
  const brand = settings.name;
  const facts = {
    accreditedOn: accreditedAt && dayInWords(accreditedAt, language),
    issuedOn: longDate(new Date().toISOString(), language),
    account: <EmailAddress email={profile.email} />,
  };
  return (
    <Paper
      variant="outlined"
      data-confirmation
      sx={{ marginTop: 2, padding: { xs: 2, sm: '2rem 1.5rem' } }}
    >
      <Stack spacing={2} sx={{ alignItems: 'start' }}>
        <Typography variant="caption" sx={{ letterSpacing: '0.08em', textTransform: 'uppercase' }}>
          <Verbatim>{brand}</Verbatim>
        </Typography>
        <Typography variant="h4" component="h3">
          {translate('dashboard.confirmation.title')}
        </Typography>
        <p>
          <TextWithValues
            text={translate('dashboard.confirmation.body', { name, company, brand })}
            values={[name, company, brand]}
          />
        </p>
        <Stack
          component="dl"
          direction="row"
          sx={{ flexWrap: 'wrap', gap: '1rem 2.5rem', overflowWrap: 'anywhere' }}
        >
          {Object.entries(facts).map(([fact, value]) =>
            value ? (
              <div key={fact}>
                <Typography component="dt" variant="caption">
                  {translate(`dashboard.confirmation.${fact}`)}
                </Typography>
                <dd>{value}</dd>
              </div>
            ) : null,
          )}
        </Stack>
        {certificate ? <CertificateCode code={certificate.code} /> : null}
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
          <Button variant="outlined" onClick={() => window.print()}>
            {translate('dashboard.confirmation.print')}
          </Button>
          {children}
        </Stack>
      </Stack>
    </Paper>
  );
}
