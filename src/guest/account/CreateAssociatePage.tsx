import { selfInvitationForm } from '#contract/forms/account.ts';
import { pages } from '#contract/pages.ts';
import { useHub } from '#providers/HubContext.ts';
import { DoneNotice } from '../kit/Alert.tsx';
import { AccountForm } from './AccountForm.tsx';
import { AccountPage } from './AccountPage.tsx';
import { emailField, nameFields } from './fields.ts';
import { InvitedAssociate } from './InvitedAssociate.tsx';
import { LinkNotice, LinkOwner } from './LinkOwner.tsx';
import { useAccountForm } from './useAccountForm.ts';
import { useLinkToken } from './useLinkToken.ts';

/**
 * /account/create/associate: with an emailed token the account form (decision D1), without one the self-invitation
 * (decision D2).
 */
export default function CreateAssociatePage() {
  const { call, t } = useHub();
  const { token, lost } = useLinkToken(pages.createAssociate.linkToken);
  if (!token) return <SelfInvitation lost={lost} />;
  return (
    <LinkOwner
      key={token}
      title={t('public.createAssociate.title')}
      read={(signal) => call('readInvitation', { body: { creationToken: token }, signal })}
    >
      {(link) => <InvitedAssociate token={token} {...link} />}
    </LinkOwner>
  );
}

const empty = { firstName: '', lastName: '', emailAddress: '' };
const fields = [...nameFields, { ...emailField, autoComplete: 'email' }];

/** Invitation-only signup: requests a link by email; the response is always the same (decision D2). */
function SelfInvitation({ lost }: { lost: boolean }) {
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
      <LinkNotice lost={lost} />
      <AccountForm
        {...account}
        fields={fields}
        submitLabel={t('public.createAssociate.selfSubmit')}
      />
    </AccountPage>
  );
}
