import { and, eq, or, sql } from 'drizzle-orm';
import { domainOf } from '../../contract/email.ts';
import type { SelfInvitationForm } from '../../contract/forms/account.ts';
import { limits } from '../../contract/limits.ts';
import type { Transaction } from '../db/connection.ts';
import { accounts, agencies, invitations } from '../db/schema.ts';
import { nextStepAt } from '../domain/invitations/next-step.ts';
import { enqueueMail, mailDate } from '../mail/outbox.ts';
import { hashToken, type Tokens } from '../mail/tokens.ts';
import { tellOwner } from './create-agent.ts';
import { isFreeMail } from './email-domain.ts';

const DAY = 86_400_000;

/**
 * Invites a person who asks for it, when the address's domain is that of exactly one approved agency (D2). Answers
 * nothing: what became of it is for the mailbox alone.
 */
export async function inviteSelf(
  tx: Transaction,
  form: SelfInvitationForm,
  { tokens, now }: { tokens: Tokens; now: Date },
): Promise<void> {
  const { emailAddress: email } = form;
  const today = now.toISOString().slice(0, 10);
  const agency = await agencyOf(tx, domainOf(email), today);
  if (!agency) return;
  if ((await tx.$count(accounts, eq(accounts.email, email))) > 0) return tellOwner(tx, email, now);

  const tokenExpiresAt = new Date(now.getTime() + limits.invitationLifeDays * DAY);
  const issued = tokens.issue('invitation');
  const row = await writeRow(tx, form, { issued, agencyId: agency.id, tokenExpiresAt, now });
  if (!row) return;
  await tx
    .update(agencies)
    .set({ mailsDay: today, mailsToday: agency.mails + 1 })
    .where(eq(agencies.id, agency.id));

  // A row of old may have a token that another secret made, or none.
  const tokenHash = hashToken(tokens.of({ purpose: 'invitation', id: row.id }));
  if (row.tokenHash !== tokenHash) {
    await tx.update(invitations).set({ tokenHash }).where(eq(invitations.id, row.id));
  }
  await enqueueMail(tx, {
    to: email,
    template: 'selfInvitation',
    params: { agency: agency.name ?? '', until: mailDate(tokenExpiresAt) },
    link: { purpose: 'invitation', id: row.id },
    invitationId: row.id,
    agencyId: agency.id,
    now,
  });
}

/**
 * The agency of a domain when it is the only approved one and has a mail of the day left (D11). Locked like by a bulk
 * invitation, and first as there.
 */
async function agencyOf(tx: Transaction, domain: string, today: string) {
  if (isFreeMail(domain)) return undefined;
  const [agency, ...others] = await tx
    .select({
      id: agencies.id,
      name: agencies.name,
      mails: sql<number>`case when ${agencies.mailsDay} = ${today} then ${agencies.mailsToday} else 0 end`,
    })
    .from(agencies)
    .where(and(eq(agencies.domain, domain), eq(agencies.status, 'APPROVED')))
    .limit(2)
    .for('no key update');
  if (others.length > 0 || !agency) return undefined;
  return agency.mails < limits.invitationMailsPerAgencyAndDay ? agency : undefined;
}

interface NewRow {
  issued: ReturnType<Tokens['issue']>;
  agencyId: string;
  tokenExpiresAt: Date;
  now: Date;
}

/**
 * Writes the invitation, or has the one there be mailed again, where nobody has registered by it yet and the last mail
 * is ten minutes old or failed (I4, I20); undefined where nothing is to be mailed.
 */
async function writeRow(
  tx: Transaction,
  { emailAddress: email, firstName, lastName }: SelfInvitationForm,
  { issued, agencyId, tokenExpiresAt, now }: NewRow,
): Promise<{ id: string; tokenHash: string | null } | undefined> {
  const asked = { requestedAt: now, tokenExpiresAt, nextStepAt: nextStepAt(tokenExpiresAt, now) };
  const sentBefore = new Date(now.getTime() - limits.invitationResendPauseMs);
  const [row] = await tx
    .insert(invitations)
    .values({
      ...asked,
      id: issued.id,
      agencyId,
      email,
      inviteType: 'SELF',
      tokenHash: issued.hash,
      firstName,
      lastName,
      createdAt: now,
    })
    .onConflictDoUpdate({
      target: invitations.email,
      set: {
        ...asked,
        reason: null,
        status: sql`case when ${invitations.status} = 'FAILED' then null else ${invitations.status} end`,
      },
      setWhere: and(
        eq(invitations.agencyId, agencyId),
        or(
          eq(invitations.status, 'FAILED'),
          and(
            eq(invitations.status, 'INVITED'),
            sql`${invitations.requestedAt} < ${sentBefore.toISOString()}::timestamptz`,
          ),
        ),
      ),
    })
    .returning({ id: invitations.id, tokenHash: invitations.tokenHash });
  return row;
}
