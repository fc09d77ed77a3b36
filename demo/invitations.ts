import { daysFrom } from '../contract/dates.ts';
import type { Message } from '../contract/messages.ts';
import type { Invitation } from '../contract/records.ts';
import { agencies, people } from './personas.ts';
import { accreditedAt } from './timeline.ts';

/** An invitation of the demo data, with its agency and the name of whom it is for. */
export interface DemoInvitation extends Omit<Invitation, 'reason' | 'failure'> {
  /** Why the mail failed. */
  failure?: Message | undefined;
  agency: string;
  firstName: string;
  lastName: string;
}

type Status = Invitation['status'];

export const firstNames =
  'Amara Bruno Carla Dmitri Esme Felix Greta Hassan Ines Jasper Keiko Lorenzo Maeve Noor Otis Priya Quentin Rosalie Samir Tessa Umberto Vera Wyatt Ximena Yusuf Zoe'.split(
    ' ',
  );
export const lastNames =
  'Abbott Bianchi Castellan Delacroix Eriksen Fontaine Gallagher Hartmann Ito Jansen Kowalski Lindgren Moreau Nakata Ortega Pemberton Quigley Rahman Sorensen Tanaka Ueda Valdez Whitlock Xu Yilmaz Zeller'.split(
    ' ',
  );

const refused = (answer: string): Message => ({ key: 'invitation.refused', params: { answer } });
export const failures: readonly Message[] = [
  refused('550 5.1.1 The mailbox does not exist'),
  refused('552 5.2.2 The mailbox is full'),
  refused('554 5.7.1 The message was refused'),
  { key: 'invitation.silent' },
];

/** Rows besides the people of the personas: status, how many, and between how many and how many days ago. */
type Share = readonly [status: Status, rows: number, newest: number, oldest: number];
const northwindShares: readonly Share[] = [
  [null, 3, 0, 0],
  ['FAILED', 4, 0, 0],
  ['INVITED', 30, 0.2, 28],
  ['EXPIRED', 3, 31, 58],
  ['CREATED', 19, 2, 60],
  ['REGISTERED', 13, 9, 90],
  ['PENDING', 3, 5, 30],
  ['ACCREDITED', 31, 40, 330],
  ['PENDING_RENEWAL', 6, 367, 420],
];
const shares: Record<string, readonly Share[]> = {
  northwind: northwindShares,
  harbor: [
    ['INVITED', 1, 1, 1],
    ['CREATED', 1, 12, 12],
  ],
  maple: [
    ['FAILED', 1, 0, 0],
    ['INVITED', 2, 2, 9],
    ['CREATED', 1, 20, 20],
    ['ACCREDITED', 3, 60, 200],
  ],
  oak: [
    ['INVITED', 1, 14, 14],
    ['ACCREDITED', 2, 120, 300],
  ],
};

const isUnsent = (status: Status) => status === null || status === 'FAILED';

/**
 * The invitations of the demo data, a row for each of the agency's own people among them. The same for the same
 * `now`; rows that were never delivered carry no date.
 */
export function demoInvitations(now: Date): DemoInvitation[] {
  return [
    ...Object.entries(shares).flatMap(([agency, rows], seed) => [
      ...rowsOfPeople(agency, now),
      ...strangers(agency, rows, seed, now),
    ]),
    // Agencies that can't invite yet: who founded them.
    ...agencies.flatMap(({ key }) => (key in shares ? [] : rowsOfPeople(key, now))),
  ];
}

function rowsOfPeople(agency: string, now: Date): DemoInvitation[] {
  return people
    .filter((person) => person.agency === agency && person.associate)
    .map((person, index) => {
      const accredited = accreditedAt(person.associateStatus, now);
      const sent = accredited ? daysFrom(accredited, -12) : daysFrom(now, -(6 + index));
      const wasMailed = agency in shares;
      return {
        agency,
        email: person.email,
        firstName: person.firstName,
        lastName: person.lastName,
        pointOfContact: person.pointOfContact,
        status: person.associateStatus,
        invitationSentDate: wasMailed ? sent.toISOString() : null,
        inviteType: 'POC',
      };
    });
}

function strangers(
  agency: string,
  rows: readonly Share[],
  seed: number,
  now: Date,
): DemoInvitation[] {
  const found: DemoInvitation[] = [];
  for (const [status, count, newest, oldest] of rows) {
    for (let i = 0; i < count; i++) {
      const n = found.length + seed * 7;
      const firstName = firstNames[n % firstNames.length] as string;
      const lastName = lastNames[(n + Math.floor(n / 26) * 5) % lastNames.length] as string;
      const age = count === 1 ? newest : newest + ((oldest - newest) * i) / (count - 1);
      found.push({
        agency,
        email: `${firstName}.${lastName}@${agency}.example`.toLowerCase(),
        firstName,
        lastName,
        pointOfContact: false,
        status,
        invitationSentDate: isUnsent(status) ? null : daysFrom(now, -age).toISOString(),
        inviteType: n % 4 === 3 ? 'SELF' : 'POC',
        ...(status === 'FAILED' && { failure: failures[n % failures.length] }),
      });
    }
  }
  return found;
}
