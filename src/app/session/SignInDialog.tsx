import Button from '@mui/material/Button';
import { normalizeEmail } from '#contract/email.ts';
import type { Profile } from '#contract/records.ts';
import { ApiError } from '#providers/apiError.ts';
import { useHub } from '#providers/HubContext.ts';
import { keptText } from '#providers/i18n/keptTexts.ts';
import { tellOtherTabs } from '#providers/otherTabs.ts';
import { TextWithValues } from '#src/guest/kit/Verbatim.tsx';
import { SignInForm } from '#src/guest/sign-in/SignInForm.tsx';
import { SessionDialog } from './SessionDialog.tsx';

interface Props {
  /** The owner of the waiting page: what was typed is never sent in another person's name. */
  email: string;
  /** Who is signed in now instead. */
  other: Profile | null;
  onDone: (signedIn: boolean) => void;
}

/** Shown if the session expires over a form: after signing in, the person continues there. */
export function SignInDialog({ email, other, onDone }: Props) {
  const { session, t } = useHub();
  const again = async (address: string, password: string) => {
    if (normalizeEmail(address) !== normalizeEmail(email)) {
      const other = keptText('session.signIn.other', { email });
      throw new ApiError(other, { status: 400, fields: { identity: other }, diagId: '' });
    }
    if (!(await session.signIn(address, password))) return;
    tellOtherTabs('in');
    onDone(true);
  };
  return (
    // The address is filled in already.
    <SessionDialog
      title={t('session.signIn.title')}
      text={
        other ? (
          <TextWithValues
            text={t('session.signIn.otherNow', { name: other.displayName, email: other.email })}
            values={[other.displayName, other.email]}
          />
        ) : (
          t('session.signIn.text')
        )
      }
      focus="input[type=password]"
    >
      <SignInForm bare email={email} onSignIn={again} />
      <Button fullWidth sx={{ marginBlock: 1.5 }} onClick={() => onDone(false)}>
        {t('session.signIn.leave')}
      </Button>
    </SessionDialog>
  );
}
