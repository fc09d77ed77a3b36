import { useEffect, useState } from 'react';
import { call } from '../../../providers/api.ts';
import { ApiError } from '../../../providers/apiError.ts';
import { t } from '../../../providers/i18n/translate.ts';
import { Alert } from '../../components/public/Alert.tsx';
import { Card } from '../../components/public/Card.tsx';
import { Checkbox } from '../../components/public/Checkbox.tsx';
import { Refusal } from '../../session/SignInForm.tsx';

/** The surprise registration, where its setting is on (§2, F8): a switch that is saved at once. */
export function Surprise() {
  const [registered, setRegistered] = useState<boolean>();
  const [saved, setSaved] = useState(false);
  const [error, setError] = useState<ApiError>();

  useEffect(() => {
    call('validateSurprise').then(
      (answer) => answer.available && setRegistered(answer.registered),
      () => undefined,
    );
  }, []);
  if (registered === undefined) return null;

  const change = async (take: boolean) => {
    setError(undefined);
    setSaved(false);
    // It moves under the finger, and back where the server will not have it.
    setRegistered(take);
    try {
      const answer = await call(take ? 'surpriseRegistration' : 'unRegisterSurprise');
      setRegistered(answer.registered);
      setSaved(true);
    } catch (reason) {
      if (!(reason instanceof ApiError)) throw reason;
      setRegistered(!take);
      setError(reason);
    }
  };
  return (
    <Card title={t('surprise.title')}>
      <p className="hub-account-lead">{t('surprise.text')}</p>
      <form className="hub-form">
        <Checkbox
          role="switch"
          label={t('surprise.label')}
          checked={registered}
          onChange={(event) => void change(event.target.checked)}
        />
        {error && (
          <Alert severity="error">
            <Refusal error={error} />
          </Alert>
        )}
        {saved && <Alert severity="done">{t('surprise.saved')}</Alert>}
      </form>
    </Card>
  );
}
