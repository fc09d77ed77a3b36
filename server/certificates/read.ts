import { type SQL, sql } from 'drizzle-orm';
import {
  type CertificateKind,
  type CertificateState,
  readCode,
  SHORT_CODE_LENGTH,
  STATUS_LIST_PLACES,
} from '../../contract/certificates.ts';
import { type Moment, startOf, todayAt } from '../../contract/dates.ts';
import type { Database } from '../core/db/connection.ts';
import { one, queryRows, timestamptz } from '../core/db/rows.ts';

export interface Certificate {
  id: string;
  code: string;
  kind: CertificateKind;
  state: CertificateState;
  /** The person's name as registered; null for an agency, and for a person who was erased. */
  name: string | null;
  agencyName: string;
  since: string;
  validUntil: string | null;
  issuedAt: string;
  /** Null while it is valid, and where it is so only because the agency's accreditation is over. */
  endedAt: string | null;
  /** The code of the one that counts in its place. */
  replacedBy: string | null;
  statusIndex: number;
}

/**
 * What a certificate `c` is worth: it counts only while the person `a` and the agency `g` are what they were when it was
 * issued, and until its last day is over.
 */
const stateAt = (moment: Moment): SQL => sql`case
  when c.ended is not null then c.ended
  when c.valid_until < ${timestamptz(startOf(todayAt(moment)))} or g.status <> 'APPROVED' then 'ended'
  when c.kind = 'agency' then 'valid'
  when a.id is null or a.associate_status = 'PENDING_RENEWAL' then 'ended'
  when a.enabled and a.associate and a.agency_id = c.agency_id and a.associate_status = 'ACCREDITED' then 'valid'
  else 'withdrawn' end`;

/** The one of the same person or agency that was issued last. */
const newest = sql`(
  select n.code from certificates n
  where n.kind = c.kind and n.agency_id = c.agency_id and n.account_id is not distinct from c.account_id
    and c.ended = 'renewed' and (c.kind = 'agency' or c.account_id is not null)
  order by n.number desc limit 1)`;

const certificatesWhere = (condition: SQL, moment: Moment): SQL => sql`
  select c.id, c.code, c.kind, ${stateAt(moment)} as state, c.name, c.agency_name as "agencyName", c.since,
    c.valid_until as "validUntil", c.issued_at as "issuedAt", c.ended_at as "endedAt", ${newest} as "replacedBy",
    c.status_index as "statusIndex"
  from certificates c
  join agencies g on g.id = c.agency_id
  left join accounts a on a.id = c.account_id
  where ${condition}`;

/** Returns the certificate with a code, or with its short form, as somebody typed it. */
export async function findCertificate(
  db: Database,
  typed: string,
  moment: Moment,
): Promise<Certificate | undefined> {
  // What can be no code is looked for like one that nobody has: the answer takes as long.
  const code = readCode(typed) ?? '';
  const isIt = sql`left(c.code, ${sql.raw(String(SHORT_CODE_LENGTH))}) = left(${code}, ${sql.raw(String(SHORT_CODE_LENGTH))})
    and starts_with(c.code, ${code})`;
  const [found] = await queryRows<Certificate>(db, certificatesWhere(isIt, moment), true);
  return found;
}

/** Returns what a person sees of the certificate that counts, as a part of a record; nothing if none does. */
export async function shownCertificate(...of: Parameters<typeof currentCertificate>) {
  const found = await currentCertificate(...of);
  if (!found) return {};
  const { code, issuedAt, validUntil } = found;
  return { certificate: { code, issuedAt, validUntil } };
}

/** Returns the certificate that counts for a person or an agency; undefined if none does. */
export async function currentCertificate(
  db: Database,
  holder: { accountId: string } | { agencyId: string },
  moment: Moment,
): Promise<Certificate | undefined> {
  const theirs =
    'accountId' in holder
      ? sql`c.account_id = ${holder.accountId}`
      : sql`c.kind = 'agency' and c.agency_id = ${holder.agencyId}`;
  const open = sql`${theirs} and c.ended_at is null`;
  const [found] = await queryRows<Certificate>(db, certificatesWhere(open, moment), true);
  return found?.state === 'valid' ? found : undefined;
}

/** Returns the code of the certificate that another one has renewed; null if it is the first. */
export async function formerCode(db: Database, { id }: Pick<Certificate, 'id'>) {
  const [found] = await queryRows<{ code: string }>(
    db,
    sql`
      select f.code from certificates c
      join certificates f on f.account_id is not distinct from c.account_id and f.agency_id = c.agency_id and f.kind = c.kind
      where c.id = ${id} and f.number < c.number and f.ended = 'renewed'
      order by f.number desc limit 1`,
  );
  return found?.code ?? null;
}

/** Returns the places in a status list of the certificates that do not count; undefined if there is no such list. */
export async function endedPlaces(
  db: Database,
  list: number,
  moment: Moment,
): Promise<number[] | undefined> {
  const first = list * STATUS_LIST_PLACES;
  const inList = sql`c.status_index >= ${first} and c.status_index < ${first + STATUS_LIST_PLACES}`;
  const { listed, ended } = one(
    await queryRows<{ listed: number; ended: number[] | null }>(
      db,
      sql`
        select count(*)::int as listed,
          array_agg("statusIndex" - ${first}) filter (where state <> 'valid') as ended
        from (${certificatesWhere(inList, moment)}) c`,
    ),
  );
  return listed > 0 || list === 0 ? (ended ?? []) : undefined;
}
