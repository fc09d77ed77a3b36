import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { AgencyForm } from '../../contract/forms/agency.ts';
import type { AssociateForm } from '../../contract/forms/associate.ts';
import {
  type AgencyStatus,
  type AssociateStatus,
  type InvitationStatus,
  type InviteStatusFilter,
  type InviteType,
  inviteStatusFilters,
} from '../../contract/statuses.ts';
import { bytea, time } from './columns.ts';

/**
 * The tables. Addresses are stored in lower case. After a change: `npx drizzle-kit generate --name <what>`,
 * and commit the migration with it. What Drizzle can't say (extension, triggers) stands in migrations of its own.
 * No time has a default: every time comes from the server's clock, which can be shifted.
 */

const id = () => uuid('id').primaryKey().defaultRandom();
const lowerCase = (name: string, column: AnyPgColumn) =>
  check(name, sql`${column} = lower(${column})`);

const groupOfStatus = `CASE ${Object.entries(inviteStatusFilters)
  .map(
    ([group, statuses]) =>
      `WHEN coalesce(status, '') IN (${statuses.map((status) => `'${status ?? ''}'`).join(', ')}) THEN '${group}'`,
  )
  .join(' ')} END`;

/** Agencies (§3, B). A POC's account comes with an agency in NOT_CREATED; its form is null until submitted. */
export const agencies = pgTable(
  'agencies',
  {
    id: id(),
    status: text('status').$type<AgencyStatus>().notNull().default('NOT_CREATED'),
    /** Rises with every save; a save names the one it was read with (I1). 0: never saved. */
    version: integer('version').notNull().default(0),
    form: jsonb('form').$type<AgencyForm>(),
    /** The form's account name. */
    name: text('name'),
    /** Domain of company addresses, lower case, without the @; null where there is none. */
    domain: text('domain'),
    submittedAt: time('submitted_at'),
    approvedAt: time('approved_at'),
    renewalDate: time('renewal_date'),
    /** Why staff rejected (B1). */
    rejectionReason: text('rejection_reason'),
    quarterlyReportRequired: boolean('quarterly_report_required').notNull().default(false),
    /** The latest quarter that has a report, as `2025-Q3`; set with the upload (E1). */
    reportedQuarter: text('reported_quarter'),
    /** Invitation mails of a day, for the day's limit (D11). */
    mailsDay: date('mails_day', { mode: 'string' }),
    mailsToday: integer('mails_today').notNull().default(0),
    /** End of the 30-day window for registering; staff can move it (B7). */
    windowEndsAt: time('window_ends_at').notNull(),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
  },
  (t) => [
    index('agencies_status').on(t.status, t.updatedAt),
    index('agencies_domain').on(t.domain),
    // What warns a reviewer of a second registration (B8).
    index('agencies_name').on(sql`lower(${t.name})`),
    index('agencies_iata').on(sql`(${t.form} -> 'agencyDetails' ->> 'iataNumber')`),
    index('agencies_waiting').on(t.submittedAt, t.id).where(sql`${t.status} = 'PENDING'`),
    index('agencies_renewal').on(t.status, t.renewalDate),
    index('agencies_window').on(t.windowEndsAt).where(sql`${t.status} = 'NOT_CREATED'`),
  ],
);

/** People (§3). A person of an agency is its point of contact, an associate, both or neither; or programme staff. */
export const accounts = pgTable(
  'accounts',
  {
    id: id(),
    email: text('email').notNull(),
    passwordHash: text('password_hash').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    agencyId: uuid('agency_id').references(() => agencies.id),
    pointOfContact: boolean('point_of_contact').notNull().default(false),
    associate: boolean('associate').notNull().default(false),
    /** Change it through one service function that also changes the invitation's row, in one transaction. */
    associateStatus: text('associate_status').$type<AssociateStatus>(),
    accreditedAt: time('accredited_at'),
    /** Acknowledgement of the brand education; null again when it has to be renewed (C6). */
    acknowledgedAt: time('acknowledged_at'),
    /** Staff once rejected the person: the next registration is looked at (C1). */
    rejectedAt: time('rejected_at'),
    staff: boolean('staff').notNull().default(false),
    enabled: boolean('enabled').notNull().default(true),
    emailConfirmedAt: time('email_confirmed_at'),
    leadId: text('lead_id'),
    surpriseRegisteredAt: time('surprise_registered_at'),
    createdAt: time('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('accounts_email').on(t.email),
    index('accounts_agency').on(t.agencyId),
    index('accounts_created').on(t.createdAt, t.id),
    index('accounts_search').using(
      'gin',
      sql`lower(${t.email} || ' ' || ${t.firstName} || ' ' || ${t.lastName}) gin_trgm_ops`,
    ),
    index('accounts_points_of_contact').on(t.agencyId).where(sql`${t.pointOfContact}`),
    index('accounts_accreditation')
      .on(t.associateStatus, t.accreditedAt)
      .where(sql`${t.associate}`),
    lowerCase('accounts_email_lower', t.email),
  ],
);

/** The associate form of an account, from its first save on. */
export const associateForms = pgTable('associate_forms', {
  accountId: uuid('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  form: jsonb('form').$type<AssociateForm>().notNull(),
  version: integer('version').notNull().default(1),
  savedAt: time('saved_at').notNull(),
});

/**
 * Invitations (§3, D). An address has at most one, in whatever agency. Once there is an account, `status`
 * follows its associate status.
 */
export const invitations = pgTable(
  'invitations',
  {
    id: id(),
    agencyId: uuid('agency_id')
      .notNull()
      .references(() => agencies.id),
    email: text('email').notNull(),
    /** null: the mail is not sent yet ('Inviting...'). */
    status: text('status').$type<InvitationStatus>(),
    /** The filter that the status belongs to (D7), or null where it belongs to none. */
    statusGroup: text('status_group')
      .$type<InviteStatusFilter>()
      .generatedAlwaysAs(sql.raw(groupOfStatus)),
    inviteType: text('invite_type').$type<InviteType>().notNull(),
    pointOfContact: boolean('point_of_contact').notNull().default(false),
    sentAt: time('sent_at'),
    /** When somebody last asked for the mail; a second time within 10 minutes mails nothing (I4). */
    requestedAt: time('requested_at').notNull(),
    /** Why the mail failed. */
    reason: text('reason'),
    /** Hash of the link's token, which is made of this row's id (server/mail/tokens.ts). */
    tokenHash: text('token_hash'),
    tokenExpiresAt: time('token_expires_at'),
    /** When time next does something with it: a reminder, or the end of its link (server/jobs/invitations.ts). */
    nextStepAt: time('next_step_at'),
    accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'set null' }),
    /** Names of a self-invitation. */
    firstName: text('first_name'),
    lastName: text('last_name'),
    createdAt: time('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('invitations_email').on(t.email),
    index('invitations_list').on(t.agencyId, t.sentAt.desc().nullsFirst(), t.email),
    index('invitations_by_status').on(
      t.agencyId,
      t.statusGroup,
      t.sentAt.desc().nullsFirst(),
      t.email,
    ),
    index('invitations_by_type').on(
      t.agencyId,
      t.inviteType,
      t.sentAt.desc().nullsFirst(),
      t.email,
    ),
    // Three-letter parts, each with the agency's: so a search reads only the agency's own. No pending list, which each
    // search would have to read.
    index('invitations_search')
      .using('gin', sql`search_keys(${t.agencyId}, ${t.email})`)
      .with({ fastupdate: 'off' }),
    uniqueIndex('invitations_token').on(t.tokenHash),
    index('invitations_account').on(t.accountId),
    index('invitations_next_step').on(t.nextStepAt).where(sql`${t.nextStepAt} is not null`),
    index('invitations_sent').on(t.sentAt),
    lowerCase('invitations_email_lower', t.email),
  ],
);

/**
 * How many invitations an agency has of each status and type, so that a list knows its total without counting.
 * Kept by triggers on `invitations`: never write it. '' stands for no status.
 */
export const invitationCounts = pgTable(
  'invitation_counts',
  {
    agencyId: uuid('agency_id').notNull(),
    status: text('status').notNull(),
    inviteType: text('invite_type').$type<InviteType>().notNull(),
    total: bigint('total', { mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.agencyId, t.status, t.inviteType] })],
);

/** Signed-in browsers (F5). The cookie holds the token, the table its hash. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    createdAt: time('created_at').notNull(),
    /** The last request that a person caused. */
    lastActivityAt: time('last_activity_at').notNull(),
  },
  (t) => [
    index('sessions_account').on(t.accountId),
    index('sessions_activity').on(t.lastActivityAt),
  ],
);

/** Failed sign-ins of an address, known or not, so that both behave alike (F4). */
export const loginFailures = pgTable('login_failures', {
  /** Hash of the address. */
  identity: text('identity').primaryKey(),
  failures: integer('failures').notNull(),
  firstAt: time('first_at').notNull(),
  lockedUntil: time('locked_until'),
});

/** Links to set a new password (F1). */
export const resetTokens = pgTable(
  'reset_tokens',
  {
    /** The token is made of it. */
    id: id(),
    tokenHash: text('token_hash').notNull().unique(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    createdAt: time('created_at').notNull(),
    expiresAt: time('expires_at').notNull(),
    usedAt: time('used_at'),
  },
  (t) => [index('reset_tokens_account').on(t.accountId, t.createdAt)],
);

/** Links to confirm an address (B11). */
export const emailConfirmations = pgTable(
  'email_confirmations',
  {
    /** The token is made of it. */
    id: id(),
    tokenHash: text('token_hash').notNull().unique(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    createdAt: time('created_at').notNull(),
    expiresAt: time('expires_at').notNull(),
    usedAt: time('used_at'),
  },
  (t) => [index('email_confirmations_account').on(t.accountId)],
);

export const mailStatuses = ['QUEUED', 'SENT', 'FAILED'] as const;
export type MailStatus = (typeof mailStatuses)[number];

/** The outbox (D11): a mail is written in the transaction of what causes it, and sent by a worker. */
export const mails = pgTable(
  'mails',
  {
    id: id(),
    to: text('to').notNull(),
    template: text('template').notNull(),
    /** Never a token: a link is a reference, and made when the mail is (server/mail/tokens.ts). */
    params: jsonb('params').$type<Record<string, unknown>>().notNull().default({}),
    status: text('status').$type<MailStatus>().notNull().default('QUEUED'),
    tries: integer('tries').notNull().default(0),
    /** Due from then on. A worker that takes a mail moves it on first, so that no other takes it too. */
    nextTryAt: time('next_try_at').notNull(),
    reason: text('reason'),
    sentAt: time('sent_at'),
    agencyId: uuid('agency_id'),
    invitationId: uuid('invitation_id').references(() => invitations.id, { onDelete: 'cascade' }),
    /** Of mails with the same key only the first is written: reminders. */
    dedupeKey: text('dedupe_key').unique(),
    /** Of mails that one press of a button caused: its progress is theirs. */
    batchId: uuid('batch_id'),
    createdAt: time('created_at').notNull(),
  },
  (t) => [
    index('mails_batch').on(t.batchId).where(sql`${t.batchId} is not null`),
    index('mails_due').on(t.nextTryAt).where(sql`${t.status} = 'QUEUED'`),
    index('mails_agency').on(t.agencyId, t.createdAt),
    index('mails_invitation').on(t.invitationId),
    index('mails_recent').on(t.createdAt, t.id),
    index('mails_failed').on(t.createdAt, t.id).where(sql`${t.status} = 'FAILED'`),
    index('mails_search').using('gin', t.to.op('gin_trgm_ops')),
  ],
);

/** Quarterly reports with their file (E). */
export const reports = pgTable(
  'reports',
  {
    id: id(),
    agencyId: uuid('agency_id')
      .notNull()
      .references(() => agencies.id),
    accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'set null' }),
    filename: text('filename').notNull(),
    mime: text('mime').notNull(),
    size: integer('size').notNull(),
    /** The closed quarter it reports on, as `2025-Q3`. */
    quarter: text('quarter').notNull(),
    file: bytea('file').notNull(),
    uploadedAt: time('uploaded_at').notNull(),
  },
  (t) => [
    index('reports_list').on(t.agencyId, t.uploadedAt.desc(), t.id),
    index('reports_quarter').on(t.quarter, t.agencyId),
  ],
);

/** Content pages; several may share a code (§3). What a page says stands in its versions. */
export const contentPages = pgTable(
  'content_pages',
  {
    id: id(),
    code: text('code').notNull(),
    /** Rises with everything that staff do to the page; they name the one they have seen. */
    revision: integer('revision').notNull().default(1),
    updatedAt: time('updated_at').notNull(),
  },
  (t) => [index('content_pages_code').on(t.code)],
);

/**
 * Versions of a content page. The portal shows the highest published number whose time has begun, until that one's
 * end (server/domain/content/live.ts). An unpublished one is the draft: the highest number, one a page.
 */
export const contentVersions = pgTable(
  'content_versions',
  {
    id: id(),
    pageId: uuid('page_id')
      .notNull()
      .references(() => contentPages.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    name: text('name').notNull(),
    /** Clean already (H2). */
    body: text('body').notNull(),
    thumbnailUrl: text('thumbnail_url').notNull().default(''),
    thumbnailAlt: text('thumbnail_alt').notNull().default(''),
    type: text('type').notNull().default('text/html'),
    /** null: a draft. */
    publishFrom: time('publish_from'),
    /** null: without end. */
    publishUntil: time('publish_until'),
    /** Who was accredited before it has to acknowledge again (C1). */
    major: boolean('major').notNull().default(false),
    /** When everyone whom a major version concerns had been asked to. */
    enforcedAt: time('enforced_at'),
    /** null: the demo data, or what came before versions. */
    authorId: uuid('author_id').references(() => accounts.id, { onDelete: 'set null' }),
    savedAt: time('saved_at').notNull(),
  },
  (t) => [
    uniqueIndex('content_versions_number').on(t.pageId, t.number),
    index('content_versions_major')
      .on(t.publishFrom)
      .where(sql`${t.major} and ${t.enforcedAt} is null`),
  ],
);

/** Pictures of content pages, uploaded by staff; never changed, so that an address is one picture for ever. */
export const contentImages = pgTable(
  'content_images',
  {
    id: id(),
    filename: text('filename').notNull(),
    mime: text('mime').notNull(),
    size: integer('size').notNull(),
    file: bytea('file').notNull(),
    authorId: uuid('author_id').references(() => accounts.id, { onDelete: 'set null' }),
    uploadedAt: time('uploaded_at').notNull(),
  },
  (t) => [index('content_images_recent').on(t.uploadedAt)],
);

/** Texts of mails and of the portal that the programme says in its own words. */
export const textOverrides = pgTable(
  'text_overrides',
  {
    id: id(),
    brand: text('brand').notNull(),
    locale: text('locale').notNull(),
    scope: text('scope').$type<'mail' | 'portal'>().notNull(),
    /** As in the catalogue: `dashboard.title`; of a mail `invitation.paragraphs.0`. */
    key: text('key').notNull(),
    text: text('text').notNull(),
    /** What it stands for, as it was then: tells whether the original has changed since. */
    original: text('original').notNull(),
    authorId: uuid('author_id').references(() => accounts.id, { onDelete: 'set null' }),
    updatedAt: time('updated_at').notNull(),
  },
  (t) => [uniqueIndex('text_overrides_key').on(t.brand, t.scope, t.locale, t.key)],
);

/** Files at the content base (A2). */
export const contentFiles = pgTable('content_files', {
  /** Last segment of the address. */
  name: text('name').primaryKey(),
  filename: text('filename').notNull(),
  mime: text('mime').notNull(),
  file: bytea('file').notNull(),
  updatedAt: time('updated_at').notNull(),
});

/** What staff want changed in an agency's form (B4). `field` is a path of the form, or '' for all of it. */
export const reviewComments = pgTable(
  'review_comments',
  {
    id: id(),
    agencyId: uuid('agency_id')
      .notNull()
      .references(() => agencies.id, { onDelete: 'cascade' }),
    field: text('field').notNull().default(''),
    text: text('text').notNull(),
    authorId: uuid('author_id').references(() => accounts.id, { onDelete: 'set null' }),
    at: time('at').notNull(),
    /** Set when the agency saves again: no longer shown beside the field. */
    resolvedAt: time('resolved_at'),
  },
  (t) => [index('review_comments_agency').on(t.agencyId, t.at)],
);

/** Who agreed to which version of which text, and when (C6, G4). */
export const agreements = pgTable(
  'agreements',
  {
    id: id(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    agencyId: uuid('agency_id').references(() => agencies.id),
    /** Name of the text: `termsAndConditions`, `termsOfCommissions`, `fastPay`, `education`. */
    kind: text('kind').notNull(),
    textVersion: text('text_version').notNull(),
    agreedAt: time('agreed_at').notNull(),
  },
  (t) => [index('agreements_account').on(t.accountId, t.kind, t.agreedAt)],
);

/** Every edge of a life cycle and every act of staff: who, when, before and after (B1). A trigger refuses any change. */
export const audit = pgTable(
  'audit',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: time('at').notNull(),
    /** null: a job or the operator. */
    actorId: uuid('actor_id'),
    subjectType: text('subject_type').notNull(),
    subjectId: uuid('subject_id').notNull(),
    /** The agency that it concerns; filled by a trigger, so that every entry has it. */
    agencyId: uuid('agency_id'),
    event: text('event').notNull(),
    before: jsonb('before'),
    after: jsonb('after'),
    note: text('note'),
  },
  (t) => [
    index('audit_subject').on(t.subjectType, t.subjectId, t.at),
    index('audit_at').on(t.at, t.id),
    index('audit_agency').on(t.agencyId, t.at, t.id),
    index('audit_actor').on(t.actorId, t.at, t.id),
    index('audit_event').on(t.event, t.at, t.id),
  ],
);

/** Counters of limits that hold for all nodes together (I21). Old windows are swept away. */
export const rateCounters = pgTable(
  'rate_counters',
  {
    key: text('key').notNull(),
    windowStart: time('window_start').notNull(),
    hits: integer('hits').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.key, t.windowStart] }),
    index('rate_counters_window').on(t.windowStart),
  ],
);
