import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Language } from '../../../../contract/languages.ts';
import type { QuizQuestionText } from '../../../../contract/quiz.ts';
import { id, time } from '../columns.ts';
import { contentPages, contentVersions } from './content.ts';
import { accounts } from './people.ts';

/** How the quiz of the brand education goes: at most one row. */
export const quizSettings = pgTable(
  'quiz_settings',
  {
    only: boolean('only').primaryKey().default(true),
    on: boolean('on').notNull(),
    drawn: integer('drawn').notNull(),
    passMark: integer('pass_mark').notNull(),
    attempts: integer('attempts').notNull(),
    pauseHours: integer('pause_hours').notNull(),
    /** null: no time limit. */
    minutes: integer('minutes'),
    /** Raised with every change. */
    revision: integer('revision').notNull().default(1),
  },
  (t) => [check('quiz_settings_only', sql`${t.only}`)],
);

export const quizQuestions = pgTable('quiz_questions', {
  id: id(),
  position: integer('position').notNull(),
  /** Whether new attempts may have it. */
  active: boolean('active').notNull().default(true),
  /** Raised with every change. */
  revision: integer('revision').notNull().default(1),
  updatedAt: time('updated_at').notNull(),
});

/** What a question has said: it is judged by the version that was drawn, so none of them changes. */
export const quizQuestionVersions = pgTable(
  'quiz_question_versions',
  {
    id: id(),
    questionId: uuid('question_id')
      .notNull()
      .references(() => quizQuestions.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    question: jsonb('question').$type<QuizQuestionText>().notNull(),
    /** null: the demo data. */
    authorId: uuid('author_id').references(() => accounts.id, { onDelete: 'set null' }),
    savedAt: time('saved_at').notNull(),
  },
  (t) => [uniqueIndex('quiz_question_versions_number').on(t.questionId, t.number)],
);

export const quizAttempts = pgTable(
  'quiz_attempts',
  {
    id: id(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** The versions of the drawn questions, in their order. */
    questions: uuid('questions').array().notNull(),
    /** The numbers of the chosen choices, by version. */
    answers: jsonb('answers').$type<Record<string, number[]>>().notNull().default({}),
    /** The pass mark and the time limit when it was begun. */
    passMark: integer('pass_mark').notNull(),
    minutes: integer('minutes'),
    beganAt: time('began_at').notNull(),
    endsAt: time('ends_at'),
    extensions: integer('extensions').notNull().default(0),
    /** null: not handed in yet. */
    judgedAt: time('judged_at'),
    /** How many answers were right. */
    score: integer('score'),
    passed: boolean('passed'),
  },
  (t) => [
    index('quiz_attempts_account').on(t.accountId, t.judgedAt),
    uniqueIndex('quiz_attempts_open').on(t.accountId).where(sql`${t.judgedAt} is null`),
  ],
);

/** How far a person has read a version of a page of the brand education. */
export const readingProgress = pgTable(
  'reading_progress',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    pageId: uuid('page_id')
      .notNull()
      .references(() => contentPages.id, { onDelete: 'cascade' }),
    language: text('language').$type<Language>().notNull(),
    version: integer('version').notNull(),
    /** While the page was seen. */
    seconds: integer('seconds').notNull(),
    seenAt: time('seen_at').notNull(),
    /** When its end was reached; null: not yet. */
    readAt: time('read_at'),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.pageId, t.language, t.version] }),
    index('reading_progress_page').on(t.pageId),
  ],
);

/** Who has acknowledged a major version of the brand education before its date, and is not asked by it again. */
export const acknowledgedAhead = pgTable(
  'acknowledged_ahead',
  {
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    versionId: uuid('version_id')
      .notNull()
      .references(() => contentVersions.id, { onDelete: 'cascade' }),
    at: time('at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.versionId] }),
    index('acknowledged_ahead_version').on(t.versionId),
  ],
);
