import { useState } from 'react';
import { Link } from 'react-router-dom';
import { type AgentAccountForm, withClientFields } from '#contract/forms/account.ts';
import { paths } from '#contract/paths.ts';
import { useHub } from '#providers/HubContext.ts';
import { AccountForm } from './AccountForm.tsx';
import { AccountPage } from './AccountPage.tsx';
import { CheckMail } from './CheckMail.tsx';
import { newAccountFields } from './fields.ts';
import { useAccountForm, usePasswordForms } from './useAccountForm.ts';

const empty = { firstName: '', lastName: '', emailAddress: '', password: '', confirmPassword: '' };

/** /account/create/agent: the account of an agency's point of contact (specification §2, decision B11). */
export default function CreateAgentPage() {
  const { call, t } = useHub();
  const [asked, setAsked] = useState<AgentAccountForm>();
  // The response is the same whether or not an account exists: the rest happens by email (decision B11).
  const ask = (form: AgentAccountForm) => call('createAgent', { body: withClientFields(form) });
  const account = useAccountForm(usePasswordForms().agentAccount, empty, async (form) => {
    await ask(form);
    setAsked(form);
  });

  if (asked) {
    return (
      <AccountPage
        title={t('public.createAgent.title')}
        foot={<Link to={paths.login}>{t('public.reset.back')}</Link>}
      >
        <CheckMail email={asked.emailAddress} onAgain={() => ask(asked)} />
      </AccountPage>
    );
  }
  return (
    <AccountPage
      title={t('public.createAgent.title')}
      lead={t('public.createAgent.lead')}
      foot={
        <>
          <span>{t('public.createAgent.isAssociate')}</span>{' '}
          <Link to={paths.createAssociate}>{t('public.createAssociate.title')}</Link>
        </>
      }
    >
      <AccountForm
        {...account}
        fields={newAccountFields}
        submitLabel={t('public.createAgent.submit')}
      />
    </AccountPage>
  );
}
