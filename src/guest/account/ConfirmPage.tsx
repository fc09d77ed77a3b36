import { useState } from 'react';
import { Link } from 'react-router-dom';
import { resetRequestForm } from '#contract/forms/account.ts';
import { pages } from '#contract/pages.ts';
import { paths } from '#contract/paths.ts';
import { useHub } from '#providers/HubContext.ts';
import { useProfile } from '#providers/useProfile.ts';
import { DoneNotice } from '../kit/Alert.tsx';
import { Button } from '../kit/Button.tsx';
import { LinkButton } from '../kit/LinkButton.tsx';
import { useSignInRedirect } from '../sign-in/returnPath.ts';
import { AccountForm } from './AccountForm.tsx';
import { AccountPage } from './AccountPage.tsx';
import { emailField, knownPasswordField, passwordFields } from './fields.ts';
import { isDeadLink, LinkNotice, LinkOwner, type WithoutLink } from './LinkOwner.tsx';
import { useAccountForm, usePasswordForms } from './useAccountForm.ts';
import { useLinkToken } from './useLinkToken.ts';

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
      {({ error }) => (isDeadLink(error) ? <NoLink dead={error} /> : <OpenedLink token={token} />)}
    </LinkOwner>
  );
}

function OpenedLink({ token }: { token: string }) {
  const [isNew, setIsNew] = useState(false);
  return (
    <ConfirmAddress
      key={String(isNew)}
      token={token}
      isNew={isNew}
      onChoose={() => setIsNew(true)}
    />
  );
}

interface Props {
  token: string;
  /** A new password instead of that of the registration. */
  isNew: boolean;
  onChoose: () => void;
}

function ConfirmAddress({ token, isNew, onChoose }: Props) {
  const { call, session, t } = useHub();
  const enter = useSignInRedirect();
  const forms = usePasswordForms();
  const start = {
    confirmationToken: token,
    password: '',
    ...(isNew && { confirmPassword: '' }),
  };
  const confirmation = useAccountForm(forms.confirmation, start, (form) =>
    enter(async () => session.enter(await call('confirmEmail', { body: form }))),
  );
  const { failure } = confirmation;
  if (isDeadLink(failure)) return <NoLink dead={failure} />;
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
        {!isNew && (
          <Button variant="plain" onClick={onChoose}>
            {t('public.confirm.choose')}
          </Button>
        )}
      </AccountForm>
    </AccountPage>
  );
}

/** What to do if the link does not work: it may have been used, so that the account exists, or it may have expired. */
function NoLink({ lost, dead }: WithoutLink) {
  const { t } = useHub();
  const profile = useProfile();
  return (
    <AccountPage
      title={t('public.confirm.title')}
      foot={!profile && <Link to={paths.reset}>{t('public.signIn.forgot')}</Link>}
    >
      <LinkNotice lost={lost} dead={dead} />
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
    <div className="hub-stack hub-account-again">
      {isSent ? (
        <DoneNotice>{t('public.confirm.sent')}</DoneNotice>
      ) : (
        <>
          <p>{t('public.confirm.again')}</p>
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
