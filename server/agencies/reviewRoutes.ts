import type { FastifyInstance } from 'fastify';
import { decide, previewDecision } from './review.ts';
import { listWaiting, nextWaiting } from './reviewQueue.ts';
import { readReview } from './reviewRecord.ts';

export async function staffReview(app: FastifyInstance) {
  const { db, clock } = app;
  app.staffList('review', (query) => listWaiting(db, query));
  app.staff('GET review/:id', ({ params, person }) =>
    readReview(db, params.id, person, clock.now()),
  );
  app.staff('POST review/:id/preview', ({ params, body }) =>
    previewDecision(
      db,
      { agencyId: params.id, decision: body, ...clock.moment() },
      { brand: app.brand, publicUrl: app.env.publicUrl, timeZone: app.env.timeZone },
    ),
  );
  app.staff('POST review/:id/decision', async ({ params, body, person }) => {
    const { status } = await decide(db, {
      agencyId: params.id,
      actorId: person.id,
      decision: body,
      ...clock.moment(),
    });
    app.mail.wake();
    return { status, next: await nextWaiting(db) };
  });
}
