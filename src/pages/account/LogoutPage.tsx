import { useEffect, useState } from 'react';
import { paths } from '../../../contract/paths.ts';
import { ApiError } from '../../../providers/apiError.ts';
import { signOut } from '../../../providers/authProvider.ts';
import { t } from '../../../providers/i18n/translate.ts';
import { Alert } from '../../components/public/Alert.tsx';
import { Button } from '../../components/public/Button.tsx';
import { Refusal } from '../../session/SignInForm.tsx';
import { AccountPage } from './AccountPage.tsx';

/** /account/logout: posts once a person's browser shows it, never by being fetched (F6, I17). Then the guard leads home. */
export default function LogoutPage() {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError>();

  const leave = async () => {
    setBusy(true);
    setError(undefined);
    try {
      await signOut();
    } catch (reason) {
      if (!(reason instanceof ApiError)) throw reason;
      setError(reason);
      setBusy(false);
    }
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is opened
  useEffect(() => {
    void leave();
  }, []);

  return (
    <AccountPage title={t('public.logout.title')} lead={t('public.logout.working')}>
      <form
        className="hub-form"
        method="post"
        action={paths.logout}
        onSubmit={(event) => {
          event.preventDefault();
          void leave();
        }}
      >
        {error && (
          <Alert severity="error">
            <Refusal error={error} />
          </Alert>
        )}
        <Button type="submit" wide busy={busy}>
          {t('public.logout.button')}
        </Button>
      </form>
    </AccountPage>
  );
}
