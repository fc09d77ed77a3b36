import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Language } from '../../../../contract/languages.ts';
import type { MailStatus } from '../../../../contract/staff/words.ts';
import { id, searchIndex, time } from '../columns.ts';
import { invitations } from './invitations.ts';

/** The few emails that tell administrators of somebody else. */
export const mailsOfOthers = ['administratorAdded', 'emergencySignIn', 'resetWanted'];
export const tellsOfOthers = (template: AnyPgColumn) =>
  sql`${template} in (${sql.raw(mailsOfOthers.map((name) => `'${name}'`).join(', '))})`;

/** The outbox: an email is stored in the transaction of what causes it, and sent by a worker. */
export const mails = pgTable(
  'mails',
  {
    id: id(),
    to: text('to').notNull(),
    template: text('template').notNull(),
    /** Never contains a token: a link is a reference, from which the token is derived (server/core/mail/tokens.ts). */
    params: jsonb('params').$type<Record<string, unknown>>().notNull().default({}),
    /** The reader's language when the email was stored. */
    language: text('language').$type<Language>().notNull().default('en'),
    status: text('status').$type<MailStatus>().notNull().default('QUEUED'),
    tries: integer('tries').notNull().default(0),
    /** Of the due emails, the highest priority is sent first. */
    priority: smallint('priority').notNull().default(0),
    /** The email is due from then on. A worker first moves it on, as a lease. */
    nextTryAt: time('next_try_at').notNull(),
    reason: text('reason'),
    sentAt: time('sent_at'),
    agencyId: uuid('agency_id'),
    invitationId: uuid('invitation_id').references(() => invitations.id, { onDelete: 'cascade' }),
    /** Only the first email with a key is stored. */
    dedupeKey: text('dedupe_key').unique(),
    /** Groups the emails of one action, to show its progress. */
    batchId: uuid('batch_id'),
    createdAt: time('created_at').notNull(),
  },
  (t) => [
    index('mails_batch').on(t.batchId).where(sql`${t.batchId} is not null`),
    index('mails_due')
      .on(t.priority.desc().nullsFirst(), t.nextTryAt)
      .where(sql`${t.status} = 'QUEUED'`),
    index('mails_agency').on(t.agencyId, t.createdAt),
    index('mails_invitation').on(t.invitationId),
    index('mails_to').on(t.to),
    index('mails_of_others').on(t.template).where(tellsOfOthers(t.template)),
    index('mails_recent').on(t.createdAt, t.id),
    index('mails_failed').on(t.createdAt, t.id).where(sql`${t.status} = 'FAILED'`),
    searchIndex('mails_search', t.to),
  ],
);
