import type { AgencyStatus } from '../../contract/statuses.ts';
import { address, type Office } from '../forms.ts';

/** What is told of an agency of the demo's program; the rest follows by chance. */
export interface Company {
  name: string;
  /** `lantern` for lantern.example, its addresses and its key. */
  key: string;
  status: AgencyStatus;
  /** People in its team. */
  size: number;
  /** Months since it was approved first, with a fraction for the day. */
  months: number;
  office: Office;
  /** Its report of the last quarter is missing. */
  overdue?: boolean;
  /** Why it asks for a change of its form. */
  requestedChange?: string;
  /** What the reviewer is warned of: another agency with the same domain, number or name. */
  domain?: string;
  iataNumber?: string;
  /** Days by which it waits longer than the shortest time. */
  waits: number;
  /** The form comes for the second time, after revisions. */
  again?: boolean;
}

const office = (
  street: string,
  [city, state, zip, country]: readonly [string, string, string, string?],
  phone: string,
  accounting: string,
): Office => ({ address: address(street, city, state, zip, country), phone, accounting });

const offices = [
  office('18 Harbor Walk', ['Boston', 'MA', '02110'], '+1 617 555 0120', 'Nora Whitfield'),
  office('400 Alameda Street', ['Los Angeles', 'CA', '90013'], '+1 213 555 0171', 'Ramón Ibarra'),
  office(
    '77 King Street West',
    ['Toronto', 'ON', 'M5K 1A1', 'CA'],
    '+1 416 555 0138',
    'Joan Ellery',
  ),
  office('1250 Grande Allée', ['Québec', 'QC', 'G1R 2J8', 'CA'], '+1 418 555 0159', 'Luc Gagnon'),
  office(
    'Paseo de la Reforma 222',
    ['Ciudad de México', 'DF', '06600', 'MX'],
    '+52 55 5550 0144',
    'Sofía Ledesma',
  ),
  office('5 Peachtree Row', ['Atlanta', 'GA', '30303'], '+1 404 555 0107', 'Della Brooks'),
  office('902 Congress Avenue', ['Austin', 'TX', '78701'], '+1 512 555 0193', 'Wes Tillman'),
] as const;

/** Approved agencies, the oldest first: name, people, months since the approval, and what is particular. */
const approved: readonly (readonly [string, number, number, Partial<Company>?])[] = [
  ['Lantern Meetings', 41, 25.4],
  ['Copperline Events', 36, 24.2, { requestedChange: 'We have moved our desk to another line.' }],
  ['Saltmarsh Travel', 12, 23.1],
  ['Brightwater Sourcing', 31, 21.8],
  ['Grupo Jacaranda', 28, 20.3],
  ['Ravenna Conference Desk', 15, 19.7, { overdue: true }],
  ['Thistle & Loom', 8, 18.2],
  ['Événements Boréal', 26, 16.9],
  [
    'Foxglove Incentives',
    22,
    15.5,
    { requestedChange: 'The old number ends at the end of the month.' },
  ],
  ['Granite Peak Planning', 14, 14.6],
  ['Bluestem Meetings', 33, 13.3, { overdue: true }],
  ['Halcyon Group Travel', 24, 11.4],
  ['Quill and Compass', 10, 10.7],
  ['Sierra Alta Eventos', 23, 9.6],
  ['Larkspur Housing', 13, 8.8, { overdue: true }],
  ['Tamarack Venues', 19, 7.4],
  ['Agence Rivière', 15, 6.6],
  ['Orchard Lane Events', 12, 5.7, { requestedChange: 'Please call our new switchboard.' }],
  ['Kestrel Sourcing', 18, 4.8],
  ['Marigold Meetings', 14, 4.1, { overdue: true }],
  ['Windrose Planners', 10, 3.2],
  ['Cobalt Bay Travel', 8, 2.1],
  ['Juniper Street', 9, 1.3],
];
const others: readonly (readonly [string, AgencyStatus, Partial<Company>?])[] = [
  ['Ashgrove Travel', 'PENDING', { domain: 'lantern-meetings' }],
  ['Copperline Events', 'PENDING', { key: 'copperline-west' }],
  ['Palisade Meetings', 'PENDING', { iataNumber: '62-1 0934 8' }],
  ['Rookery Events', 'PENDING'],
  ['Silverbirch Planning', 'PENDING', { again: true }],
  ['Vista Norte Viajes', 'PENDING'],
  ['Wharfside Groups', 'REVISIONS_REQUIRED'],
  ['Yarrow Getaways', 'REJECTED'],
  ['Zephyr Meetings', 'NOT_CREATED'],
  ['Driftwood Partners', 'PENDING_RENEWAL', { size: 14, months: 12.2 }],
  ['Hearth and Hall', 'PENDING_RENEWAL', { size: 9, months: 12.6 }],
];

const keyOf = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '-');

const company = (
  name: string,
  status: AgencyStatus,
  place: number,
  rest: Partial<Company> = {},
): Company => ({
  name,
  key: keyOf(name),
  status,
  size: 1,
  months: 0,
  waits: place,
  office: offices[place % offices.length] ?? offices[0],
  ...rest,
});

/** The agencies of the demo's program beside those of the personas. */
export const companies: readonly Company[] = [
  ...approved.map(([name, size, months, rest], place) =>
    company(name, 'APPROVED', place, { size, months, ...rest }),
  ),
  ...others.map(([name, status, rest], place) => company(name, status, place + 3, rest)),
];
