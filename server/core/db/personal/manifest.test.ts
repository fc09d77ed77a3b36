import { getTableName, type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyAgencyForm, emptyAssociateForm } from '../../../../contract/forms/fields.ts';
import { quickHash } from '../../../../tests/support/server/quickHash.ts';
import { type TestApp, testApp } from '../../../../tests/support/server/testApp.ts';
import { unnamedJson } from '../../../../tests/support/server/unnamedJson.ts';
import { seedDemo } from '../../../demo/seed.ts';
import { mailTemplates } from '../../mail/templates.ts';
import { commonParams, paramsOfMailText } from '../../mail/words.ts';
import { inTransaction } from '../connection.ts';
import { queryRows } from '../rows.ts';
import { unnamedPaths } from './jsonPaths.ts';
import { type PersonKeys, personKeys } from './keys.ts';
import { rulesOf, tableNames, tableOf } from './manifest.ts';

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
});

/** Tables whose rows are gone within seconds. */
const brief = ['guestRequests'];

test('the rows of a person are found by indexes', async () => {
  const person = await personKeys(hub.db, { email: 'poc.approved@northwind.example' });
  const read = async (name: string, condition: (person: PersonKeys) => SQL) => {
    const { table } = tableOf(name as 'mails');
    const rows = await inTransaction(hub.db, async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      return tx.execute(sql`explain select from ${table} where ${condition(person)}`);
    });
    return JSON.stringify(rows.rows).includes('Seq Scan') ? [name] : [];
  };
  const scanned: string[] = [];
  for (const name of tableNames.filter((name) => !brief.includes(name))) {
    const rules = rulesOf(name);
    if (rules.rows !== 'ofNobody') scanned.push(...(await read(name, rules.rowsOf)));
    if (rules.mentions) scanned.push(...(await read(name, rules.mentions.rowsOf)));
  }
  expect(scanned).toEqual([]);
});
