import { sql } from 'drizzle-orm';
import { isOpen } from '../../contract/gates.ts';
import { languageCodes } from '../../contract/languages.ts';
import { gateOfContent } from '../../contract/pages.ts';
import { imageUrl } from '../../contract/staff/content.ts';
import { may } from '../../contract/staff/roles.ts';
import type { Queryable } from '../core/db/connection.ts';
import { checkGate } from '../core/session/gate.ts';
import type { Person } from '../core/session/person.ts';
import { liveVersions } from './live.ts';

/** Returns the codes of the pages that show a picture at `now`, in any language. */
async function codesShowing(db: Queryable, id: string, now: Date): Promise<string[]> {
  const url = imageUrl(id.toLowerCase());
  const { rows } = await db.execute<{ code: string }>(sql`
    select distinct code from (${liveVersions(languageCodes, now)}) live
    where thumbnail_url = ${url} or strpos(body, ${url}) > 0
    order by code`);
  return rows.map(({ code }) => code);
}

/**
 * Checks that a person may see a picture: staff who read content, and everybody who may see a page that shows it.
 * @returns whether the picture is public
 * @throws NotSignedIn for a guest, NotAllowed for others
 */
export async function checkPictureGate(
  db: Queryable,
  id: string,
  person: Person | null,
  now: Date,
): Promise<boolean> {
  const gates = (await codesShowing(db, id, now)).map(gateOfContent);
  if (gates.includes('everyone')) return true;
  const viewer = person?.viewer ?? { signedIn: false };
  const readsContent = may(person?.staffRoles ?? [], 'readContent');
  if (readsContent || gates.some((gate) => isOpen(gate, viewer))) return false;
  if (gates[0]) checkGate(gates[0], person);
  else checkGate('staff', person, 'readContent');
  return false;
}
