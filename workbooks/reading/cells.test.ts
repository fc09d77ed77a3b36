import type { CellObject } from '@e965/xlsx';
import { describe, expect, test } from 'vitest';
import { languageCodes, languages } from '../../contract/languages.ts';
import type { ReportField } from '../../contract/reportColumns.ts';
import { recordsOf } from '../records.ts';
import { changedXls } from '../testing/changedXls.ts';
import { record } from '../testing/plainXls.ts';
import { type EventCells, goodEvent, reportWorkbook } from '../testing/reportWorkbook.ts';
import { withParts } from '../testing/withParts.ts';
import { readReport } from './readReport.ts';
import { totalsOf } from './report.ts';

type Shape = Parameters<typeof reportWorkbook>[1];
const read = (cells: EventCells, shape?: Shape) =>
  readReport(reportWorkbook([{ ...goodEvent, ...cells }], shape), '2026-Q1');
const bookTypes = ['xlsx', 'biff8'] as const;

describe('a day as programs and people write it', () => {
  const days: Readonly<Record<(typeof languages)[number]['code'], readonly string[]>> = {
    en: ['06JUL2026', '6Jul26', '06-Jul-26', 'Jul. 6, 2026', 'Mon 6 July 2026', '6th July 2026'],
    'es-MX': ['06-jul-26', '6/jul./2026', '6 de julio del 2026', 'lun 6 jul 2026', '1º julio 2026'],
    'fr-CA': ['06-juil-26', '6 juil. 2026', '06-juill.-26', 'lun. 6 juill. 2026', '06JUIL2026'],
    'en-XA': [],
    'en-XB': [],
  };
  test.each(languages.flatMap(({ code }) => days[code].map((text) => [text, code] as const)))(
    '%s in %s',
    async (text, language) => {
      const { bookings, findings } = await read({ departureDate: text }, { language });
      expect(bookings[0]?.departureDate).toBe(`2026-07-0${/^1/.test(text) ? 1 : 6}`);
      expect(findings.map(({ code }) => code)).not.toContain('notADate');
    },
  );

  /** Each month as spreadsheet programs shorten it, with and without dots, and long. */
  const months = [
    'ene. enero jan janv. janvier January',
    'feb. febrero fév. févr. fevr février February',
    'mar. marzo mars March',
    'abr. abril avr. avril Apr',
    'may. mayo mai May',
    'jun. junio juin June',
    'jul. julio juil. juill. juillet July',
    'ago. agosto août aout aoû Aug',
    'sep. sept. set. septiembre setiembre septembre September',
    'oct. octubre octobre October',
    'nov. noviembre novembre November',
    'dic. dic diciembre déc. dec décembre December',
  ];
  test.each(months.map((words, n) => [words, n + 1] as const))('%s', async (words, month) => {
    for (const word of words.split(' ')) {
      for (const text of [`6 ${word} 2026`, `06-${word}-26`, `06${word.toUpperCase()}2026`]) {
        const { bookings } = await read({ departureDate: text }, { language: 'fr-CA' });
        const day = `2026-${String(month).padStart(2, '0')}-06`;
        expect([text, bookings[0]?.departureDate]).toEqual([text, day]);
      }
    }
  });

  test.each(['02.03.2026', '2.3.26', '02. 03. 2026', '02.03.2026 14:00', '０２．０３．２０２６'])(
    '%s is the second of March in every language',
    async (text) => {
      for (const language of languageCodes) {
        const { bookings } = await read({ departureDate: text }, { language });
        expect([language, bookings[0]?.departureDate]).toEqual([language, '2026-03-02']);
      }
    },
  );

  test('with slashes it is read as its language writes it', async () => {
    const days = {
      '02/03/2026': '2026-02-03',
      '２/３/２０２６': '2026-02-03',
      '31.12.2026': '2026-12-31',
      '12.31.2026': '2026-12-31',
    };
    for (const [text, day] of Object.entries(days)) {
      const { bookings } = await read({ departureDate: text });
      expect([text, bookings[0]?.departureDate]).toEqual([text, day]);
    }
  });

  test.each(['6 jui 2026', '6 ju 2026', '6 julbre 2026', '66JUL2026', '6-9 juil. 2026'])(
    '%s is none',
    async (text) => {
      const { findings } = await read({ departureDate: text });
      expect(findings).toMatchObject([{ cell: 'G2', code: 'notADate', params: { value: text } }]);
    },
  );
});

describe('a number', () => {
  const revenueOf = async (hotelRevenue: EventCells['hotelRevenue'], shape?: Shape) =>
    (await read({ hotelRevenue }, shape)).bookings[0]?.hotelRevenue;

  test.each([
    ['33000.50\u200b', 33_000.5],
    ['\ufeff33000.50', 33_000.5],
    ['\u202d33\u00a0000.50\u202c', 33_000.5],
    ['1\u2009234,56', 1_234.56],
    ['1\u2060 234,56', 1_234.56],
    ['１２，３４５．５０', 12_345.5],
    ['＄１２００', 1_200],
    ['٤٢', 42],
    ['US$ 1,200', 1_200],
    ['1,200.00 $US', 1_200],
    ['0', 0],
  ])('typed as text: %s', async (text, value) => {
    for (const bookType of bookTypes) expect(await revenueOf(text, { bookType })).toBe(value);
  });

  test.each(['(123)', '(1,234.50)', '123-', '–123', '($123)'])('%s is negative', async (text) => {
    const { findings } = await read({ hotelRevenue: text });
    expect(findings).toMatchObject([{ cell: 'J2', code: 'negative' }]);
  });

  test('has no digits that its spreadsheet does not show', async () => {
    const cells = { roomsOnPeak: 40.00000000000001, roomNights: 110 - 1e-9, commission: 1.005 };
    for (const bookType of bookTypes) {
      const { bookings, findings } = await read(cells, { bookType });
      expect(findings).toEqual([]);
      expect(bookings).toMatchObject([{ roomsOnPeak: 40, roomNights: 110, commission: 1.01 }]);
    }
    expect((await read({ roomsOnPeak: '40.00000000000001' })).bookings[0]?.roomsOnPeak).toBe(40);
    expect(Object.is(await revenueOf(-1e-12), 0)).toBe(true);
  });
});

const formatted = (v: number, z: string): CellObject => ({ t: 'n', v, z });

describe('a percentage where an amount belongs', () => {
  test.each<[ReportField & keyof typeof goodEvent, string, EventCells[ReportField], string]>([
    ['commission', 'K2', formatted(0.1, '0%'), '10%'],
    ['commission', 'K2', formatted(0.1, '0.00 %'), '10%'],
    ['commission', 'K2', formatted(10, '0.0"%"'), '10%'],
    ['hotelRevenue', 'J2', formatted(0.125, '0.00%;[Red]-0.00%'), '12.5%'],
    ['roomNights', 'I2', formatted(0.8, '0%'), '80%'],
    ['commission', 'K2', '10 %', '10 %'],
    ['commission', 'K2', '10,5\u00a0%', '10,5 %'],
    ['commission', 'K2', '１０％', '１０％'],
    ['commission', 'K2', '10 por ciento', '10 por ciento'],
  ])('in %s', async (field, cell, content, value) => {
    for (const bookType of bookTypes) {
      const { bookings, findings } = await read({ [field]: content }, { bookType });
      expect(findings).toEqual([
        { sheet: 'Bookings', cell, row: 2, field, code: 'percent', params: { value } },
      ]);
      expect(bookings[0]?.[field]).toBeNull();
    }
  });

  test('of nothing is nothing', async () => {
    const { bookings, findings } = await read({ commission: formatted(0, '0%') });
    expect([bookings[0]?.commission, findings]).toEqual([0, []]);
  });
});

describe('another currency', () => {
  test.each([
    ['[$€-2] #,##0.00', 'EUR'],
    ['#,##0.00\\ [$€-407]', 'EUR'],
    ['[$EUR] #,##0.00', 'EUR'],
    ['#,##0.00\\ "€"', 'EUR'],
    ['_-* #,##0.00\\ [$€-40C]_-;\\-* #,##0.00\\ [$€-40C]_-', 'EUR'],
    ['[$MXN] #,##0.00', 'MXN'],
    ['"MX$"#,##0.00', 'MXN'],
    ['[$$-80A]#,##0.00', 'MXN'],
    ['[$$-es-MX]#,##0.00', 'MXN'],
    ['"CA$"#,##0', 'CAD'],
    ['#,##0.00\\ [$$-C0C]', 'CAD'],
    ['[$CAD]\\ #,##0.00', 'CAD'],
    ['[$$-1009]#,##0.00', 'CAD'],
    ['[$$-en-CA]#,##0.00', 'CAD'],
    ['[$CA$-1009]#,##0.00', 'CAD'],
    ['[$$-080A]#,##0.00', 'MXN'],
    ['[$$-C09]#,##0.00', 'AUD'],
    ['[$$-2C0A]\\ #,##0.00', 'ARS'],
    ['[$$-es-CO]\\ #,##0.00', 'COP'],
    ['[$$-340A]\\ #,##0', 'CLP'],
    ['[$$-4809]#,##0.00', 'SGD'],
    ['[$S$]#,##0.00', 'SGD'],
    ['£#,##0.00', 'GBP'],
  ])('as the format %s is a hint', async (format, currency) => {
    for (const bookType of bookTypes) {
      const events = [1, 2].map((n) => ({
        ...goodEvent,
        eventName: `Event ${n}`,
        commission: formatted(900, format),
      }));
      const { findings, hints, bookings } = await readReport(
        reportWorkbook(events, { bookType }),
        '2026-Q1',
      );
      expect([findings, totalsOf(bookings).commission]).toEqual([[], 1_800]);
      const params = { currency, n: 2 };
      const place = { sheet: 'Bookings', cell: 'K2', row: 2, field: 'commission' };
      expect(hints).toEqual([{ ...place, code: 'currencyFormat', params }]);
    }
  });

  test.each([
    '"$"#,##0.00',
    '[$$-409]#,##0.00',
    '[$$-en-US]#,##0.00',
    '[$$-10409]#,##0.00',
    '[$$-540A]#,##0.00',
    '[$$-es-US]#,##0.00',
    '[$-C0C]#,##0.00\\ [$$-409]',
    '[$USD] #,##0.00',
    '"US$"\\ #,##0.00',
    '[$US$-409] #,##0',
    '_-* #,##0.00\\ _€_-',
    '[$-409]#,##0.00;[Red]-#,##0.00',
    '#,##0.00 "commission"',
    'General',
  ])('is not what the format %s says', async (format) => {
    expect(await read({ commission: formatted(900, format) })).toMatchObject({
      findings: [],
      hints: [],
    });
  });

  test.each(['MXN 1,200', '1.200 €', '€1,200.00', 'CA$ 500', '1 200 $ CAN', '500 pesos', 'C$5'])(
    'as the text %s is a finding, and no dollars',
    async (text) => {
      const { bookings, findings } = await read({ hotelRevenue: text });
      expect(findings).toMatchObject([
        { cell: 'J2', code: 'otherCurrency', params: { value: text } },
      ]);
      expect(bookings[0]?.hotelRevenue).toBeNull();
    },
  );
});

describe('a formula without a stored value', () => {
  /** A cell as programs write it that calculate nothing. */
  const uncalculated = (cell: string, inside: string) =>
    withParts(reportWorkbook([goodEvent]), {
      'xl/worksheets/sheet1.xml': (sheet) =>
        sheet.replace(new RegExp(`<c r="${cell}"[^>]*>.*?</c>`), `<c r="${cell}"${inside}</c>`),
    });

  test.each([
    ['J2', '><f>SUM(N2:P2)</f>', 'hotelRevenue'],
    ['J2', '><f>SUM(N2:P2)</f><v></v>', 'hotelRevenue'],
    ['J2', ' t="str"><f>SUM(N2:P2)</f><v></v>', 'hotelRevenue'],
    ['F2', '><f>TODAY()</f><v/>', 'arrivalDate'],
    ['C2', '><f>Hotels!A2</f>', 'hotel'],
    ['H2', '><f>Hotels!B2</f>', 'roomsOnPeak'],
  ])('in %s as %s', async (cell, inside, field) => {
    const { bookings, findings } = await readReport(await uncalculated(cell, inside), '2026-Q1');
    expect(findings).toEqual([{ sheet: 'Bookings', cell, row: 2, field, code: 'noValue' }]);
    expect(bookings).toMatchObject([{ [field]: null }]);
  });

  describe('in an .xls', () => {
    const emptyText = Buffer.from('030000000000ffff', 'hex');
    const number = (value: number) => {
      const result = Buffer.alloc(8);
      result.writeDoubleLE(value);
      return result;
    };

    /**
     * A report with formulas in place of the numbers in some columns of its first row. `asking`: those that ask to be
     * calculated at opening. `engine`: the version of Excel that has calculated the workbook.
     */
    const readXls = (
      formulas: Record<string, Buffer>,
      { asking = '', engine }: { asking?: string; engine?: number } = {},
    ) => {
      const report = reportWorkbook([goodEvent], { bookType: 'biff8' });
      const file = changedXls(report, (stream) => {
        const sheet = stream.lastIndexOf(Buffer.from('09081000', 'hex'));
        const more = [engine].flatMap((version) => {
          const data = Buffer.from('c101000000000000', 'hex');
          if (version === undefined) return [];
          data.writeUInt32LE(version, 4);
          return [record(0x01c1, data)];
        });
        const workbook = [...recordsOf(stream.subarray(0, sheet))].flatMap(({ id, data }) => {
          // Names the place of the sheet.
          if (id === 0x0085) data.writeUInt32LE(sheet + Buffer.concat(more).length);
          return [...(id === 0x0085 ? more : []), record(id, data)];
        });
        const cells = [...recordsOf(stream.subarray(sheet))].map(({ id, data }) => {
          const column = String.fromCharCode(65 + (data[2] ?? 0));
          const result = formulas[column];
          const flags = asking.includes(column) ? 2 : 0;
          if (id !== 0x0203 || data[0] !== 1 || !result) return record(id, data);
          const one = Buffer.from([flags, 0, 0, 0, 0, 0, 3, 0, 0x1e, 1, 0]);
          return record(0x0006, Buffer.concat([data.subarray(0, 6), result, one]));
        });
        return Buffer.concat([...workbook, ...cells]);
      });
      return readReport(file, '2026-Q1');
    };
    const noValue = (cell: string, field: string) => ({
      ...{ sheet: 'Bookings', cell, row: 2, field },
      code: 'noValue',
    });

    test('that is to be calculated at opening', async () => {
      const results = { J: number(0), K: number(3_300.05) };
      const { bookings, findings } = await readXls(results, { asking: 'J' });
      expect(findings).toEqual([noValue('J2', 'hotelRevenue')]);
      expect(bookings).toMatchObject([{ hotelRevenue: null, commission: 3_300.05 }]);
    });

    test('is like all others of a program that calculates nothing', async () => {
      const { findings } = await readXls({ F: number(0), J: number(0) });
      expect(findings).toEqual([noValue('F2', 'arrivalDate'), noValue('J2', 'hotelRevenue')]);
    });

    test('is left by its program for Excel to calculate', async () => {
      const { findings } = await readXls({ J: number(0) }, { engine: 0 });
      expect(findings).toEqual([noValue('J2', 'hotelRevenue')]);
    });

    test('that has an empty text', async () => {
      const { findings } = await readXls({ J: emptyText, K: number(3_300.05) });
      expect(findings).toEqual([noValue('J2', 'hotelRevenue')]);
    });

    test('is not one that results in 0', async () => {
      for (const answer of [
        readXls({ J: number(0), K: number(3_300.05) }),
        // As LibreOffice saves: all formulas ask.
        readXls({ J: number(0), K: number(3_300.05) }, { asking: 'JK' }),
        readXls({ J: number(0) }, { engine: 191_029 }),
      ]) {
        const { bookings, findings } = await answer;
        expect([findings, bookings[0]?.hotelRevenue]).toEqual([[], 0]);
      }
    });
  });
});
