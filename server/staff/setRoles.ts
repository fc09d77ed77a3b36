import { and, eq, inArray } from 'drizzle-orm';
import { dayOf, daysFrom, endOf, type Moment } from '../../contract/dates.ts';
import { staffRoles as allRoles, type StaffRole } from '../../contract/staff/roles.ts';
import type { AccountAction } from '../core/action.ts';
import { type AuditEvent, entryOf, recordAudit } from '../core/audit/record.ts';
import type { Transaction } from '../core/db/connection.ts';
import { accounts, resetTokens, staffRoles } from '../core/db/schema.ts';
import { NotAllowed, NotFound } from '../core/errors.ts';
import { enqueueMail } from '../core/mail/outbox.ts';
import type { Tokens } from '../core/mail/tokens.ts';
import { keepAdministrator } from '../core/session/administrators.ts';
import { keepForEmergencies } from '../core/session/emergency.ts';
import { endSessionsOf } from '../core/session/sessions.ts';
import { endResetLinks } from '../sign-in/resetLinks.ts';
import { lockStaff, rolesOf } from './lock.ts';
import { tellAdministrators } from './tellAdministrators.ts';

const LINK_DAYS = 7;

type RoleAction = AccountAction & Moment;

/** What setting roles has changed. */
export interface RoleChange {
  before: StaffRole[];
  after: StaffRole[];
  /** The token of the emailed link by which somebody who was not staff sets a password. */
  token?: string;
}

/**
 * Gives a person the roles that `wanted` makes of those that the person has. Every change ends the person's sessions. Somebody who was not staff also loses the
 * password and gets a link to set one, so that no earlier password opens the console. A new administrator is told to
 * all administrators.
 * @throws NotAllowed for a role that the actor does not have, Conflict if no administrator would remain, and as
 * {@link lockStaff}; NotFound
 */
export async function setRoles(
  tx: Transaction,
  action: RoleAction,
  wanted: (held: readonly StaffRole[]) => readonly StaffRole[],
  tokens: Tokens,
): Promise<RoleChange> {
  const { id, actorId, now } = action;
  const ofActor = await lockStaff(tx, action, 'grantRoles');
  const [account] = await tx.select().from(accounts).where(eq(accounts.id, id)).for('update');
  if (!account) throw new NotFound();
  const before = await rolesOf(tx, id);
  const chosen = wanted(before);
  const after = allRoles.filter((role) => chosen.includes(role));
  const granted = after.filter((role) => !before.includes(role));
  const withdrawn = before.filter((role) => !after.includes(role));
  if (granted.length + withdrawn.length === 0) return { before, after };
  if (!granted.every((role) => ofActor.includes(role))) throw new NotAllowed('staff.roleNotYours');

  if (withdrawn.length > 0) {
    if (after.length === 0) await keepForEmergencies(tx, id);
    const lost = and(eq(staffRoles.accountId, id), inArray(staffRoles.role, withdrawn));
    await keepAdministrator(tx, () => tx.delete(staffRoles).where(lost));
  }
  if (granted.length > 0) {
    await tx
      .insert(staffRoles)
      .values(granted.map((role) => ({ accountId: id, role, grantedBy: actorId, grantedAt: now })));
  }
  const ended = await endSessionsOf(tx, id);
  const event = eventOf(before, after);
  const change = entryOf('account', action, event, { roles: before }, { roles: after, ended });
  await recordAudit(tx, change);
  // Nobody becomes an administrator unnoticed.
  if (granted.includes('administrator'))
    await tellAdministrators(tx, action, 'administratorAdded', { person: account.email });
  if (event !== 'addStaff') return { before, after };
  return { before, after, token: await askForPassword(tx, account, tokens, action) };
}

function eventOf(before: readonly StaffRole[], after: readonly StaffRole[]): AuditEvent {
  if (before.length === 0) return 'addStaff';
  return after.length === 0 ? 'removeStaff' : 'setRoles';
}

/** Removes the password and all links to set one, and emails a new link. Returns its token. */
async function askForPassword(
  tx: Transaction,
  { id: accountId, email }: { id: string; email: string },
  tokens: Tokens,
  { now, timeZone }: Moment,
): Promise<string> {
  await tx.update(accounts).set({ passwordHash: null }).where(eq(accounts.id, accountId));
  await endResetLinks(tx, accountId, now);
  const until = dayOf(daysFrom(now, LINK_DAYS));
  const { id, hash: tokenHash, token } = tokens.issue('reset');
  const expiresAt = endOf(until, timeZone);
  await tx.insert(resetTokens).values({ id, tokenHash, accountId, createdAt: now, expiresAt });
  const link = { purpose: 'reset', id } as const;
  await enqueueMail(tx, { to: email, template: 'staffPassword', params: { until }, link, now });
  return token;
}
