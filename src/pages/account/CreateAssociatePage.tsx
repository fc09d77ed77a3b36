import { pages } from '../../../contract/pages.ts';
import { call } from '../../../providers/api.ts';
import { t } from '../../../providers/i18n/translate.ts';
import { InvitedAssociate } from './InvitedAssociate.tsx';
import { LinkOwner } from './LinkOwner.tsx';
import { SelfInvitation } from './SelfInvitation.tsx';
import { useLinkToken } from './useLinkToken.ts';

/**
 * /account/create/associate: with the mailed token the account (decision D1), without one the self-invitation
 * (decision D2).
 */
export default function CreateAssociatePage() {
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
