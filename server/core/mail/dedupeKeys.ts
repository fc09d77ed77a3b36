import { type Column, type SQL, sql } from 'drizzle-orm';
import { MINUTE } from '../../../contract/dates.ts';

/** A point of contact: values, or the columns of a statement that looks for many. */
interface Contact {
  agencyId: string | Column;
  accountId: string | Column | null;
}

/** The keys under which an email is stored once. All stand here, so that no two kinds of emails share one. */
export const dedupeKeys = {
  /** Once in ten minutes. */
  accountExists: (email: string, now: Date) =>
    `accountExists:${email}:${Math.floor(now.getTime() / (10 * MINUTE))}`,
  endingSoon: (endsAt: Date | null, accountId: string) =>
    `endingSoon:${endsAt?.toISOString()}:${accountId}`,
  copyOfMail: (mailId: string) => `copy of ${mailId}`,
  /** An overdue report, by a reminder of staff. */
  staffReminder: (reminderId: string, accountId: string) => `remind:${reminderId}:${accountId}`,
  /** @param daysLeft of the last reminder that is due */
  invitationReminder: (daysLeft: number | undefined, lastDay: Date | null, invitationId: string) =>
    `invitationReminder:${daysLeft}:${lastDay?.toISOString()}:${invitationId}`,
  report: (template: 'reportDue' | 'reportOverdue', quarter: string, contact: Contact) =>
    keyOf(template, quarter, contact.agencyId, contact.accountId),
  /** So many days before a date of an agency. If the date moves, the key is another. */
  daysBefore: (date: string, daysLeft: number, day: Date | Column, contact: Contact) =>
    keyOf(date, `${daysLeft}`, isoOf(day), contact.agencyId, contact.accountId),
};

const keyOf = (...parts: (string | Column | SQL | null)[]): SQL<string> =>
  sql.join(
    parts.map((part) => sql`${part}::text`),
    sql` || ':' || `,
  ) as SQL<string>;

const isoOf = (time: Date | Column) =>
  time instanceof Date
    ? time.toISOString()
    : sql`to_char(${time} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
