import { eq } from 'drizzle-orm';
import type { Moment } from '../../contract/dates.ts';
import type { Programme } from '../../contract/staff/programme.ts';
import type { Database } from '../core/db/connection.ts';
import { agencies, programmePictures } from '../core/db/schema.ts';
import { NotFound } from '../core/errors.ts';
import { countProgramme, run as keepProgramme } from './programmeJob.ts';

/**
 * Returns the figures of the whole program as last counted, or those of one agency, counted now. @throws NotFound for
 * an unknown agency
 */
export async function readProgramme(
  db: Database,
  { quarters, agencyId }: { quarters: number; agencyId?: string | undefined },
  moment: Moment,
): Promise<Programme> {
  if (agencyId) {
    if ((await db.$count(agencies, eq(agencies.id, agencyId))) === 0) throw new NotFound();
    return countProgramme(db, { quarters, agencyId }, moment);
  }
  const kept = await keptPicture(db, quarters);
  if (kept) return kept;
  await keepProgramme({ db, ...moment });
  return (await keptPicture(db, quarters)) as Programme;
}

async function keptPicture(db: Database, quarters: number): Promise<Programme | undefined> {
  const kept = await db.query.programmePictures.findFirst({
    where: eq(programmePictures.quarters, quarters),
  });
  return kept?.picture;
}
