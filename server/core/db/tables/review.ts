import { sql } from 'drizzle-orm';
import { bigint, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { FieldChange } from '../../../../contract/records.ts';
import type { ChangeRequestStatus } from '../../../../contract/statuses.ts';
import { bytea, id, time } from '../columns.ts';
import { agencies } from './agencies.ts';
import { accounts } from './people.ts';

/** Staff's comments on an agency's form. `field` is a path of the form, or '' for the whole form. */
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
    /** When the agency saved again; the comment is no longer shown at the field. */
    resolvedAt: time('resolved_at'),
  },
  (t) => [index('review_comments_agency').on(t.agencyId, t.at)],
);

/** Requests to change the form of an approved agency (decision B13); of each agency at most one waits. */
export const changeRequests = pgTable(
  'change_requests',
  {
    id: id(),
    agencyId: uuid('agency_id')
      .notNull()
      .references(() => agencies.id, { onDelete: 'cascade' }),
    accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'set null' }),
    status: text('status').$type<ChangeRequestStatus>().notNull().default('WAITING'),
    reason: text('reason').notNull(),
    changes: jsonb('changes').$type<FieldChange[]>().notNull(),
    /** Staff's reason for declining it. */
    answer: text('answer'),
    requestedAt: time('requested_at').notNull(),
  },
  (t) => [
    index('change_requests_agency').on(t.agencyId, t.requestedAt),
    uniqueIndex('change_requests_one_waits').on(t.agencyId).where(sql`${t.status} = 'WAITING'`),
    index('change_requests_waiting').on(t.requestedAt, t.id).where(sql`${t.status} = 'WAITING'`),
  ],
);

/**
 * Every life-cycle event and every action of staff: who, when, before and after. A trigger refuses changes, but for details that
 * are forgotten.
 */
export const audit = pgTable(
  'audit',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: time('at').notNull(),
    /** null: a job or the operator. */
    actorId: uuid('actor_id'),
    subjectType: text('subject_type').notNull(),
    subjectId: uuid('subject_id').notNull(),
    /** The agency that it concerns, set by a trigger. */
    agencyId: uuid('agency_id'),
    event: text('event').notNull(),
    before: jsonb('before'),
    after: jsonb('after'),
    note: text('note'),
    /** What hides the details in the commitment, by chance; null once they are forgotten. */
    salt: bytea('salt'),
    /** SHA-256 of the salt and `audit_details`: before, after and note. Made by a trigger. */
    commitment: bytea('commitment').notNull().default(sql`'\\x'::bytea`),
    /** The entry that recorded that the details were forgotten (`audit_forget`). */
    forgottenBy: bigint('forgotten_by', { mode: 'number' }),
  },
  (t) => [
    index('audit_forgotten').on(t.forgottenBy).where(sql`${t.forgottenBy} is not null`),
    // Entries of sign-ins whose details are still there, which have a period of their own.
    index('audit_sign_ins')
      .on(t.at)
      .where(
        sql`${t.event} in ('signIn', 'signOut', 'signInFailed', 'resetAsked', 'resetUsed') and ${t.forgottenBy} is null and ${t.after} is not null`,
      ),
    // Addresses that an agency could not invite, by which a person is found whom no other column leads to.
    index('audit_refused')
      .using('gin', sql`(${t.after} -> 'refused')`)
      .where(sql`${t.event} = 'refuseInvitation'`),
    index('audit_subject').on(t.subjectType, t.subjectId, t.at),
    index('audit_at').on(t.at, t.id),
    index('audit_agency').on(t.agencyId, t.at, t.id),
    index('audit_actor').on(t.actorId, t.at, t.id),
    index('audit_event').on(t.event, t.at, t.id),
  ],
);
