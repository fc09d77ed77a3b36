import { Link } from 'react-router-dom';
import { paths } from '#contract/paths.ts';
import { useHub } from '#providers/HubContext.ts';
import { AccountPage } from '../account/AccountPage.tsx';
import { Alert } from '../kit/Alert.tsx';
import { SignIn } from './SignIn.tsx';

/** /account/login: where people are sent whose session has expired (decision C5). */
export default function LoginPage() {
  const { session, t } = useHub();
  return (
    <AccountPage
      title={t('public.signIn.title')}
      foot={
        <>
          <span>{t('public.signIn.newHere')}</span>{' '}
          <Link to={paths.createAgent}>{t('public.signIn.register')}</Link>
        </>
      }
    >
      {session.ending() === 'expired' && (
        <div className="hub-account-notice">
          <Alert severity="info">{t('public.signIn.expired')}</Alert>
        </div>
      )}
      <SignIn />
    </AccountPage>
  );
}
