import { and, eq, gt, isNotNull, isNull, ne, or } from 'drizzle-orm';
import { canJoin } from '../../../contract/membership.ts';
import type { OpenInvitation } from '../../../contract/records.ts';
import type { Database, Queryable, Transaction } from '../../db/connection.ts';
import { accounts, agencies, invitations, signUps } from '../../db/schema.ts';
import { InvalidInput } from '../../errors.ts';
import { hashToken } from '../../mail/tokens.ts';
import { asMember } from '../associate/join.ts';

/** The living invitation of a mailed token. Used, expired, revoked or never issued are all the same. */
const invitedBy = (db: Queryable, token: string, now: Date) =>
  db
    .select({
      id: invitations.id,
      email: invitations.email,
      status: invitations.status,
      pointOfContact: invitations.pointOfContact,
      firstName: invitations.firstName,
      lastName: invitations.lastName,
      agencyId: invitations.agencyId,
      company: agencies.name,
    })
    .from(invitations)
    .innerJoin(agencies, eq(agencies.id, invitations.agencyId))
    .where(
      and(
        eq(invitations.tokenHash, hashToken(token)),
        isNotNull(invitations.tokenHash),
        gt(invitations.tokenExpiresAt, now),
        isNull(invitations.accountId),
        or(isNull(invitations.status), ne(invitations.status, 'FAILED')),
      ),
    );

/** …and the living self-invitation of one. */
const askedForBy = (db: Queryable, token: string, now: Date) =>
  db
    .select({
      id: signUps.id,
      email: signUps.email,
      firstName: signUps.firstName,
      lastName: signUps.lastName,
      requestedAt: signUps.requestedAt,
      agencyId: agencies.id,
      company: agencies.name,
    })
    .from(signUps)
    .innerJoin(agencies, eq(agencies.id, signUps.agencyId))
    .where(
      and(
        eq(signUps.tokenHash, hashToken(token)),
        eq(signUps.kind, 'associate'),
        gt(signUps.expiresAt, now),
      ),
    );

/** Whom the token of a mailed link is for, by an agency's invitation or the person's own; undefined: it is dead. */
export async function readInvitation(db: Queryable, token: string, now: Date) {
  const [invitation] = await invitedBy(db, token, now);
  return invitation ?? (await askedForBy(db, token, now))[0];
}

/** What a token opens, locked until the transaction ends: whoever comes second finds it consumed. */
export async function lockInvitation(tx: Transaction, token: string, now: Date) {
  const [invitation] = await invitedBy(tx, token, now).for('update', { of: invitations });
  if (invitation) return { invitation };
  const [signUp] = await askedForBy(tx, token, now).for('update', { of: signUps });
  return signUp && { signUp };
}

/** Returns what the link of a token opens. @throws InvalidInput for a dead one, or if the address can't join any more */
export async function openInvitation(
  db: Database,
  token: string,
  now: Date,
): Promise<OpenInvitation> {
  const invitation = await readInvitation(db, token, now);
  if (!invitation) throw new InvalidInput('error.deadToken');
  const account = await db.query.accounts.findFirst({
    where: and(eq(accounts.email, invitation.email), isNotNull(accounts.emailConfirmedAt)),
  });
  if (account && !canJoin(asMember(account), invitation.agencyId)) {
    throw new InvalidInput('error.deadToken');
  }
  return {
    emailAddress: invitation.email,
    companyName: invitation.company ?? '',
    firstName: invitation.firstName ?? '',
    lastName: invitation.lastName ?? '',
    hasAccount: account !== undefined,
  };
}
