import { dollars, wholeNumber } from '#providers/i18n/numbers.ts';
import type { Table } from '#workbooks/writing/table.ts';

interface Series {
  label: string;
  /** A value for each name; null: there is none. */
  values: readonly (number | null)[];
  /** In the table and the file only. */
  tableOnly?: boolean;
  /** Default: that of the chart. */
  unit?: 'number' | 'dollars';
}

/** The data of a chart, from which drawing, table and files are made. */
export interface ChartData {
  /** A line over time, columns side by side, or bars below each other with names that may be long. */
  kind: 'line' | 'columns' | 'bars';
  title: string;
  /** What the names are: 'Week from', 'Hotel'. */
  of: string;
  names: readonly string[];
  /** Where a name leads, in the table. */
  links?: readonly string[];
  series: readonly Series[];
  /** The unit of all values; default: number. */
  unit?: 'number' | 'dollars';
}

/** A value in words: '1,200', '$1,200.00', '-'. */
export const valueInWords = (value: number | null | undefined, unit: ChartData['unit']): string =>
  value == null ? '-' : unit === 'dollars' ? dollars(value, 'en') : wholeNumber(value, 'en');

/** A value beside an axis, where there is little room: '12K', '$1.2M'. */
export const shortValue = (value: number, unit: ChartData['unit']): string =>
  new Intl.NumberFormat('en', {
    notation: 'compact',
    ...(unit === 'dollars' && { style: 'currency', currency: 'USD' }),
  }).format(value);

/** Whether there is anything to draw. */
export const isEmpty = ({ series }: ChartData): boolean =>
  series.every(({ values }) => values.every((value) => !value));

/** The figures as a table to be saved. */
export const tableOf = ({ title, of, names, series, unit }: ChartData): Table<number> => ({
  name: title,
  columns: [
    { heading: of, kind: 'text', valueIn: (n) => names[n] },
    ...series.map((one) => ({
      heading: one.label,
      kind: (one.unit ?? unit) === 'dollars' ? ('money' as const) : ('count' as const),
      valueIn: (n: number) => one.values[n],
    })),
  ],
  rows: [names.map((_, n) => n)],
});

/** In px; of bars, each with its name. */
const [HEIGHT, BAR, SCALE] = [280, 36, 48];

/** Returns the height of a chart's drawing in px. */
export const heightOf = ({ kind, names }: ChartData): number =>
  kind === 'bars' ? names.length * BAR + SCALE : HEIGHT;
