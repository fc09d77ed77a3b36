import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { domainOf, isAtDomain } from '../../../contract/email.ts';
import { limits } from '../../../contract/limits.ts';
import { isFreeMail } from '../../../files/companyDomain.ts';
import type { Transaction } from '../../db/connection.ts';
import { accounts, agencies, invitations, signUps } from '../../db/schema.ts';
import { enqueueMail, mailDate } from '../../mail/outbox.ts';
import { hashToken } from '../../mail/tokens.ts';
import { HOUR, isWithin } from '../limits.ts';
import { isWithinMailboxLimit, mailAccountExists } from './mailbox.ts';
import type { GuestRequest, GuestRequestContext } from './request.ts';

const DAY = 24 * HOUR;

/**
 * Somebody asks to be invited: mails a link when the address's domain is that of exactly one approved agency. The
 * agency sees nothing of it until the link is used: strangers would fill its list, and spend its mails of the day.
 */
export async function selfInvitation(
  tx: Transaction,
  request: GuestRequest,
  context: GuestRequestContext,
): Promise<void> {
  const { email } = request;
  const now = context.clock.now();
  if (isAtDomain(email, context.brand.ownDomains)) return;
  const agency = await agencyOf(tx, domainOf(email));
  if (!agency) return;
  if (await hasAccount(tx, email)) return mailAccountExists(tx, email, now);
  if (await isInvitedElsewhere(tx, email, agency.id)) return;
  if (!(await isWithinQuota(tx, request, agency.id, context))) return;

  const expiresAt = new Date(now.getTime() + limits.invitationLifeDays * DAY);
  const signUp = await writeSignUp(tx, request, context, { agencyId: agency.id, expiresAt });
  if (!signUp) return;
  await enqueueMail(tx, {
    to: email,
    template: 'selfInvitation',
    params: { agency: agency.name ?? '', until: mailDate(expiresAt) },
    link: { purpose: 'invitation', id: signUp },
    now,
  });
}

/** The approved agency of a domain, when it is the only one. */
async function agencyOf(tx: Transaction, domain: string) {
  if (isFreeMail(domain)) return undefined;
  const found = await tx
    .select({ id: agencies.id, name: agencies.name })
    .from(agencies)
    .where(and(eq(agencies.domain, domain), eq(agencies.status, 'APPROVED')))
    .limit(2);
  return found.length === 1 ? found[0] : undefined;
}

/** An account that nobody has confirmed may be a stranger's: it stands in nobody's way. */
const hasAccount = async (tx: Transaction, email: string) =>
  (await tx.$count(
    accounts,
    and(eq(accounts.email, email), isNotNull(accounts.emailConfirmedAt)),
  )) > 0;

const isInvitedElsewhere = async (tx: Transaction, email: string, agencyId: string) =>
  (await tx.$count(
    invitations,
    and(eq(invitations.email, email), sql`${invitations.agencyId} <> ${agencyId}`),
  )) > 0;

/**
 * The quotas of self-invitations: of the mailbox by the hour, of the agency by the day, of which one network gets no
 * more than half. They are their own: the agency's mails of the day are for those whom it invites itself.
 */
async function isWithinQuota(
  tx: Transaction,
  request: GuestRequest,
  agencyId: string,
  context: GuestRequestContext,
): Promise<boolean> {
  const max = context.env.limits.selfInvitationsPerDay;
  const ofDay = (name: string, who: string, most: number) =>
    isWithin(tx, { name, who, windowMs: DAY, max: most }, context.clock.now());
  const ofNetwork = `${agencyId} ${request.network}`;
  return (
    (await isWithinMailboxLimit(tx, request, context)) &&
    (await ofDay('selfInvitations.network', ofNetwork, Math.ceil(max / 2))) &&
    (await ofDay('selfInvitations.agency', agencyId, max))
  );
}

/** Writes the sign-up, or has the one there be mailed again after ten minutes; undefined: nothing to be mailed. */
async function writeSignUp(
  tx: Transaction,
  { email, details: { firstName = '', lastName = '' } }: GuestRequest,
  { tokens, clock }: GuestRequestContext,
  { agencyId, expiresAt }: { agencyId: string; expiresAt: Date },
): Promise<string | undefined> {
  const now = clock.now();
  const issued = tokens.issue('invitation');
  const mailedBefore = new Date(now.getTime() - limits.invitationResendPauseMs);
  const [row] = await tx
    .insert(signUps)
    .values({
      id: issued.id,
      kind: 'associate',
      email,
      firstName,
      lastName,
      agencyId,
      tokenHash: issued.hash,
      requestedAt: now,
      expiresAt,
    })
    .onConflictDoUpdate({
      target: [signUps.email, signUps.agencyId],
      targetWhere: sql`${signUps.kind} = 'associate'`,
      set: { requestedAt: now, expiresAt },
      setWhere: sql`${signUps.requestedAt} < ${mailedBefore.toISOString()}::timestamptz`,
    })
    .returning({ id: signUps.id, tokenHash: signUps.tokenHash });
  if (!row) return undefined;
  // What is mailed must be what opens: the token of an earlier row may have been made with another secret.
  const tokenHash = hashToken(tokens.of({ purpose: 'invitation', id: row.id }, row.tokenHash));
  if (tokenHash !== row.tokenHash) {
    await tx.update(signUps).set({ tokenHash }).where(eq(signUps.id, row.id));
  }
  return row.id;
}
