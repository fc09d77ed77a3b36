import { useState } from 'react';
import { AddressText } from '../../../components/AddressText.tsx';
import { Alert, DoneNotice } from '../../../components/public/Alert.tsx';
import { Button } from '../../../components/public/Button.tsx';
import { ApiError } from '../../../providers/apiError.ts';
import { t } from '../../../providers/i18n/translate.ts';
import { Refusal } from '../../session/SignInForm.tsx';

interface Props {
  email: string;
  /** Has the mail sent again; rejects with ApiError. */
  onAgain: () => Promise<unknown>;
}

/** The next step is in the mailbox; a mail that did not come is sent again. */
export function CheckMail({ email, onAgain }: Props) {
  const [state, setState] = useState<'open' | 'busy' | 'again'>('open');
  const [error, setError] = useState<ApiError>();

  const sendAgain = async () => {
    setState('busy');
    setError(undefined);
    try {
      await onAgain();
      setState('again');
    } catch (reason) {
      if (!(reason instanceof ApiError)) throw reason;
      setError(reason);
      setState('open');
    }
  };

  return (
    <div className="hub-form">
      <DoneNotice title={t('public.createAgent.doneTitle')}>
        <AddressText text={t('public.createAgent.done', { email })} email={email} />
      </DoneNotice>
      {error && (
        <Alert severity="error">
          <Refusal error={error} />
        </Alert>
      )}
      {state === 'again' ? (
        <DoneNotice>{t('public.createAgent.sentAgain')}</DoneNotice>
      ) : (
        <Button variant="quiet" busy={state === 'busy'} onClick={sendAgain}>
          {t('public.createAgent.sendAgain')}
        </Button>
      )}
    </div>
  );
}
