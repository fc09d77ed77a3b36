import { describe, expect, it } from 'vitest';
import {
  dayAfter,
  dayInWords,
  dayOf,
  daysUntil,
  endOf,
  hasBegunToEnd,
  isOver,
  isTimeZone,
  monthsFrom,
  startOf,
  timeZoneInWords,
  todayAt,
} from './dates.ts';

it.each([
  ['2026-01-31T12:00:00.000Z', 1, '2026-02-28T12:00:00.000Z'],
  ['2024-02-29T00:00:00.000Z', -12, '2023-02-28T00:00:00.000Z'],
  ['2024-02-29T00:00:00.000Z', 12, '2025-02-28T00:00:00.000Z'],
  ['2026-11-30T23:59:00.000Z', 3, '2027-02-28T23:59:00.000Z'],
  ['2026-05-20T10:00:00.000Z', 12, '2027-05-20T10:00:00.000Z'],
])('%s and %i months is %s', (date, months, moved) => {
  expect(monthsFrom(new Date(date), months).toISOString()).toBe(moved);
});

it('dayOf returns a date as written, and for an instant its date in UTC', () => {
  expect(dayOf('2027-05-20T23:59:59.999Z')).toBe('2027-05-20');
  expect(dayOf('2027-05-20T00:00:00+12:00')).toBe('2027-05-20');
  expect(dayOf(new Date('2027-05-20T00:00:00+12:00'))).toBe('2027-05-19');
  expect(dayOf(Date.UTC(2027, 4, 20))).toBe('2027-05-20');
});

it('dayInWords writes a day in the language, and returns anything else unchanged', () => {
  expect(dayInWords('2027-05-20', 'en')).toBe('May 20, 2027');
  expect(dayInWords('2027-05-20', 'fr-CA')).toBe('20 mai 2027');
  expect(dayInWords('soon', 'en')).toBe('soon');
});

const los = 'America/Los_Angeles';
const at = (now: string, timeZone = los) => ({ now: new Date(now), timeZone });

it.each([
  ['2027-05-20T00:00:00.000Z', 2],
  ['2027-05-18T23:59:59.999Z', 0],
  ['2027-05-17', -1],
])('until %s are %i days', (day, days) => {
  expect(daysUntil(day, at('2027-05-18T12:00:00Z'))).toBe(days);
  // Still the same day in Los Angeles.
  expect(daysUntil(day, at('2027-05-19T06:59:59.999Z'))).toBe(days);
});

describe('a calendar day', () => {
  it.each([
    ['December 28', '2026-12-28', los, '2026-12-29T08:00:00.000Z'],
    ['the day on which clocks are set forward', '2026-03-08', los, '2026-03-09T07:00:00.000Z'],
    ['the day before', '2026-03-07', los, '2026-03-08T08:00:00.000Z'],
    ['the day on which they are set back', '2026-11-01', los, '2026-11-02T08:00:00.000Z'],
    ['the day before', '2026-10-31', los, '2026-11-01T07:00:00.000Z'],
    ['the leap day', '2028-02-29', los, '2028-03-01T08:00:00.000Z'],
    ['the last of a year', '2026-12-31', los, '2027-01-01T08:00:00.000Z'],
    ['a day in Honolulu', '2026-12-28', 'Pacific/Honolulu', '2026-12-29T10:00:00.000Z'],
    ['a day in Tokyo', '2026-12-28', 'Asia/Tokyo', '2026-12-28T15:00:00.000Z'],
    ['a day in Kathmandu', '2026-12-28', 'Asia/Kathmandu', '2026-12-28T18:15:00.000Z'],
    ['a day whose midnight is skipped', '2026-04-23', 'Africa/Cairo', '2026-04-23T22:00:00.000Z'],
    ['the first zone', '2026-12-28', 'Pacific/Kiritimati', '2026-12-28T10:00:00.000Z'],
    ['the last zone', '2026-12-28', 'Etc/GMT+12', '2026-12-29T12:00:00.000Z'],
  ])('is whole: %s, %s in %s ends at %s', (_, day, timeZone, end) => {
    expect(endOf(day, timeZone).toISOString()).toBe(end);
    const last = new Date(Date.parse(end) - 1).toISOString();
    for (const time of ['', 'T00:00:00.000Z', 'T09:00:00.000Z', 'T23:59:59.999Z']) {
      expect(isOver(day + time, at(last, timeZone))).toBe(false);
      expect(isOver(day + time, at(end, timeZone))).toBe(true);
      expect(isOver(new Date(startOf(day)), at(end, timeZone))).toBe(true);
    }
    expect(todayAt(at(last, timeZone))).toBe(day);
    expect(todayAt(at(end, timeZone))).toBe(dayAfter(day));
  });

  it('has begun to end once it is over for somebody', () => {
    expect(hasBegunToEnd('2026-12-28', new Date('2026-12-28T09:59:59.999Z'))).toBe(false);
    expect(hasBegunToEnd('2026-12-28T23:00:00Z', new Date('2026-12-28T10:00:00Z'))).toBe(true);
  });
});

it.each([
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-03-01', -1, '2026-02-28'],
])('%s and %i days is %s', (day, days, moved) => {
  expect(dayAfter(day, days)).toBe(moved);
});

it.each([
  ['en', 'Pacific Time'],
  ['es-MX', 'hora del Pacífico'],
  ['fr-CA', 'heure du Pacifique'],
])('a time zone has a name in %s', (language, name) => {
  expect(timeZoneInWords(los, language)).toBe(name);
});

it.each([
  ['America/Los_Angeles', true],
  ['Pacific/Honolulu', true],
  ['UTC', true],
  ['America/Atlantis', false],
  ['', false],
  ['+25:00', false],
])('%j is a time zone: %s', (name, is) => {
  expect(isTimeZone(name)).toBe(is);
});
