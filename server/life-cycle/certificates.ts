import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { CertificateEnd, CertificateKind } from '../../contract/certificates.ts';
import { limits } from '../../contract/limits.ts';
import type { Transaction } from '../core/db/connection.ts';
import { isOneOf, timestamptz } from '../core/db/rows.ts';
import { accounts, certificates } from '../core/db/schema.ts';

/** The last day of an accreditation. Like monthsFrom, it falls on the last day of a month that is shorter. */
export const accreditedUntil = sql`(${accounts.accreditedAt} at time zone 'UTC' + ${`${limits.accreditationMonths} months`}::interval) at time zone 'UTC'`;

const registered = (name: string) => sql.raw(`nullif(associate_forms.form ->> '${name}', '')`);

/** The rows of people who are accredited, as they registered. */
const people = (condition: SQL) => sql`
  select accounts.id as account_id, agencies.id as agency_id,
    coalesce(nullif(concat_ws(' ', ${registered('firstName')}, ${registered('lastName')}), ''), accounts.name) as name,
    agencies.name as agency_name, accounts.accredited_at as since, ${accreditedUntil} as valid_until
  from accounts
  join agencies on agencies.id = accounts.agency_id
  left join associate_forms on associate_forms.account_id = accounts.id
  where accounts.associate and accounts.associate_status = 'ACCREDITED' and ${condition}
  for share of accounts`;

/** Issues certificates to people who have just been accredited. */
export const certifyPeople = (tx: Transaction, ids: readonly string[], now: Date): Promise<void> =>
  issue(tx, 'associate', people(isOneOf(sql`accounts.id`, ids)), now);

/**
 * Issues certificates to all accredited people of agencies that are approved again: those which did not count while the
 * agency's accreditation was over are not taken up again.
 */
export const certifyPeopleOf = (
  tx: Transaction,
  agencyIds: readonly string[],
  now: Date,
): Promise<void> => issue(tx, 'associate', people(isOneOf(sql`agencies.id`, agencyIds)), now);

/** Issues certificates to agencies that have just been approved, or have another last day. */
export const certifyAgencies = (
  tx: Transaction,
  ids: readonly string[],
  now: Date,
): Promise<void> =>
  issue(
    tx,
    'agency',
    sql`
      select null::uuid as account_id, id as agency_id, null as name, name as agency_name,
        approved_at as since, renewal_date as valid_until
      from agencies where ${isOneOf(sql`id`, ids)}`,
    now,
  );

/** Which certificates are those of the holders: by equality alone, so that a thousand are not compared with a thousand. */
const theirs = {
  associate: sql`certificates.account_id = holders.account_id and certificates.agency_id = holders.agency_id`,
  agency: sql`certificates.kind = 'agency' and certificates.agency_id = holders.agency_id`,
};

/**
 * Issues certificates, each in place of the former one of the same person or agency, in one statement for any number of
 * them. Former ones come first: nobody has two.
 */
async function issue(
  tx: Transaction,
  kind: CertificateKind,
  holders: SQL,
  now: Date,
): Promise<void> {
  const at = timestamptz(now);
  await tx.execute(sql`
    with holders as materialized (${holders}),
    former as (
      update certificates set ended = 'renewed', ended_at = coalesce(ended_at, ${at})
      from holders
      where ${theirs[kind]} and (certificates.ended is null or certificates.ended = 'ended')
      returning certificates.id
    )
    insert into certificates (kind, account_id, agency_id, name, agency_name, since, valid_until, issued_at)
    select ${kind}, account_id, agency_id, name, coalesce(agency_name, ''), since, valid_until, ${at}
    from holders where (select count(*) from former) >= 0`);
}

/** Ends the certificates of some holders, as far as they have not ended yet. */
export async function endCertificates(
  tx: Transaction,
  holders: { people: string[] } | { agencies: string[] },
  ended: Exclude<CertificateEnd, 'renewed'>,
  now: Date,
): Promise<void> {
  const ofHolders =
    'people' in holders
      ? inArray(certificates.accountId, holders.people)
      : and(eq(certificates.kind, 'agency'), inArray(certificates.agencyId, holders.agencies));
  await tx
    .update(certificates)
    .set({ ended, endedAt: now })
    .where(and(ofHolders, isNull(certificates.endedAt)));
}
