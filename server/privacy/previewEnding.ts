import { eq, sql } from 'drizzle-orm';
import { iso } from '../../contract/dates.ts';
import type { Ending } from '../../contract/ending.ts';
import type { Queryable } from '../core/db/connection.ts';
import { type PersonKeys, personKeys } from '../core/db/personal/keys.ts';
import { rulesOf, tableNames, tableOf } from '../core/db/personal/manifest.ts';
import { accounts, agencies } from '../core/db/schema.ts';
import { NotFound } from '../core/errors.ts';
import { findBlocks } from './blocks.ts';

/** Returns what goes and what stays if an account is ended now, and what has to happen first. @throws NotFound */
export async function previewEnding(db: Queryable, id: string): Promise<Ending> {
  const [account] = await db.select().from(accounts).where(eq(accounts.id, id));
  if (!account || account.endedAt) throw new NotFound();
  const person = await personKeys(db, { accountId: id });
  const { agencies: named, ...totals } = await countRows(db, person);
  return {
    endsAt: iso(account.endsAt),
    blocks: await findBlocks(db, account),
    goes: byPurpose(totals, 'goes'),
    stays: byPurpose(totals, 'stays'),
    contactOf: named ? await namesOf(db, person) : [],
  };
}

type Totals = Partial<Record<(typeof tableNames)[number], number>>;

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

function byPurpose(totals: Totals, what: 'goes' | 'stays'): Ending['goes'] {
  const sums = new Map<Ending['goes'][number]['purpose'], number>();
  for (const name of tableNames) {
    const total = totals[name] ?? 0;
    const isDeleted = rulesOf(name).rows === 'deleted';
    if (total === 0 || isDeleted !== (what === 'goes')) continue;
    const { purpose } = rulesOf(name);
    sums.set(purpose, (sums.get(purpose) ?? 0) + total);
  }
  return [...sums].map(([purpose, total]) => ({ purpose, total }));
}

async function namesOf(db: Queryable, person: PersonKeys): Promise<string[]> {
  const rules = rulesOf('agencies');
  if (rules.rows === 'ofNobody') return [];
  const found = await db
    .select({ name: agencies.name, domain: agencies.domain })
    .from(agencies)
    .where(rules.rowsOf(person));
  return found.map(({ name, domain }) => name ?? domain ?? '');
}
