import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { DAY, dayOf, type Moment, startOf, todayAt } from '../../contract/dates.ts';
import { searchWords } from '../../contract/folded.ts';
import { limits } from '../../contract/limits.ts';
import type { MailRecord, MailRow, mailListQuery } from '../../contract/staff/mails.ts';
import { recordAudit } from '../core/audit/record.ts';
import type { Database, Transaction } from '../core/db/connection.ts';
import { readList } from '../core/db/list.ts';
import { hasWords, isOneOf, one, queryRows, timestamptz } from '../core/db/rows.ts';
import { invitations, mails } from '../core/db/schema.ts';
import { Conflict, InvalidInput, NotFound } from '../core/errors.ts';
import { composeWithOverrides, type MailFrame } from '../core/mail/compose.ts';
import { dedupeKeys } from '../core/mail/dedupeKeys.ts';
import type { MailContent } from '../core/mail/outbox.ts';
import { type MailTemplate, mailTemplates } from '../core/mail/templates.ts';
import type { TokenPurpose, TokenRef } from '../core/mail/tokens.ts';
import { moveInvitations } from '../life-cycle/invitation.ts';

type Query = z.output<typeof mailListQuery>;

const columns = sql`m.id, m."to", m.template, m.status, m.reason, m.tries, m.agency_id as "agencyId",
  (select name from agencies g where g.id = m.agency_id) as agency,
  m.created_at as "createdAt", m.sent_at as "sentAt"`;

export function listMails(
  db: Database,
  { filter: { id, q, status, template, agencyId, since }, ...order }: Query,
) {
  const where: SQL[] = [];
  if (id) where.push(isOneOf(sql`m.id`, id));
  if (q) where.push(hasWords(sql`m."to"`, searchWords(q)));
  if (status) where.push(sql`m.status = ${status}`);
  if (template) where.push(sql`m.template = ${template}`);
  if (agencyId) where.push(sql`m.agency_id = ${agencyId}`);
  if (since) where.push(sql`m.created_at >= ${since}::timestamp at time zone 'UTC'`);
  const orderBy = { createdAt: sql`m.created_at` };
  return readList<MailRow, Query['sort'][0]>(
    db,
    { columns, from: sql`mails m`, where, orderBy, key: sql`m.id` },
    order,
  );
}

/** Returns an email with its text, composed with today's texts; a one-time token is hidden. @throws NotFound */
export async function readMail(db: Database, id: string, frame: MailFrame): Promise<MailRecord> {
  const [found] = await queryRows<Omit<MailRecord, 'subject' | 'text'> & { params: MailContent }>(
    db,
    sql`select ${columns}, m.language, m.params from mails m where m.id = ${id}`,
  );
  if (!found) throw new NotFound();
  const { params, ...mail } = found;
  const { words, link } = params;
  const { language } = mail;
  const template = mail.template as MailTemplate;
  const composed = Object.hasOwn(mailTemplates, template)
    ? await composeWithOverrides(
        db,
        { template, params: words, token: link && HIDDEN, stopToken: HIDDEN, language },
        frame,
      )
    : { subject: mail.template, text: '' };
  return { ...mail, subject: composed.subject, text: composed.text };
}

/** Replaces a token, which would let its reader act as the recipient. */
const HIDDEN = '***';

/** Returns a query that finds a row if the link of an email is still valid; `until` is its last day, if it has one. */
function validLink({ purpose, id }: TokenRef, moment: Moment): SQL {
  const today = timestamptz(startOf(todayAt(moment)));
  const ago = (ms: number) => timestamptz(new Date(moment.now.getTime() - ms));
  const queries: Record<TokenPurpose, SQL> = {
    invitation: sql`select token_expires_at as until from invitations
      where id = ${id} and account_id is null and token_expires_at >= ${today}`,
    reset: sql`select null as until from reset_tokens
      where id = ${id} and used_at is null and expires_at > ${timestamptz(moment.now)}`,
    confirmation: sql`select expires_at as until from sign_ups where id = ${id} and expires_at >= ${today}`,
    address: sql`select null as until from address_changes c join accounts a on a.id = c.account_id
      where c.id = ${id} and undone_at is null and confirmed_at is null and a.credential_epoch = c.credential_epoch
        and requested_at > ${ago(limits.addressLinkLifeMs)}`,
    addressUndo: sql`select null as until from address_changes
      where id = ${id} and undone_at is null and confirmed_at > ${ago(limits.addressUndoDays * DAY)}`,
  };
  return queries[purpose];
}

/** Returns the parameters of a copy: with the day on which its link ends now. @throws InvalidInput if it has ended */
async function paramsOfCopy(
  tx: Transaction,
  params: MailContent,
  moment: Moment,
): Promise<MailContent> {
  const { link, words } = params;
  if (!link) return params;
  const { rows } = await tx.execute<{ until: string | null }>(validLink(link, moment));
  const [valid] = rows;
  if (!valid) throw new InvalidInput('error.deadToken');
  const { until } = valid;
  return until ? { ...params, words: { ...words, until: dayOf(new Date(until)) } } : params;
}

/**
 * Queues a copy of an email; the record of the old one is kept. Returns the id of the copy. Asked again within ten minutes,
 * as after an answer that was lost, it returns the same one, unless that failed.
 * @throws NotFound, Conflict while it is queued, InvalidInput if its link is no longer valid
 */
export async function resendMail(
  tx: Transaction,
  id: string,
  { actorId, ...moment }: { actorId: string } & Moment,
): Promise<string> {
  const { now } = moment;
  const at = timestamptz(now);
  const [mail] = await tx
    .select({ status: mails.status, params: mails.params })
    .from(mails)
    .where(eq(mails.id, id))
    .for('update');
  if (!mail) throw new NotFound();
  if (mail.status === 'QUEUED') throw new Conflict('error.alreadyMoved');
  const params = JSON.stringify(await paramsOfCopy(tx, mail.params as MailContent, moment));
  const key = dedupeKeys.copyOfMail(id);
  const known = await tx.query.mails.findFirst({ where: eq(mails.dedupeKey, key) });
  if (known) {
    const age = now.getTime() - known.createdAt.getTime();
    if (known.status !== 'FAILED' && age < limits.invitationResendPauseMs) return known.id;
    await tx.update(mails).set({ dedupeKey: null }).where(eq(mails.id, known.id));
  }
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into mails ("to", template, params, language, priority, agency_id, invitation_id, dedupe_key, next_try_at, created_at)
    select "to", template, ${params}::jsonb, language, priority, agency_id, invitation_id, ${key}, ${at}, ${at} from mails where id = ${id}
    returning id`);
  const { id: copy } = one(rows);
  // The row shows 'Inviting…' again, as when the point of contact invites again.
  const failed = await tx
    .select({ id: invitations.id, status: invitations.status })
    .from(invitations)
    .innerJoin(mails, eq(mails.invitationId, invitations.id))
    .where(and(eq(mails.id, id), eq(invitations.status, 'FAILED')))
    .for('update', { of: invitations });
  await moveInvitations(tx, failed, 'resend', 'staff', { failure: null });
  await recordAudit(tx, {
    actorId,
    subject: { type: 'mail', id: copy },
    event: 'resendMail',
    before: { mail: id, status: mail.status },
    after: { mail: copy, status: 'QUEUED' },
    at: now,
  });
  return copy;
}
