import { and, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../core/db/connection.ts';
import { accounts } from '../core/db/schema.ts';
import { enqueueMail } from '../core/mail/outbox.ts';
import type { Agency } from './agency.ts';
import { moveAssociate } from './associate.ts';
import type { Move } from './edge.ts';
import { reviewReasons } from './reviewReasons.ts';

const mailsOf = {
  renewedWithAgency: 'associateApproved',
  reviewWithAgency: undefined,
  rejectedWithAgency: 'associateRejected',
} as const;

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
  for (const account of waiting) {
    const needsReview = reviewReasons(account, agency).length > 0;
    const event = !isApproved
      ? 'rejectedWithAgency'
      : needsReview
        ? 'reviewWithAgency'
        : 'renewedWithAgency';
    await moveAssociate(tx, account, event, { actorId, by: 'job', now });
    const template = mailsOf[event];
    if (!template || !account.enabled) continue;
    await enqueueMail(tx, {
      to: account.email,
      template,
      params: { agency: agency.name ?? '' },
      agencyId: agency.id,
      now,
    });
  }
}
