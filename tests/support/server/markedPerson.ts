import { type Column, sql } from 'drizzle-orm';
import { rulesOf, tableNames, tableOf } from '../../../server/core/db/personal/manifest.ts';
import type { JsonPaths, TableName } from '../../../server/core/db/personal/rules.ts';
import { accounts } from '../../../server/core/db/schema.ts';
import type { TestApp } from './testApp.ts';

/** A person who can be told from all others in what is kept. */
export interface Marked {
  id: string;
  email: string;
  /** The start of each of the person's marks. */
  mark: string;
}

/** A value for a column that a row must have. */
function plainValue({ columnType, enumValues }: Column, now: Date): unknown {
  if (enumValues?.length) return enumValues[0];
  if (columnType === 'PgTimestamp') return now;
  if (/Int|Double|Numeric/.test(columnType)) return 1;
  if (columnType === 'PgBoolean') return false;
  if (columnType === 'PgArray') return [];
  if (columnType === 'PgJsonb') return {};
  return '';
}

/** JSON with the mark at each path that is about the person. */
function markedJson({ personal = [] }: JsonPaths, mark: string): object {
  const value: Record<string, unknown> = {};
  for (const path of personal) {
    const parts = path.replace(/(^|\.)\*$/, '$1inside').split('.');
    const last = parts.pop() ?? '';
    let node = value;
    for (const part of parts) {
      node[part] ??= {};
      node = node[part] as Record<string, unknown>;
    }
    node[last] = `${mark}${last}`;
  }
  return value;
}

/** What leads from a row to its person, and what the rows of a table need besides. */
function keysOf(name: TableName, { id, email }: Marked, agencyId: string, now: Date): object {
  const of: Partial<Record<TableName, object>> = {
    audit: { subjectType: 'account', subjectId: id, event: 'marked' },
    loginFailures: { identity: sql`address_hash(${email})` },
    mails: {
      to: email,
      agencyId,
      template: 'passwordChanged',
      status: 'SENT',
      sentAt: now,
    },
    guestRequests: { email, kind: 'passwordReset', nextTryAt: new Date('2099-01-01') },
    signUps: { email },
    invitations: { email, accountId: id, agencyId, inviteType: 'POC', status: 'ACCREDITED' },
    reports: { quarter: '2001-Q1' },
    readingProgress: { pageId: sql`(select id from content_pages limit 1)` },
    acknowledgedAhead: { versionId: sql`(select id from content_versions limit 1)` },
  };
  return of[name] ?? {};
}

/** Makes a person of the agency with a row in every table that may have some, marked in every column. */
export async function makeMarked(
  hub: TestApp,
  name: string,
  agencyId: string,
  rest: Partial<typeof accounts.$inferInsert> = {},
): Promise<Marked> {
  const mark = `${name.toLowerCase()}mark`;
  const email = `${mark}@northwind.example`;
  const person = { email, mark: mark as string };
  const now = hub.clock.now();
  const [account] = await hub.db
    .insert(accounts)
    .values({
      ...{
        email,
        firstName: `${mark}First`,
        lastName: `${mark}Last`,
        agencyId,
        emailConfirmedAt: now,
      },
      ...{ createdAt: now, passwordHash: `${mark}Hash`, leadId: `${mark}Lead` },
      ...rest,
    })
    .returning({ id: accounts.id });
  const id = account?.id ?? '';
  for (const table of tableNames) {
    const rules = rulesOf(table);
    if (
      rules.rows === 'ofNobody' ||
      ['accounts', 'agencies', 'emergencyAccounts', 'holds'].includes(table)
    )
      continue;
    const { table: rows, columns } = tableOf(table);
    const values: Record<string, unknown> = {};
    for (const [key, column] of Object.entries(columns)) {
      const { about, json, ended } = rules.columns[key] ?? {};
      if (column.generated || column.generatedIdentity) continue;
      if (key === 'accountId') values[key] = id;
      else if (key === 'agencyId') values[key] = agencyId;
      else if (key === 'fileId') values[key] = await hub.app.files.add(Buffer.from('x'));
      else if (json && about === 'person') values[key] = markedJson(json, mark);
      else if (
        about === 'person' &&
        ended !== 'stays' &&
        column.dataType === 'string' &&
        column.getSQLType() !== 'uuid'
      )
        values[key] = `${mark}${key}`;
      else if (about === 'person' && column.getSQLType() === 'text[]')
        values[key] = [`${mark}${key}`];
      else if (column.notNull && !column.hasDefault) values[key] = plainValue(column, now);
    }
    await hub.db
      .insert(rows)
      .values({ ...values, ...keysOf(table, { id, ...person }, agencyId, now) });
  }
  return { id, ...person };
}

/** Everything that the database holds. */
export async function dumpOf({ db }: TestApp): Promise<string> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  let text = '';
  for (const { name } of rows) {
    const found = await db.execute<{ row: string }>(
      sql`select t::text as row from ${sql.identifier(name)} t`,
    );
    text += found.rows.map(({ row }) => `${name} ${row}\n`).join('');
  }
  return text;
}

export const linesWith = (text: string, mark: string) =>
  text.split('\n').filter((line) => line.includes(mark));

/** The tables of a dump in which a person is. */
export const tablesWith = (text: string, { mark }: Marked) => [
  ...new Set(linesWith(text, mark).map((line) => line.split(' ')[0] ?? '')),
];
