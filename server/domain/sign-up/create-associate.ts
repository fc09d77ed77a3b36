import { eq, isNull } from 'drizzle-orm';
import type { AssociateAccountForm } from '../../../contract/forms/account.ts';
import type { Language } from '../../../contract/languages.ts';
import { invitationEdges, next } from '../../../contract/lifeCycle.ts';
import { endSessionsOf } from '../../accounts/sessions.ts';
import { recordAudit } from '../../audit/record.ts';
import type { Transaction } from '../../db/connection.ts';
import { accounts, associateForms, resetTokens, signUps } from '../../db/schema.ts';
import { InvalidInput, invalidFields } from '../../errors.ts';
import { moveInvitation } from '../life-cycle/invitation.ts';
import { lockInvitation } from './invitation-token.ts';

/**
 * Creates the account of an invited associate and consumes the token. Returns the account's id. An existing account
 * with the unconfirmed address is taken over.
 * @throws InvalidInput for an invalid token, or an address that is not the token's
 */
export async function createAssociate(
  tx: Transaction,
  form: AssociateAccountForm,
  { passwordHash, language, now }: { passwordHash: string; language: Language; now: Date },
): Promise<string> {
  const invitation = await lockInvitation(tx, form.creationToken, now);
  if (!invitation) throw new InvalidInput('error.deadToken');
  const { email } = invitation;
  if (form.emailAddress !== email) {
    throw invalidFields({ emailAddress: { key: 'validation.invalid' } });
  }
  const status = next(invitationEdges, invitation.status, 'createAccount');
  if (status !== 'CREATED') throw new InvalidInput('error.deadToken');

  const person = {
    ...untouched,
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
  } as const;
  const [account] = await tx
    .insert(accounts)
    .values({ email, ...person })
    .onConflictDoUpdate({
      target: accounts.email,
      set: person,
      setWhere: isNull(accounts.emailConfirmedAt),
    })
    .returning({ id: accounts.id });
  if (!account) throw new InvalidInput('error.deadToken');
  await endSessionsOf(tx, account.id);
  await tx.delete(associateForms).where(eq(associateForms.accountId, account.id));
  await tx.delete(resetTokens).where(eq(resetTokens.accountId, account.id));
  await tx.delete(signUps).where(eq(signUps.email, email));
  await moveInvitation(tx, invitation, 'createAccount', 'associate', {
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

/** The columns that are reset when an account with an unconfirmed address is taken over. */
const untouched = {
  staff: false,
  accreditedAt: null,
  acknowledgedAt: null,
  rejectedAt: null,
  leadId: null,
  surpriseRegisteredAt: null,
};
