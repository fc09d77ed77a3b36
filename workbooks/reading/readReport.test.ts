import { type BookType, CFB, utils } from '@e965/xlsx';
import { describe, expect, test } from 'vitest';
import { languageCodes } from '../../contract/languages.ts';
import { readingLimits, reportColumns, reportFields } from '../../contract/reportColumns.ts';
import { report as english } from '../../words/en/report.ts';
import { workbookRefusal } from '../refusal.ts';
import { reportTemplate } from '../reportTemplate.ts';
import { workbookStream } from '../testing/plainXls.ts';
import { type Changes, plainXlsx, relationships } from '../testing/plainXlsx.ts';
import {
  type EventCells,
  goodEvent,
  reportSheet,
  reportWorkbook,
  serial,
} from '../testing/reportWorkbook.ts';
import { readReport } from './readReport.ts';
import { totalsOf } from './report.ts';
import { readTextDate } from './textDates.ts';

const Q1 = '2026-Q1';
const read = (file: Buffer) => readReport(file, Q1);
/** Cell and code of each finding of a report on these events. */
const found = async (...events: EventCells[]) =>
  (await read(reportWorkbook(events))).findings.map(({ cell, code }) => `${cell} ${code}`);
const asRead = {
  ...goodEvent,
  row: 2,
  arrivalDate: '2026-03-02',
  departureDate: '2026-03-05',
  status: 'HELD',
};

describe('a report without faults', () => {
  test.each<BookType>(['xlsx', 'biff8', 'biff5'])(
    'is read from a file of type %s',
    async (bookType) => {
      expect(await read(reportWorkbook([goodEvent], { bookType }))).toEqual({
        state: 'READ',
        sheet: 'Bookings',
        bookings: [asRead],
        findings: [],
        hints: [],
        hotels: { sheet: 'Bookings', column: 2 },
      });
    },
  );

  test.each(['en', 'es-MX', 'fr-CA'] as const)('has headings in %s', async (language) => {
    const file = reportWorkbook([goodEvent], { language });
    expect(await read(file)).toMatchObject({ bookings: [asRead], findings: [] });
  });

  test('has its columns in any order, others between them, and rows above the headings', async () => {
    const fields = reportFields.toReversed();
    const file = reportWorkbook([goodEvent], {
      fields,
      above: [['Agency', 'Northwind'], []],
      change: (sheet, book) => {
        utils.sheet_add_aoa(sheet, [['Our number'], ['A-17']], { origin: 'N3' });
        book.SheetNames.unshift('Notes');
        book.Sheets.Notes = utils.aoa_to_sheet([
          ['Event Name', 'Hotel'],
          ['not', 'this'],
        ]);
      },
    });
    expect(await read(file)).toMatchObject({ bookings: [{ ...asRead, row: 4 }], findings: [] });
  });

  test('has headings in other spellings', async () => {
    const file = reportWorkbook([goodEvent], {
      change: (sheet) => utils.sheet_add_aoa(sheet, [[' EVENT  NAME: ']], { origin: 'A1' }),
    });
    expect(await read(file)).toMatchObject({ bookings: [asRead], findings: [] });
  });

  test('is filled up with zeros', async () => {
    const file = Buffer.concat([reportWorkbook([goodEvent]), Buffer.alloc(70_000)]);
    expect(await read(file)).toMatchObject({ bookings: [asRead], findings: [] });
  });

  test('without a column that is not required', async () => {
    const fields = reportFields.filter((field) => reportColumns[field].required);
    const { bookings, findings } = await read(reportWorkbook([goodEvent], { fields }));
    expect(findings).toEqual([]);
    expect(bookings[0]).toMatchObject({ city: null, roomsOnPeak: null });
  });

  test('of a quarter without events', async () => {
    for (const name of ['No bookings', 'sin reservaciones.', 'Aucune réservation']) {
      expect(await read(reportWorkbook([{ eventName: name }]))).toMatchObject({
        bookings: [],
        findings: [],
      });
    }
  });

  test('is counted with its cents, the cancelled events apart', () => {
    const events = [
      { ...asRead, status: 'HELD' as const, hotelRevenue: 0.1 },
      { ...asRead, status: 'DEFINITE' as const, hotelRevenue: 0.2 },
      { ...asRead, status: 'CANCELLED' as const },
      { ...asRead, status: null, hotelRevenue: null, roomNights: null },
    ];
    expect(totalsOf(events)).toEqual({
      events: 4,
      cancelled: 1,
      roomNights: 220,
      hotelRevenue: 0.3,
      commission: 9900.15,
    });
  });
});

describe('a report as programs export it', () => {
  const SHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
  const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const cellAt = (row: number, column: number) => utils.encode_cell({ r: row - 1, c: column });
  /** Headings and the good event, each text in the table of shared ones. */
  const rows: (string | number)[][] = [
    reportFields.map((field) => english.columns[field]),
    reportFields.map((field) => goodEvent[field]),
  ];
  const texts = rows.flat().filter((value) => typeof value === 'string');
  const isDate = (column: number) => reportColumns[reportFields[column] ?? 'hotel'].kind === 'date';

  interface Program {
    /** Attributes and first elements of the sheet. */
    root: string;
    /** Attributes of a row. */
    row?: string;
    number?: (value: number) => string;
    /** The format of dates. */
    date: string;
    /** A text in the table. */
    text: (text: string) => string;
    /** Rows behind the last one, and what follows them. */
    after?: string;
    changes?: Changes;
  }
  function exported({ root, row = '', number = String, date, text, after = '', changes }: Program) {
    const cell = (value: string | number, at: string, column: number) =>
      typeof value === 'string'
        ? `<c r="${at}" s="0" t="s"><v>${texts.indexOf(value)}</v></c>`
        : `<c r="${at}" s="${isDate(column) ? 1 : 0}"><v>${number(value)}</v></c>`;
    const lines = rows.map(
      (values, n) =>
        `<row r="${n + 1}" ${row}>${values.map((value, c) => cell(value, cellAt(n + 1, c), c)).join('')}</row>`,
    );
    const [head, ...rest] = after.split('</sheetData>');
    return plainXlsx({
      ...changes,
      types: {
        '/xl/sharedStrings.xml': `${SHEET}.sharedStrings+xml`,
        '/xl/styles.xml': `${SHEET}.styles+xml`,
        ...changes?.types,
      },
      workbook: [
        ['sharedStrings', 'sharedStrings.xml'],
        ['styles', 'styles.xml'],
      ],
      parts: {
        'xl/worksheets/sheet1.xml': `<worksheet xmlns="${MAIN}" ${root}<sheetData>${lines.join('')}${head}</sheetData>${rest.join('')}</worksheet>`,
        'xl/sharedStrings.xml': `<sst xmlns="${MAIN}" count="99" uniqueCount="${texts.length}">${texts.map((one) => `<si>${text(one)}</si>`).join('')}</sst>`,
        'xl/styles.xml': `<styleSheet xmlns="${MAIN}">${date.includes('<') ? date : ''}<cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="${date.includes('<') ? 164 : date}" applyNumberFormat="1"/></cellXfs></styleSheet>`,
        ...changes?.parts,
      },
    });
  }

  test.each<[string, Program]>([
    [
      'Excel: runs of rich text, phonetic hints, extensions',
      {
        root: 'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" mc:Ignorable="x14ac" xmlns:x14ac="http://schemas.microsoft.com/office/spreadsheetml/2009/9/ac"><dimension ref="A1:L2"/><sheetFormatPr defaultRowHeight="15" x14ac:dyDescent="0.25"/>',
        row: 'spans="1:12" x14ac:dyDescent="0.25"',
        date: '14',
        text: (one) =>
          `<r><t xml:space="preserve">${one.slice(0, 2)}</t></r><r><rPr><b/></rPr><t xml:space="preserve">${one.slice(2)}</t></r><phoneticPr fontId="1"/>`,
        after:
          '</sheetData><pageMargins left="0.7" right="0.7" top="0.75" bottom="0.75" header="0.3" footer="0.3"/><extLst><ext uri="{CCE6A557-97BC-4b89-ADB6-D9C93CAAB3DF}"/></extLst>',
      },
    ],
    [
      'LibreOffice: every attribute of a row, formats to the last column',
      {
        root: '><sheetPr filterMode="false"><pageSetUpPr fitToPage="false"/></sheetPr><dimension ref="A1:AMJ2"/><cols><col collapsed="false" customWidth="true" hidden="false" outlineLevel="0" max="1024" min="1" style="0" width="20"/></cols>',
        row: 'customFormat="false" ht="12.8" hidden="false" customHeight="false" outlineLevel="0" collapsed="false"',
        date: '<numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd;@"/></numFmts>',
        text: (one) => `<t xml:space="preserve">${one}</t>`,
        after: '<row r="1048576" customFormat="false" ht="12.8"><c r="A1048576" s="0"/></row>',
      },
    ],
    [
      'Google Sheets: broken numbers, a thousand empty rows, a drawing',
      {
        root: 'xmlns:mx="http://schemas.microsoft.com/office/mac/excel/2008/main"><sheetPr><outlinePr summaryBelow="0" summaryRight="0"/></sheetPr>',
        number: (value) => (Number.isInteger(value) ? `${value}.0` : `${value}`),
        date: '<numFmts count="1"><numFmt numFmtId="164" formatCode="m/d/yyyy"/></numFmts>',
        text: (one) => `<t>${one}</t>`,
        after: `${Array.from({ length: 998 }, (_, n) => `<row r="${n + 3}"><c r="A${n + 3}" s="0"/></row>`).join('')}</sheetData><drawing xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" r:id="rId1"/>`,
        changes: {
          types: {
            '/xl/drawings/drawing1.xml':
              'application/vnd.openxmlformats-officedocument.drawing+xml',
          },
          sheet: [['drawing', '../drawings/drawing1.xml']],
          parts: { 'xl/drawings/drawing1.xml': '<wsDr/>' },
        },
      },
    ],
  ])('%s', async (_, program) => {
    const file = exported(program);
    expect(await workbookRefusal('a.xlsx', file)).toBeUndefined();
    expect(await read(file)).toMatchObject({
      state: 'READ',
      bookings: [asRead],
      findings: [],
      hints: [],
    });
  });
});

describe('dates', () => {
  const dated = async (
    arrival: EventCells['arrivalDate'],
    language: 'en' | 'es-MX' | 'fr-CA' = 'en',
  ) =>
    (await read(reportWorkbook([{ ...goodEvent, arrivalDate: arrival }], { language }))).bookings[0]
      ?.arrivalDate;

  test('count from 1900 or from 1904, by the setting of the workbook', async () => {
    const file = reportWorkbook(
      [
        {
          ...goodEvent,
          arrivalDate: serial('2026-03-02') - 1462,
          departureDate: serial('2026-03-05') - 1462,
        },
      ],
      {
        change: (_, book) => {
          book.Workbook = { WBProps: { date1904: true } };
        },
      },
    );
    expect((await read(file)).bookings).toEqual([asRead]);
    const xls = reportWorkbook([{ ...goodEvent, arrivalDate: serial('2026-03-02') + 0.75 }], {
      bookType: 'biff8',
    });
    expect((await read(xls)).bookings).toEqual([asRead]);
  });

  test.each([
    ['2026-03-02', 'en'],
    ['2026-03-02T00:00:00', 'en'],
    ['20260302', 'fr-CA'],
    ['3/2/2026', 'en'],
    ['3/2/26', 'en'],
    ['2/3/2026', 'es-MX'],
    ['02-03-2026', 'fr-CA'],
    ['March 2, 2026', 'en'],
    ['Monday, March 2nd, 2026', 'en'],
    ['2-Mar-26', 'en'],
    ['2 de marzo de 2026', 'es-MX'],
    ['lunes 2 mar. 2026', 'es-MX'],
    ['2 mars 2026', 'fr-CA'],
    ['lundi le 2 mars 2026', 'fr-CA'],
    ['02MAR2026', 'en'],
    ['2mar26', 'es-MX'],
    ['2º de marzo de 2026', 'es-MX'],
    ['02\u200b-mars\u2060-26', 'fr-CA'],
    // A day above 12 tells which is which.
    ['2026/3/2', 'es-MX'],
  ] as const)('%s as text in %s', async (text, language) => {
    expect(await dated(text, language)).toBe('2026-03-02');
  });

  test.each([
    ['06-juil-26', '2026-07-06'],
    ['06-juil.-26', '2026-07-06'],
    ['6 févr. 2026', '2026-02-06'],
    ['6 fev 2026', '2026-02-06'],
    ['6 janv 2026', '2026-01-06'],
    ['6 août 2026', '2026-08-06'],
    ['1er déc. 2026', '2026-12-01'],
    ['6 de setiembre de 2026', '2026-09-06'],
    ['6-set-26', '2026-09-06'],
    ['6 ene. 2026', '2026-01-06'],
    ['06JUL2026', '2026-07-06'],
    ['Sept. 6, 2026', '2026-09-06'],
    ['2026-Jul-06', '2026-07-06'],
    ['6 jui 2026', undefined],
    ['6 ma 2026', undefined],
  ])('with the name of a month, however it is shortened: %s', (text, day) => {
    for (const language of languageCodes) expect(readTextDate(text, language)).toBe(day);
  });

  test('in French with accents, and with day and month in the other order', async () => {
    expect(await dated('1er février 2026', 'fr-CA')).toBe('2026-02-01');
    expect(await dated('25/02/2026', 'en')).toBe('2026-02-25');
    expect(await dated('02/25/2026', 'fr-CA')).toBe('2026-02-25');
  });

  test.each(['soon', '31/02/2026', '2026-13-01', 'March 2026', '12', '1/2/3/4'])(
    '%s is none',
    async (text) => {
      expect(await found({ ...goodEvent, arrivalDate: text })).toEqual(['F2 notADate']);
    },
  );

  test('that are small numbers are refused', async () => {
    expect(await found({ ...goodEvent, arrivalDate: 12 })).toEqual(['F2 notADate']);
  });

  test('must be in order', async () => {
    const { findings } = await read(
      reportWorkbook([{ ...goodEvent, departureDate: serial('2026-03-01') }]),
    );
    expect(findings).toEqual([
      { sheet: 'Bookings', cell: 'G2', row: 2, field: 'departureDate', code: 'dateOrder' },
    ]);
  });

  test('must overlap the quarter', async () => {
    const stay = (arrival: string, departure: string) =>
      found({ ...goodEvent, arrivalDate: serial(arrival), departureDate: serial(departure) });
    expect(await stay('2025-12-30', '2026-01-02')).toEqual([]);
    expect(await stay('2026-03-30', '2026-04-02')).toEqual([]);
    expect(await stay('2025-12-28', '2025-12-31')).toEqual(['G2 outsideQuarter']);
    expect(await stay('2026-04-01', '2026-04-04')).toEqual(['F2 outsideQuarter']);
  });
});

describe('numbers', () => {
  const revenue = async (text: string, language: 'en' | 'es-MX' | 'fr-CA' = 'en') =>
    (await read(reportWorkbook([{ ...goodEvent, hotelRevenue: text }], { language }))).bookings[0]
      ?.hotelRevenue;

  test.each([
    ['1234.5', 'en', 1234.5],
    ['$1,234.50', 'en', 1234.5],
    ['US$ 1,234', 'es-MX', 1234],
    ['1 234,50 $', 'fr-CA', 1234.5],
    ['1\u202f234\u00a0567,5 USD', 'fr-CA', 1234567.5],
    ['1.234.567,89', 'es-MX', 1234567.89],
    ['1,234,567', 'en', 1234567],
    ['0', 'en', 0],
    ['1,234', 'fr-CA', null],
    ['1.234', 'en', null],
    ['12,34.5', 'en', null],
    ['twelve', 'en', null],
  ] as const)('%s as text in %s is %s', async (text, language, value) => {
    expect(await revenue(text, language)).toBe(value);
  });

  test('must not be negative, fractional where they count things, or excessive', async () => {
    expect(await found({ ...goodEvent, hotelRevenue: -1 })).toEqual(['J2 negative']);
    expect(await found({ ...goodEvent, commission: '(20.00)' })).toEqual(['K2 negative']);
    expect(await found({ ...goodEvent, roomNights: 12.5 })).toEqual(['I2 notWhole']);
    expect(await found({ ...goodEvent, hotelRevenue: 2e9 })).toEqual(['J2 tooLarge']);
    expect(await found({ ...goodEvent, roomsOnPeak: 'many' })).toEqual(['H2 notANumber']);
  });

  test('of room nights must fit the rooms on the peak night', async () => {
    const { findings } = await read(reportWorkbook([{ ...goodEvent, roomNights: 121 }]));
    const params = { rooms: 40, nights: 3, max: 120 };
    expect(findings).toMatchObject([{ cell: 'I2', code: 'tooManyNights', params }]);
    expect(await found({ ...goodEvent, roomNights: 120 })).toEqual([]);
  });
});

describe('cells', () => {
  test('that are needed are filled in, those of a cancelled event as far as they apply', async () => {
    expect(await found({ hotel: 'Millrace' })).toEqual(
      ['A2', 'F2', 'G2', 'I2', 'J2', 'K2', 'L2'].map((cell) => `${cell} missing`),
    );
    const { roomNights: _, hotelRevenue: __, commission: ___, ...rest } = goodEvent;
    expect(await found({ ...rest, status: 'Canceled' })).toEqual([]);
  });

  test('have a known status, in any language', async () => {
    const statuses = ['DEFINITE', 'held', 'Cancelado', 'annulé', 'Confirmé'];
    const events = statuses.map((status, n) => ({ ...goodEvent, eventName: `Event ${n}`, status }));
    const { bookings } = await read(reportWorkbook(events));
    expect(bookings.map(({ status }) => status)).toEqual([
      'DEFINITE',
      'HELD',
      'CANCELLED',
      'CANCELLED',
      'DEFINITE',
    ]);
    expect(await found({ ...goodEvent, status: 'perhaps' })).toEqual(['L2 unknownStatus']);
  });

  test('with a formula count by its stored value; without one, or with an error, they do not', async () => {
    const formula = { t: 'n' as const, f: 'H2*3' };
    expect(await found({ ...goodEvent, roomNights: { ...formula, v: 100 } })).toEqual([]);
    const file = reportWorkbook([{ ...goodEvent, hotelRevenue: { t: 'e', v: 23, f: '#REF!' } }]);
    const { findings, bookings } = await read(file);
    expect(findings).toMatchObject([
      { cell: 'J2', code: 'formulaError', params: { value: '#REF!' } },
    ]);
    expect(bookings[0]?.hotelRevenue).toBeNull();
  });

  test('that are merged have the text and the date of the first, and no amount twice', async () => {
    const second = {
      eventName: 'Second',
      roomsOnPeak: 40,
      roomNights: 100,
      commission: 1,
      status: 'Held',
    };
    const file = reportWorkbook([goodEvent, second], {
      change: (sheet) => {
        sheet['!merges'] = ['C2:C3', 'F2:F3', 'G2:G3', 'J2:J3'].map((range) =>
          utils.decode_range(range),
        );
      },
    });
    const { bookings, findings } = await read(file);
    expect(bookings[1]).toMatchObject({
      hotel: 'Millrace Boston',
      arrivalDate: '2026-03-02',
      hotelRevenue: null,
    });
    expect(findings.map(({ cell, code }) => `${cell} ${code}`)).toEqual(['J3 merged']);
  });

  test('in hidden rows count, with a hint', async () => {
    const file = reportWorkbook([goodEvent, { ...goodEvent, eventName: 'Hidden' }], {
      change: (sheet) => {
        sheet['!rows'] = [{}, {}, { hidden: true }];
      },
    });
    const { bookings, hints } = await read(file);
    expect(bookings).toHaveLength(2);
    expect(hints).toMatchObject([{ cell: 'A3', code: 'hiddenRows', params: { n: 1 } }]);
  });

  test('lose invisible characters, and are cut at the longest text that is stored', async () => {
    const name = `A\u202Eb\tc ${'x'.repeat(300)}`;
    const { bookings } = await read(reportWorkbook([{ ...goodEvent, eventName: name }]));
    expect(bookings[0]?.eventName).toMatch(/^Ab c x+$/);
    expect(bookings[0]?.eventName).toHaveLength(readingLimits.text);
  });
});

describe('events', () => {
  test('must be listed only once', async () => {
    const again = { ...goodEvent, eventName: ' spring  MEETING' };
    const { findings } = await read(
      reportWorkbook([goodEvent, { ...goodEvent, eventName: 'Other' }, again]),
    );
    expect(findings).toMatchObject([{ cell: 'A4', code: 'repeated', params: { row: 2 } }]);
    expect(await found(goodEvent, { ...goodEvent, hotel: 'The Vale' })).toEqual([]);
  });

  test("don't stand beside 'No bookings'", async () => {
    expect(await found({ eventName: 'No bookings' }, goodEvent)).toEqual(['A2 noBookingsBeside']);
  });

  test('are there, or it is said that there are none', async () => {
    expect(await read(await reportTemplate('en'))).toMatchObject({
      state: 'READ',
      bookings: [],
      findings: [{ cell: 'A2', code: 'noEvent' }],
    });
  });

  test('may have empty rows between them', async () => {
    const { bookings, findings } = await read(
      reportWorkbook([goodEvent, {}, { ...goodEvent, eventName: 'Other' }]),
    );
    expect([bookings.map(({ row }) => row), findings]).toEqual([[2, 4], []]);
  });

  test('are read up to row 5,001', async () => {
    const events = Array.from({ length: 5_001 }, (_, n) => ({
      ...goodEvent,
      eventName: `Event ${n}`,
    }));
    const fields = ['eventName', 'hotel', 'arrivalDate', 'departureDate', 'status'] as const;
    const { bookings, findings } = await read(reportWorkbook(events, { fields }));
    expect(bookings.at(-1)).toMatchObject({ row: 5_001, eventName: 'Event 4999' });
    expect(findings.filter(({ code }) => code !== 'columnMissing')).toMatchObject([
      { cell: 'A5002', code: 'tooManyRows', params: { max: 5_000 } },
    ]);
  }, 60_000);
});

describe('another layout', () => {
  test.each([
    ['an empty sheet', plainXlsx()],
    ['an empty .xls', reportWorkbook([], { fields: [], bookType: 'biff8' })],
    [
      'other headings',
      reportWorkbook([], { change: (sheet) => utils.sheet_add_aoa(sheet, [Array(12).fill('x')]) }),
    ],
    [
      'too few headings',
      reportWorkbook([goodEvent], { fields: ['eventName', 'hotel', 'status', 'city'] }),
    ],
  ])('%s', async (_, file) => {
    expect(await read(file)).toEqual({
      state: 'UNKNOWN_LAYOUT',
      bookings: [],
      findings: [],
      hints: [],
    });
  });

  test('a required column is missing', async () => {
    const fields = reportFields.filter((field) => field !== 'commission');
    const { state, findings } = await read(reportWorkbook([goodEvent], { fields }));
    expect(state).toBe('READ');
    expect(findings).toMatchObject([
      { cell: 'L1', row: 1, field: 'commission', code: 'columnMissing' },
    ]);
  });
});

describe('a file that is not what it seems', () => {
  const OFFICE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
  const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const sheetXml = (content: string) => ({
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${MAIN}">${content}</worksheet>`,
  });
  const headings = reportFields
    .map((field) => `<c t="inlineStr"><is><t>${english.columns[field]}</t></is></c>`)
    .join('');

  test.each([
    ['text in commas', Buffer.from('Event Name,Hotel\nA,B\n')],
    ['a page', Buffer.from('<html><table><tr><td>Event Name</td></tr></table></html>')],
    ['nothing', Buffer.alloc(0)],
    ['half a workbook', reportWorkbook([goodEvent]).subarray(0, 900)],
    ['half an old workbook', reportWorkbook([goodEvent], { bookType: 'biff8' }).subarray(0, 1500)],
  ])('%s is not read', async (_, file) => {
    expect((await read(file)).state).toMatch(/UNREADABLE|UNKNOWN_LAYOUT/);
  });

  test('unpacks to more than a report can be: not unpacked at all', async () => {
    const bomb = plainXlsx({ parts: sheetXml(' '.repeat(49 * 1024 * 1024)) });
    expect(bomb.length).toBeLessThan(60_000);
    expect((await read(bomb)).state).toBe('TOO_MUCH');
  }, 60_000);

  test('has more cells than a report can', async () => {
    const row = `<row>${'<c><v>1</v></c>'.repeat(151)}</row>`;
    expect(
      (await read(plainXlsx({ parts: sheetXml(`<sheetData>${row.repeat(1_000)}</sheetData>`) })))
        .state,
    ).toBe('TOO_MUCH');
  }, 60_000);

  test('claims to be as large as a sheet can be', async () => {
    const content = `<dimension ref="A1:XFD1048576"/><sheetData><row>${headings}</row></sheetData><mergeCells><mergeCell ref="A1:XFD1048576"/></mergeCells>`;
    expect(await read(plainXlsx({ parts: sheetXml(content) }))).toMatchObject({
      state: 'READ',
      findings: [{ code: 'noEvent' }],
    });
  });

  test('has a heading farther to the right than a sheet can: it is not looked for there', async () => {
    const [last = '', ...others] = headings.split(/(?=<c )/).reverse();
    const sheet = (cells: string) =>
      read(plainXlsx({ parts: sheetXml(`<sheetData><row r="1">${cells}</row></sheetData>`) }));
    const far = last.replace('<c ', '<c r="AAAAA1" ');
    expect(await sheet(others.toReversed().join('') + far)).toEqual(
      await sheet(others.toReversed().join('')),
    );
  });

  test('has its texts in a table of their own; one that it lacks spoils the sheet', async () => {
    const texts = reportFields.map((field) => `<si><t>${english.columns[field]}</t></si>`).join('');
    const shared = (...indices: number[]) =>
      plainXlsx({
        types: { '/xl/sharedStrings.xml': `${OFFICE}.sharedStrings+xml` },
        workbook: [['sharedStrings', 'sharedStrings.xml']],
        parts: {
          ...sheetXml(
            `<sheetData><row>${indices.map((n) => `<c t="s"><v>${n}</v></c>`).join('')}</row></sheetData>`,
          ),
          'xl/sharedStrings.xml': `<sst xmlns="${MAIN}">${texts}</sst>`,
        },
      });
    const all = [...reportFields.keys()];
    expect((await read(shared(...all))).state).toBe('READ');
    expect((await read(shared(...all, 99_999))).state).toBe('UNKNOWN_LAYOUT');
  });

  test('leads to another workbook, which nobody opens', async () => {
    const file = plainXlsx({
      types: { '/xl/externalLinks/externalLink1.xml': `${OFFICE}.externalLink+xml` },
      workbook: [['externalLink', 'externalLinks/externalLink1.xml']],
      parts: {
        ...sheetXml(
          `<sheetData><row>${headings}</row><row><c r="A2" t="str"><f>[1]Prices!A1</f><v>Gala</v></c></row></sheetData>`,
        ),
        'xl/externalLinks/externalLink1.xml': `<externalLink xmlns="${MAIN}"><externalBook/></externalLink>`,
        'xl/externalLinks/_rels/externalLink1.xml.rels': relationships([
          'externalLinkPath',
          'file:///no/such/Prices.xlsx',
          'External',
        ]),
      },
    });
    expect((await read(file)).bookings[0]).toMatchObject({ eventName: 'Gala' });
  });

  test('has a formula that asks a program: its stored value is text like any other', async () => {
    const cell = { t: 's' as const, v: '#REF', f: `cmd|'/C calc'!A0` };
    expect(
      (await read(reportWorkbook([{ ...goodEvent, eventName: cell }]))).bookings[0]?.eventName,
    ).toBe('#REF');
  });

  test('has hundreds of sheets: the one with the name of the template is found', async () => {
    const change: Parameters<typeof reportWorkbook>[1] = {
      change: (_, book) => {
        book.SheetNames = [];
        for (let n = 0; n < 300; n++)
          utils.book_append_sheet(book, utils.aoa_to_sheet([[n]]), `S${n}`);
        utils.book_append_sheet(book, reportSheet([goodEvent]), 'Réservations');
      },
    };
    for (const bookType of ['xlsx', 'biff8'] as const) {
      expect((await read(reportWorkbook([], { ...change, bookType }))).bookings).toEqual([asRead]);
    }
  }, 60_000);

  test('has 10,000 sheets, as .xlsx: the first ones are searched', async () => {
    const withReport = (place: number) => {
      const sheets = Array.from(
        { length: 10_000 },
        (_, n) => `<sheet name="S${n}" sheetId="${n + 1}" r:id="rId${n === place ? 2 : 1}"/>`,
      );
      return plainXlsx({
        workbook: [['worksheet', 'worksheets/sheet2.xml']],
        types: { '/xl/worksheets/sheet2.xml': `${OFFICE}.worksheet+xml` },
        parts: {
          'xl/worksheets/sheet2.xml': `<worksheet xmlns="${MAIN}"><sheetData><row>${headings}</row></sheetData></worksheet>`,
          'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets>${sheets.join('')}</sheets></workbook>`,
        },
      });
    };
    expect((await read(withReport(9))).state).toBe('READ');
    expect((await read(withReport(9_999))).state).toBe('UNKNOWN_LAYOUT');
  }, 60_000);

  test('has 10,000 sheets, as .xls', async () => {
    const sheets = Array.from({ length: 10_000 }, () => ({}));
    const container = CFB.utils.cfb_new();
    CFB.utils.cfb_add(container, '/Workbook', workbookStream({ sheets }));
    const file = Buffer.from(CFB.write(container, { type: 'buffer' }) as Uint8Array);
    expect((await read(file)).state).toBe('UNKNOWN_LAYOUT');
  }, 60_000);
});
