import { type SQL, sql } from 'drizzle-orm';
import { dayOf } from '../../../contract/dates.ts';
import { limits } from '../../../contract/limits.ts';
import type { Transaction } from '../../db/connection.ts';

/** What an agency may still email to its associates today. */
export interface DailyMails {
  /** The agency's name; '' if it has none yet. */
  name: string;
  /** How many more emails it may send today. */
  room: number;
  /** Returns the statement that counts a number of further emails. */
  count(further: SQL): SQL;
}

/**
 * Locks an agency until the transaction ends, so that its emails are counted one batch after the other and the daily limit is
 * exact.
 */
export async function lockDailyMails(
  tx: Transaction,
  agencyId: string,
  now: Date,
): Promise<DailyMails> {
  const today = dayOf(now);
  const { rows } = await tx.execute<{ name: string | null; mails: number }>(sql`
    select name, case when mails_day = ${today} then mails_today else 0 end as mails
    from agencies where id = ${agencyId} for no key update`);
  const { name, mails = 0 } = rows[0] ?? {};
  return {
    name: name ?? '',
    room: Math.max(0, limits.invitationMailsPerAgencyAndDay - mails),
    count: (further) => sql`
      update agencies set mails_day = ${today}, mails_today = ${mails}::int + ${further} where id = ${agencyId}`,
  };
}
