import { eq } from 'drizzle-orm';
import { type Moment, todayAt } from '../../contract/dates.ts';
import { limits } from '../../contract/limits.ts';
import type { Transaction } from '../core/db/connection.ts';
import { one } from '../core/db/rows.ts';
import { agencies } from '../core/db/schema.ts';

/** What an agency may still email to its associates today, on the day that it is for the program. */
export interface DailyMails {
  day: string;
  /** The agency's name; '' if it has none yet. */
  name: string;
  sent: number;
  /** How many more emails it may send today. */
  room: number;
}

/**
 * Locks an agency until the transaction ends, so that its emails are counted one batch after the other and the daily limit is
 * exact.
 */
export async function lockDailyMails(
  tx: Transaction,
  agencyId: string,
  moment: Moment,
): Promise<DailyMails> {
  const agency = one(
    await tx
      .select({ name: agencies.name, day: agencies.mailsDay, mails: agencies.mailsToday })
      .from(agencies)
      .where(eq(agencies.id, agencyId))
      .for('no key update'),
  );
  const day = todayAt(moment);
  const sent = agency.day === day ? agency.mails : 0;
  const room = Math.max(0, limits.invitationMailsPerAgencyAndDay - sent);
  return { day, name: agency.name ?? '', sent, room };
}

/** Counts further emails for the limit of today. */
export async function countDailyMails(
  tx: Transaction,
  agencyId: string,
  { day, sent }: DailyMails,
  further: number,
): Promise<void> {
  if (further === 0) return;
  await tx
    .update(agencies)
    .set({ mailsDay: day, mailsToday: sent + further })
    .where(eq(agencies.id, agencyId));
}
