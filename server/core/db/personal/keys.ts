import { type Column, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../connection.ts';
import { contactAddress } from '../tables/agencies.ts';

/** By what a person's rows are found. */
export interface PersonKeys {
  /** null: an address that has no account. */
  accountId: string | null;
  /** Every address that is known as the person's, in lower case. */
  addresses: readonly string[];
  /** The agencies among whose rows the person may be named. */
  agencyIds: readonly string[];
  invitationIds: readonly string[];
  /** What names the person in what others wrote: addresses, full names, telephone numbers; the longest first. */
  names: readonly string[];
}

const array = (values: readonly string[], type: 'text' | 'uuid') =>
  sql`${sql.param([...values])}::${sql.raw(type)}[]`;

/** The ways in which a column leads to a person; each has an index. */
export const by = {
  account: (column: Column | SQL) => (person: PersonKeys) =>
    person.accountId === null ? sql`false` : sql`${column} = ${person.accountId}`,
  address: (column: Column | SQL) => (person: PersonKeys) =>
    sql`${column} = any(${array(person.addresses, 'text')})`,
  /** By a list of addresses in JSON. */
  listedAddress: (list: SQL) => (person: PersonKeys) =>
    sql`${list} ?| ${array(person.addresses, 'text')}`,
  /** By the hash that the database makes of an address. */
  addressHash: (column: Column) => (person: PersonKeys) =>
    sql`${column} = any(array(select address_hash(a) from unnest(${array(person.addresses, 'text')}) a))`,
  agency: (column: Column) => (person: PersonKeys) =>
    sql`${column} = any(${array(person.agencyIds, 'uuid')})`,
  invitation: (column: Column) => (person: PersonKeys) =>
    sql`${column} = any(${array(person.invitationIds, 'uuid')})`,
};

/** Returns the condition that one of several holds. */
export const anyOf =
  (...ways: ((person: PersonKeys) => SQL)[]) =>
  (person: PersonKeys): SQL =>
    sql`(${sql.join(
      ways.map((way) => way(person)),
      sql` or `,
    )})`;

const contact = (part: 'authorizedPOC' | 'accountingPOC') => sql`
  select ${sql.raw(`form #>> '{${part},emailAddress}'`)}, ${sql.raw(`form #>> '{${part},name}'`)},
    ${sql.raw(`form #>> '{${part},preferredPhone}'`)}, id, null::uuid
  from agencies where ${contactAddress(part)} = any(array(select lower(address) from own))`;

/**
 * Returns the keys of an account, or of an address without one. Every statement about a person is made from these, so they
 * are read once, before anything of the person is changed.
 */
export async function personKeys(
  db: Queryable,
  who: { accountId: string } | { email: string },
): Promise<PersonKeys> {
  const isAccount =
    'accountId' in who ? sql`id = ${who.accountId}` : sql`email = ${who.email.toLowerCase()}`;
  const typed = 'email' in who ? who.email.toLowerCase() : null;
  const { rows } = await db.execute<Row>(
    sql`
    with account as (select id, email, name, agency_id from accounts where ${isAccount}),
    own (address, name, phone, agency_id, invitation_id) as (
      select email, name, null::text, agency_id, null::uuid from account
      union all select ${typed}::text, null, null, null, null
      union all select i.email, i.name, null, i.agency_id, i.id from invitations i
        where i.account_id = (select id from account)
          or i.email = any(array(select email from account union select ${typed}::text))
      union all select null, form ->> 'firstName' || ' ' || (form ->> 'lastName'), form ->> 'preferredPhoneNumber', null, null
        from associate_forms where account_id = (select id from account)
      union all select null, null, form ->> 'loyaltyNumber', null, null
        from associate_forms where account_id = (select id from account)
      union all select from_email, null, null, null, null from address_changes
        where account_id = (select id from account) and confirmed_at is not null
      union all select null, null, null, agency_id, null
        from agreements where account_id = (select id from account)
      -- Of which the person was before.
      union all select null, null, null, agency_id, null
        from audit where subject_type = 'account' and subject_id = (select id from account)
    )
    select (select id from account) as "accountId", * from own
    union all select (select id from account), * from (${contact('authorizedPOC')}) x
    union all select (select id from account), * from (${contact('accountingPOC')}) x`,
  );
  const addresses = known(rows.map(({ address }) => address?.toLowerCase() ?? null));
  const names = known(rows.flatMap(({ address, name, phone }) => [address, name, phone]));
  return {
    accountId: rows[0]?.accountId ?? null,
    addresses,
    agencyIds: known(rows.map(({ agency_id }) => agency_id)),
    invitationIds: known(rows.map(({ invitation_id }) => invitation_id)),
    names: names.sort((a, b) => b.length - a.length),
  };
}

const known = (values: readonly (string | null)[]): string[] => [
  ...new Set(values.filter((value): value is string => Boolean(value))),
];

type Row = {
  accountId: string | null;
  address: string | null;
  name: string | null;
  phone: string | null;
  agency_id: string | null;
  invitation_id: string | null;
};
