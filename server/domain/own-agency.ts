import type { Person, PersonAgency } from '../accounts/person.ts';
import { refuse } from '../errors.ts';

/**
 * The agency of a person who acts for one.
 * @throws Refusal 403 for a person without; the gates let nobody like that through
 */
export function agencyOf({ agency }: Person): PersonAgency {
  if (!agency) throw refuse(403, 'gate.pocOnly');
  return agency;
}
