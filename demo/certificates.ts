import { CODE_LENGTH, codeSigns } from '../contract/certificates.ts';
import { hash } from './bookings.ts';
import { random } from './random.ts';

/** The code of the newest certificate of a demo person, by email address, or of a demo agency, by key. */
export function demoCode(holder: string): string {
  const chance = random(hash(holder));
  return Array.from({ length: CODE_LENGTH }, () => chance.pick([...codeSigns])).join('');
}

/** Somebody who has still an account, but is no associate any more: their certificate was withdrawn. */
export const formerAssociate = 'staff.member@northwind.example';
