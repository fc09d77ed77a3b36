import { type Gate, refusal } from '../../contract/gates.ts';
import type { Person } from '../accounts/person.ts';
import { refuse } from '../errors.ts';

/** @throws Refusal 401 for a guest, 403 with the condition that is not met for others (C3) */
export function checkGate(gate: Gate, person: Person | null): void {
  if (gate !== 'everyone' && !person) throw refuse(401, 'gate.signIn');
  const refused = refusal(gate, person?.viewer ?? { signedIn: false });
  if (refused) throw refuse(403, refused);
}
