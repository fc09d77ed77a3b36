import { DAY, dayOf } from '../contract/dates.ts';
import { quarterNamed } from '../contract/quarters.ts';
import type { Booking } from '../contract/reportReading.ts';
import { type Random, random } from './random.ts';

/** An event as a demo report has it; all of its cells are filled. */
export type DemoEvent = { [Field in keyof Omit<Booking, 'row'>]-?: NonNullable<Booking[Field]> };

/** The group's hotels where events take place: name, city, country, and US dollars for a room and night. */
const hotels: readonly (readonly [name: string, city: string, country: string, rate: number])[] = [
  ['Millrace Boston', 'Boston', 'US', 265],
  ['Millrace Chicago', 'Chicago', 'US', 240],
  ['Millrace Denver', 'Denver', 'US', 205],
  ['Millrace Toronto', 'Toronto', 'CA', 230],
  ['Weir & Stone Orlando', 'Orlando', 'US', 190],
  ['Weir & Stone Dallas', 'Dallas', 'US', 185],
  ['Weir & Stone Guadalajara', 'Guadalajara', 'MX', 150],
  ['Alder House Lake Geneva', 'Lake Geneva', 'US', 290],
  ['Alder House Charlevoix', 'La Malbaie', 'CA', 275],
  ['The Vale Montréal', 'Montréal', 'CA', 310],
  ['The Vale Mexico City', 'Ciudad de México', 'MX', 260],
  ['The Vale San Francisco', 'San Francisco', 'US', 345],
  ['Catkin Inns Burlington', 'Burlington', 'US', 155],
  ['Catkin Inns Querétaro', 'Querétaro', 'MX', 120],
];
/** What meets, and how large and frequent it is in each quarter of a year. */
const kinds = [
  { type: 'Conference', names: ['Annual conference', 'Users’ conference', 'Congress'], size: 130 },
  { type: 'Board meeting', names: ['Board meeting', 'Leadership retreat'], size: 18 },
  { type: 'Training', names: ['Sales training', 'Onboarding week', 'Safety course'], size: 35 },
  { type: 'Incentive', names: ['Winners’ trip', 'Partner days'], size: 60 },
  { type: 'Product launch', names: ['Spring launch', 'Road show'], size: 80 },
] as const;
const clients =
  'Aster Birchwood Calloway Dunmore Eastgate Fairlane Grantham Hollis Ironbridge'.split(' ');
/** Meetings rest in summer and around New Year. */
const seasons = [0.85, 1.3, 0.75, 1.1];

/**
 * The events of an agency in a quarter, the same each time.
 * @param size how many events it has in an average quarter
 */
export function demoEvents(agency: string, quarter: string, size: number): DemoEvent[] {
  const chance = random(hash(`${agency} ${quarter}`));
  const [year, season] = quarter.split('-Q').map(Number) as [number, number];
  // The program grows: by a sixth each year.
  const growth = (7 / 6) ** (year - 2025);
  const count = size * growth * (seasons[season - 1] as number) * chance.between(0.8, 1.2);
  return Array.from({ length: Math.max(1, Math.round(count)) }, () => event(chance, quarter));
}

function event(chance: Random, quarter: string): DemoEvent {
  const { start, end } = quarterNamed(quarter);
  const kind = chance.pick(kinds);
  const [hotel, city, country, rate] = chance.pick(hotels);
  const nights = chance.whole(1, 4);
  const arrival = new Date(chance.between(start.getTime(), end.getTime() - 5 * DAY));
  const roomsOnPeak = Math.round(kind.size * chance.between(0.5, 1.5));
  const roomNights = Math.round(roomsOnPeak * nights * chance.between(0.7, 1));
  const hotelRevenue = Math.round(roomNights * rate * chance.between(0.9, 1.15) * 100) / 100;
  return {
    eventName: `${chance.pick(clients)} ${chance.pick(kind.names)}`,
    eventType: kind.type,
    hotel,
    city,
    country,
    arrivalDate: dayOf(arrival),
    departureDate: dayOf(new Date(arrival.getTime() + nights * DAY)),
    roomsOnPeak,
    roomNights,
    hotelRevenue,
    commission: Math.round(hotelRevenue * 10) / 100,
    status: chance.happens(0.07) ? 'CANCELLED' : chance.happens(0.08) ? 'DEFINITE' : 'HELD',
  };
}

/** The same events with a mistake that people make, which is found when the report is read. */
export function withMistake(events: readonly DemoEvent[]): DemoEvent[] {
  const [first, ...others] = events;
  if (!first) return [];
  return [
    { ...first, arrivalDate: first.departureDate, departureDate: first.arrivalDate },
    ...others,
  ];
}

/** A number that differs for most texts (FNV-1a). */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text)
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return value >>> 0;
}
