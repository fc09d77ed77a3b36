import { Link } from 'react-router-dom';
import { withClientFields } from '#contract/forms/account.ts';
import { paths } from '#contract/paths.ts';
import type { OpenInvitation } from '#contract/records.ts';
import { useHub } from '#providers/HubContext.ts';
import { CallAlert } from '../kit/CallAlert.tsx';
import { LinkButton } from '../kit/LinkButton.tsx';
import { PageSkeleton } from '../kit/PageSkeleton.tsx';
import { TextWithValues } from '../kit/Verbatim.tsx';
import { useSignInRedirect } from '../sign-in/returnPath.ts';
import { AccountForm } from './AccountForm.tsx';
import { AccountPage } from './AccountPage.tsx';
import { emailField, nameFields, passwordFields } from './fields.ts';
import { JoinAgency } from './JoinAgency.tsx';
import type { Link as EmailedLink } from './LinkOwner.tsx';
import { useAccountForm, usePasswordForms } from './useAccountForm.ts';

interface Props extends EmailedLink<OpenInvitation> {
  token: string;
}

/** The account form of an invited associate, or the question whether somebody with an account joins. */
export function InvitedAssociate({ token, data, error, retry }: Props) {
  const { t } = useHub();
  if (data?.hasAccount) return <JoinAgency token={token} invitation={data} />;
  if (data) return <InvitedForm token={token} invitation={data} />;
  const dead = error?.status === 400;
  return (
    <AccountPage title={t('public.createAssociate.title')}>
      {error ? (
        <div className="hub-form">
          <CallAlert error={error} onRetry={dead ? undefined : retry} />
          {dead ? (
            <>
              <p>{t('public.createAssociate.dead')}</p>
              <LinkButton to={paths.login} variant="accent" wide>
                {t('public.signIn.submit')}
              </LinkButton>
              <Link to={paths.createAssociate}>{t('public.createAssociate.askNew')}</Link>
            </>
          ) : null}
        </div>
      ) : (
        <PageSkeleton />
      )}
    </AccountPage>
  );
}

const fields = [...nameFields, { ...emailField, readOnly: true }, ...passwordFields];

function InvitedForm({ token, invitation }: { token: string; invitation: OpenInvitation }) {
  const { call, session, t } = useHub();
  const enter = useSignInRedirect();
  const forms = usePasswordForms();
  const start = {
    firstName: invitation.firstName,
    lastName: invitation.lastName,
    emailAddress: invitation.emailAddress,
    password: '',
    confirmPassword: '',
    creationToken: token,
  };
  const account = useAccountForm(forms.associateAccount, start, (form) =>
    enter(async () =>
      session.enter(await call('createAssociate', { body: withClientFields(form) })),
    ),
  );
  return (
    <AccountPage
      title={t('public.createAssociate.title')}
      lead={
        <TextWithValues
          text={t('public.createAssociate.lead', { company: invitation.companyName })}
          values={[invitation.companyName]}
        />
      }
    >
      <AccountForm {...account} fields={fields} submitLabel={t('public.createAssociate.submit')} />
    </AccountPage>
  );
}
