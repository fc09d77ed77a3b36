import { read, utils } from '@e965/xlsx';
import { describe, expect, test } from 'vitest';
import { languages } from '../contract/languages.ts';
import { texts } from '../words/catalogues.ts';
import { readHeading } from './reading/headings.ts';
import { workbookRefusal } from './refusal.ts';
import { reportTemplate } from './reportTemplate.ts';

describe.each(languages)('the template in $code', ({ code: language }) => {
  const { sheets, columns, statuses, noBookings } = texts[language].report;

  test('is a valid report with a table of bookings and instructions', async () => {
    const file = await reportTemplate(language);
    expect(await workbookRefusal('template.xlsx', file)).toBeUndefined();
    const workbook = read(file);
    expect(workbook.SheetNames).toEqual([sheets.bookings, sheets.instructions]);
    const rowsOf = (name: string) =>
      utils.sheet_to_json<string[]>(workbook.Sheets[name] ?? {}, { header: 1 });
    expect(rowsOf(sheets.bookings)).toEqual([Object.values(columns)]);
    const instructions = rowsOf(sheets.instructions).flat().join('\n');
    expect(instructions).toContain(sheets.bookings);
    expect(instructions).toContain(noBookings);
  });

  test('offers its statuses in a list', async () => {
    const parts = (await reportTemplate(language)).toString('latin1');
    expect(parts).toContain('xl/worksheets/sheet1.xml');
    const { files } = read(await reportTemplate(language), { bookFiles: true }) as unknown as {
      files: Record<string, { content: Uint8Array }>;
    };
    const sheet = new TextDecoder().decode(files['xl/worksheets/sheet1.xml']?.content);
    expect(sheet).toContain(`<formula1>"${Object.values(statuses).join(',')}"</formula1>`);
  });

  test('has headings that are recognized', () => {
    expect(Object.values(columns).map(readHeading)).toEqual(Object.keys(columns));
  });
});

test.each([
  ['EVENT  NAME', 'eventName'],
  ['Hotel Revenue', 'hotelRevenue'],
  ["Nom de l'evenement", 'eventName'],
  ['pais', 'country'],
  ['Remarks', undefined],
  ['', undefined],
])('the heading %j is the column %s', (heading, column) => {
  expect(readHeading(heading)).toBe(column);
});
