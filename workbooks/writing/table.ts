import { dayIn } from '../../contract/dates.ts';
import type { Language } from '../../contract/languages.ts';
import type { ColumnKind } from '../../contract/reportColumns.ts';

/** A column of a downloaded table. A time is told by its day where the reader is. */
export interface Column<Row> {
  heading: string;
  kind: ColumnKind | 'time';
  valueIn(row: Row): string | number | null | undefined;
}

/** A table of any length: its rows are asked for part by part, each written before the next is read. */
export interface Table<Row> {
  /** In the reader's language, of its sheet. */
  name: string;
  columns: readonly Column<Row>[];
  rows: AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>;
}

/** Who reads a file. */
export interface Reader {
  language: Language;
  timeZone: string;
}

/** A value as both kinds of file have it: a text, a number, or a day `2026-05-03`. */
export function valueFor<Row>(
  { timeZone }: Reader,
  { kind, valueIn }: Column<Row>,
  row: Row,
): string | number | null {
  const value = valueIn(row) ?? null;
  return kind === 'time' && value !== null ? dayIn(timeZone, value) : value;
}
