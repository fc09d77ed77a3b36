import { InvitedAssociate } from './InvitedAssociate.tsx';
import { SelfInvitation } from './SelfInvitation.tsx';
import { useLinkToken } from './useLinkToken.ts';

/**
 * /account/create/associate: with the mailed token the account (decision D1), without one the self-invitation
 * (decision D2).
 */
export default function CreateAssociatePage() {
  const { token, lost } = useLinkToken('creationToken');
  return token ? <InvitedAssociate key={token} token={token} /> : <SelfInvitation lost={lost} />;
}
