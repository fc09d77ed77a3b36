import { useTranslate } from 'ra-core';
import { isOpen } from '../../../contract/gates.ts';
import { paths } from '../../../contract/paths.ts';
import type { Profile } from '../../../contract/records.ts';
import { config } from '../../../providers/config.ts';
import { viewerOf } from '../../../providers/session.ts';
import { AddressText } from '../../components/AddressText.tsx';
import { Alert } from '../../components/public/Alert.tsx';
import { LinkButton } from '../../components/public/LinkButton.tsx';
import styles from './dashboard.module.css';

/** An account with neither flag (C8). The programme's staff are led to where their work is. */
export function NoTasks({ profile }: { profile: Profile }) {
  const translate = useTranslate();
  const email = config.settings.supportEmail;
  if (isOpen('staff', viewerOf(profile))) {
    return (
      <div className={styles.staff}>
        <p>{translate('dashboard.staff')}</p>
        <LinkButton variant="accent" to={paths.staff}>
          {translate('public.navigation.staff')}
        </LinkButton>
      </div>
    );
  }
  return (
    <Alert severity="warn">
      <p>
        <AddressText linked text={translate('dashboard.noTasks', { email })} email={email} />
      </p>
    </Alert>
  );
}
