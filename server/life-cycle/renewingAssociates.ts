import { and, eq, inArray } from 'drizzle-orm';
import type { AssociateEvent } from '../../contract/lifeCycle.ts';
import type { Transaction } from '../core/db/connection.ts';
import { accounts } from '../core/db/schema.ts';
import type { Agency } from './agency.ts';
import { type Account, moveAssociates } from './associate.ts';
import type { Move } from './edge.ts';
import { reviewReasons } from './reviewReasons.ts';

/**
 * Decides about the associates whose renewal waits for the renewal of their agency, once the agency is approved or
 * rejected (decision C1). If a rejected agency is reopened and approved, they are renewed after all.
 * @param agency locked, with the status after the decision
 */
export async function decideRenewingAssociates(
  tx: Transaction,
  agency: Agency,
  { actorId, now }: Move,
): Promise<void> {
  const isApproved = agency.status === 'APPROVED';
  if (!isApproved && agency.status !== 'REJECTED') return;
  const waiting = await tx
    .select()
    .from(accounts)
    .where(
      and(
        eq(accounts.agencyId, agency.id),
        eq(accounts.associate, true),
        eq(accounts.renewsWithAgency, true),
        inArray(
          accounts.associateStatus,
          isApproved ? ['PENDING_RENEWAL', 'REJECTED'] : ['PENDING_RENEWAL'],
        ),
      ),
    )
    .for('update');
  const needsReview = (account: Account) => reviewReasons(account, agency).length > 0;
  const decide = (event: AssociateEvent, people: Account[]) =>
    moveAssociates(tx, people, event, { actorId, by: 'job', now });
  if (!isApproved) return decide('rejectedWithAgency', waiting);
  await decide('reviewWithAgency', waiting.filter(needsReview));
  await decide(
    'renewedWithAgency',
    waiting.filter((account) => !needsReview(account)),
  );
}
