import { useLocale, useTranslate } from 'ra-core';
import { Button } from '../../../components/public/Button.tsx';
import { dayInWords } from '../../../contract/dates.ts';
import type { Profile } from '../../../contract/records.ts';
import { config } from '../../../providers/config.ts';
import styles from './dashboard.module.css';

/** The dated confirmation of the benefits; on paper it stands alone. */
export function Confirmation({ profile }: { profile: Profile }) {
  const translate = useTranslate();
  const locale = useLocale() ?? 'en';
  const { accreditedAt, company } = profile.provider;
  const brand = config.settings.name;
  const dates = {
    accreditedOn: accreditedAt,
    issuedOn: new Date().toISOString(),
  };
  return (
    <div className={styles.confirmation}>
      <p className={styles.issuer}>{brand}</p>
      <h3>{translate('dashboard.confirmation.title')}</h3>
      <p>
        {translate('dashboard.confirmation.body', { name: profile.displayName, company, brand })}
      </p>
      <dl>
        {Object.entries(dates).map(([name, date]) =>
          date ? (
            <div key={name}>
              <dt>{translate(`dashboard.confirmation.${name}`)}</dt>
              <dd>{dayInWords(date, locale)}</dd>
            </div>
          ) : null,
        )}
        <div>
          <dt>{translate('dashboard.confirmation.account')}</dt>
          <dd>{profile.email}</dd>
        </div>
      </dl>
      <Button variant="quiet" className={styles.print} onClick={() => window.print()}>
        {translate('dashboard.confirmation.print')}
      </Button>
    </div>
  );
}
