import { Link } from 'react-router-dom';
import { paths } from '../../../contract/paths.ts';
import { t } from '../../../providers/i18n/translate.ts';
import { Card } from '../../components/public/Card.tsx';
import { SignIn } from '../../session/SignIn.tsx';

/** The guest's card: the sign-in form, and the link to register an agency. */
export function HomeSignIn() {
  return (
    <Card title={t('public.home.signIn')}>
      <SignIn />
      <p className="hub-sign-in-register">
        {t('public.signIn.newHere')}{' '}
        <Link to={paths.createAgent}>{t('public.signIn.register')}</Link>
      </p>
    </Card>
  );
}
