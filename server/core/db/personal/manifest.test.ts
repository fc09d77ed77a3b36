import { getTableName, type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyAgencyForm, emptyAssociateForm } from '../../../../contract/forms/fields.ts';
import { quickHash } from '../../../../tests/support/server/quickHash.ts';
import { type TestApp, testApp } from '../../../../tests/support/server/testApp.ts';
import { unnamedJson } from '../../../../tests/support/server/unnamedJson.ts';
import { seedDemo } from '../../../demo/seed.ts';
import { type MailTemplate, mailTemplates } from '../../mail/templates.ts';
import { commonParams, paramsOfMailText } from '../../mail/words.ts';
import { inTransaction } from '../connection.ts';
import { queryRows } from '../rows.ts';
import { mailsOfOthers } from '../schema.ts';
import { unnamedPaths } from './jsonPaths.ts';
import { personKeys } from './keys.ts';
import { rulesOf, tableNames, tableOf } from './manifest.ts';
import { isOverIn } from './periods.ts';

let hub: TestApp;
beforeAll(async () => {
  hub = await testApp();
  await seedDemo(hub.db, hub.clock.now(), { hash: quickHash, whole: true });
});
afterAll(() => hub.close());

test('the manifest names every column of the database, and no other', async () => {
  const rows = await queryRows<{ name: string }>(
    hub.db,
    sql`select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public'`,
  );
  const named = tableNames.flatMap((name) => {
    const { table, columns } = tableOf(name);
    return Object.keys(rulesOf(name).columns).map(
      (column) => `${getTableName(table)}.${columns[column]?.name ?? `${column}?`}`,
    );
  });
  expect(rows.length).toBeGreaterThan(300);
  expect(named.sort()).toEqual(rows.map(({ name }) => name).sort());
});

test('the manifest names all that JSON holds: of the demo, of the forms and of every email', async () => {
  expect(await unnamedJson(hub.db)).toEqual([]);
  const jsonOf = (table: 'agencies' | 'associateForms' | 'mails', column: string) =>
    rulesOf(table).columns[column]?.json ?? {};
  expect(unnamedPaths(emptyAgencyForm(), jsonOf('agencies', 'form'))).toEqual([]);
  expect(unnamedPaths(emptyAssociateForm(), jsonOf('associateForms', 'form'))).toEqual([]);
  const words = Object.keys(mailTemplates).flatMap(paramsOfMailText);
  const params = words.filter((name) => !(commonParams as readonly string[]).includes(name));
  const inMails = { words: Object.fromEntries(params.map((name) => [name, ''])), link: { id: '' } };
  expect(unnamedPaths(inMails, jsonOf('mails', 'params'))).toEqual([]);
  const tellsOfOthers = (name: string) =>
    paramsOfMailText(name as MailTemplate).some((param) =>
      ['name', 'by', 'person'].includes(param),
    );
  expect(Object.keys(mailTemplates).filter(tellsOfOthers).sort()).toEqual(mailsOfOthers);
});

/** Tables of few rows, or whose rows are gone within minutes. */
const brief = ['guestRequests', 'logoutTokens', 'signOnProofs'];

/** What a plan has of scans that read every row: of a table, or of an index without a condition. */
function wholeScans(plan: Plan): string[] {
  const name = plan['Index Name'] ?? plan['Relation Name'] ?? '';
  const isIndex = plan['Node Type'].includes('Index');
  const isWhole = plan['Node Type'] === 'Seq Scan' || (isIndex && !plan['Index Cond']);
  return [...(isWhole ? [name] : []), ...(plan.Plans ?? []).flatMap(wholeScans)];
}
interface Plan {
  'Node Type': string;
  'Index Name'?: string;
  'Index Cond'?: string;
  'Relation Name'?: string;
  Plans?: Plan[];
}

async function explain(statement: SQL): Promise<string[]> {
  const { rows } = await inTransaction(hub.db, async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    return tx.execute<{ 'QUERY PLAN': { Plan: Plan }[] }>(sql`explain (format json) ${statement}`);
  });
  return rows[0]?.['QUERY PLAN'].flatMap(({ Plan: plan }) => wholeScans(plan)) ?? ['no plan'];
}

test('the rows of a person are found by indexes, and rows of which the period is over', async () => {
  const person = await personKeys(hub.db, { email: 'poc.approved@northwind.example' });
  const moment = hub.clock.moment();
  const keep = { mails: 100, invitations: 100, signIns: 100, reports: 1, inactive: 100 };
  const scanned: Record<string, string[]> = {};
  for (const name of tableNames.filter((name) => !brief.includes(name))) {
    const rules = rulesOf(name);
    const over = isOverIn(name, moment, keep);
    const conditions = [
      ...(rules.rows === 'ofNobody' ? [] : [rules.rowsOf(person)]),
      ...(rules.mentions ? [rules.mentions.rowsOf(person)] : []),
      ...(over ? [over] : []),
    ];
    const { table } = tableOf(name);
    const plans = conditions.map((where) => explain(sql`select * from ${table} where ${where}`));
    const found = (await Promise.all(plans)).flat();
    if (found.length > 0) scanned[name] = found;
  }
  expect(scanned).toEqual({});
});
