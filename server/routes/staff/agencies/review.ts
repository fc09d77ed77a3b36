import type { FastifyInstance } from 'fastify';
import {
  decided,
  mailPreview,
  reviewDecision,
  reviewListQuery,
  reviewRecord,
  reviewRow,
} from '../../../../contract/staff/review.ts';
import { decide, previewDecision } from '../../../domain/staff/review.ts';
import { listWaiting, nextWaiting } from '../../../domain/staff/review-queue.ts';
import { readReview } from '../../../domain/staff/review-record.ts';

/** The review queue. */
export async function staffReview(app: FastifyInstance) {
  const { db, clock } = app;
  app.staffList(
    'review',
    {
      summary: 'Agencies that wait for a decision, with warnings',
      source: 'decisions B1, B8, B11',
      query: reviewListQuery,
      row: reviewRow,
    },
    (query) => listWaiting(db, query),
  );
  app.staff(
    'GET',
    '/review/:id',
    {
      summary: 'An application with everything a reviewer needs',
      source: 'decision B4',
      response: reviewRecord,
    },
    ({ params }) => readReview(db, params.id, clock.now()),
  );
  app.staff(
    'POST',
    '/review/:id/preview',
    {
      summary: 'The email that a decision would send; sends and changes nothing',
      source: 'decision B1',
      body: reviewDecision,
      response: mailPreview,
    },
    ({ params, body }) =>
      previewDecision(
        db,
        { agencyId: params.id, decision: body, now: clock.now() },
        { brand: app.brand, publicUrl: app.env.publicUrl },
      ),
  );
  app.staff(
    'POST',
    '/review/:id/decision',
    {
      summary: 'Approve, ask for revisions, or reject',
      source: 'decisions B1, B3, E1',
      body: reviewDecision,
      response: decided,
    },
    async ({ params, body, person }) => {
      const { status } = await decide(db, {
        agencyId: params.id,
        actorId: person.id,
        decision: body,
        now: clock.now(),
      });
      app.mail.wake();
      return { status, next: await nextWaiting(db) };
    },
  );
}
