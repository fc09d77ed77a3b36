import { read } from '@e965/xlsx';
import { describe, expect, test } from 'vitest';
import { isOneLine } from '../../contract/characters.ts';
import type { Language } from '../../contract/languages.ts';
import { readReport } from '../reading/readReport.ts';
import { workbookRefusal } from '../refusal.ts';
import { reportTemplate } from '../reportTemplate.ts';
import { type EventCells, goodEvent, reportWorkbook, serial } from '../testing/reportWorkbook.ts';
import { withParts } from '../testing/withParts.ts';
import { unpack } from '../unpack.ts';
import { elementsOf } from './elements.ts';
import { markReport } from './markReport.ts';
import { rangesOf } from './markXlsx.ts';
import { openPackage as openParts } from './package.ts';

const RELATIONSHIPS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
type Shape = NonNullable<Parameters<typeof reportWorkbook>[1]>;

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

  describe.each(['transitional', 'strict'] as const)('of %s Open XML', (kind) => {
    const office = {
      transitional: 'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
      strict: 'http://purl.oclc.org/ooxml/officeDocument/relationships',
    }[kind];
    const saved = async (file: Buffer) => {
      if (kind === 'transitional') return file;
      const asStrict = (text: string) =>
        text
          .replaceAll(
            'http://schemas.openxmlformats.org/spreadsheetml/2006/main',
            'http://purl.oclc.org/ooxml/spreadsheetml/main',
          )
          .replaceAll(
            'http://schemas.openxmlformats.org/officeDocument/2006/',
            'http://purl.oclc.org/ooxml/officeDocument/',
          );
      const parts = [...((await unpack(file)).parts ?? new Map()).keys()];
      return withParts(file, Object.fromEntries(parts.map((name) => [name, asStrict])));
    };
    /** A sheet with a drawing of the old kind, as a logo in its header or a button is one. */
    const drawn = async (element: string, change?: Shape['change']) =>
      saved(
        await withParts(reportWorkbook([wrong], { change }), {
          '[Content_Types].xml': (types) =>
            types.replace(
              '</Types>',
              '<Override PartName="/xl/drawings/old.vml" ContentType="application/vnd.openxmlformats-officedocument.vmlDrawing"/></Types>',
            ),
          'xl/drawings/old.vml': () =>
            '<xml xmlns:v="urn:schemas-microsoft-com:vml"><v:shape id="old"/></xml>',
          'xl/worksheets/_rels/sheet1.xml.rels': (links) =>
            (links || `<Relationships xmlns="${RELATIONSHIPS}"></Relationships>`).replace(
              /<Relationships [^>]*>/,
              `$&<Relationship Id="old" Type="${OFFICE}/vmlDrawing" Target="../drawings/old.vml"/>`,
            ),
          'xl/worksheets/sheet1.xml': (sheet) => {
            const validation =
              '<dataValidations count="1"><dataValidation type="list" sqref="L2:L9"><formula1>"Held"</formula1></dataValidation></dataValidations>';
            const [head, ignored, end] = sheet.split(/(<ignoredErrors>.*<\/ignoredErrors>)/);
            const old = element.replace('r:id', `xmlns:r="${OFFICE}" r:id`);
            return `${head}${validation}${ignored}${end?.replace('</worksheet>', `${old}</worksheet>`)}`;
          },
        }),
      );
    const childrenOf = (sheet: string) =>
      elementsOf(sheet, 1)
        .slice(1)
        .map(({ name }) => name);
    const note = 'Departure Date · is before the arrival date · change one of them';
    const controls =
      '<legacyDrawing r:id="old"/><mc:AlternateContent xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"><mc:Choice Requires="x14"><controls/></mc:Choice></mc:AlternateContent>';

    test('keeps formats, validation and a logo in the header', async () => {
      const file = await drawn('<legacyDrawingHF r:id="old"/>');
      const [before, after] = [await openPackage(file), await openPackage(await mark(file))];
      const sheet = after.text('xl/worksheets/sheet1.xml');
      expect(childrenOf(sheet)).toEqual([
        ...childrenOf(before.text('xl/worksheets/sheet1.xml')).slice(0, -3),
        'conditionalFormatting',
        'dataValidations',
        'ignoredErrors',
        'legacyDrawing',
        'legacyDrawingHF',
      ]);
      expect(after.text('xl/drawings/old.vml')).toBe(before.text('xl/drawings/old.vml'));
      expect(after.text('xl/comments-hub.xml')).toContain(note);
      const added = after
        .relations('xl/worksheets/sheet1.xml')
        .filter(({ part }) => part.includes('hub'));
      expect(added.map(({ kind, id }) => [kind, sheet.includes(`r:id="${id}"`)])).toEqual([
        ['comments', false],
        ['vmlDrawing', true],
      ]);
      const links = after.text('xl/worksheets/_rels/sheet1.xml.rels');
      expect(links.split(office)).toHaveLength(4);
    });

    test('keeps a button, beside which the boxes of the comments stand', async () => {
      const file = await drawn(controls);
      const after = await openPackage(await mark(file));
      const sheet = after.text('xl/worksheets/sheet1.xml');
      expect(childrenOf(sheet).slice(-5)).toEqual([
        'conditionalFormatting',
        'dataValidations',
        'ignoredErrors',
        'legacyDrawing',
        'mc:AlternateContent',
      ]);
      const drawing = after.text('xl/drawings/old.vml');
      expect(drawing).toContain('<v:shape id="old"/>');
      expect(drawing).toMatch(/<v:shapetype [^>]*id="_x0000_t202"/);
      expect(drawing).toContain('id="hub_G2"');
      expect(after.text('xl/comments-hub.xml')).toContain(note);
    });

    test('keeps a logo in the header apart from the comments that are there', async () => {
      const file = await drawn('<legacyDrawingHF r:id="old"/>', (sheet) => {
        sheet.A1.c = [{ a: 'Ada', t: 'Names' }];
      });
      const [before, after] = [await openPackage(file), await openPackage(await mark(file))];
      expect(after.text('xl/drawings/old.vml')).toBe(before.text('xl/drawings/old.vml'));
      expect(after.text('xl/drawings/vmlDrawing1.vml')).toContain('id="hub_G2"');
      expect(after.text('xl/comments1.xml')).toMatch(/Names.*is before the arrival date/);
      const sheet = after.text('xl/worksheets/sheet1.xml');
      expect(childrenOf(sheet).slice(-2)).toEqual(['legacyDrawing', 'legacyDrawingHF']);
    });

    test('draws the boxes of comments that have none', async () => {
      const file = await saved(
        reportWorkbook([wrong], {
          change(sheet) {
            sheet.A1.c = [{ a: 'Ada', t: 'Names' }];
          },
        }),
      );
      const bare = await withParts(file, {
        'xl/worksheets/sheet1.xml': (sheet) => sheet.replace(/<legacyDrawing [^>]*\/>/, ''),
        'xl/worksheets/_rels/sheet1.xml.rels': (links) =>
          links.replace(/<Relationship [^>]*vmlDrawing"[^>]*\/>/, ''),
      });
      const after = await openPackage(await mark(bare));
      const drawing = after.text('xl/drawings/comments-hub.vml');
      expect(drawing.match(/id="hub_\w+"/g)).toEqual(['id="hub_A1"', 'id="hub_G2"']);
    });
  });

  test('of a copy with another sheet marked keeps the comments of both', async () => {
    const once = await mark(reportWorkbook([wrong]));
    const twoSheets = await withParts(once, {
      '[Content_Types].xml': (types) =>
        types.replace(
          '</Types>',
          '<Override PartName="/xl/worksheets/sheet2.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>',
        ),
      'xl/worksheets/sheet2.xml': () => '',
    });
    const moved = await withParts(twoSheets, {
      'xl/workbook.xml': (book) =>
        book.replace(
          /(<sheet name=)"Bookings"(.*?)r:id="(\w+)"\/>/,
          (_, start, middle, id) =>
            `${start}"Earlier"${middle}r:id="${id}"/><sheet name="Bookings" sheetId="9" r:id="two"/>`,
        ),
      'xl/_rels/workbook.xml.rels': (links) =>
        links.replace(
          '</Relationships>',
          `<Relationship Id="two" Type="${OFFICE}/worksheet" Target="worksheets/sheet2.xml"/></Relationships>`,
        ),
    });
    const bare = (await openPackage(reportWorkbook([{ ...wrong, hotel: '' }]))).text(
      'xl/worksheets/sheet1.xml',
    );
    // The earlier sheet has no headings of a report any more.
    const copy = await mark(
      await withParts(moved, {
        'xl/worksheets/sheet1.xml': (sheet) =>
          sheet.replace('Event Name', 'Name').replace('Status', 'S'),
        'xl/worksheets/sheet2.xml': () => bare,
      }),
    );
    const [earlier, bookings] = Object.values(read(copy).Sheets);
    expect(earlier?.G2?.c).toHaveLength(1);
    expect(earlier?.C2?.c).toBeUndefined();
    expect(bookings?.C2?.c).toHaveLength(1);
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

  test('of an .xls, with its formats of numbers and widths of columns', async () => {
    const file = reportWorkbook([{ ...wrong, hotelRevenue: { t: 'n', v: 9, z: '0.000' } }, wrong], {
      bookType: 'biff8',
      change(sheet) {
        sheet['!cols'] = [{ wch: 40 }];
      },
    });
    const copy = read(await mark(file), { cellStyles: true, cellNF: true }).Sheets.Bookings;
    expect(copy?.J2.z).toBe('0.000');
    expect(copy?.['!cols']?.[0]?.wch).toBeCloseTo(40, 0);
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
