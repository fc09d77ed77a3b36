import { read, utils } from '@e965/xlsx';
import { expect, test } from 'vitest';
import { workbookRefusal } from './refusal.ts';
import { reportTemplate } from './reportTemplate.ts';

test('the template is a valid report with a table of bookings and instructions', async () => {
  const file = await reportTemplate();
  expect(await workbookRefusal('template.xlsx', file)).toBeUndefined();
  const { SheetNames: names, Sheets: sheets } = read(file);
  expect(names).toEqual(['Bookings', 'Instructions']);
  const [headings, ...bookings] = utils.sheet_to_json(sheets.Bookings ?? {}, { header: 1 });
  expect(headings).toEqual([
    'Event Name',
    'Event Type',
    'Hotel',
    'City',
    'Country',
    'Arrival Date',
    'Departure Date',
    'Rooms on Peak',
    'Room Nights',
    'Hotel Revenue (USD)',
    'Commission (USD)',
    'Status',
  ]);
  expect(bookings).toEqual([]);
});
