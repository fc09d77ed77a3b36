import { type CertificateEnd, CODE_LENGTH, codeSigns } from '../contract/certificates.ts';
import { daysFrom, monthsFrom } from '../contract/dates.ts';
import { limits } from '../contract/limits.ts';
import { hash } from './bookings.ts';
import { random } from './random.ts';
import { accreditedAt } from './timeline.ts';

/** The code of the newest certificate of a demo person, by email address, or of a demo agency, by key. */
export function demoCode(holder: string): string {
  const chance = random(hash(holder));
  return Array.from({ length: CODE_LENGTH }, () => chance.pick([...codeSigns])).join('');
}

/** The code of the certificate that a demo person had before the newest. */
export const formerCode = (email: string): string => demoCode(`before ${email}`);

/** A certificate of a demo person that has ended, and would not be known by the person's status. */
export interface EndedCertificate {
  code: string;
  email: string;
  /** Key of the agency. */
  agency: string;
  name: string;
  since: Date;
  /** Twelve months later. */
  validUntil: Date;
  ended: CertificateEnd;
  endedAt: Date;
}

/** Those of somebody who has still an account, but is no associate any more, and of somebody who was accredited twice. */
export function endedCertificates(now: Date): EndedCertificate[] {
  const again = accreditedAt('ACCREDITED', now) ?? now;
  const paul = {
    email: 'staff.member@northwind.example',
    agency: 'northwind',
    name: 'Paul Weber',
    since: daysFrom(now, -200),
    ended: 'withdrawn',
    endedAt: daysFrom(now, -90),
  } as const;
  const cleo = {
    email: 'poc.other@maple.example',
    agency: 'maple',
    name: 'Cleo Marsh',
    since: monthsFrom(again, -limits.accreditationMonths),
    ended: 'renewed',
    endedAt: again,
  } as const;
  return [
    { ...paul, code: demoCode(paul.email) },
    { ...cleo, code: formerCode(cleo.email) },
  ].map((row) => ({ ...row, validUntil: monthsFrom(row.since, limits.accreditationMonths) }));
}
