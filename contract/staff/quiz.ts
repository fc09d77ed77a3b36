import { z } from 'zod';
import { ownPicture } from '../contentHtml.ts';
import { type Translated, translated } from '../languages.ts';
import { limits } from '../limits.ts';
import { packMessage } from '../messages.ts';
import { quizBounds } from '../quiz.ts';
import { bounded, code, longText, optional, text } from '../rules.ts';
import type { StaffCallRows } from './call.ts';
import { required } from './inputs.ts';

/** The quiz of the brand education in the console (decision C13). */

const language = z.enum(['en', ...translated]);

/** A text in each language; '' where it is missing. */
const texts = z.record(language, z.string());
const questionText = z.object({
  text: texts,
  choices: z.array(z.object({ texts, right: z.boolean() })),
  explanation: texts,
  picture: z.string(),
  pictureAlt: texts,
});

/** How a wording has been answered. */
const answered = z.object({
  version: z.int(),
  /** In how many judged attempts. */
  drawn: z.int(),
  right: z.int(),
  /** The wrong choice that was chosen most, in English, and how often. */
  misleading: z.object({ text: z.string(), chosen: z.int() }).nullable(),
});
export type AnsweredVersion = z.infer<typeof answered>;

const question = questionText.extend({
  id: z.uuid(),
  active: z.boolean(),
  /** Must be sent with a change. */
  revision: z.int(),
  version: z.int(),
  /** The languages of the brand in which a text is missing: it is not drawn until then. */
  missing: z.array(language),
  /** The latest first; none of those that were drawn too rarely to tell. */
  answered: answered.array(),
});
export type QuizQuestionRecord = z.infer<typeof question>;

const settings = z.object({
  on: z.boolean(),
  drawn: z.int(),
  passMark: z.int(),
  attempts: z.int(),
  pauseHours: z.int(),
  minutes: z.int().nullable(),
  revision: z.int(),
});

const quizRecord = z.object({
  settings,
  /** How many questions can be drawn: active, and complete in each language. */
  drawable: z.int(),
  questions: question.array(),
});
export type QuizRecord = z.infer<typeof quizRecord>;

const between = ({ min, max }: { min: number; max: number }) =>
  z
    .int(required)
    .min(min, { error: packMessage('validation.minValue', { n: min }) })
    .max(max, { error: packMessage('validation.maxValue', { n: max }) })
    .meta({ examples: [min] });

export const quizSettingsForm = z.strictObject({
  revision: z.int32(),
  on: z.boolean(),
  drawn: between(quizBounds.drawn),
  passMark: between(quizBounds.passMark),
  attempts: between(quizBounds.attempts),
  pauseHours: between(quizBounds.pauseHours),
  minutes: between(quizBounds.minutes).nullable(),
});

type Text = z.ZodType<string, string>;
const textsOf = (rule: Text) => z.record(language, optional(rule));
const inEnglish = (rule: Text) => {
  const translation = optional(rule);
  const others = Object.fromEntries(translated.map((code) => [code, translation]));
  return z.strictObject({ en: rule, ...(others as Record<Translated, typeof translation>) });
};

export const quizQuestionForm = z.strictObject({
  /** Of the question that is changed. */
  revision: z.int32().default(0),
  active: z.boolean(),
  text: inEnglish(longText(limits.longTextMax)),
  choices: bounded(
    z
      .array(z.strictObject({ texts: inEnglish(text(limits.longTextMax)), right: z.boolean() }))
      .min(1, required)
      .refine((choices) => choices.some(({ right }) => right), required),
    quizBounds.choices.max,
  ),
  explanation: textsOf(longText(limits.noteMax)),
  picture: optional(
    code()
      .regex(ownPicture, { error: 'validation.invalid' })
      .meta({ examples: ['/art/spa.svg'] }),
  ),
  pictureAlt: textsOf(text(limits.longTextMax)),
});

export const quizCalls = {
  'GET quiz': {
    needs: 'readContent',
    summary: 'The quiz: its settings, its questions and how they are answered',
    source: 'decision C13',
    response: quizRecord,
  },
  'PUT quiz/settings': {
    needs: 'editContent',
    summary: 'Switch the quiz on or off, and set what it asks for',
    source: 'decision C13',
    body: quizSettingsForm,
    response: quizRecord,
  },
  'POST quiz/questions': {
    needs: 'editContent',
    summary: 'Add a question',
    source: 'decision C13',
    body: quizQuestionForm,
    response: quizRecord,
  },
  'PUT quiz/questions/:id': {
    needs: 'editContent',
    summary: 'Change a question; new attempts have its new wording',
    source: 'decision C13',
    body: quizQuestionForm,
    response: quizRecord,
  },
} satisfies StaffCallRows;
