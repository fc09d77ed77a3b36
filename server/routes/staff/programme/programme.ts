import type { FastifyInstance } from 'fastify';
import { programme, programmeQuery } from '../../../../contract/staff/programme.ts';
import { readProgramme } from '../../../domain/staff/programme/programme.ts';

/** Returns how the programme goes, for the overview page. */
export async function staffProgramme(app: FastifyInstance) {
  app.staff(
    'GET',
    '/programme',
    {
      summary: 'How the programme goes',
      source: 'B, C, D, E',
      query: programmeQuery,
      response: programme,
    },
    ({ query: { quarters, agencyId } }) =>
      // A standby refuses to write what was not kept yet: then the primary does.
      app.read((db) =>
        readProgramme(db, { quarters: Number(quarters), agencyId }, app.clock.now()),
      ),
  );
}
