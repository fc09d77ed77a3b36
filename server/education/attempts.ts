import { and, desc, eq, gt, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { iso } from '../../contract/dates.ts';
import type { Language } from '../../contract/languages.ts';
import {
  QUIZ_EXTENSIONS,
  type QuizAttempt,
  type QuizSettings,
  type QuizState,
  quizStanding,
  shownQuestion,
} from '../../contract/quiz.ts';
import type { Database, Queryable, Transaction } from '../core/db/connection.ts';
import { one, timestamptz } from '../core/db/rows.ts';
import { quizAttempts } from '../core/db/schema.ts';
import { Conflict, NotFound, TooManyRequests } from '../core/errors.ts';
import { type Account, lockAssociate, statusOf } from '../life-cycle/associate.ts';
import { nextChange } from './changes.ts';
import { drawableVersions, readQuizSettings, versionsOf } from './questions.ts';

type Attempt = typeof quizAttempts.$inferSelect;

export interface Who {
  accountId: string;
  language: Language;
  now: Date;
}

const openOf = async (db: Queryable, accountId: string): Promise<Attempt | undefined> => {
  const own = and(eq(quizAttempts.accountId, accountId), isNull(quizAttempts.judgedAt));
  return (await db.select().from(quizAttempts).where(own))[0];
};

/** Returns an attempt of the person. @throws NotFound for that of somebody else, as for none */
export async function ownAttempt(db: Queryable, id: string, accountId: string): Promise<Attempt> {
  const own = and(eq(quizAttempts.id, id), eq(quizAttempts.accountId, accountId));
  const [attempt] = await db.select().from(quizAttempts).where(own);
  if (!attempt) throw new NotFound();
  return attempt;
}

async function shownAttempt(
  db: Queryable,
  { id, questions, answers, endsAt, extensions }: Attempt,
  language: Language,
): Promise<QuizAttempt> {
  const drawn = await versionsOf(db, questions);
  return {
    id,
    endsAt: iso(endsAt),
    extensionsLeft: QUIZ_EXTENSIONS - extensions,
    questions: drawn.map((one) => shownQuestion({ ...one, chosen: answers[one.id] }, language)),
  };
}

/** Returns how often the person can still try. */
export async function standingOf(
  db: Queryable,
  accountId: string,
  settings: QuizSettings,
  now: Date,
) {
  const judged = await db
    .select({ at: quizAttempts.judgedAt, passed: quizAttempts.passed })
    .from(quizAttempts)
    .where(and(eq(quizAttempts.accountId, accountId), isNotNull(quizAttempts.judgedAt)))
    .orderBy(desc(quizAttempts.judgedAt));
  return quizStanding(judged, settings, now);
}

/** Returns the quiz as it stands for a person; null while the program asks for none. */
export async function readQuiz(
  db: Database,
  { accountId, language, now }: Who,
): Promise<QuizState | null> {
  const settings = await readQuizSettings(db);
  if (!settings.on) return null;
  const { drawn, passMark, minutes } = settings;
  const { attemptsLeft, pausedUntil } = await standingOf(db, accountId, settings, now);
  const open = await openOf(db, accountId);
  return {
    ...{ drawn, passMark, minutes, attemptsLeft },
    pausedUntil: iso(pausedUntil),
    attempt: open ? await shownAttempt(db, open, language) : null,
  };
}

/**
 * Draws the questions of an attempt, of those that are there in each of `languages`; goes on with the attempt that is open.
 * @throws Conflict if the person has nothing to acknowledge or there is no quiz, TooManyRequests during a pause
 */
export async function beginAttempt(
  tx: Transaction,
  who: Who,
  languages: readonly Language[],
): Promise<QuizAttempt> {
  const { accountId, language, now } = who;
  const account = await lockAssociate(tx, accountId);
  const settings = await readQuizSettings(tx);
  if (!settings.on || !(await isAsked(tx, account, who))) throw new Conflict('error.alreadyMoved');
  const open = await openOf(tx, accountId);
  if (open) return shownAttempt(tx, open, language);
  const { pausedUntil } = await standingOf(tx, accountId, settings, now);
  if (pausedUntil) throw new TooManyRequests((pausedUntil.getTime() - now.getTime()) / 1000);

  const { drawn, passMark, minutes } = settings;
  const questions = sql`(
    select array_agg(id) from (
      select id from unnest(${sql.param(await drawableVersions(tx, languages))}::uuid[]) id
      order by random() limit ${drawn}
    ) drawn
  )`;
  const endsAt = minutes === null ? null : afterMinutes(now, minutes);
  const begun = await tx
    .insert(quizAttempts)
    .values({ accountId, questions, passMark, minutes, endsAt, beganAt: now })
    .returning();
  return shownAttempt(tx, one(begun), language);
}

/** Whether a person has something to acknowledge: the brand education, or ahead what changes in it. */
async function isAsked(tx: Transaction, account: Account, who: Who): Promise<boolean> {
  const status = statusOf(account);
  if (status !== 'ACCREDITED') return status === 'REGISTERED';
  const change = await nextChange(tx, who);
  return change !== null && change.acknowledgedAt === null;
}

const afterMinutes = (time: Date, minutes: number) => new Date(time.getTime() + minutes * 60_000);

/** Changes the open attempt if it still may be. @throws NotFound if it is not the person's, Conflict if it is too late */
async function changeOpen(
  db: Database,
  id: string,
  accountId: string,
  set: Record<string, SQL>,
  where: SQL | undefined,
): Promise<Attempt> {
  const open = and(
    eq(quizAttempts.id, id),
    eq(quizAttempts.accountId, accountId),
    isNull(quizAttempts.judgedAt),
  );
  const [changed] = await db.update(quizAttempts).set(set).where(and(open, where)).returning();
  if (changed) return changed;
  await ownAttempt(db, id, accountId);
  throw new Conflict('error.alreadyMoved');
}

/** Keeps an answer: beside those to other questions that arrive at the same time. @throws as {@link changeOpen} */
export async function keepAnswer(
  db: Database,
  id: string,
  accountId: string,
  { question, chosen }: { question: string; chosen: readonly number[] },
  now: Date,
): Promise<void> {
  const answer = JSON.stringify({ [question]: [...new Set(chosen)] });
  const inTime = or(isNull(quizAttempts.endsAt), gt(quizAttempts.endsAt, now));
  const { questions } = await ownAttempt(db, id, accountId);
  if (!questions.includes(question)) throw new NotFound();
  const answers = sql`${quizAttempts.answers} || ${answer}::jsonb`;
  await changeOpen(db, id, accountId, { answers }, inTime);
}

/** Gives an attempt its time again, from now or from its end on. @throws as {@link changeOpen} */
export async function extendAttempt(db: Database, id: string, accountId: string, now: Date) {
  const endsAt = sql`greatest(${quizAttempts.endsAt}, ${timestamptz(now)}) + ${quizAttempts.minutes} * interval '1 minute'`;
  const changed = await changeOpen(
    db,
    id,
    accountId,
    { endsAt, extensions: sql`${quizAttempts.extensions} + 1` },
    and(isNotNull(quizAttempts.endsAt), lt(quizAttempts.extensions, QUIZ_EXTENSIONS)),
  );
  return {
    endsAt: iso(changed.endsAt) ?? '',
    extensionsLeft: QUIZ_EXTENSIONS - changed.extensions,
  };
}
