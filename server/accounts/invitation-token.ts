import { and, eq, gt, isNotNull, isNull, ne, or } from 'drizzle-orm';
import type { Queryable } from '../db/connection.ts';
import { agencies, invitations } from '../db/schema.ts';
import { hashToken } from '../mail/tokens.ts';

/** The living invitations of a mailed token: at most one. Used, expired, revoked or never issued are all the same. */
export const invitationOf = (db: Queryable, token: string, now: Date) =>
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
