import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { storedAssociateForm } from '../../../../contract/forms/stored.ts';
import type { Language } from '../../../../contract/languages.ts';
import type { AgreementKind } from '../../../../contract/records.ts';
import type { StaffRole } from '../../../../contract/staff/roles.ts';
import type { AssociateStatus } from '../../../../contract/statuses.ts';
import { formColumn, fullName, id, lowerCase, searchIndex, time } from '../columns.ts';
import { agencies } from './agencies.ts';

/**
 * Accounts (specification §3): people of agencies, who are points of contact, associates, both or neither, and staff.
 */
export const accounts = pgTable(
  'accounts',
  {
    id: id(),
    email: text('email').notNull(),
    /** Null: nobody can sign in by a password until a link has set one. */
    passwordHash: text('password_hash'),
    /** Raised by a trigger with every change of what lets the person in: sessions of an earlier epoch are invalid. */
    credentialEpoch: integer('credential_epoch').notNull().default(1),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    name: fullName().notNull(),
    /** The words by which somebody may look for the person (contract/folded.ts). */
    search: text('search')
      .notNull()
      .generatedAlwaysAs(sql.raw("folded(email || ' ' || first_name || ' ' || last_name)")),
    agencyId: uuid('agency_id').references(() => agencies.id),
    pointOfContact: boolean('point_of_contact').notNull().default(false),
    associate: boolean('associate').notNull().default(false),
    /** Changed only by server/life-cycle, together with the invitation's row. */
    associateStatus: text('associate_status').$type<AssociateStatus>(),
    accreditedAt: time('accredited_at'),
    /** When the brand education was acknowledged; null again when the accreditation has to be renewed. */
    acknowledgedAt: time('acknowledged_at'),
    /** When staff rejected the person; a later registration needs a review. */
    rejectedAt: time('rejected_at'),
    /** The renewal is saved and is decided together with the agency's (decision C1). */
    renewsWithAgency: boolean('renews_with_agency').notNull().default(false),
    /** The person's language, of the portal and of emails; null: none was chosen, emails are in English. */
    language: text('language').$type<Language>(),
    /** Which emails the person gets, of those that need not be sent (contract/mailLists.ts). */
    wantsReminders: boolean('wants_reminders').notNull().default(true),
    wantsNews: boolean('wants_news').notNull().default(false),
    /** Whether the person has a role of staff; written by a trigger with `staff_roles`. */
    staff: boolean('staff').notNull().default(false),
    enabled: boolean('enabled').notNull().default(true),
    /** Until when the person, as staff, may sign in without a second step; null: not yet asked for one. */
    secondStepDueAt: time('second_step_due_at'),
    emailConfirmedAt: time('email_confirmed_at').notNull(),
    leadId: text('lead_id'),
    /** When the account will be ended, because its person has asked for it; null: nobody has. */
    endsAt: time('ends_at'),
    /** When it was ended: the row has a number in place of the person, and a trigger refuses every change of it. */
    endedAt: time('ended_at'),
    /** When the person last signed in; null: not since the account was made, or not known. */
    lastSignInAt: time('last_sign_in_at'),
    /** When the person was last told that the account ends because nobody signs in, and how many days were left. */
    inactiveWarnedAt: time('inactive_warned_at'),
    inactiveDaysLeft: integer('inactive_days_left'),
    surpriseRegisteredAt: time('surprise_registered_at'),
    createdAt: time('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('accounts_email').on(t.email),
    index('accounts_agency').on(t.agencyId),
    index('accounts_created').on(t.createdAt, t.id),
    searchIndex('accounts_search', t.search),
    index('accounts_points_of_contact').on(t.agencyId).where(sql`${t.pointOfContact}`),
    index('accounts_accreditation')
      .on(t.associateStatus, t.accreditedAt)
      .where(sql`${t.associate}`),
    index('accounts_ended').on(t.endedAt).where(sql`${t.endedAt} is not null`),
    index('accounts_last_sign_in')
      .on(sql`coalesce(${t.lastSignInAt}, ${t.createdAt})`)
      .where(sql`${t.endedAt} is null`),
    // Who is warned next is found however many were warned before.
    index('accounts_inactive_unwarned')
      .on(sql`coalesce(${t.lastSignInAt}, ${t.createdAt})`)
      .where(sql`${t.endedAt} is null and ${t.inactiveWarnedAt} is null`),
    index('accounts_inactive_warned')
      .on(t.inactiveWarnedAt, sql`coalesce(${t.lastSignInAt}, ${t.createdAt})`)
      .where(sql`${t.inactiveWarnedAt} is not null`),
    index('accounts_ending').on(t.endsAt).where(sql`${t.endsAt} is not null`),
    // Failed sign-ins know an address by its hash alone.
    index('accounts_address_hash').on(sql`address_hash(${t.email})`),
    lowerCase('accounts_email_lower', t.email),
  ],
);

/** The roles of the program's staff. A trigger raises the account's epoch with them. */
export const staffRoles = pgTable(
  'staff_roles',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    role: text('role').notNull().$type<StaffRole>(),
    /** null: by the operator, or by somebody whose account is gone. */
    grantedBy: uuid('granted_by').references(() => accounts.id, { onDelete: 'set null' }),
    grantedAt: time('granted_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.role] }),
    index('staff_roles_role').on(t.role),
    index('staff_roles_granted_by').on(t.grantedBy),
  ],
);

export const associateForms = pgTable(
  'associate_forms',
  {
    accountId: uuid('account_id')
      .primaryKey()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    form: formColumn('form', storedAssociateForm).notNull(),
    /** The numbers by which somebody may look for the person, as they are compared (contract/comparedForms.ts). */
    numbers: text('numbers')
      .array()
      .generatedAlwaysAs(
        sql.raw(
          "compared_numbers(jsonb_path_query_array(form, '$.loyaltyNumber'), jsonb_path_query_array(form, '$.preferredPhoneNumber'))",
        ),
      ),
    version: integer('version').notNull().default(1),
    savedAt: time('saved_at').notNull(),
  },
  (t) => [index('associate_forms_numbers').using('gin', t.numbers)],
);

/** Who agreed to which version of which text, and when. */
export const agreements = pgTable(
  'agreements',
  {
    id: id(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    agencyId: uuid('agency_id').references(() => agencies.id),
    kind: text('kind').$type<AgreementKind>().notNull(),
    textVersion: text('text_version').notNull(),
    /** The language of the text that was read. */
    language: text('language').$type<Language>().notNull().default('en'),
    agreedAt: time('agreed_at').notNull(),
  },
  (t) => [index('agreements_account').on(t.accountId, t.kind, t.agreedAt)],
);
