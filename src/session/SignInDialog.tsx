import { useEffect, useId } from 'react';
import { ApiError } from '../../providers/apiError.ts';
import { signIn, tellOtherTabs } from '../../providers/authProvider.ts';
import { t } from '../../providers/i18n/translate.ts';
import { Button } from '../components/public/Button.tsx';
import { Dialog } from './Dialog.tsx';
import { SignInForm } from './SignInForm.tsx';

interface Props {
  /** Whose page waits: what was typed goes under nobody else's name. */
  email: string;
  onDone: (signedIn: boolean) => void;
}

/** The session ran out over a form: sign in again, and it goes on where it was (F5, I11). */
export function SignInDialog({ email, onDone }: Props) {
  const again = async (address: string, password: string) => {
    if (address.toLowerCase() !== email.toLowerCase()) {
      const other = t('session.signIn.other', { email });
      throw new ApiError(other, { status: 400, fields: { identity: other }, diagId: '' });
    }
    await signIn(address, password);
    tellOtherTabs('in');
    onDone(true);
  };
  const id = useId();
  // The address stands there already.
  useEffect(() => {
    document.getElementById(id)?.querySelector<HTMLElement>('input[type="password"]')?.focus();
  }, [id]);
  return (
    <Dialog title={t('session.signIn.title')} text={t('session.signIn.text')}>
      <div id={id}>
        <SignInForm bare email={email} onSignIn={again} />
      </div>
      <div className="hub-dialog-leave">
        <Button variant="plain" onClick={() => onDone(false)}>
          {t('session.signIn.leave')}
        </Button>
      </div>
    </Dialog>
  );
}
