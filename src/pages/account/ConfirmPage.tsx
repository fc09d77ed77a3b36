import { useState } from 'react';
import { Link } from 'react-router-dom';
import { DoneNotice } from '../../../components/public/Alert.tsx';
import { Button } from '../../../components/public/Button.tsx';
import { LinkButton } from '../../../components/public/LinkButton.tsx';
import { resetRequestForm } from '../../../contract/forms/account.ts';
import { pages } from '../../../contract/pages.ts';
import { paths } from '../../../contract/paths.ts';
import type { ApiError } from '../../../providers/apiError.ts';
import { useHub } from '../../../providers/HubContext.ts';
import { fetchPortal } from '../../chunks.ts';
import { useProfile } from '../../session/useProfile.ts';
import { useSignInRedirect } from '../../session/useSignInRedirect.ts';
import { AccountForm } from './AccountForm.tsx';
import { AccountPage } from './AccountPage.tsx';
import { DeadLink } from './DeadLink.tsx';
import { emailField, knownPasswordField, passwordFields } from './fields.ts';
import { LinkOwner } from './LinkOwner.tsx';
import { LostLink } from './LostLink.tsx';
import { useAccountForm } from './useAccountForm.ts';
import { isDeadLink, useDeadLink } from './useDeadLink.ts';
import { useLinkToken } from './useLinkToken.ts';
import { usePasswordForms } from './usePasswordForms.ts';

/**
 * /account/confirm: the emailed link of a new agency account (decision B11). Who opens it owns the mailbox, and enters
 * the password of the registration or a new one, so that nobody uses a password chosen by a stranger.
 */
export default function ConfirmPage() {
  const { call, t } = useHub();
  const { token, lost } = useLinkToken(pages.confirmEmail.linkToken);
  if (token === undefined) return <NoLink lost={lost} />;
  return (
    <LinkOwner
      key={token}
      title={t('public.confirm.title')}
      read={(signal) => call('readLink', { body: { token }, signal })}
    >
      <OpenedLink token={token} />
    </LinkOwner>
  );
}

function OpenedLink({ token }: { token: string }) {
  const dead = useDeadLink(token);
  const [isNew, setIsNew] = useState(false);
  if (dead) return <NoLink error={dead} />;
  return isNew ? (
    <Confirm key="new" token={token} isNew />
  ) : (
    <Confirm key="known" token={token} onChoose={() => setIsNew(true)} />
  );
}

interface Props {
  token: string;
  /** A new password instead of that of the registration. */
  isNew?: boolean;
  onChoose?: () => void;
}

function Confirm({ token, isNew = false, onChoose }: Props) {
  const hub = useHub();
  const { call, session, t } = hub;
  const enter = useSignInRedirect();
  const forms = usePasswordForms();
  const start = {
    confirmationToken: token,
    password: '',
    ...(isNew && { confirmPassword: '' }),
  };
  const confirmation = useAccountForm(forms.confirmation, start, async (form) => {
    void fetchPortal(hub);
    await call('confirmEmail', { body: form });
    await enter(() => session.refresh());
  });
  const { failure } = confirmation;
  if (failure && isDeadLink(failure)) return <NoLink error={failure} />;
  return (
    <AccountPage
      title={t('public.confirm.title')}
      lead={t(isNew ? 'public.confirm.newLead' : 'public.confirm.lead')}
    >
      <AccountForm
        {...confirmation}
        fields={isNew ? passwordFields : [knownPasswordField]}
        submitLabel={t('public.confirm.button')}
      >
        {onChoose && (
          <Button variant="plain" onClick={onChoose}>
            {t('public.confirm.choose')}
          </Button>
        )}
      </AccountForm>
    </AccountPage>
  );
}

/**
 * What to do if the link does not work: it may have been used, so that the account exists, or it may have expired.
 * `error`: why the link was refused.
 */
function NoLink({ error, lost }: { error?: ApiError; lost?: boolean }) {
  const { t } = useHub();
  const profile = useProfile();
  return (
    <AccountPage
      title={t('public.confirm.title')}
      foot={!profile && <Link to={paths.reset}>{t('public.signIn.forgot')}</Link>}
    >
      {lost && <LostLink />}
      {error && <DeadLink error={error} />}
      <p className="hub-account-lead">{t('public.confirm.dead')}</p>
      <div className="hub-form">
        <LinkButton to={profile ? paths.dashboard : paths.login} variant="accent" wide>
          {t(profile ? 'public.confirm.next' : 'public.signIn.submit')}
        </LinkButton>
      </div>
      {!profile && <SendAgain />}
    </AccountPage>
  );
}

/** Sends the confirmation email again. The response is the same for every address (decision B11). */
function SendAgain() {
  const { call, t } = useHub();
  const { isSent, ...request } = useAccountForm(resetRequestForm, { emailAddress: '' }, (form) =>
    call('initiateReset', { body: form }),
  );
  return (
    <div className="hub-account-again">
      {isSent ? (
        <DoneNotice>{t('public.confirm.sent')}</DoneNotice>
      ) : (
        <>
          <p className="hub-account-lead">{t('public.confirm.again')}</p>
          <AccountForm
            {...request}
            fields={[emailField]}
            submitLabel={t('public.confirm.sendAgain')}
            variant="quiet"
          />
        </>
      )}
      <LinkButton to={paths.createAgent} variant="quiet" wide>
        {t('public.signIn.register')}
      </LinkButton>
    </div>
  );
}
