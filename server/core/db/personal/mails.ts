import { sql } from 'drizzle-orm';
import * as tables from '../tables/mails.ts';
import { anyOf, by } from './keys.ts';
import type { RulesOf } from './rules.ts';
import { given, json, nobody } from './words.ts';

export const mails: RulesOf<typeof tables> = {
  mails: {
    purpose: 'mails',
    keptFor: { afterDays: 'mails', since: 'createdAt', where: sql`status <> 'QUEUED'` },
    rows: 'deleted',
    rowsOf: by.address(tables.mails.to),
    mentions: {
      rowsOf: anyOf(by.agency(tables.mails.agencyId), () =>
        tables.tellsOfOthers(tables.mails.template),
      ),
      columns: ['params'],
    },
    columns: {
      ...nobody('id', 'tries', 'priority', 'nextTryAt', 'agencyId', 'invitationId', 'dedupeKey'),
      ...nobody('batchId'),
      ...given('to', 'template', 'language', 'status', 'reason', 'sentAt', 'createdAt'),
      ...json('params', {
        plain: [
          'words.until',
          'words.since',
          'words.quarter',
          'words.left',
          'words.days',
          'words.provider',
          'words.page',
          'words.code',
        ],
        personal: [
          'words.agency',
          'words.comments',
          'words.reason',
          'words.filename',
          'words.address',
        ],
        // Others, and what a link's token is made from.
        withheld: ['words.name', 'words.by', 'words.person', 'words.personId', 'link.*'],
      }),
    },
  },
};
