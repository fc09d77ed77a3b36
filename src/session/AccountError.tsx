import { Alert } from '../../components/public/Alert.tsx';
import { Button } from '../../components/public/Button.tsx';
import { ApiError } from '../../providers/apiError.ts';
import { useHub } from '../../providers/HubContext.ts';
import { Refusal } from './SignInForm.tsx';

/** The account could not be loaded: why, the reference, and Retry, which reloads everything. */
export function AccountError({ error }: { error: Error }) {
  const { t } = useHub();
  return (
    <Alert severity="error" title={t('errors.account')}>
      {error instanceof ApiError ? <Refusal error={error} /> : <p>{t('errors.page')}</p>}
      <Button variant="quiet" onClick={() => window.location.reload()}>
        {t('common.retry')}
      </Button>
    </Alert>
  );
}
