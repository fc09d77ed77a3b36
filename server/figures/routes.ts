import type { FastifyInstance } from 'fastify';
import { countDue } from '../privacy/due.ts';
import { readProgramme } from './programme.ts';
import { readToday } from './today.ts';

export async function staffOverview(app: FastifyInstance) {
  app.staff('GET overview', async ({ person }) => ({
    today: await app.read((db) => readToday(db, person.staffRoles, app.clock.moment())),
  }));
  app.staff('GET periods', () => app.read((db) => countDue(db, app.clock.moment(), app.env.keep)));
  app.staff('GET programme', ({ query: { quarters, agencyId } }) =>
    // A standby refuses to write what was not kept yet: then the primary does.
    app.read((db) =>
      readProgramme(db, { quarters: Number(quarters), agencyId }, app.clock.moment()),
    ),
  );
}
