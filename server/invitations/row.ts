import { and, eq, ne } from 'drizzle-orm';
import { isEmail, normalizeEmail } from '../../contract/email.ts';
import type { Invitation } from '../../contract/records.ts';
import { type AuditEntry, entryOf, recordAudit } from '../core/audit/record.ts';
import type { Transaction } from '../core/db/connection.ts';
import { accounts, invitations } from '../core/db/schema.ts';
import { Conflict, NotFound } from '../core/errors.ts';
import type { AgencyAct } from '../core/session/gate.ts';
import { endSessionsOf, renewSessionsOf } from '../core/session/sessions.ts';
import { lockAgency } from '../life-cycle/agency.ts';
import { endCertificates } from '../life-cycle/certificates.ts';
import { toInvitation } from './list.ts';

type RowAct = AgencyAct & { email: string };
type Act = Pick<AgencyAct, 'actorId' | 'now'>;

/**
 * Sets whether a person of the agency is a point of contact; an invited person becomes one with the account.
 * @throws NotFound for a row that isn't the agency's, Conflict for its last point of contact
 */
export async function setPointOfContact(
  tx: Transaction,
  { agencyId, actorId, email, now }: RowAct,
  pointOfContact: boolean,
): Promise<Invitation> {
  const { row, account } = await lockRow(tx, agencyId, email);
  if (account?.pointOfContact && !pointOfContact) await refuseLastPoc(tx, agencyId, account.id);
  if (row.pointOfContact !== pointOfContact || account?.pointOfContact === !pointOfContact) {
    const act = { actorId, now };
    if (account) await setRole(tx, account.id, pointOfContact, act);
    else {
      await tx.update(invitations).set({ pointOfContact }).where(eq(invitations.id, row.id));
      await recordAudit(tx, roleEntry('invitation', row.id, pointOfContact, act));
    }
  }
  return toInvitation({ ...row, pointOfContact });
}

/** Makes a person with an account a point of contact of their agency, or no longer. */
export async function setRole(
  tx: Transaction,
  accountId: string,
  pointOfContact: boolean,
  act: Act,
): Promise<void> {
  await tx.update(accounts).set({ pointOfContact }).where(eq(accounts.id, accountId));
  await tx.update(invitations).set({ pointOfContact }).where(eq(invitations.accountId, accountId));
  await renewSessionsOf(tx, accountId);
  await recordAudit(tx, roleEntry('account', accountId, pointOfContact, act));
}

const roleEntry = (
  type: 'account' | 'invitation',
  id: string,
  pointOfContact: boolean,
  act: Act,
): AuditEntry => {
  const before = { pointOfContact: !pointOfContact };
  return entryOf(type, { id, ...act }, 'setPointOfContact', before, { pointOfContact });
};

/**
 * Revokes an invitation: its link is invalid and a queued email is not sent. A registered person is detached from the
 * agency, and their certificate and sessions end.
 * @throws NotFound for a row that isn't the agency's, Conflict for its last point of contact
 */
export async function revokeInvitation(
  tx: Transaction,
  { agencyId, actorId, email, now }: RowAct,
): Promise<void> {
  const { row, account } = await lockRow(tx, agencyId, email);
  if (account?.pointOfContact) await refuseLastPoc(tx, agencyId, account.id);
  // While the row is there, from which the entry has its agency.
  await recordAudit(tx, {
    actorId,
    subject: { type: 'invitation', id: row.id },
    event: 'revoke',
    before: { email: row.email, status: row.status, inviteType: row.inviteType },
    at: now,
  });
  await tx.delete(invitations).where(eq(invitations.id, row.id));
  if (!account) return;

  const detached = { agencyId: null, pointOfContact: false, associate: false };
  await tx
    .update(accounts)
    .set({ ...detached, renewsWithAgency: false })
    .where(eq(accounts.id, account.id));
  await endCertificates(tx, { people: [account.id] }, 'withdrawn', now);
  await endSessionsOf(tx, account.id);
  await recordAudit(tx, {
    actorId,
    subject: { type: 'account', id: account.id },
    event: 'detach',
    before: {
      agencyId,
      pointOfContact: account.pointOfContact,
      associate: account.associate,
      associateStatus: account.associateStatus,
    },
    after: { ...detached, associateStatus: account.associateStatus },
    at: now,
  });
}

const NOBODY = '00000000-0000-0000-0000-000000000000';

/**
 * Returns the agency's invitation of an address, locked, with the account of its person if there is one.
 * @throws NotFound if the agency has no such row, even if another agency has
 */
async function lockRow(tx: Transaction, agencyId: string, email: string) {
  const address = normalizeEmail(email);
  if (!isEmail(address)) throw new NotFound();
  // The lock serializes changes of points of contact, so that one always remains.
  await lockAgency(tx, agencyId);
  const [row] = await tx
    .select()
    .from(invitations)
    .where(and(eq(invitations.email, address), eq(invitations.agencyId, agencyId)))
    .for('update');
  if (!row) throw new NotFound();
  // Not by the address: a person of the agency without a role can be invited, and is not taken out with the invitation.
  const [account] = await tx
    .select()
    .from(accounts)
    .where(and(eq(accounts.id, row.accountId ?? NOBODY), eq(accounts.agencyId, agencyId)))
    .for('update');
  return { row, account };
}

/**
 * @throws Conflict if `accountId` is the agency's last point of contact, who can be neither removed nor demoted. Invited
 * people without an account don't count.
 */
async function refuseLastPoc(tx: Transaction, agencyId: string, accountId: string) {
  const others = await tx.$count(
    accounts,
    and(
      eq(accounts.agencyId, agencyId),
      eq(accounts.pointOfContact, true),
      eq(accounts.enabled, true),
      ne(accounts.id, accountId),
    ),
  );
  if (others === 0) throw new Conflict('error.lastPoc');
}
