import { z } from 'zod';
import { acknowledgementForm, languageQuery } from '../forms/account.ts';
import { quizAttempt, quizResult, quizState } from '../quiz.ts';
import { readingForm, readings, teamReading } from '../reading.ts';
import { time } from '../records.ts';
import { bounded } from '../rules.ts';
import { type Call, call, type Details } from './call.ts';

export const educationCalls = {
  acknowledge: call('POST', '/:app/:brand/acknowledgement', 'associateForm'),
  reading: call('GET', '/:app/:brand/education/reading', 'education'),
  keepReading: call('POST', '/:app/:brand/education/reading', 'education'),
  teamReading: call('GET', '/:app/:brand/agency/reading', 'invitations'),
  quiz: call('GET', '/:app/:brand/education/quiz', 'education'),
  beginQuiz: call('POST', '/:app/:brand/education/quiz', 'education'),
  answerQuiz: call('PUT', '/:app/:brand/education/quiz/:id/answer', 'education'),
  extendQuiz: call('POST', '/:app/:brand/education/quiz/:id/time', 'education'),
  judgeQuiz: call('POST', '/:app/:brand/education/quiz/:id/result', 'education'),
} satisfies Record<string, Call>;

/** What only the server and the fixtures need of them. A function, so that no page loads it, nor the schemas. */
export const educationDetails = () =>
  ({
    acknowledge: {
      source: 'specification §7, decision C6',
      summary: 'Acknowledge the brand education',
      body: acknowledgementForm,
      response: z.object({ associateStatus: z.string() }),
    },
    reading: {
      source: 'decision C14',
      summary: 'How far the person has read the brand education, and what changes in it next',
      query: languageQuery(),
      response: readings,
    },
    keepReading: {
      source: 'decision C14',
      summary:
        'Count on how long a page of the brand education is read, or that its end was reached',
      body: readingForm,
      response: readings,
    },
    teamReading: {
      source: 'decision C14',
      summary: 'Where the people of the agency are in the brand education',
      response: teamReading,
    },
    quiz: {
      source: 'decision C13',
      summary:
        "The quiz of the brand education with the person's open attempt; null: there is none",
      query: languageQuery(),
      response: z.object({ quiz: quizState.nullable() }),
    },
    beginQuiz: {
      source: 'decision C13',
      summary: 'Draw the questions of an attempt, or go on with the open one',
      response: quizAttempt,
    },
    answerQuiz: {
      source: 'decision C13',
      summary: 'Keep the answer to a question of the open attempt',
      body: z.object({
        question: z.uuid(),
        chosen: bounded(z.array(z.int().min(0).max(20)), 20),
      }),
    },
    extendQuiz: {
      source: 'decision C13',
      summary: 'Give the open attempt its time again',
      response: z.object({ endsAt: time, extensionsLeft: z.int() }),
    },
    judgeQuiz: {
      source: 'decision C13',
      summary: 'Hand in an attempt; one that is passed acknowledges the brand education',
      body: acknowledgementForm,
      response: quizResult,
    },
  }) satisfies Details<typeof educationCalls>;
