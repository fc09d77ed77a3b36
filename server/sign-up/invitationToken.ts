import { and, eq, gte, isNotNull, isNull, ne, or } from 'drizzle-orm';
import { type Moment, startOf, todayAt } from '../../contract/dates.ts';
import { canJoin } from '../../contract/lifeCycle.ts';
import type { OpenInvitation } from '../../contract/records.ts';
import type { Database, Queryable, Transaction } from '../core/db/connection.ts';
import { accounts, agencies, invitations } from '../core/db/schema.ts';
import { InvalidInput } from '../core/errors.ts';
import { hashToken } from '../core/mail/tokens.ts';

/** Selects the valid invitation of an emailed token; none if it is used, expired, revoked or unknown. */
const invitationByToken = (db: Queryable, token: string, moment: Moment) =>
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
        gte(invitations.tokenExpiresAt, startOf(todayAt(moment))),
        isNull(invitations.accountId),
        or(isNull(invitations.status), ne(invitations.status, 'FAILED')),
      ),
    );

export async function readInvitation(db: Queryable, token: string, moment: Moment) {
  const [invitation] = await invitationByToken(db, token, moment);
  return invitation;
}

/** Returns the invitation of a token, locked, so that a concurrent request finds it consumed. */
export async function lockInvitation(tx: Transaction, token: string, moment: Moment) {
  const [invitation] = await invitationByToken(tx, token, moment).for('update', {
    of: invitations,
  });
  return invitation;
}

/**
 * Returns the page data of a token's link. @throws InvalidInput for an invalid token, or if the address can't join any
 * more
 */
export async function openInvitation(
  db: Database,
  token: string,
  moment: Moment,
): Promise<OpenInvitation> {
  const invitation = await readInvitation(db, token, moment);
  if (!invitation) throw new InvalidInput('error.deadToken');
  const account = await db.query.accounts.findFirst({
    where: eq(accounts.email, invitation.email),
  });
  if (account && !canJoin(account, invitation.agencyId)) {
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
