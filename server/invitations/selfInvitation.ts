import { and, eq } from 'drizzle-orm';
import { dayOf } from '../../contract/dates.ts';
import { domainOf, isAtDomain } from '../../contract/email.ts';
import { invitationEdges, next } from '../../contract/lifeCycle.ts';
import type { Transaction } from '../core/db/connection.ts';
import { isWithin, rateLimits } from '../core/db/rateLimits.ts';
import { accounts, agencies, invitations } from '../core/db/schema.ts';
import {
  type GuestRequest,
  type GuestRequestContext,
  isWithinMailboxLimit,
  mailAccountExists,
} from '../core/mail/guestRequest.ts';
import { enqueueMail } from '../core/mail/outbox.ts';
import { isPaused } from '../core/rules/invitationResult.ts';
import { moveInvitations, timesFrom } from '../life-cycle/invitation.ts';

/**
 * Handles a self-invitation: adds a row of type Self to the agency's list and emails its link, if the domain belongs to
 * exactly one approved agency.
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
  if (!(await isWithinQuota(tx, request, agency.id, context))) return;

  const times = timesFrom(context.clock.moment());
  const id = await writeInvitation(tx, request, context, { agencyId: agency.id, times });
  if (!id) return;
  await enqueueMail(tx, {
    to: email,
    template: 'selfInvitation',
    params: { agency: agency.name ?? '', until: dayOf(times.tokenExpiresAt) },
    language: request.details.language,
    link: { purpose: 'invitation', id },
    invitationId: id,
    agencyId: agency.id,
    now,
  });
}

/** Returns the only approved agency of a domain; undefined if there is none or more than one. */
async function agencyOf(tx: Transaction, domain: string) {
  const { isFreeMail } = await import('../core/rules/companyDomain.ts');
  if (isFreeMail(domain)) return undefined;
  const found = await tx
    .select({ id: agencies.id, name: agencies.name })
    .from(agencies)
    .where(and(eq(agencies.domain, domain), eq(agencies.status, 'APPROVED')))
    .limit(2);
  return found.length === 1 ? found[0] : undefined;
}

const hasAccount = async (tx: Transaction, email: string) =>
  (await tx.$count(accounts, eq(accounts.email, email))) > 0;

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
  const { selfInvitations, selfInvitationsOfNetwork } = rateLimits(context.env);
  const now = context.clock.now();
  const ofNetwork = `${agencyId} ${request.network}`;
  return (
    (await isWithinMailboxLimit(tx, request, context)) &&
    (await isWithin(tx, selfInvitationsOfNetwork, ofNetwork, now)) &&
    (await isWithin(tx, selfInvitations, agencyId, now))
  );
}

/**
 * Adds the invitation, or renews the agency's own. Returns its id, or undefined if it was emailed in the last ten
 * minutes, or is another agency's.
 */
async function writeInvitation(
  tx: Transaction,
  { email, details: { firstName, lastName, language } }: GuestRequest,
  { tokens, clock }: GuestRequestContext,
  { agencyId, times }: { agencyId: string; times: ReturnType<typeof timesFrom> },
): Promise<string | undefined> {
  const now = clock.now();
  const issued = tokens.issue('invitation');
  const [made] = await tx
    .insert(invitations)
    .values({
      ...times,
      id: issued.id,
      tokenHash: issued.hash,
      agencyId,
      email,
      inviteType: 'SELF',
      firstName,
      lastName,
      language,
      createdAt: now,
    })
    .onConflictDoNothing({ target: invitations.email })
    .returning({ id: invitations.id });
  if (made) return made.id;

  const [own] = await tx
    .select()
    .from(invitations)
    .where(and(eq(invitations.email, email), eq(invitations.agencyId, agencyId)))
    .for('update');
  if (!own || next(invitationEdges, own.status, 'inviteSelf') === undefined) return undefined;
  if (own.status !== 'FAILED' && isPaused(own.requestedAt, now)) return undefined;
  await moveInvitations(tx, [own], 'inviteSelf', 'associate', { ...times, failure: null });
  return own.id;
}
