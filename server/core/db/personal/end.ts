import { type Column, type SQL, sql } from 'drizzle-orm';
import type { PersonKeys } from './keys.ts';
import { rulesOf, tableNames, tableOf } from './manifest.ts';
import type { ColumnRule, Former, JsonPaths, TableName } from './rules.ts';

/** A statement that ends a person in a table. */
export interface EndingStep {
  table: TableName;
  statement: SQL;
}

/** Returns what stands in place of a person: of whom nothing is left but a number. */
export const formerMember = (number: number): Former => ({
  email: `former-${number}@ended.invalid`,
  firstName: 'Former member',
  lastName: String(number),
  name: `Former member ${number}`,
});

/**
 * Returns the statements that end a person in all tables but the audit ({@link entriesToForget}), in this order. Run them in one transaction; each is served by
 * indexes. The keys have to be read before.
 */
export const endingSteps = (person: PersonKeys, former: Former): EndingStep[] =>
  tableNames.flatMap((table) =>
    [inOwnRows(table, person, former), inOthersRows(table, person, former)].flatMap((statement) =>
      statement ? [{ table, statement }] : [],
    ),
  );

function inOwnRows(name: TableName, person: PersonKeys, former: Former): SQL | undefined {
  const rules = rulesOf(name);
  if (rules.rows === 'ofNobody' || rules.rows === 'forget') return;
  const where = rules.rowsOf(person);
  const { table, columns } = tableOf(name);
  if (rules.rows === 'deleted') return sql`delete from ${table} where ${where}`;
  const changes = Object.entries(rules.columns).flatMap(([key, rule]) => {
    const column = columns[key];
    const value = column && afterwards(column, rule, person, former);
    return value ? [sql`${sql.identifier(column.name)} = ${value}`] : [];
  });
  return changes.length > 0
    ? sql`update ${table} set ${sql.join(changes, sql`, `)} where ${where}`
    : undefined;
}

function afterwards(
  column: Column,
  rule: ColumnRule,
  person: PersonKeys,
  former: Former,
): SQL | undefined {
  if (rule.ended === 'replaced') return sql`${rule.becomes?.(former)}`;
  if (rule.ended === 'cleared') return empty(column);
  if (rule.ended === 'blanked' && rule.json) return blanked(column, rule.json, person);
  return undefined;
}

const empty = ({ notNull, columnType }: Column): SQL => {
  if (!notNull) return sql`null`;
  return columnType === 'PgBoolean' ? sql`false` : sql`''`;
};

/** Without what is about the person. */
function blanked(
  column: Column,
  { personal = [], contacts = [] }: JsonPaths,
  person: PersonKeys,
): SQL {
  const paths = sql.param(personal.map((path) => path.replace(/\.\*$/, '')));
  const value = sql`blanked(${column}, ${paths}::text[])`;
  return contacts.reduce(
    (inner, group) =>
      sql`blanked_contact(${inner}, ${group}, ${sql.param([...person.addresses])}::text[])`,
    personal.length > 0 ? value : sql`${column}`,
  );
}

function inOthersRows(name: TableName, person: PersonKeys, former: Former): SQL | undefined {
  const { mentions, rows } = rulesOf(name);
  if (!mentions || rows === 'forget') return;
  const { table, columns } = tableOf(name);
  const changes = mentions.columns.flatMap((key) => {
    const column = columns[key];
    return column
      ? sql`${sql.identifier(column.name)} = ${without(column, person, former.name)}`
      : [];
  });
  return sql`update ${table} set ${sql.join(changes, sql`, `)}
    where ${mentions.rowsOf(person)} and ${isNamedIn(name, person)}`;
}

const without = (column: Column, { names }: PersonKeys, instead: string): SQL => {
  const list = sql`${sql.param([...names])}::text[]`;
  return column.getSQLType() === 'jsonb'
    ? sql`unnamed_json(${column}, ${list}, ${instead})`
    : sql`unnamed(${column}, ${list}, ${instead})`;
};

/** Returns the condition that one of the columns that may name a person does. */
function isNamedIn(name: TableName, person: PersonKeys): SQL {
  const { columns } = tableOf(name);
  const named = (rulesOf(name).mentions?.columns ?? []).flatMap((key) => {
    const column = columns[key];
    return column ? sql`${without(column, person, '')} is distinct from ${column}` : [];
  });
  return sql`(${sql.join([sql`false`, ...named], sql` or `)})`;
}

/** Returns the query of the audit's entries that are about a person, or name one: `audit_forget` takes what they say. */
export function entriesToForget(person: PersonKeys): SQL {
  const { mentions, ...rules } = rulesOf('audit');
  const own = rules.rows === 'forget' ? rules.rowsOf(person) : sql`false`;
  const named = mentions ? mentions.rowsOf(person) : sql`false`;
  return sql`select id from ${tableOf('audit').table} where ${own} or (${named} and ${isNamedIn('audit', person)})`;
}
