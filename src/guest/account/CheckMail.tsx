import { useHub } from '#providers/HubContext.ts';
import { DoneNotice } from '../kit/Alert.tsx';
import { Button } from '../kit/Button.tsx';
import { CallAlert } from '../kit/CallAlert.tsx';
import { TextWithEmail } from '../kit/TextWithEmail.tsx';
import { useCall } from '../kit/useCall.ts';

interface Props {
  email: string;
  /** Sends the email again; rejects with ApiError. */
  onAgain: () => Promise<unknown>;
}

/** Tells that an email was sent, and offers to send it again. */
export function CheckMail({ email, onAgain }: Props) {
  const { t } = useHub();
  const { run, isPending, isDone, error } = useCall(onAgain);
  return (
    <div className="hub-form">
      <DoneNotice title={t('public.createAgent.doneTitle')}>
        <TextWithEmail text={t('public.createAgent.done', { email })} email={email} />
      </DoneNotice>
      {error && !isPending && <CallAlert error={error} />}
      {isDone ? (
        <DoneNotice>{t('public.createAgent.sentAgain')}</DoneNotice>
      ) : (
        <Button variant="quiet" busy={isPending} onClick={run}>
          {t('public.createAgent.sendAgain')}
        </Button>
      )}
    </div>
  );
}
