import { DoneNotice } from '../../../components/public/Alert.tsx';
import { selfInvitationForm } from '../../../contract/forms/account.ts';
import { useHub } from '../../../providers/HubContext.ts';
import { AccountForm } from './AccountForm.tsx';
import { AccountPage } from './AccountPage.tsx';
import { emailField, nameFields } from './fields.ts';
import { LostLink } from './LostLink.tsx';
import { useAccountForm } from './useAccountForm.ts';

const empty = { firstName: '', lastName: '', emailAddress: '' };
const fields = [...nameFields, { ...emailField, autoComplete: 'email' }];

/** Invitation-only signup: requests a link by email; the response is always the same (decision D2). */
export function SelfInvitation({ lost }: { lost: boolean }) {
  const { call, t } = useHub();
  const { isSent, ...account } = useAccountForm(selfInvitationForm, empty, (form) =>
    call('selfInvitation', { body: form }),
  );
  if (isSent) {
    return (
      <AccountPage title={t('public.createAssociate.title')}>
        <DoneNotice title={t('public.createAssociate.selfDone')}>
          {t('invitation.selfAnswer')}
        </DoneNotice>
      </AccountPage>
    );
  }
  return (
    <AccountPage
      title={t('public.createAssociate.title')}
      lead={t('public.createAssociate.selfLead')}
    >
      {lost && <LostLink />}
      <AccountForm
        {...account}
        fields={fields}
        submitLabel={t('public.createAssociate.selfSubmit')}
      />
    </AccountPage>
  );
}
