import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../../contract/paths.ts';
import { call } from '../../../providers/api.ts';
import { ApiError } from '../../../providers/apiError.ts';
import { t } from '../../../providers/i18n/translate.ts';
import { Alert } from '../../components/public/Alert.tsx';
import { Button } from '../../components/public/Button.tsx';
import { DoneNotice } from '../../components/public/DoneNotice.tsx';
import { LinkButton } from '../../components/public/LinkButton.tsx';
import { Refusal } from '../../session/SignInForm.tsx';
import { useProfile } from '../../session/useProfile.ts';
import { AccountPage } from './AccountPage.tsx';

/** /account/confirm: the mailed link of a new agency account (B11). A person confirms, not the fetching of the page. */
export default function ConfirmPage() {
  const [search] = useSearchParams();
  const profile = useProfile();
  const [state, setState] = useState<'open' | 'busy' | 'done'>('open');
  const [error, setError] = useState<ApiError>();

  const confirm = async () => {
    setState('busy');
    setError(undefined);
    try {
      await call('confirmEmail', { body: { confirmationToken: search.get('token') ?? '' } });
      setState('done');
    } catch (reason) {
      if (!(reason instanceof ApiError)) throw reason;
      setError(reason);
      setState('open');
    }
  };

  const next = (
    <LinkButton to={profile ? paths.dashboard : paths.login} variant="accent" wide>
      {t('public.confirm.next')}
    </LinkButton>
  );
  if (state === 'done') {
    return (
      <AccountPage title={t('public.confirm.title')}>
        <div className="hub-form">
          <DoneNotice>{t('public.confirm.done')}</DoneNotice>
          {next}
        </div>
      </AccountPage>
    );
  }
  return (
    <AccountPage title={t('public.confirm.title')} lead={t('public.confirm.lead')}>
      <div className="hub-form">
        {error && (
          <Alert severity="error">
            <Refusal error={error} />
          </Alert>
        )}
        {/* A link that is dead stays so: as often as not the address is confirmed already. */}
        {error?.status === 400 ? (
          next
        ) : (
          <Button variant="accent" wide busy={state === 'busy'} onClick={confirm}>
            {t('public.confirm.button')}
          </Button>
        )}
      </div>
    </AccountPage>
  );
}
