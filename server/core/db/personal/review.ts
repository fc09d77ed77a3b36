import { type SQL, sql } from 'drizzle-orm';
import * as tables from '../tables/review.ts';
import { anyOf, by, type PersonKeys } from './keys.ts';
import type { JsonPaths, RulesOf } from './rules.ts';
import { blankedJson, cleared, nobody, plainJson, somebodyElse, stays } from './words.ts';

const { audit, changeRequests, reviewComments } = tables;

/** Entries about an account, or about its invitation. */
const about =
  (type: 'account' | 'invitation', subjectIs: (person: PersonKeys) => SQL) =>
  (person: PersonKeys) =>
    sql`(${audit.subjectType} = ${type} and ${subjectIs(person)})`;
/** Uploads of the person, which say how the file was named. */
const ownUploads = (person: PersonKeys) =>
  sql`(${audit.event} in ('submitReport', 'refuseReport') and ${by.account(audit.actorId)(person)})`;
const aboutPerson = anyOf(
  about('account', by.account(audit.subjectId)),
  about('invitation', by.invitation(audit.subjectId)),
  ownUploads,
);

/** Entries of any agency that tried to invite the person. */
const isRefused = (person: PersonKeys) =>
  sql`(${audit.event} = 'refuseInvitation' and ${by.listedAddress(sql`(${audit.after} -> 'refused')`)(person)})`;

/** What entries of the audit hold, as it was before and after. */
const auditPaths = {
  personal: ['firstName', 'lastName', 'email', 'name', 'form.*', 'network', 'subject', 'filename'],
  plain: [
    ...[
      'status',
      'associateStatus',
      'associate',
      'pointOfContact',
      'inviteType',
      'enabled',
      'roles',
    ],
    ...['reminders', 'news'],
    // Of endings.
    ...['endsAt', 'again'],
    ...['language', 'agencyId', 'tokenExpiresAt', 'windowEndsAt', 'renewalDate', 'lockedUntil'],
    // Of sign-ins.
    ...[
      'methods',
      'provider',
      'issuer',
      'tenant',
      'reason',
      'ended.*',
      'failures',
      'since',
      'left',
      'groups',
    ],
    ...['most', 'what', 'domain'],
    // Of content, texts, files and emails.
    ...['code', 'version', 'major', 'publishFrom', 'publishUntil', 'thumbnailUrl', 'thumbnailAlt'],
    ...['quiz.*', 'question.*'],
    ...['body', 'restored', 'scope', 'locale', 'key', 'text', 'changed', 'file', 'filters', 'scan'],
    ...[
      'finding',
      'mime',
      'size',
      'quarter',
      'quarterlyReportRequired',
      'agencies',
      'mails',
      'mail',
    ],
    ...['entries', 'hotel', 'place', 'broken', 'broken.*'],
  ],
  // Addresses that could not be invited, and hashes of those that are unknown.
  withheld: ['refused.*', 'addresses.*', 'accountId'],
} satisfies JsonPaths;

export const review: RulesOf<typeof tables> = {
  reviewComments: {
    purpose: 'agency',
    keptFor: { until: 'agency' },
    rows: 'ofNobody',
    mentions: { rowsOf: by.agency(reviewComments.agencyId), columns: ['text'] },
    columns: {
      ...nobody('id', 'agencyId', 'field', 'text', 'at', 'resolvedAt'),
      ...somebodyElse('authorId'),
    },
  },
  changeRequests: {
    purpose: 'agency',
    keptFor: { until: 'agency' },
    rows: 'ofNobody',
    mentions: {
      rowsOf: by.agency(changeRequests.agencyId),
      columns: ['reason', 'changes', 'answer'],
    },
    columns: {
      ...nobody('id', 'agencyId', 'status', 'reason', 'answer', 'requestedAt'),
      ...plainJson('changes', 'field', 'before.*', 'after.*'),
      ...somebodyElse('accountId'),
    },
  },
  audit: {
    purpose: 'audit',
    keptFor: { until: 'program' },
    rows: 'forget',
    rowsOf: aboutPerson,
    mentions: {
      rowsOf: anyOf(aboutPerson, by.agency(audit.agencyId), by.account(audit.actorId), isRefused),
      columns: ['before', 'after', 'note'],
    },
    columns: {
      ...nobody('id', 'subjectType', 'subjectId', 'agencyId', 'salt', 'commitment', 'forgottenBy'),
      ...somebodyElse('actorId'),
      ...stays('at', 'event'),
      ...cleared('note'),
      ...blankedJson('before', auditPaths),
      ...blankedJson('after', auditPaths),
    },
  },
};
