import { eq } from 'drizzle-orm';
import type { Moment } from '../../contract/dates.ts';
import type { AssociateAccountForm } from '../../contract/forms/account.ts';
import type { Language } from '../../contract/languages.ts';
import { invitationEdges, next } from '../../contract/lifeCycle.ts';
import { recordAudit } from '../core/audit/record.ts';
import type { Transaction } from '../core/db/connection.ts';
import { accounts, signUps } from '../core/db/schema.ts';
import { InvalidInput, invalidField } from '../core/errors.ts';
import { moveInvitations } from '../life-cycle/invitation.ts';
import { lockInvitation } from './invitationToken.ts';

/**
 * Creates the account of an invited associate and consumes the token. Returns the account's id.
 * @throws InvalidInput for an invalid token, an address that is not the token's, or one that has an account
 */
export async function createAssociate(
  tx: Transaction,
  form: AssociateAccountForm,
  { passwordHash, language, ...moment }: { passwordHash: string; language: Language } & Moment,
): Promise<string> {
  const { now } = moment;
  const invitation = await lockInvitation(tx, form.creationToken, moment);
  if (!invitation) throw new InvalidInput('error.deadToken');
  const { email } = invitation;
  if (form.emailAddress !== email) {
    throw invalidField('emailAddress', 'validation.invalid');
  }
  const status = next(invitationEdges, invitation.status, 'createAccount');
  if (status !== 'CREATED') throw new InvalidInput('error.deadToken');

  const [account] = await tx
    .insert(accounts)
    .values({
      email,
      passwordHash,
      language,
      firstName: form.firstName,
      lastName: form.lastName,
      agencyId: invitation.agencyId,
      pointOfContact: invitation.pointOfContact,
      associate: true,
      associateStatus: status,
      // The link was emailed.
      emailConfirmedAt: now,
      createdAt: now,
    })
    .onConflictDoNothing({ target: accounts.email })
    .returning({ id: accounts.id });
  if (!account) throw new InvalidInput('error.deadToken');
  await tx.delete(signUps).where(eq(signUps.email, email));
  await moveInvitations(tx, [invitation], 'createAccount', 'associate', {
    accountId: account.id,
    tokenHash: null,
    tokenExpiresAt: null,
  });
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
