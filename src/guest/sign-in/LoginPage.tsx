import { Link, useSearchParams } from 'react-router-dom';
import { paths, signOnPath } from '#contract/paths.ts';
import { useHub } from '#providers/HubContext.ts';
import { AccountPage } from '../account/AccountPage.tsx';
import { Alert } from '../kit/Alert.tsx';
import { LinkButton } from '../kit/LinkButton.tsx';
import { SignIn } from './SignIn.tsx';

/** /account/login: where people are sent whose session has expired (decision C5). */
export default function LoginPage() {
  const { session, settings, t } = useHub();
  const [search] = useSearchParams();
  const { signOn = [] } = settings.authSettings;
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
      {search.get('auth') === 'signOn' && (
        <div className="hub-account-notice">
          <Alert severity="error">{t('public.signIn.signOnRefused')}</Alert>
        </div>
      )}
      <SignIn />
      {signOn.length > 0 && (
        <div className="hub-form">
          {signOn.map(({ name, label }) => (
            <LinkButton key={name} href={signOnPath(name)} variant="quiet" wide>
              {t('public.signIn.signOn', { provider: label })}
            </LinkButton>
          ))}
        </div>
      )}
    </AccountPage>
  );
}
