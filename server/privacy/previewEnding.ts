import { eq, sql } from 'drizzle-orm';
import { iso } from '../../contract/dates.ts';
import type { Ending } from '../../contract/ending.ts';
import type { Queryable } from '../core/db/connection.ts';
import { type PersonKeys, personKeys } from '../core/db/personal/keys.ts';
import { rulesOf, tableNames, tableOf } from '../core/db/personal/manifest.ts';
import type { TableName } from '../core/db/personal/rules.ts';
import { accounts, agencies } from '../core/db/schema.ts';
import { NotFound } from '../core/errors.ts';
import { findBlocks } from './blocks.ts';
import { purposesOfPeople } from './periodTexts.ts';

/** Returns what goes and what stays if an account is ended now, and what has to happen first. @throws NotFound */
export async function previewEnding(db: Queryable, id: string): Promise<Ending> {
  const [account] = await db.select().from(accounts).where(eq(accounts.id, id));
  if (!account || account.endedAt) throw new NotFound();
  const person = await personKeys(db, { accountId: id });
  const { agencies: named, ...totals } = await countRows(db, person);
  return {
    endsAt: iso(account.endsAt),
    blocks: await findBlocks(db, account),
    goes: byPurpose(totals, isDeleted),
    stays: byPurpose(totals, (name) => !isDeleted(name)),
    contactOf: named ? await namesOf(db, person) : [],
  };
}

type Totals = Partial<Record<TableName, number>>;

/** Counts a person's rows in all tables by one statement. */
export async function countRows(db: Queryable, person: PersonKeys): Promise<Totals> {
  const counts = tableNames.flatMap((name) => {
    const rules = rulesOf(name);
    if (rules.rows === 'ofNobody') return [];
    return [
      sql`${name}::text, (select count(*)::int from ${tableOf(name).table} where ${rules.rowsOf(person)})`,
    ];
  });
  const { rows } = await db.execute<{ totals: Totals }>(
    sql`select json_build_object(${sql.join(counts, sql`, `)}) as totals`,
  );
  return rows[0]?.totals ?? {};
}

/** Returns how many rows there are for each purpose, of those with any. */
export const byPurpose = (
  totals: Totals,
  counts: (name: TableName) => boolean = () => true,
): Ending['goes'] =>
  purposesOfPeople
    .map(({ purpose, names }) => ({
      purpose,
      total: names.filter(counts).reduce((sum, name) => sum + (totals[name] ?? 0), 0),
    }))
    .filter(({ total }) => total > 0);

/** Of the account nothing is left but a number. */
const isDeleted = (name: TableName) => rulesOf(name).rows === 'deleted' || name === 'accounts';

async function namesOf(db: Queryable, person: PersonKeys): Promise<string[]> {
  const rules = rulesOf('agencies');
  if (rules.rows === 'ofNobody') return [];
  const found = await db
    .select({ name: agencies.name, domain: agencies.domain })
    .from(agencies)
    .where(rules.rowsOf(person));
  return found.map(({ name, domain }) => name ?? domain ?? '');
}
