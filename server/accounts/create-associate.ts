import { eq } from 'drizzle-orm';
import type { AssociateAccountForm } from '../../contract/forms/account.ts';
import { invitationEdges, next } from '../../contract/lifeCycle.ts';
import { englishText } from '../../contract/messages.ts';
import { recordAudit } from '../audit.ts';
import type { Transaction } from '../db/connection.ts';
import { accounts, invitations } from '../db/schema.ts';
import { refuse, refuseFields } from '../errors.ts';
import { invitationOf } from './invitation-token.ts';

/**
 * Makes the account of an invited associate and consumes the token (D1). Answers the account's id.
 * @throws Refusal 400 for a dead token, or an address that isn't the token's.
 */
export async function createAssociate(
  tx: Transaction,
  form: AssociateAccountForm,
  { passwordHash, now }: { passwordHash: string; now: Date },
): Promise<string> {
  // Whoever comes second waits here, and then finds the token consumed.
  const [invitation] = await invitationOf(tx, form.creationToken, now).for('update', {
    of: invitations,
  });
  const status = invitation && next(invitationEdges, invitation.status, 'createAccount');
  if (!invitation || status !== 'CREATED') throw refuse(400, 'error.deadToken');
  if (form.emailAddress !== invitation.email) {
    throw refuseFields({ emailAddress: englishText({ key: 'validation.invalid' }) });
  }
  const [account] = await tx
    .insert(accounts)
    .values({
      email: invitation.email,
      passwordHash,
      firstName: form.firstName,
      lastName: form.lastName,
      agencyId: invitation.agencyId,
      pointOfContact: invitation.pointOfContact,
      associate: true,
      associateStatus: status,
      // The link came by mail.
      emailConfirmedAt: now,
      createdAt: now,
    })
    .onConflictDoNothing({ target: accounts.email })
    .returning({ id: accounts.id });
  if (!account) throw refuse(400, 'error.deadToken');
  await tx
    .update(invitations)
    .set({ status, accountId: account.id, tokenHash: null, tokenExpiresAt: null })
    .where(eq(invitations.id, invitation.id));
  await recordAudit(tx, {
    actorId: account.id,
    subject: { type: 'account', id: account.id },
    event: 'createAccount',
    before: { associateStatus: invitation.status },
    after: { associateStatus: status },
    at: now,
  });
  return account.id;
}
