import { Link } from 'react-router-dom';
import { z } from 'zod';
import { packMessage } from '#contract/messages.ts';
import { paths } from '#contract/paths.ts';
import type { OpenInvitation } from '#contract/records.ts';
import { useHub } from '#providers/HubContext.ts';
import { useProfile } from '#providers/useProfile.ts';
import { TextWithValues } from '../kit/Verbatim.tsx';
import { useSignInRedirect } from '../sign-in/returnPath.ts';
import { AccountForm } from './AccountForm.tsx';
import { AccountPage } from './AccountPage.tsx';
import { emailField, knownPasswordField } from './fields.ts';
import { useAccountForm } from './useAccountForm.ts';

const required = packMessage('validation.required');
const ownPassword = z.object({ password: z.string().min(1, { error: required }) });
const signInFields = [{ ...emailField, readOnly: true }, knownPasswordField];

interface Props {
  token: string;
  invitation: OpenInvitation;
}

/** Asks a person with an account whether to join the agency that has invited them (decision D12). */
export function JoinAgency({ token, invitation: { emailAddress, companyName } }: Props) {
  const { call, session, t } = useHub();
  const enter = useSignInRedirect();
  const isSignedIn = useProfile() !== null;
  const account = useAccountForm(
    isSignedIn ? z.object({}) : ownPassword,
    { emailAddress, password: '' },
    ({ password }: { password?: string }) =>
      enter(async () => {
        if (password !== undefined && !(await session.signIn(emailAddress, password))) return null;
        await call('joinAgency', { body: { creationToken: token } });
        return session.refresh();
      }),
  );
  return (
    <AccountPage
      title={t('public.join.title', { company: companyName })}
      name={companyName}
      foot={<Link to={isSignedIn ? paths.dashboard : paths.home}>{t('public.join.notNow')}</Link>}
      lead={
        <TextWithValues
          text={t(`public.join.${isSignedIn ? 'lead' : 'signInLead'}`, { company: companyName })}
          values={[companyName]}
        />
      }
    >
      <AccountForm
        {...account}
        fields={isSignedIn ? [] : signInFields}
        submitLabel={t(`public.join.${isSignedIn ? 'submit' : 'signInSubmit'}`)}
      >
        <p>{t('public.join.note')}</p>
      </AccountForm>
    </AccountPage>
  );
}
