import { type ReportField, reportColumns } from '../../contract/reportColumns.ts';
import type { Booking } from '../../contract/reportReading.ts';
import { dayOfCell, isUncalculated, type Meaning, textOf, textsOf } from './cellValues.ts';
import { readHeading } from './headings.ts';
import type { Layout } from './layout.ts';
import { numberOf } from './numbers.ts';
import type { CellSource } from './readRow.ts';
import { isNote, isTotal, looksLikeNote, mayBeTotal, sayNoBookings } from './rowWords.ts';
import { isSumOf } from './sums.ts';

/**
 * What a row below the headings is. `nothing`: empty, the headings once more, or filled in advance, by formulas without
 * a result or with the same value in each row. `none`: it says that there was no event. `uncalculated`: it has formulas
 * whose results were never stored.
 */
export type RowKind = 'event' | 'total' | 'note' | 'none' | 'uncalculated' | 'nothing';

interface Cells {
  /** The fields whose cells say something of an event, with what they say. */
  said: ReadonlyMap<ReportField, string>;
  /** Whether the cells name a day, and an amount other than 0. */
  hasDay: boolean;
  hasAmount: boolean;
  texts: string[];
}

const EMPTY: Cells = { said: new Map(), hasDay: false, hasAmount: false, texts: [] };

/** Returns a function that says what a row is, called for each row in turn with the events above it. */
export function rowKinds(
  layout: Layout,
  source: (row: number, column: number) => CellSource,
  meaning: Meaning,
): (row: number, above: readonly Booking[]) => RowKind {
  const { sheet, columns, headingRow } = layout;
  const fields = [...columns];
  const known = new Map<number, Cells>();

  const cellsOf = (row: number): Cells => {
    if (row <= headingRow || !sheet.rows[row]) return EMPTY;
    const before = known.get(row);
    if (before) return before;
    const said = new Map<ReportField, string>();
    let [hasDay, hasAmount] = [false, false];
    for (const [field, column] of fields) {
      const { cell, isMerged } = source(row, column);
      const text = textOf(cell);
      if (text === undefined) continue;
      const { kind } = reportColumns[field];
      // Formulas in an empty row result in 0 and in days near 1900; a text is what somebody typed.
      const isWord = text !== '0' && /[\p{L}\p{N}]/u.test(text);
      const isTyped = cell?.t === 's' && isWord;
      if (kind === 'date') {
        const day = dayOfCell(cell, meaning);
        if (day) hasDay = true;
        if (day || isTyped) said.set(field, text);
      } else if (kind === 'count' || kind === 'money') {
        if (isMerged) continue;
        const amount = numberOf(cell, meaning.language);
        if (amount) hasAmount = true;
        if (amount || (amount === undefined && isTyped)) said.set(field, text);
      } else if (isWord) said.set(field, text);
    }
    const texts = textsOf(sheet.rows[row]);
    const cells = { said, hasDay, hasAmount, texts };
    known.set(row, cells);
    return cells;
  };

  const isHeading = (row: number): boolean => {
    const filled = fields.flatMap(([field, column]) => {
      const text = textOf(sheet.rows[row]?.[column]);
      return text === undefined ? [] : [readHeading(text) === field];
    });
    const alike = filled.filter(Boolean).length;
    return alike > 1 && alike >= filled.length / 2;
  };

  const isTotalRow = (row: number, above: readonly Booking[]): boolean => {
    const { said, hasDay, texts } = cellsOf(row);
    const isSum = (fewest: number) => isSumOf(amountsOf(row), above, fewest);
    if (sheet.totals.has(row)) return true;
    if (texts.some(isTotal)) return !hasDay || isSum(2);
    if (hasDay || said.has('status') || (said.has('eventName') && said.has('hotel'))) return false;
    return texts.some(mayBeTotal) || isSum(1);
  };
  const amountsOf = (row: number) =>
    Object.fromEntries(
      fields.flatMap(([field, column]) => {
        const amount = isSummed(field)
          ? numberOf(source(row, column).cell, meaning.language)
          : undefined;
        return amount === undefined ? [] : [[field, amount]];
      }),
    );

  /** Whether only what is the same in the row above or below stands in it. */
  const isFilledDown = (row: number): boolean => {
    const { said, hasDay, hasAmount } = cellsOf(row);
    if (said.has('eventName') || (hasDay && hasAmount)) return false;
    if ((['hotel', ...days, ...amounts] as const).every((field) => !said.has(field))) return true;
    return [row - 1, row + 1].some((other) => {
      const beside = cellsOf(other).said;
      return [...said].every(([field, text]) => beside.get(field) === text);
    });
  };

  const unsaid = (row: number): RowKind =>
    fields.some(([field, column]) => !isAmount(field) && isUncalculated(sheet.rows[row]?.[column]))
      ? 'uncalculated'
      : 'nothing';

  /** The last row that is certainly of an event. */
  const lastCertain = lastOf(sheet.rows, (row) => {
    const { hasDay, hasAmount } = cellsOf(row);
    return row > headingRow && (hasDay || hasAmount) && !isTotalRow(row, []);
  });
  let notesBegin = false;

  return (row, above) => {
    const { said, texts, hasDay } = cellsOf(row);
    // What is merged with the row above alone makes no row.
    if (!fields.some(([, column]) => textOf(sheet.rows[row]?.[column]))) return unsaid(row);
    if (isHeading(row)) return 'nothing';
    if (isTotalRow(row, above)) {
      notesBegin = row > lastCertain;
      return 'total';
    }
    if (!hasDay && sayNoBookings(texts)) return 'none';
    if (said.size === 0) return unsaid(row);
    if (isFilledDown(row)) return 'nothing';
    const isStated = [...days, ...amounts].some((field) => said.has(field));
    if (isStated || (said.has('eventName') && said.has('hotel'))) return 'event';
    const isBelow = row > lastCertain && lastCertain > headingRow;
    const [text = ''] = texts;
    // A name alone is an event that somebody began to fill in.
    notesBegin ||= isBelow && cellsOf(row - 1).texts.length === 0 && looksLikeNote(text);
    const isOne = texts.length === 1 && said.size === 1;
    return (isBelow && notesBegin) || (isOne && isNote(text)) ? 'note' : 'event';
  };
}

const days = ['arrivalDate', 'departureDate'] as const;
const amounts = ['roomsOnPeak', 'roomNights', 'hotelRevenue', 'commission'] as const;

const isAmount = (field: ReportField): boolean =>
  (amounts as readonly ReportField[]).includes(field);
const isSummed = (field: ReportField): boolean =>
  field === 'roomNights' || field === 'hotelRevenue' || field === 'commission';

function lastOf(rows: readonly unknown[], matches: (row: number) => boolean): number {
  for (let row = rows.length - 1; row >= 0; row--) if (rows[row] && matches(row)) return row;
  return -1;
}
