import { type Column, type SQL, sql } from 'drizzle-orm';
import { connect } from '../../../server/core/db/connection.ts';
import { personKeys } from '../../../server/core/db/personal/keys.ts';
import { rulesOf, tableNames, tableOf } from '../../../server/core/db/personal/manifest.ts';
import type { ColumnRule, TableName } from '../../../server/core/db/personal/rules.ts';
import type { TestApp } from './testApp.ts';

/** Somebody whose rows are filled. */
interface Person {
  id: string;
  email: string;
  agencyId: string;
  /** A stored file, as that of a report. */
  fileId: string;
}

/** Tables in which a person has a row already, or shares one: texts in it are replaced. */
const STAY: readonly TableName[] = ['accounts', 'agencies'];

/**
 * Gives a person a row in every table that can have one, with a canary in each text and in each value of JSON. Returns those
 * in what the person is given, and all.
 */
export async function plantCanaries(hub: TestApp, person: Person) {
  const canaries = { given: [] as string[], all: [] as string[] };
  const note = (place: string, isGiven: boolean) => {
    const canary = `canary-${person.email.split('@')[0]}-${place}-end`;
    canaries.all.push(canary);
    if (isGiven) canaries.given.push(canary);
    return canary;
  };
  const keys = await personKeys(hub.db, { accountId: person.id });
  await asOwner(hub, async (run) => {
    for (const name of tableNames) {
      const rules = rulesOf(name);
      if (rules.rows === 'ofNobody') continue;
      const { table, columns } = tableOf(name);
      const values = Object.entries(columns).flatMap(([key, column]) => {
        const rule = rules.columns[key];
        const value = rule && valueFor({ name, key, column, rule }, person, note);
        return value === undefined ? [] : [{ column: sql.identifier(column.name), value }];
      });
      const list = (parts: SQL[]) => sql.join(parts, sql`, `);
      if (STAY.includes(name)) {
        const set = values.map(({ column, value }) => sql`${column} = ${value}`);
        await run(sql`update ${table} set ${list(set)} where ${rules.rowsOf(keys)}`);
      } else {
        const into = list(values.map(({ column }) => sql`${column}`));
        const row = list(values.map(({ value }) => sql`${value}`));
        await run(sql`delete from ${table} where ${rules.rowsOf(keys)}`);
        await run(sql`insert into ${table} (${into}) values (${row})`);
      }
    }
  });
  return canaries;
}

/** Rows hold what no code writes, and refer to rows that are not there. */
const withoutRules = sql.raw(`do $$
  declare one record;
  begin
    for one in select conrelid::regclass as of, conname from pg_constraint
      where contype in ('f', 'c') and connamespace = 'public'::regnamespace
    loop execute format('alter table %s drop constraint %I', one.of, one.conname); end loop;
    for one in select oid::regclass as of from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
    loop execute format('alter table %s disable trigger user', one.of); end loop;
  end $$`);

/** Runs statements as the owner of the tables. */
export async function asOwner(
  { url }: TestApp,
  work: (run: (statement: SQL) => Promise<unknown>) => Promise<unknown>,
): Promise<void> {
  const owner = connect(url, { max: 1 });
  try {
    await owner.execute(withoutRules);
    await work((statement) => owner.execute(statement));
  } finally {
    await owner.$client.end();
  }
}

interface Place {
  name: TableName;
  key: string;
  column: Column;
  rule: ColumnRule;
}
type Note = (place: string, isGiven: boolean) => string;

function valueFor({ name, key, column, rule }: Place, person: Person, note: Note): unknown {
  const stays = STAY.includes(name);
  const known: Record<string, unknown> = {
    accountId: person.id,
    agencyId: person.agencyId,
    email: person.email,
    to: person.email,
    fileId: person.fileId,
    subjectId: person.id,
    subjectType: 'account',
    language: 'en',
    scan: 'CLEAN',
    statusIndex: sql`(select coalesce(max(status_index), 0) + 1 from certificates)`,
    ...(name === 'loginFailures' && { identity: sql`address_hash(${person.email})` }),
  };
  const type = column.getSQLType();
  // Statuses follow from the audit, as every test checks at its end.
  if (column.generated || column.generatedIdentity || key === 'associateStatus') return undefined;
  if (rule.json)
    return stays ? formOf(person, name, note) : jsonOf(rule, `${name}.${key}`, person, note);
  if (type === 'text' && !(key in known)) {
    const isUsed = stays && rule.about === 'nobody';
    return isUsed ? undefined : note(`${name}.${key}`, rule.given);
  }
  if (stays) return undefined;
  if (key in known) return known[key];
  if (type === 'text[]') return sql`array[${note(`${name}.${key}`, rule.given)}]`;
  if (type.endsWith('[]')) return sql`'{}'`;
  const some: Record<string, SQL> = {
    uuid: sql`gen_random_uuid()`,
    boolean: sql`false`,
    date: sql`current_date`,
    bytea: sql`'\\x00'::bytea`,
    jsonb: sql`'{}'::jsonb`,
  };
  return some[type] ?? (type.startsWith('timestamp') ? sql`now()` : sql`1`);
}

/** A value with a canary at each path that the rule names. */
function jsonOf({ json = {}, given }: ColumnRule, place: string, { id }: Person, note: Note): SQL {
  const root: Record<string, unknown> = {};
  const plant = (paths: readonly string[], isGiven: boolean) => {
    // Of what is a text in one entry and more in another, the latter.
    const deepest = paths.filter((path) => !paths.some((other) => other.startsWith(`${path}.`)));
    for (const path of deepest) {
      const steps = path.replace('.*', '.inner').split('.');
      const last = steps.pop() ?? '';
      let node = root;
      for (const step of steps) {
        node[step] ??= {};
        node = node[step] as Record<string, unknown>;
      }
      node[last] = last === 'accountId' ? id : note(`${place}.${path}`, isGiven);
    }
  };
  plant([...(json.personal ?? []), ...(json.plain ?? [])], given);
  plant(json.withheld ?? [], false);
  return sql`${JSON.stringify(root)}::jsonb`;
}

/** The form of the agency, in which the person is one of the contacts. */
function formOf(person: Person, name: TableName, note: Note): SQL | undefined {
  if (name !== 'agencies') return undefined;
  const part = sql`case when form #>> '{authorizedPOC,emailAddress}' = ${person.email} then 'authorizedPOC' else 'accountingPOC' end`;
  const named = JSON.stringify(note('agencies.form.name', true));
  return sql`jsonb_set(form, array[${part}, 'name'], ${named}::jsonb)`;
}
