import { useTranslate } from 'ra-core';
import { config } from '../../../providers/config.ts';
import { AddressText } from '../../components/AddressText.tsx';
import { CallAlert } from '../../components/portal/CallAlert.tsx';
import { Alert } from '../../components/public/Alert.tsx';
import { Button } from '../../components/public/Button.tsx';
import styles from './dashboard.module.css';

interface Props {
  /** A call of the dashboard that failed. */
  error: Error | undefined;
  /** Makes the call again. */
  onRetry?: (() => void) | undefined;
  /** A status that no table knows (C2). */
  unknownStatus: boolean;
}

/** The 'Account Error' banner (§8, C2). */
export function AccountError({ error, onRetry, unknownStatus }: Props) {
  const translate = useTranslate();
  const title = translate('dashboard.error.title');
  const email = config.settings.supportEmail;
  if (error) {
    const retry = onRetry && (
      <Button variant="quiet" className={styles.retry} onClick={onRetry}>
        {translate('common.retry')}
      </Button>
    );
    return <CallAlert error={error} title={title} action={retry} />;
  }
  if (!unknownStatus) return null;
  return (
    <Alert severity="error" title={title}>
      <p>
        <AddressText
          linked
          text={translate('dashboard.error.unknownStatus', { email })}
          email={email}
        />
      </p>
    </Alert>
  );
}
