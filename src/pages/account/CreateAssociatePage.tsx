import { pages } from '../../../contract/pages.ts';
import { useHub } from '../../../providers/HubContext.ts';
import { InvitedAssociate } from './InvitedAssociate.tsx';
import { LinkOwner } from './LinkOwner.tsx';
import { SelfInvitation } from './SelfInvitation.tsx';
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
      <InvitedAssociate token={token} />
    </LinkOwner>
  );
}
