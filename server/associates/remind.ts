import { inArray, sql } from 'drizzle-orm';
import { dayOf, hasBegunToEnd, type Moment } from '../../contract/dates.ts';
import type { Language } from '../../contract/languages.ts';
import type { InviteType } from '../../contract/statuses.ts';
import {
  type Remindable,
  reminderPause,
  type TeamReminder,
  teamLimits,
} from '../../contract/team.ts';
import { recordAudit } from '../core/audit/record.ts';
import type { Transaction } from '../core/db/connection.ts';
import { invitations } from '../core/db/schema.ts';
import { unwanted } from '../core/mail/mailChoices.ts';
import { enqueueMails } from '../core/mail/outbox.ts';
import type { AgencyAct } from '../core/session/gate.ts';
import { countDailyMails, lockDailyMails } from '../invitations/dailyMails.ts';
import { invitationReminder } from '../invitations/reminders.ts';
import { timesFrom } from '../life-cycle/invitation.ts';
import { asDate, type Waiting, waitingPeople } from './team.ts';

type Row = Waiting & {
  language: Language;
  inviteType: InviteType;
  accountId: string | null;
  tokenExpiresAt: string | null;
  accreditedAt: string | null;
};

/** The statuses of which a person can stop the reminders: the others' emails are an invitation, or belong to the account. */
const stoppable: readonly Remindable[] = ['CREATED', 'REGISTERED'];

/**
 * Reminds the people of an agency with a status, each in their own language, with a result for each (decision D13).
 * Those whose last email is the oldest come first. Reminders of one agency run one after the other, so that nobody gets
 * two. Wake the mail worker after the commit.
 */
export async function remindTeam(
  tx: Transaction,
  { agencyId, actorId, status, ...moment }: AgencyAct & Moment & { status: Remindable },
): Promise<TeamReminder> {
  const { now } = moment;
  const today = await lockDailyMails(tx, agencyId, moment);
  const { rows } = await tx.execute<Row>(sql`
    select * from (${waitingPeople(agencyId)} and i.status = ${status} for update of i) waiting
    order by "mailedAt" nulls first, email limit ${teamLimits.reminded}`);

  const addresses = rows.map(({ email }) => email);
  const stopped = stoppable.includes(status)
    ? await unwanted(tx, 'reminders', addresses)
    : new Set<string>();
  const isDue = ({ email, mailedAt }: Row) =>
    !stopped.has(email) && reminderPause(asDate(mailedAt), now) === null;
  const reminded = rows.filter(isDue).slice(0, today.room);
  if (reminded.length > 0) {
    await mail(tx, status, reminded, { agency: today.name, agencyId, ...moment });
    const ids = reminded.map(({ id }) => id);
    await tx.update(invitations).set({ remindedAt: now }).where(inArray(invitations.id, ids));
    await countDailyMails(tx, agencyId, today, reminded.length);
    await recordAudit(tx, {
      actorId,
      subject: { type: 'agency', id: agencyId },
      event: 'remindTeam',
      after: { associateStatus: status, mails: reminded.length },
      at: now,
    });
  }
  return {
    results: rows.map((row) => {
      const { email, name, mailedAt } = row;
      if (stopped.has(email)) return { email, name, outcome: 'STOPPED' };
      const until = reminderPause(asDate(mailedAt), now);
      if (until) return { email, name, outcome: 'PAUSED', until: until.toISOString() };
      return { email, name, outcome: reminded.includes(row) ? 'REMINDED' : 'LIMIT' };
    }),
  };
}

async function mail(tx: Transaction, status: Remindable, people: Row[], about: About) {
  const { agency, agencyId, ...moment } = about;
  const { now } = moment;
  const every = ({ email: to, language }: Row) => ({ to, language, agencyId, now });
  const remindTo = (template: 'registrationReminder' | 'acknowledgementReminder', rows: Row[]) =>
    enqueueMails(
      tx,
      rows.map((row) => ({ ...every(row), template, params: { agency } })),
    );
  if (status === 'REGISTERED') return remindTo('acknowledgementReminder', people);
  if (status === 'PENDING_RENEWAL') {
    return enqueueMails(
      tx,
      people.map((row) => ({
        ...every(row),
        template: 'associateRenewalDue',
        params: { since: dayOf(asDate(row.accreditedAt)) },
      })),
    );
  }
  const isInvited = ({ accountId }: Row) => status === 'INVITED' && accountId === null;
  const invited = people.filter(isInvited).map((row) => ({
    ...row,
    agency,
    end: asDate(row.tokenExpiresAt),
  }));
  const renewedUntil = await renewEnding(tx, invited, moment);
  await enqueueMails(
    tx,
    invited.map((row) => ({
      ...every(row),
      ...invitationReminder({ ...row, end: renewedUntil.get(row.id) ?? row.end }),
    })),
  );
  return remindTo(
    'registrationReminder',
    people.filter((row) => !isInvited(row)),
  );
}

/** Renews the links whose last day has begun to end, which no reminder may name. Returns the new last days by id. */
async function renewEnding(
  tx: Transaction,
  rows: readonly { id: string; end: Date | null }[],
  moment: Moment,
): Promise<Map<string, Date>> {
  const ids = rows
    .filter(({ end }) => end === null || hasBegunToEnd(end, moment.now))
    .map(({ id }) => id);
  const { tokenExpiresAt, nextStepAt } = timesFrom(moment);
  if (ids.length > 0) {
    await tx
      .update(invitations)
      .set({ tokenExpiresAt, nextStepAt })
      .where(inArray(invitations.id, ids));
  }
  return new Map(ids.map((id) => [id, tokenExpiresAt]));
}

interface About extends Moment {
  agency: string;
  agencyId: string;
}
