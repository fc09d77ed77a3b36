import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../core/db/connection.ts';
import { accounts, invitations, mails, signUps } from '../core/db/schema.ts';
import { removeInvitation } from '../invitations/personRow.ts';
import { forgetFailures } from './failures.ts';
import { endResetLinks } from './resetLinks.ts';

/**
 * Gives an account another address, with all that follows it: the person's invitation, in place of one that the new address
 * has, and emails that wait. The epoch rises, which ends the sessions.
 * @throws the database's error if the address is another account's
 */
export async function moveAddress(
  tx: Transaction,
  { id, email: from }: { id: string; email: string },
  { to, now }: { to: string; now: Date },
): Promise<void> {
  if (to === from) return;
  await tx.update(accounts).set({ email: to }).where(eq(accounts.id, id));
  await endResetLinks(tx, id, now);
  await forgetFailures(tx, from);
  await tx.delete(signUps).where(eq(signUps.email, to));
  const own = eq(invitations.email, from);
  if ((await tx.$count(invitations, own)) > 0) {
    await removeInvitation(tx, to, { actorId: id, now });
    await tx.update(invitations).set({ email: to }).where(own);
  }
  // What proves who has the old mailbox stays there.
  const isAboutPerson = sql`coalesce(${mails.params} -> 'link' ->> 'purpose', 'invitation') = 'invitation'`;
  await tx
    .update(mails)
    .set({ to })
    .where(and(eq(mails.to, from), eq(mails.status, 'QUEUED'), isAboutPerson));
}
