import { and, eq, gt, isNotNull, isNull, ne, or } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../db/connection.ts';
import { agencies, invitations, signUps } from '../../db/schema.ts';
import { hashToken } from '../../mail/tokens.ts';

/** The living invitation of a mailed token. Used, expired, revoked or never issued are all the same. */
const invitedBy = (db: Queryable, token: string, now: Date) =>
  db
    .select({
      id: invitations.id,
      email: invitations.email,
      status: invitations.status,
      pointOfContact: invitations.pointOfContact,
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
