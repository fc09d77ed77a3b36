import { eq, isNull } from 'drizzle-orm';
import type { AssociateAccountForm } from '../../../contract/forms/account.ts';
import type { Language } from '../../../contract/languages.ts';
import { invitationEdges, next } from '../../../contract/lifeCycle.ts';
import { endSessionsOf } from '../../accounts/sessions.ts';
import { recordAudit } from '../../audit.ts';
import type { Transaction } from '../../db/connection.ts';
import { accounts, associateForms, invitations, resetTokens, signUps } from '../../db/schema.ts';
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
  const found = await lockInvitation(tx, form.creationToken, now);
  if (!found) throw new InvalidInput('error.deadToken');
  const { email } = found.invitation ?? found.signUp;
  if (form.emailAddress !== email) {
    throw invalidFields({ emailAddress: { key: 'validation.invalid' } });
  }
  const invitation = found.invitation ?? (await ownInvitation(tx, found.signUp, now));
  const status = invitation && next(invitationEdges, invitation.status, 'createAccount');
  if (!invitation || status !== 'CREATED') throw new InvalidInput('error.deadToken');

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

type Row = Pick<typeof invitations.$inferSelect, 'id' | 'agencyId' | 'status' | 'pointOfContact'>;

type SignUp = NonNullable<NonNullable<Awaited<ReturnType<typeof lockInvitation>>>['signUp']>;

/**
 * Returns the row of a self-invitation, which is added when its link is used; or the row of an invitation that the same
 * agency has sent meanwhile. Undefined if another agency has invited the person.
 */
async function ownInvitation(tx: Transaction, signUp: SignUp, now: Date): Promise<Row | undefined> {
  const { id, email, agencyId, firstName, lastName, requestedAt } = signUp;
  const columns = {
    id: invitations.id,
    agencyId: invitations.agencyId,
    status: invitations.status,
    pointOfContact: invitations.pointOfContact,
  };
  const [made] = await tx
    .insert(invitations)
    .values({
      id,
      agencyId,
      email,
      inviteType: 'SELF',
      status: 'INVITED',
      firstName,
      lastName,
      sentAt: requestedAt,
      requestedAt,
      createdAt: now,
    })
    .onConflictDoNothing({ target: invitations.email })
    .returning(columns);
  if (made) return made;
  const [there] = await tx
    .select(columns)
    .from(invitations)
    .where(eq(invitations.email, email))
    .for('update');
  if (there?.agencyId !== agencyId) return undefined;
  return { ...there, status: next(invitationEdges, there.status, 'inviteSelf') ?? there.status };
}
