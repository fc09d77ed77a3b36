import type { Person, PersonAgency } from '../accounts/person.ts';
import { NotAllowed } from '../errors.ts';

/**
 * The agency of a person who acts for one.
 * @throws NotAllowed for a person without; the gates let nobody like that through
 */
export function agencyOf({ agency }: Person): PersonAgency {
  if (!agency) throw new NotAllowed('gate.pocOnly');
  return agency;
}
