import { read } from '@e965/xlsx';
import { describe, expect, test } from 'vitest';
import { isOneLine } from '../../contract/characters.ts';
import type { Language } from '../../contract/languages.ts';
import { readReport } from '../reading/readReport.ts';
import { workbookRefusal } from '../refusal.ts';
import { reportTemplate } from '../reportTemplate.ts';
import { type EventCells, goodEvent, reportWorkbook, serial } from '../testing/reportWorkbook.ts';
import { unpack } from '../unpack.ts';
import { markReport } from './markReport.ts';
import { rangesOf } from './markXlsx.ts';
import { openPackage as openParts } from './package.ts';

const quarter = '2026-Q1';
const wrong: EventCells = { ...goodEvent, eventName: 'Wrong', departureDate: serial('2026-03-01') };
const late = { hotels: [] as string[], language: 'en' as Language, quarter };
const mark = async (file: Buffer, more: Partial<typeof late> = {}) => {
  const copy = await markReport({ file, ...late, ...more });
  if (!copy) throw new Error('There is no copy');
  expect(await workbookRefusal('copy.xlsx', copy)).toBeUndefined();
  return copy;
};
/** The comments of the first sheet, by cell. */
const notesOf = (copy: Buffer) => {
  const book = read(copy);
  const sheet = book.Sheets[book.SheetNames[0] ?? ''] ?? {};
  return Object.fromEntries(
    Object.entries(sheet).flatMap(([cell, { c }]) =>
      c ? [[cell, c.map(({ t }: { t: string }) => t).join('|')]] : [],
    ),
  );
};
const openPackage = async (file: Buffer) => openParts((await unpack(file)).parts ?? new Map());
const sheetOf = async (copy: Buffer) => (await openPackage(copy)).text('xl/worksheets/sheet1.xml');
const coloredIn = async (copy: Buffer) =>
  [...(await sheetOf(copy)).matchAll(/<conditionalFormatting sqref="([^"]*)"/g)].map(
    ([, on]) => on,
  );

describe('the marked copy of an .xlsx', () => {
  test('has each cell with a finding colored and commented, and reads like the report', async () => {
    const file = reportWorkbook([
      goodEvent,
      wrong,
      { ...goodEvent, eventName: 'No hotel', hotel: '' },
    ]);
    const copy = await mark(file);
    expect(notesOf(copy)).toEqual({
      C4: 'Hotel · is empty · fill it in',
      G3: 'Departure Date · is before the arrival date · change one of them',
    });
    expect(await coloredIn(copy)).toEqual(['C4 G3']);
    expect(await readReport(copy, quarter)).toEqual(await readReport(file, quarter));
  });

  test('leaves all other parts as they are', async () => {
    const file = reportWorkbook([wrong]);
    const [before, after] = [await openPackage(file), await openPackage(await mark(file))];
    for (const part of ['xl/workbook.xml', 'xl/theme/theme1.xml', 'docProps/app.xml'])
      expect(after.text(part)).toBe(before.text(part));
    const added = /<conditionalFormatting.*<\/conditionalFormatting>|<legacyDrawing[^>]*>/g;
    const sheet = after.text('xl/worksheets/sheet1.xml');
    expect(sheet.match(added)).toHaveLength(2);
    expect(sheet.replace(added, '')).toBe(before.text('xl/worksheets/sheet1.xml'));
  });

  test('is in the language of the reader, with quarters in words', async () => {
    const file = reportWorkbook([
      { ...goodEvent, arrivalDate: serial('2026-05-02'), departureDate: serial('2026-05-04') },
    ]);
    const notes = Object.values(notesOf(await mark(file, { language: 'fr-CA' })));
    expect(notes).toContainEqual(expect.stringContaining('T1 2026'));
  });

  test('has hints as comments, without color', async () => {
    const copy = await mark(reportWorkbook([goodEvent]), { hotels: ['Another house'] });
    expect(notesOf(copy)).toEqual({
      C2: 'Hotel · was in none of your earlier reports · check the spelling',
    });
    expect(await coloredIn(copy)).toEqual([]);
  });

  test('of the template as a spreadsheet program saved it keeps the order that Excel wants', async () => {
    const template = await openPackage(await reportTemplate('en'));
    const part = 'xl/worksheets/sheet1.xml';
    template.put(part, template.text(part).replace('</worksheet>', '<tableParts/></worksheet>'));
    const copy = await mark(await template.pack());
    const sheet = await sheetOf(copy);
    const places = [
      'conditionalFormatting',
      'dataValidations',
      'pageSetup',
      'legacyDrawing',
      'tableParts',
    ]
      .map((name) => sheet.indexOf(`<${name}`))
      .filter((place) => place >= 0);
    expect(places).toHaveLength(5);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(Object.keys(notesOf(copy))).toEqual(['A2']);
  });

  test('keeps the comments that are there, and says what was found in them once', async () => {
    const file = reportWorkbook([wrong, { ...wrong, eventName: 'Other', hotel: '' }], {
      change(sheet) {
        sheet.G2.c = [{ a: 'Ada', t: 'Ask Ben' }];
        sheet.A1.c = [{ a: 'Ada', t: 'Names' }];
      },
    });
    const once = await mark(file);
    const note = 'Departure Date · is before the arrival date · change one of them';
    const notes = {
      A1: 'Names',
      C3: 'Hotel · is empty · fill it in',
      G2: `Ask Ben\n${note}`,
      G3: note,
    };
    expect(notesOf(once)).toEqual(notes);
    expect(notesOf(await mark(once))).toEqual(notes);
  });

  test('writes texts of the file as text, whatever they contain', async () => {
    const file = reportWorkbook([{ ...goodEvent, status: '=cmd|"/c calc"!A1 <b>&\u0001\ud800' }]);
    const copy = await mark(file);
    expect(notesOf(copy).L2).toContain('=cmd|"/c calc"!A1 <b>&');
    expect((await openPackage(copy)).text('xl/comments-hub.xml')).not.toContain('<b>');
  });

  test('of a report with a finding in each cell is made in time, with 2,000 comments', async () => {
    const file = reportWorkbook(
      Array.from({ length: 4_000 }, (_, n) => ({ hotel: `Millrace ${n}` })),
    );
    const copy = await mark(file);
    expect(Object.keys(notesOf(copy))).toHaveLength(2_000);
    expect((await coloredIn(copy))[0]).toContain('A2:A4001');
    expect(copy.length).toBeLessThan(1024 * 1024);
  });
});

describe('a new .xlsx with the values is made', () => {
  test('of an .xls', async () => {
    const file = reportWorkbook([goodEvent, wrong], { bookType: 'biff8' });
    const copy = await mark(file);
    expect(Object.keys(notesOf(copy))).toEqual(['G3']);
    expect((await readReport(copy, quarter)).bookings).toEqual(
      (await readReport(file, quarter)).bookings,
    );
  });

  test('names its parts as the workbook does that has prefixes in its lists', async () => {
    const book = await openPackage(reportWorkbook([wrong]));
    const prefixed = book
      .text('[Content_Types].xml')
      .replace(/<(\/?)([A-Z])/g, '<$1ct:$2')
      .replace('xmlns=', 'xmlns:ct=');
    book.put('[Content_Types].xml', prefixed);
    const types = (await openPackage(await mark(await book.pack()))).text('[Content_Types].xml');
    expect(types).toContain('<ct:Override PartName="/xl/comments-hub.xml"');
    expect(types).not.toContain('<Override');
  });

  test('where the parts are of another kind, without formulas', async () => {
    const file = reportWorkbook([wrong], {
      change: (sheet) =>
        Object.assign(sheet.A2, { t: 's', v: 'Wrong', f: 'HYPERLINK("http://x")' }),
    });
    const book = await openPackage(file);
    const sheet = book.text('xl/worksheets/sheet1.xml');
    book.put(
      'xl/worksheets/sheet1.xml',
      sheet.replace('spreadsheetml/2006/main"', 'spreadsheetml/2006/other"'),
    );
    const copy = await mark(await book.pack());
    expect(Object.keys(notesOf(copy))).toEqual(['G2']);
    expect(await sheetOf(copy)).not.toContain('HYPERLINK');
  });
});

test.each([
  ['a report without a finding', () => reportWorkbook([goodEvent])],
  ['another layout', () => reportWorkbook([], { fields: ['hotel'] })],
  ['no workbook', () => Buffer.from('PK')],
])('%s has no marked copy', async (_, file) => {
  expect(await markReport({ file: file(), ...late })).toBeUndefined();
});

test.each([
  ['contains NUL', 'Book&#0;ings_x0000_'],
  ['contains half a character', 'Book_xD800_ings'],
  ['turns the direction of text', '\u202eBookings'],
  ['is as long as a book', 'Bookings'.repeat(20_000)],
  ['is a path', '[1]\\Book/ings:*?_x0000_'],
  ['is in quotes', `'Bookings_x0000_'`],
  [
    'is that of another',
    `${'Bookings'.repeat(5)}_x0000_" sheetId="9" r:id="rId1"/><sheet name="${'Bookings'.repeat(5)}`,
  ],
])('a sheet whose name %s is read and marked under one that a sheet may have', async (_, name) => {
  const book = await openPackage(reportWorkbook([wrong]));
  const root = book.text('xl/workbook.xml');
  book.put(
    'xl/workbook.xml',
    root.replace('name="Bookings"', () => `name="${name}"`),
  );
  const file = await book.pack();
  const [found] = (await readReport(file, quarter)).findings;
  expect([isOneLine(found?.sheet ?? '\0'), (found?.sheet ?? '').length <= 31]).toEqual([
    true,
    true,
  ]);
  expect(await coloredIn(await mark(file))).toEqual(['G2']);
});

test('cells below each other are one range', () => {
  expect(rangesOf(['B3', 'A1', 'B2', 'B4', 'B2', 'C9'])).toEqual(['A1', 'B2:B4', 'C9']);
});
