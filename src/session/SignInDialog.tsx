import Button from '@mui/material/Button';
import { normalizeEmail } from '../../contract/email.ts';
import { ApiError } from '../../providers/apiError.ts';
import { useHub } from '../../providers/HubContext.ts';
import { keptText } from '../../providers/i18n/keptTexts.ts';
import { tellOtherTabs } from '../../providers/otherTabs.ts';
import { SessionDialog } from './SessionDialog.tsx';
import { SignInForm } from './SignInForm.tsx';

interface Props {
  /** The owner of the waiting page: what was typed is never sent in another person's name. */
  email: string;
  onDone: (signedIn: boolean) => void;
}

/** Shown if the session expires over a form: after signing in, the person continues there. */
export function SignInDialog({ email, onDone }: Props) {
  const { session, t } = useHub();
  const again = async (address: string, password: string) => {
    if (normalizeEmail(address) !== normalizeEmail(email)) {
      const other = keptText('session.signIn.other', { email });
      throw new ApiError(other, { status: 400, fields: { identity: other }, diagId: '' });
    }
    await session.signIn(address, password);
    tellOtherTabs('in');
    onDone(true);
  };
  return (
    // The address is filled in already.
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
