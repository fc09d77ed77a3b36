import { Link } from 'react-router-dom';
import { resetRequestForm } from '#contract/forms/account.ts';
import { pages } from '#contract/pages.ts';
import { paths } from '#contract/paths.ts';
import type { ApiError } from '#providers/apiError.ts';
import { useHub } from '#providers/HubContext.ts';
import { DoneNotice } from '../kit/Alert.tsx';
import { useSignInRedirect } from '../sign-in/returnPath.ts';
import { AccountForm } from './AccountForm.tsx';
import { AccountPage } from './AccountPage.tsx';
import { emailField, passwordFields } from './fields.ts';
import { isDeadLink, LinkNotice, LinkOwner, type WithoutLink } from './LinkOwner.tsx';
import { useAccountForm, usePasswordForms } from './useAccountForm.ts';
import { useLinkToken } from './useLinkToken.ts';

/** /account/reset: without a token the request for a link, with an emailed one the new password (decision F1). */
export default function ResetPage() {
  const { call, t } = useHub();
  const { token, lost } = useLinkToken(pages.reset.linkToken);
  if (!token) return <AskForLink lost={lost} />;
  return (
    <LinkOwner
      key={token}
      title={t('public.reset.title')}
      read={(signal) => call('readLink', { body: { token }, signal })}
    >
      {({ error, data }) => (
        <NewPassword token={token} unread={error} staff={data?.staff ?? false} />
      )}
    </LinkOwner>
  );
}

interface AskProps extends WithoutLink {
  /** The address that was typed already. */
  email?: string;
}

function AskForLink({ lost, dead, email = '' }: AskProps) {
  const { call, t } = useHub();
  const { isSent, ...request } = useAccountForm(resetRequestForm, { emailAddress: email }, (form) =>
    call('initiateReset', { body: form }),
  );
  const back = <Link to={paths.login}>{t('public.reset.back')}</Link>;
  if (isSent) {
    return (
      <AccountPage title={t('public.reset.title')} foot={back}>
        <DoneNotice title={t('public.reset.doneTitle')}>{t('reset.answer')}</DoneNotice>
      </AccountPage>
    );
  }
  return (
    <AccountPage
      title={t('public.reset.title')}
      lead={t(dead ? 'public.reset.dead' : 'public.reset.lead')}
      foot={back}
    >
      <LinkNotice lost={lost} dead={dead} />
      <AccountForm {...request} fields={[emailField]} submitLabel={t('public.reset.submit')} />
    </AccountPage>
  );
}

interface NewPasswordProps {
  token: string;
  /** Why the link could not be read. If it is not dead, the call that uses it says what is wrong. */
  unread: ApiError | undefined;
  /** Whether its owner is staff. */
  staff: boolean;
}

function NewPassword({ token, unread, staff }: NewPasswordProps) {
  const { call, session, t } = useHub();
  const enter = useSignInRedirect();
  const forms = usePasswordForms(staff);
  const start = { emailAddress: '', password: '', confirmPassword: '', resetToken: token };
  const reset = useAccountForm(forms.reset, start, (form) =>
    enter(async () => {
      await call('resetPassword', { body: form });
      return session.signIn(form.emailAddress, form.password);
    }),
  );
  const dead = [unread, reset.failure].find(isDeadLink);
  if (dead) return <AskForLink dead={dead} email={reset.form.getValues('emailAddress')} />;
  return (
    <AccountPage
      title={t('public.reset.title')}
      lead={t('public.reset.setLead')}
      foot={<Link to={paths.reset}>{t('public.reset.askNew')}</Link>}
    >
      <AccountForm
        {...reset}
        staff={staff}
        fields={[emailField, ...passwordFields]}
        submitLabel={t('public.reset.setSubmit')}
      />
    </AccountPage>
  );
}
