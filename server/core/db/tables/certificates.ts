import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import {
  type CertificateEnd,
  type CertificateKind,
  SHORT_CODE_LENGTH,
} from '../../../../contract/certificates.ts';
import { bytea, id, time } from '../columns.ts';
import { agencies } from './agencies.ts';
import { accounts } from './people.ts';

/**
 * Certificates of accredited people and agencies, as they were issued. They stay for ever; what they are worth today
 * depends on person and agency, too (server/certificates/read.ts). Written only by server/life-cycle/certificates.ts.
 */
export const certificates = pgTable(
  'certificates',
  {
    id: id(),
    /** The order in which they were issued. */
    number: bigint('number', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    /** contract/certificates.ts */
    code: text('code').notNull().default(sql`certificate_code()`),
    kind: text('kind').$type<CertificateKind>().notNull(),
    /** The accredited person; null for an agency, and for a person who was erased. */
    accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'set null' }),
    agencyId: uuid('agency_id')
      .notNull()
      .references(() => agencies.id),
    /** The person's name as registered; a trigger removes it with the account. */
    name: text('name'),
    agencyName: text('agency_name').notNull(),
    /** Since when the person or the agency is accredited. */
    since: time('since').notNull(),
    /** The last day is the day of this time; null: none is set. */
    validUntil: time('valid_until'),
    issuedAt: time('issued_at').notNull(),
    endedAt: time('ended_at'),
    /** Null until `endedAt`. */
    ended: text('ended').$type<CertificateEnd>(),
    /** The place in the status lists of badges: a trigger draws it, so that places tell neither order nor number of issues. */
    statusIndex: integer('status_index')
      .notNull()
      .$default(() => 0),
  },
  (t) => [
    uniqueIndex('certificates_short_code').on(sql.raw(`left(code, ${SHORT_CODE_LENGTH})`)),
    uniqueIndex('certificates_status_index').on(t.statusIndex),
    uniqueIndex('certificates_one_of_person')
      .on(t.accountId)
      .where(sql`${t.kind} = 'associate' and ${t.endedAt} is null`),
    uniqueIndex('certificates_one_of_agency')
      .on(t.agencyId)
      .where(sql`${t.kind} = 'agency' and ${t.endedAt} is null`),
    index('certificates_account').on(t.accountId, t.number),
    index('certificates_agency').on(t.agencyId, t.number),
  ],
);

/** By its one row the places in status lists are drawn, without a draw that another could have made (certificate_place). */
export const statusSecret = pgTable(
  'status_secret',
  { only: boolean('only').primaryKey().default(true), secret: bytea('secret').notNull() },
  (t) => [check('status_secret_only', sql`${t.only}`)],
);

/** Hotels whose front desk has a link of its own: whoever opened it sees what an accreditation gives there. */
export const frontDesks = pgTable(
  'front_desks',
  {
    id: id(),
    hotel: text('hotel').notNull(),
    /** Of the token in the link, which is shown once. */
    tokenHash: text('token_hash').notNull().unique(),
    madeBy: uuid('made_by').references(() => accounts.id, { onDelete: 'set null' }),
    madeAt: time('made_at').notNull(),
    withdrawnAt: time('withdrawn_at'),
  },
  (t) => [index('front_desks_made').on(t.madeAt), index('front_desks_made_by').on(t.madeBy)],
);
