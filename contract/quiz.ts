import { z } from 'zod';
import { HOUR } from './dates.ts';
import type { Language } from './languages.ts';
import { time } from './records.ts';

/** The quiz at the end of the brand education (decision C13): what it asks, how it is judged, and when it can be tried. */

/** The sane bounds of what is set. */
export const quizBounds = {
  drawn: { min: 1, max: 30 },
  passMark: { min: 1, max: 100 },
  attempts: { min: 1, max: 20 },
  pauseHours: { min: 1, max: 336 },
  minutes: { min: 5, max: 240 },
  choices: { min: 2, max: 8 },
} as const;

/** How often an attempt can be given its time again: a limit that people may need to extend has to allow ten times. */
export const QUIZ_EXTENSIONS = 10;

/** The texts of a question in each language that has them. */
export type Texts = Partial<Record<Language, string>>;

/** A question in all its languages. Which choices are right is the same in each. */
export interface QuizQuestionText {
  text: Texts;
  choices: readonly { texts: Texts; right: boolean }[];
  /** Shown once it is judged. */
  explanation: Texts;
  /** The address of a picture; '' for none. */
  picture: string;
  pictureAlt: Texts;
}

export interface QuizSettings {
  on: boolean;
  /** How many questions an attempt has. */
  drawn: number;
  /** Percent of them that have to be right. */
  passMark: number;
  /** After so many attempts that were not passed the next one has to wait. */
  attempts: number;
  pauseHours: number;
  /** null: no time limit. */
  minutes: number | null;
}

export const usualQuizSettings: QuizSettings = {
  on: false,
  drawn: 5,
  passMark: 80,
  attempts: 3,
  pauseHours: 24,
  minutes: null,
};

const choice = z.object({ id: z.int(), text: z.string() });
const question = z.object({
  id: z.uuid(),
  text: z.string(),
  /** Whether several choices are right. */
  several: z.boolean(),
  picture: z.string(),
  pictureAlt: z.string(),
  choices: choice.array(),
  /** What the person has chosen so far. */
  chosen: z.int().array(),
});
export type QuizQuestion = z.infer<typeof question>;

export const quizAttempt = z.object({
  id: z.uuid(),
  /** null: no time limit. */
  endsAt: time.nullable(),
  extensionsLeft: z.int(),
  questions: question.array(),
});
export type QuizAttempt = z.infer<typeof quizAttempt>;

/** How often a person can still try before the next pause; 0 until a pause is over. */
const standing = { attemptsLeft: z.int(), pausedUntil: time.nullable() };

export const quizState = z.object({
  drawn: z.int(),
  passMark: z.int(),
  minutes: z.int().nullable(),
  ...standing,
  /** The attempt that is not handed in yet. */
  attempt: quizAttempt.nullable(),
});
export type QuizState = z.infer<typeof quizState>;

const judgedQuestion = question.extend({
  isRight: z.boolean(),
  explanation: z.string(),
  choices: choice.extend({ right: z.boolean() }).array(),
});
export type JudgedQuestion = z.infer<typeof judgedQuestion>;

export const quizResult = z.object({
  passed: z.boolean(),
  right: z.int(),
  total: z.int(),
  passMark: z.int(),
  associateStatus: z.string(),
  ...standing,
  questions: judgedQuestion.array(),
});
export type QuizResult = z.infer<typeof quizResult>;

/** Whether a question has all its words in each of these languages. */
export const isComplete = (question: QuizQuestionText, languages: readonly Language[]): boolean =>
  languages.every((language) => missingIn(question, language) === 0);

/** Returns how many texts of a question are missing in a language that are there in English. */
export const missingIn = (
  { text, choices, explanation, pictureAlt }: QuizQuestionText,
  language: Language,
): number =>
  [text, explanation, pictureAlt, ...choices.map(({ texts }) => texts)].filter(
    (texts) => texts.en && !texts[language],
  ).length;

/** Whether exactly the right choices are chosen. */
export const isRight = ({ choices }: QuizQuestionText, chosen: readonly number[] = []): boolean =>
  choices.every(({ right }, id) => right === chosen.includes(id));

export const isPassed = (right: number, total: number, passMark: number): boolean =>
  right * 100 >= passMark * total;

/**
 * Returns how often a person can still try.
 * @param judged the judged attempts, the latest first; those before one that was passed don't count any more
 */
export function quizStanding(
  judged: readonly { at: Date | null; passed: boolean | null }[],
  { attempts, pauseHours }: Pick<QuizSettings, 'attempts' | 'pauseHours'>,
  now: Date,
): { attemptsLeft: number; pausedUntil: Date | null } {
  const passed = judged.findIndex((attempt) => attempt.passed);
  const failed = passed < 0 ? judged : judged.slice(0, passed);
  const used = failed.length % attempts;
  const latest = failed[0]?.at;
  if (!latest || used > 0) return { attemptsLeft: attempts - used, pausedUntil: null };
  const end = new Date(latest.getTime() + pauseHours * HOUR);
  return end > now
    ? { attemptsLeft: 0, pausedUntil: end }
    : { attemptsLeft: attempts, pausedUntil: null };
}

/** A question as an attempt has it: by the id of the version that was drawn, with what was chosen. */
interface Drawn {
  id: string;
  question: QuizQuestionText;
  chosen?: readonly number[] | undefined;
}

const inWords = (texts: Texts, language: Language): string => texts[language] || texts.en || '';

/** Returns a question in a language, without what is shown only once it is judged. */
export function shownQuestion({ id, question, chosen = [] }: Drawn, language: Language) {
  const { text, choices, picture, pictureAlt } = question;
  return {
    id,
    text: inWords(text, language),
    several: choices.filter(({ right }) => right).length > 1,
    picture,
    pictureAlt: inWords(pictureAlt, language),
    choices: choices.map(({ texts }, place) => ({ id: place, text: inWords(texts, language) })),
    chosen: [...chosen],
  } satisfies QuizQuestion;
}

/** Returns a judged question in a language: with the right choices and the explanation. */
export function judgedQuestionOf(drawn: Drawn, language: Language): JudgedQuestion {
  const { question, chosen } = drawn;
  const shown = shownQuestion(drawn, language);
  return {
    ...shown,
    isRight: isRight(question, chosen),
    explanation: inWords(question.explanation, language),
    choices: shown.choices.map((one, place) => ({
      ...one,
      right: question.choices[place]?.right ?? false,
    })),
  };
}
