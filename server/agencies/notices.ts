import { and, eq, gt, gte, lte, notExists, type SQL } from 'drizzle-orm';
import { daysFrom, firstTodayAt, startOf } from '../../contract/dates.ts';
import type { AgencyStatus } from '../../contract/statuses.ts';
import type { Transaction } from '../core/db/connection.ts';
import { accounts, agencies, mails } from '../core/db/schema.ts';
import { BATCH, inBatches, type JobRun } from '../core/jobs/job.ts';
import { dedupeKeys } from '../core/mail/dedupeKeys.ts';
import { enqueueMails } from '../core/mail/outbox.ts';
import type { MailTemplate } from '../core/mail/templates.ts';
import type { MailParams } from '../core/mail/words.ts';

/** An email that each agency gets once for an occasion. */
interface Notice<T extends MailTemplate> {
  template: T;
  agencies: SQL | undefined;
  /** Of the email to {@link contact}. */
  dedupeKey: SQL<string>;
  params(agency: Omit<NoticedAgency, 'email' | 'dedupeKey'>): MailParams<T>;
}

/** Who gets a notice, in the statement that looks for them. */
export const contact = { agencyId: agencies.id, accountId: accounts.id };

type NoticedAgency = Awaited<ReturnType<typeof recipients>>[number];

/**
 * Emails a notice to each point of contact of its agencies who has not got it yet. The email's dedupe key shows that,
 * so no email is sent twice, and none is missed while the server is down.
 */
export const sendNotice = <T extends MailTemplate>(run: JobRun, notice: Notice<T>) =>
  inBatches(run, async (tx) => {
    const people = await recipients(tx, notice);
    await enqueueMails(
      tx,
      people.map(({ email, dedupeKey, ...agency }) => ({
        to: email,
        template: notice.template,
        params: notice.params(agency),
        agencyId: agency.agencyId,
        dedupeKey,
        now: run.now,
      })),
    );
    return people.length;
  });

function recipients(
  tx: Transaction,
  { agencies: concerned, dedupeKey }: Pick<Notice<MailTemplate>, 'agencies' | 'dedupeKey'>,
) {
  const alreadySent = tx.select({ id: mails.id }).from(mails).where(eq(mails.dedupeKey, dedupeKey));
  return (
    tx
      .select({
        agencyId: agencies.id,
        name: agencies.name,
        renewalDate: agencies.renewalDate,
        windowEndsAt: agencies.windowEndsAt,
        email: accounts.email,
        dedupeKey,
      })
      .from(agencies)
      .innerJoin(accounts, eq(accounts.agencyId, agencies.id))
      .where(and(concerned, accounts.pointOfContact, accounts.enabled, notExists(alreadySent)))
      .limit(BATCH)
      // A locked agency is being saved; the next run checks it again.
      .for('no key update', { of: agencies, skipLocked: true })
  );
}

/** A notice that is sent when certain numbers of days are left until a date of an agency. */
interface Countdown<T extends MailTemplate> extends Pick<Notice<T>, 'template' | 'params'> {
  /** What ends then, in the key. */
  name: string;
  status: AgencyStatus;
  until: typeof agencies.renewalDate | typeof agencies.windowEndsAt;
  /** In descending order. */
  daysLeft: readonly number[];
}

/**
 * Sends the notices before a date. Each is due until the next one is, or until the day of the date begins to end, so
 * that only the latest of several missed ones is sent. If the date moves, they are sent again.
 */
export async function sendNoticesBefore<T extends MailTemplate>(
  run: JobRun,
  { name, status, until, daysLeft, ...notice }: Countdown<T>,
): Promise<number> {
  let done = 0;
  for (const [place, days] of daysLeft.entries()) {
    const next = daysLeft[place + 1] ?? 0;
    done += await sendNotice(run, {
      ...notice,
      agencies: and(
        eq(agencies.status, status),
        gt(until, daysFrom(run.now, next)),
        lte(until, daysFrom(run.now, days)),
        // Its day has not begun to end.
        gte(until, startOf(firstTodayAt(run.now))),
      ),
      dedupeKey: dedupeKeys.daysBefore(name, days, until, contact),
    });
  }
  return done;
}
