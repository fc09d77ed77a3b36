import * as tables from '../tables/education.ts';
import { by } from './keys.ts';
import type { RulesOf } from './rules.ts';
import { given, json, nobody, plainJson, somebodyElse } from './words.ts';

const ofNobody = { purpose: 'content', keptFor: { until: 'program' }, rows: 'ofNobody' } as const;

/** The quiz is about nobody; what a person has read and answered goes with the account. */
export const education: RulesOf<typeof tables> = {
  quizSettings: {
    ...ofNobody,
    columns: {
      ...nobody('only', 'on', 'drawn', 'passMark', 'attempts', 'pauseHours', 'minutes'),
      ...nobody('revision'),
    },
  },
  quizQuestions: {
    ...ofNobody,
    columns: nobody('id', 'position', 'active', 'revision', 'updatedAt'),
  },
  quizQuestionVersions: {
    ...ofNobody,
    columns: {
      ...nobody('id', 'questionId', 'number', 'savedAt'),
      ...plainJson('question', '*'),
      ...somebodyElse('authorId'),
    },
  },
  quizAttempts: {
    purpose: 'accreditation',
    keptFor: { until: 'account' },
    rows: 'deleted',
    rowsOf: by.account(tables.quizAttempts.accountId),
    columns: {
      ...nobody('id', 'accountId', 'passMark', 'minutes'),
      ...given('questions', 'beganAt', 'endsAt', 'extensions', 'judgedAt', 'score', 'passed'),
      ...json('answers', { personal: ['*'] }),
    },
  },
  readingProgress: {
    purpose: 'accreditation',
    keptFor: { until: 'account' },
    rows: 'deleted',
    rowsOf: by.account(tables.readingProgress.accountId),
    columns: {
      ...nobody('accountId', 'pageId'),
      ...given('language', 'version', 'seconds', 'seenAt', 'readAt'),
    },
  },
  acknowledgedAhead: {
    purpose: 'accreditation',
    keptFor: { until: 'account' },
    rows: 'deleted',
    rowsOf: by.account(tables.acknowledgedAhead.accountId),
    columns: { ...nobody('accountId', 'versionId'), ...given('at') },
  },
};
