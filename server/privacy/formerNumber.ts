import { sql } from 'drizzle-orm';
import type { Transaction } from '../core/db/connection.ts';
import { formerMember } from '../core/db/personal/end.ts';

/** The number of a former member, whose account's address has it. */
export const numberOf = sql`substring(email from '^former-([0-9]+)@')::int`;

/**
 * Returns the number of the next former member, or the one that somebody had before. Endings run one after the other
 * (`lockStaff`), so nobody else gets it.
 */
export async function formerNumber(tx: Transaction, before?: number): Promise<number> {
  const { rows } = await tx.execute<{ next: number; taken: boolean }>(
    sql`select coalesce(max(${numberOf}), 0) + 1 as next,
      exists (select from accounts where email = ${formerMember(before ?? 0).email}) as taken
      from accounts where ended_at is not null`,
  );
  const [{ next, taken } = { next: 1, taken: false }] = rows;
  return before === undefined || taken ? next : before;
}
