import type { AssociateStatus } from '../../../contract/statuses.ts';
import type { Transaction } from '../../db/connection.ts';
import { recordAgreements } from '../agreements.ts';
import { lockAssociate, moveAssociate, statusOf } from '../life-cycle/associate.ts';

/**
 * Accredits a registered associate who acknowledges the brand education, and writes down which version of it.
 * Who is accredited already is left as they are.
 * @throws Conflict in any other status, NotAllowed where the person is no associate any more
 */
export async function acknowledge(
  tx: Transaction,
  { accountId, now }: { accountId: string; now: Date },
): Promise<AssociateStatus> {
  const account = await lockAssociate(tx, accountId);
  const move = { actorId: accountId, by: 'associate', now } as const;
  const status = await moveAssociate(tx, account, 'acknowledge', move);
  if (status !== statusOf(account)) {
    await recordAgreements(tx, {
      accountId,
      agencyId: account.agencyId,
      kinds: ['education'],
      text: 'education',
      at: now,
    });
  }
  return status;
}
