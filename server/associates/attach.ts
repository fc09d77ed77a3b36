import { eq, sql } from 'drizzle-orm';
import { canJoin } from '../../contract/lifeCycle.ts';
import type { AttachForm } from '../../contract/staff/people.ts';
import type { StaffAction } from '../core/action.ts';
import type { Transaction } from '../core/db/connection.ts';
import { agencies, invitations } from '../core/db/schema.ts';
import { Conflict, invalidField } from '../core/errors.ts';
import { writePersonRow } from '../invitations/personRow.ts';
import { lockAccount } from '../life-cycle/associate.ts';
import { joinAs } from '../life-cycle/join.ts';

/**
 * Makes a person with an account an associate of an agency by hand (decision D12): without a link, so the person gets
 * an email about it. An invitation of the address that waits is replaced.
 * @throws Conflict if the person belongs to an agency already or can't sign in, InvalidInput for an unknown agency
 */
export async function attachPerson(
  tx: Transaction,
  { id, actorId, now }: StaffAction,
  { agencyId, note }: AttachForm,
): Promise<void> {
  const [agency] = await tx
    .select({ id: agencies.id })
    .from(agencies)
    .where(eq(agencies.id, agencyId))
    .for('no key update');
  if (!agency) throw invalidField('agencyId', 'validation.select');
  // Locked before the account, in the same order as when a person joins by a link.
  await tx
    .select({ id: invitations.id })
    .from(invitations)
    .where(eq(invitations.email, sql`(select email from accounts where id = ${id})`))
    .for('update');
  const account = await lockAccount(tx, id);
  if (!canJoin(account, agencyId)) throw new Conflict('staff.cannotAttach');
  const { email } = account;
  await writePersonRow(
    tx,
    { accountId: id, email, agencyId, status: 'CREATED', pointOfContact: false },
    { actorId, now },
  );
  const move = { actorId, by: 'staff', now, note } as const;
  await joinAs(tx, account, { agencyId, pointOfContact: false }, 'attach', move);
}
