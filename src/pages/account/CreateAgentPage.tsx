import { useState } from 'react';
import { Link } from 'react-router-dom';
import { agentAccountForm, withClientFields } from '../../../contract/forms/account.ts';
import { paths } from '../../../contract/paths.ts';
import { call } from '../../../providers/api.ts';
import { t } from '../../../providers/i18n/translate.ts';
import { session } from '../../../providers/session.ts';
import { fetchPortal } from '../../chunks.ts';
import { AddressText } from '../../components/AddressText.tsx';
import { DoneNotice } from '../../components/public/DoneNotice.tsx';
import { useEnter } from '../../session/enter.ts';
import { AccountForm } from './AccountForm.tsx';
import { AccountPage } from './AccountPage.tsx';
import { newAccountFields } from './fields.ts';
import { useAccountForm } from './useAccountForm.ts';

const empty = { firstName: '', lastName: '', emailAddress: '', password: '', confirmPassword: '' };

/** /account/create/agent: the account of an agency's point of contact (§2, B11). */
export default function CreateAgentPage() {
  const [mailedTo, setMailedTo] = useState<string>();
  const enter = useEnter();
  const account = useAccountForm(agentAccountForm, empty, async (form) => {
    void fetchPortal();
    await call('createAgent', { body: withClientFields(form) });
    // An address that has an account already gets the same answer, a mail and no session (I23).
    if (!(await enter(() => session.refresh()))) setMailedTo(form.emailAddress);
  });

  if (mailedTo) {
    return (
      <AccountPage title={t('public.createAgent.title')}>
        <DoneNotice title={t('public.createAgent.doneTitle')}>
          <AddressText text={t('public.createAgent.done', { email: mailedTo })} email={mailedTo} />
        </DoneNotice>
      </AccountPage>
    );
  }
  return (
    <AccountPage
      title={t('public.createAgent.title')}
      lead={t('public.createAgent.lead')}
      foot={
        <>
          {t('public.createAgent.isAssociate')}{' '}
          <Link to={paths.createAssociate}>{t('public.menu.registerAssociate')}</Link>
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
