import { type CellObject, utils } from '@e965/xlsx';
import {
  type ReportField,
  readingLimits,
  reportColumns,
  reportFields,
} from '../../contract/reportColumns.ts';
import type { Booking, Finding, FindingCode } from '../../contract/reportReading.ts';
import { dayOfCell, errorOf, isUncalculated, type Meaning, textOf } from './cellValues.ts';
import { isPercentText, otherCurrencyIn, otherCurrencyOf, percentOf } from './currencies.ts';
import { readStatus } from './headings.ts';
import type { Layout } from './layout.ts';
import { numberOf, toCents, wholeOf } from './numbers.ts';

/** A row that was read, with what is wrong in its cells. */
export interface ReadRow {
  booking: Booking;
  findings: Finding[];
  /** Its amounts that the sheet shows in another currency. */
  otherCurrencies: CurrencyShown[];
}

export interface CurrencyShown {
  row: number;
  column: number;
  field: ReportField;
  currency: string;
}

type Value = Booking[Exclude<keyof Booking, 'row'>];

/** Whether a cell continues one above it, and the cell from which it gets its value. */
export interface CellSource {
  cell: CellObject | undefined;
  isMerged: boolean;
}

/** Characters of a cell's content that a finding repeats. */
const QUOTED = 60;

/** Returns the name of a cell, `B14`. Row and column count from 0. */
export const cellName = (r: number, c: number): string => utils.encode_cell({ r, c });

/** Reads the cells of an event. @param cellAt the cell in a column, that of a merged one included */
export function readRow(
  { sheet, columns }: Layout,
  row: number,
  cellAt: (column: number) => CellSource,
  meaning: Meaning,
): ReadRow {
  const findings: Finding[] = [];
  const otherCurrencies: ReadRow['otherCurrencies'] = [];
  const read = (field: ReportField): Value => {
    const column = columns.get(field);
    if (column === undefined) return null;
    const source = cellAt(column);
    const found = (code: FindingCode, params?: Finding['params']): null => {
      const place = { sheet: sheet.name, cell: cellName(row, column), row: row + 1, field };
      findings.push({ ...place, code, ...(params && { params }) });
      return null;
    };
    const value = readCell(field, source, meaning, found);
    const currency = typeof value === 'number' ? otherCurrencyOf(source.cell?.z) : undefined;
    if (currency && reportColumns[field].kind === 'money') {
      otherCurrencies.push({ row, column, field, currency });
    }
    return value;
  };
  const values = Object.fromEntries(reportFields.map((field) => [field, read(field)]));
  const booking = { row: row + 1, ...values } as Booking;
  const isCancelled = booking.status === 'CANCELLED';
  return {
    booking,
    // A cancelled event has no nights, revenue and commission.
    findings: findings.filter(
      ({ code, field }) =>
        !(isCancelled && (code === 'missing' || code === 'noValue') && field && isAmount(field)),
    ),
    otherCurrencies,
  };
}

const isAmount = (field: ReportField): boolean =>
  ['count', 'money'].includes(reportColumns[field].kind);

type Found = (code: FindingCode, params?: Finding['params']) => null;

function readCell(
  field: ReportField,
  { cell, isMerged }: CellSource,
  meaning: Meaning,
  found: Found,
): Value {
  const { kind, required } = reportColumns[field];
  const error = errorOf(cell);
  if (error) return found('formulaError', { value: error });
  // The same amount once more would count twice.
  if (isMerged && isAmount(field)) return found('merged');
  const text = textOf(cell);
  if (text === undefined) {
    // A formula may well give nothing where nothing is needed.
    if (isUncalculated(cell) && (required || cell?.t === 'z')) return found('noValue');
    return required ? found('missing') : null;
  }
  const quoted = { value: text.slice(0, QUOTED).toWellFormed() };
  switch (kind) {
    case 'text':
      return text;
    case 'status':
      return readStatus(text) ?? found('unknownStatus', quoted);
    case 'date':
      return dayOfCell(cell, meaning) ?? found('notADate', quoted);
    default:
      return readAmount(kind, cell, quoted, meaning, found);
  }
}

function readAmount(
  kind: 'count' | 'money',
  cell: CellObject | undefined,
  quoted: { value: string },
  { language }: Meaning,
  found: Found,
): number | null {
  const number = numberOf(cell, language);
  const share = number && percentOf(number, cell?.z);
  if (share) return found('percent', { value: share });
  if (number === undefined) {
    if (isPercentText(quoted.value)) return found('percent', quoted);
    return found(otherCurrencyIn(quoted.value) ? 'otherCurrency' : 'notANumber', quoted);
  }
  const amount = kind === 'money' ? toCents(number) : (wholeOf(number) ?? number);
  if (amount < 0) return found('negative', quoted);
  const max = kind === 'count' ? readingLimits.roomNights : readingLimits.money;
  if (amount > max) return found('tooLarge', quoted);
  return kind === 'money' || Number.isInteger(amount) ? amount : found('notWhole', quoted);
}
