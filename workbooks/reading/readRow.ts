import { type CellObject, utils } from '@e965/xlsx';
import {
  type ReportField,
  readingLimits,
  reportColumns,
  reportFields,
} from '../../contract/reportColumns.ts';
import type { Booking, Finding, FindingCode } from '../../contract/reportReading.ts';
import { dayOfCell, errorOf, type Meaning, numberOf, textOf } from './cellValues.ts';
import { readStatus } from './headings.ts';
import type { Layout } from './layout.ts';

/** A row that was read, with what is wrong in its cells. */
export interface ReadRow {
  booking: Booking;
  findings: Finding[];
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
  const read = (field: ReportField): Value => {
    const column = columns.get(field);
    if (column === undefined) return null;
    const { cell, isMerged } = cellAt(column);
    const found = (code: FindingCode, params?: Finding['params']): null => {
      const place = { sheet: sheet.name, cell: cellName(row, column), row: row + 1, field };
      findings.push({ ...place, code, ...(params && { params }) });
      return null;
    };
    return readCell(field, cell, isMerged, meaning, found);
  };
  const values = Object.fromEntries(reportFields.map((field) => [field, read(field)]));
  const booking = { row: row + 1, ...values } as Booking;
  const isCancelled = booking.status === 'CANCELLED';
  return {
    booking,
    // A cancelled event has no nights, revenue and commission.
    findings: findings.filter(
      ({ code, field }) => !(isCancelled && code === 'missing' && field && isAmount(field)),
    ),
  };
}

const isAmount = (field: ReportField): boolean =>
  ['count', 'money'].includes(reportColumns[field].kind);

function readCell(
  field: ReportField,
  cell: CellObject | undefined,
  isMerged: boolean,
  meaning: Meaning,
  found: (code: FindingCode, params?: Finding['params']) => null,
): Value {
  const { kind, required } = reportColumns[field];
  const error = errorOf(cell);
  if (error) return found('formulaError', { value: error });
  // The same amount once more would count twice.
  if (isMerged && isAmount(field)) return found('merged');
  const text = textOf(cell);
  if (text === undefined) return required ? found('missing') : null;
  const quoted = { value: text.slice(0, QUOTED).toWellFormed() };
  switch (kind) {
    case 'text':
      return text;
    case 'status':
      return readStatus(text) ?? found('unknownStatus', quoted);
    case 'date':
      return dayOfCell(cell, meaning) ?? found('notADate', quoted);
    default: {
      const number = numberOf(cell, meaning);
      if (number === undefined) return found('notANumber', quoted);
      if (number < 0) return found('negative', quoted);
      const max = kind === 'count' ? readingLimits.roomNights : readingLimits.money;
      if (number > max) return found('tooLarge', quoted);
      if (kind === 'money') return Math.round(number * 100) / 100;
      return Number.isInteger(number) ? number : found('notWhole', quoted);
    }
  }
}
