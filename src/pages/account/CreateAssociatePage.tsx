import { useSearchParams } from 'react-router-dom';
import { InvitedAssociate } from './InvitedAssociate.tsx';
import { SelfInvitation } from './SelfInvitation.tsx';

/** /account/create/associate: with the mailed token the account (D1), without one the self-invitation (D2). */
export default function CreateAssociatePage() {
  const [search] = useSearchParams();
  const token = search.get('creationToken');
  return token ? <InvitedAssociate key={token} token={token} /> : <SelfInvitation />;
}
