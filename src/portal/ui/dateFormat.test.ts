import { expect, it } from 'vitest';
import { formatDate } from './dateFormat.ts';

it('writes MM/dd/yyyy', () => {
  expect(formatDate('2026-03-07T12:00:00.000Z', 'en', 'UTC')).toBe('03/07/2026');
});

it('follows the zone of the viewer', () => {
  const time = '2026-01-01T03:30:00.000Z';
  expect(formatDate(time, 'en', 'America/New_York')).toBe('12/31/2025');
  expect(formatDate(time, 'en', 'Asia/Tokyo')).toBe('01/01/2026');
});

it.each([null, undefined, '', 'soon'])("writes '-' for %j", (time) => {
  expect(formatDate(time, 'en')).toBe('-');
});
