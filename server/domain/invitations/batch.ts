import { sql } from 'drizzle-orm';
import { dayOf, daysFrom } from '../../../contract/dates.ts';
import type { Language } from '../../../contract/languages.ts';
import { limits } from '../../../contract/limits.ts';
import type { MessageKey } from '../../../contract/messages.ts';
import type { Transaction } from '../../db/connection.ts';
import { type MailContent, readerLanguage } from '../../mail/outbox.ts';
import type { Tokens } from '../../mail/tokens.ts';
import type { MailParams } from '../../mail/words.ts';
import type { AgencyAct } from '../gate.ts';
import { edgesOf, hasEdge, statusByEdge } from '../life-cycle/invitation.ts';
import { lockDailyMails } from './daily-mails.ts';
import { nextStepAt } from './reminders.ts';

/** The agency and the person that invite, and the services for it. */
export interface Inviter extends AgencyAct {
  /** The inviter's language, which new invitations have. */
  language: Language;
  /** The language that was chosen for these, also for those that are sent again. */
  chosen?: Language | undefined;
  tokens: Tokens;
}

/** The result for an address: 'sent', why not, or 'raced' if its row was written concurrently. */
export interface Outcome {
  email: string;
  outcome: 'sent' | 'raced' | Extract<MessageKey, `invitation.${string}`>;
  /** When it was emailed within the last ten minutes, so that no email is sent now. */
  mailedAt: string | null;
}

/**
 * Invites valid, distinct addresses, in two statements for any number. Batches of an agency run one after the other, so
 * that the daily limit is exact and a repeated batch sends no second email. Rows are written in the order of their
 * addresses, so that two agencies can't deadlock.
 */
export async function inviteBatch(
  tx: Transaction,
  emails: readonly string[],
  { agencyId, actorId, language, chosen, tokens, now }: Inviter,
): Promise<Outcome[]> {
  const { name, room, count } = await lockDailyMails(tx, agencyId, now);

  const issued = emails.map(() => tokens.issue('invitation'));
  const expires = daysFrom(now, limits.invitationLifeDays);
  const words: MailParams<'invitation'> = { agency: name, until: dayOf(expires) };
  const content: Omit<MailContent, 'link'> = { words };
  const inMs = (ms: number) => new Date(now.getTime() + ms);
  const pause = limits.invitationResendPauseMs;
  // A request from later than a pause ahead was stored by a clock that was wrong, and pauses nothing.
  const isPaused = sql`(i.status is distinct from 'FAILED' and i.requested_at > ${inMs(-pause)} and i.requested_at <= ${inMs(pause)})`;

  const { rows } = await tx.execute<Outcome & Record<string, unknown>>(sql`
with edge as (
  select * from jsonb_to_recordset(${JSON.stringify(edgesOf('sendAgain'))}::jsonb) as edge (source text, target text)
),
input as (
  select * from unnest(
    ${sql.param(issued.map(({ id }) => id))}::uuid[],
    ${sql.param(issued.map(({ hash }) => hash))}::text[],
    ${sql.param([...emails])}::text[]
  ) with ordinality as input (id, token_hash, email, place)
),
judged as (
  select input.*,
    case when ${isPaused} then i.requested_at end as mailed_at,
    case
      when coalesce(i.agency_id, a.agency_id, case when a.id is null or a.can_join then ${agencyId}::uuid end)
        is distinct from ${agencyId}::uuid then 'invitation.cannotBeInvited'
      when i.id is null and a.id is not null and not a.can_join then 'invitation.alreadyRegistered'
      when i.id is not null and edge.known is null then 'invitation.alreadyRegistered'
      when ${isPaused} then 'sent'
      -- A mail that still waits brings the link; one that has expired has to be renewed.
      when i.status is distinct from 'EXPIRED'
        and exists (select from mails m where m.invitation_id = i.id and m.status = 'QUEUED') then 'sent'
      else 'due'
    end as outcome
  from input
  left join invitations i on i.email = input.email
  left join lateral (
    -- canJoin of the contract, but for whose agency it is.
    select id, agency_id,
      enabled and not staff and (agency_id is null or not point_of_contact and not associate) as can_join
    from accounts where email = input.email
  ) a on true
  left join lateral (select true as known from edge where source is not distinct from i.status) edge on true
),
due as (
  select *, row_number() over (order by place) <= ${room}::int as has_room from judged where outcome = 'due'
),
written as (
  insert into invitations as i
    (id, agency_id, email, language, invite_type, requested_at, token_hash, token_expires_at, next_step_at, created_at)
  select id, ${agencyId}::uuid, email, ${chosen ?? language}, 'POC', ${now}::timestamptz, token_hash, ${expires}::timestamptz,
    ${nextStepAt(expires, now)}::timestamptz, ${now}
  from due where has_room order by email
  on conflict (email) do update set
    requested_at = excluded.requested_at,
    language = coalesce(${chosen ?? null}::text, i.language),
    token_expires_at = excluded.token_expires_at,
    next_step_at = excluded.next_step_at,
    ${sql.raw(statusByEdge)},
    failure = null
  where i.agency_id = excluded.agency_id
    and ${sql.raw(hasEdge)}
    and not ${isPaused}
  returning i.id, i.email, i.language
),
mailed as (
  insert into mails ("to", template, params, language, invitation_id, agency_id, next_try_at, created_at)
  select email, 'invitation',
    ${JSON.stringify(content)}::jsonb || jsonb_build_object('link', jsonb_build_object('purpose', 'invitation', 'id', id)),
    ${readerLanguage(sql`written.email`, sql`written.language`)},
    id, ${agencyId}::uuid, ${now}, ${now}
  from written
),
noted as (
  insert into audit (at, actor_id, subject_type, subject_id, event)
  select ${now}, ${actorId}::uuid, 'invitation', id, 'invite' from written
),
counted as (
  ${count(sql`(select count(*) from written)`)} and exists (select from written)
)
select judged.email,
  case
    when judged.outcome <> 'due' then judged.outcome
    when not due.has_room then 'invitation.dailyLimit'
    when written.id is null then 'raced'
    else 'sent'
  end as outcome,
  case when judged.outcome = 'sent' then judged.mailed_at end as "mailedAt"
from judged
left join due on due.place = judged.place
left join written on written.email = judged.email
order by judged.place`);
  return rows;
}
