import type { Moment } from '../../../contract/dates.ts';
import { type Gate, refusal } from '../../../contract/gates.ts';
import { type Capability, may } from '../../../contract/staff/roles.ts';
import { NotAllowed, NotSignedIn } from '../errors.ts';
import type { Person, PersonAgency } from './person.ts';

/**
 * @param needs what the person's roles must allow, in the console
 * @throws NotSignedIn for a guest, NotAllowed with the condition that is not met for others
 */
export function checkGate(gate: Gate, person: Person | null, needs?: Capability): void {
  if (gate !== 'everyone' && !person) throw new NotSignedIn();
  const refused = refusal(gate, person?.viewer ?? { signedIn: false });
  if (refused) throw new NotAllowed(refused);
  if (needs && !may(person?.staffRoles ?? [], needs)) throw new NotAllowed('staff.notInYourRole');
}

/**
 * Returns the agency of a point of contact.
 * @throws NotAllowed for a person without an agency, which the gates already exclude
 */
export function agencyOf({ agency }: Person): PersonAgency {
  if (!agency) throw new NotAllowed('gate.pocOnly');
  return agency;
}

/** Returns for which agency a point of contact acts, who it is, and when. @throws as {@link agencyOf} */
export const actOf = (person: Person, moment: Moment) => ({
  agencyId: agencyOf(person).id,
  actorId: person.id,
  ...moment,
});
/** What most of these acts need of it. */
export type AgencyAct = Omit<ReturnType<typeof actOf>, 'timeZone'>;
