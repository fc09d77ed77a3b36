import Button from '@mui/material/Button';
import { ApiError } from '../../providers/apiError.ts';
import { useHub } from '../../providers/HubContext.ts';
import { tellOtherTabs } from '../../providers/otherTabs.ts';
import { SessionDialog } from './SessionDialog.tsx';
import { SignInForm } from './SignInForm.tsx';

interface Props {
  /** Whose page waits: what was typed goes under nobody else's name. */
  email: string;
  onDone: (signedIn: boolean) => void;
}

/** The session ran out over a form: sign in again, and it goes on where it was. */
export function SignInDialog({ email, onDone }: Props) {
  const { session, t } = useHub();
  const again = async (address: string, password: string) => {
    if (address.toLowerCase() !== email.toLowerCase()) {
      const other = t('session.signIn.other', { email });
      throw new ApiError(other, { status: 400, fields: { identity: other }, diagId: '' });
    }
    await session.signIn(address, password);
    tellOtherTabs('in');
    onDone(true);
  };
  return (
    // The address stands there already.
    <SessionDialog
      title={t('session.signIn.title')}
      text={t('session.signIn.text')}
      focus="input[type=password]"
    >
      <SignInForm bare email={email} onSignIn={again} />
      <Button fullWidth sx={{ marginBlock: 1.5 }} onClick={() => onDone(false)}>
        {t('session.signIn.leave')}
      </Button>
    </SessionDialog>
  );
}
