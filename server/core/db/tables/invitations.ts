import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Language } from '../../../../contract/languages.ts';
import type { Message } from '../../../../contract/messages.ts';
import {
  type InvitationStatus,
  type InviteStatusFilter,
  type InviteType,
  inviteStatusFilters,
} from '../../../../contract/statuses.ts';
import { fullName, id, lowerCase, searchIndex, time } from '../columns.ts';
import { agencies } from './agencies.ts';
import { accounts } from './people.ts';

const groupOfStatus = `CASE ${Object.entries(inviteStatusFilters)
  .map(
    ([group, statuses]) =>
      `WHEN coalesce(status, '') IN (${statuses.map((status) => `'${status ?? ''}'`).join(', ')}) THEN '${group}'`,
  )
  .join(' ')} END`;

/**
 * Invitations (specification §3). An address has at most one, in any agency. Once there is an account, `status` is the
 * associate status.
 */
export const invitations = pgTable(
  'invitations',
  {
    id: id(),
    agencyId: uuid('agency_id')
      .notNull()
      .references(() => agencies.id),
    email: text('email').notNull(),
    /** null: the email is not sent yet ('Inviting...'). */
    status: text('status').$type<InvitationStatus>(),
    /** The filter to which the status belongs, or null. */
    statusGroup: text('status_group')
      .$type<InviteStatusFilter>()
      .generatedAlwaysAs(sql.raw(groupOfStatus)),
    /** The language of its emails, until there is an account. */
    language: text('language').$type<Language>().notNull().default('en'),
    inviteType: text('invite_type').$type<InviteType>().notNull(),
    pointOfContact: boolean('point_of_contact').notNull().default(false),
    sentAt: time('sent_at'),
    /** When the email was last requested; a second request within 10 minutes sends nothing. */
    requestedAt: time('requested_at').notNull(),
    /** When the person last got a reminder, of a job or of a point of contact. */
    remindedAt: time('reminded_at'),
    /** Why the email failed. */
    failure: jsonb('failure').$type<Message>(),
    /** Hash of the link's token, which is derived from this row's id (server/core/mail/tokens.ts). */
    tokenHash: text('token_hash'),
    tokenExpiresAt: time('token_expires_at'),
    /** When the next reminder or the end of its link is due (server/invitations/stepsJob.ts). */
    nextStepAt: time('next_step_at'),
    accountId: uuid('account_id').references(() => accounts.id, { onDelete: 'set null' }),
    firstName: text('first_name'),
    lastName: text('last_name'),
    name: fullName(),
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
      // Both filters together are counted in the index.
      t.inviteType,
    ),
    index('invitations_by_type').on(
      t.agencyId,
      t.inviteType,
      t.sentAt.desc().nullsFirst(),
      t.email,
    ),
    searchIndex('invitations_search', t.email),
    uniqueIndex('invitations_token').on(t.tokenHash),
    index('invitations_account').on(t.accountId),
    index('invitations_next_step').on(t.nextStepAt).where(sql`${t.nextStepAt} is not null`),
    index('invitations_link_end').on(t.tokenExpiresAt).where(sql`${t.accountId} is null`),
    index('invitations_sent').on(t.sentAt),
    lowerCase('invitations_email_lower', t.email),
  ],
);
