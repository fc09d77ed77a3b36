import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { DAY } from '../../../contract/dates.ts';
import { domainOf, isAtDomain } from '../../../contract/email.ts';
import { limits } from '../../../contract/limits.ts';
import type { Transaction } from '../../db/connection.ts';
import { accounts, agencies, invitations, signUps } from '../../db/schema.ts';
import { enqueueMail, mailDate } from '../../mail/outbox.ts';
import { hashToken } from '../../mail/tokens.ts';
import { isWithin } from '../limits.ts';
import {
  type GuestRequest,
  type GuestRequestContext,
  isWithinMailboxLimit,
  mailAccountExists,
} from './request.ts';

/**
 * Handles a self-invitation: emails a link if the domain belongs to exactly one approved agency. The agency's list
 * shows it only when the link is used; otherwise strangers could fill the list and use up the daily limit of emails.
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
    language: request.details.language,
    link: { purpose: 'invitation', id: signUp },
    now,
  });
}

/** Returns the only approved agency of a domain; undefined if there is none or more than one. */
async function agencyOf(tx: Transaction, domain: string) {
  const { isFreeMail } = await import('../../../files/companyDomain.ts');
  if (isFreeMail(domain)) return undefined;
  const found = await tx
    .select({ id: agencies.id, name: agencies.name })
    .from(agencies)
    .where(and(eq(agencies.domain, domain), eq(agencies.status, 'APPROVED')))
    .limit(2);
  return found.length === 1 ? found[0] : undefined;
}

/** Whether the address has a confirmed account. An unconfirmed one may be a stranger's and is ignored. */
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
 * Counts a self-invitation. Returns whether it is within the limits: per mailbox and hour, and per agency and day, of
 * which one network may use half. They are separate from the agency's daily limit for its own invitations.
 */
async function isWithinQuota(
  tx: Transaction,
  request: GuestRequest,
  agencyId: string,
  context: GuestRequestContext,
): Promise<boolean> {
  const max = context.env.limits.selfInvitationsPerDay;
  const isWithinDay = (name: string, who: string, limit: number) =>
    isWithin(tx, { name, who, windowMs: DAY, max: limit }, context.clock.now());
  const ofNetwork = `${agencyId} ${request.network}`;
  return (
    (await isWithinMailboxLimit(tx, request, context)) &&
    (await isWithinDay('selfInvitations.network', ofNetwork, Math.ceil(max / 2))) &&
    (await isWithinDay('selfInvitations.agency', agencyId, max))
  );
}

/**
 * Stores the sign-up, or renews an earlier one. Returns its id, or undefined if it was emailed in the last ten minutes.
 */
async function writeSignUp(
  tx: Transaction,
  { email, details: { firstName = '', lastName = '', language } }: GuestRequest,
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
      language,
      agencyId,
      tokenHash: issued.hash,
      requestedAt: now,
      expiresAt,
    })
    .onConflictDoUpdate({
      target: [signUps.email, signUps.agencyId],
      targetWhere: sql`${signUps.kind} = 'associate'`,
      set: { requestedAt: now, expiresAt, language },
      setWhere: sql`${signUps.requestedAt} < ${mailedBefore.toISOString()}::timestamptz`,
    })
    .returning({ id: signUps.id, tokenHash: signUps.tokenHash });
  if (!row) return undefined;
  // The token of an earlier row may have been made with another secret: the stored hash must match the emailed token.
  const tokenHash = hashToken(tokens.of({ purpose: 'invitation', id: row.id }, row.tokenHash));
  if (tokenHash !== row.tokenHash) {
    await tx.update(signUps).set({ tokenHash }).where(eq(signUps.id, row.id));
  }
  return row.id;
}
