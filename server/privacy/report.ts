import type { Keep } from '../../contract/privacy.ts';
import { yourData } from '../../words/en/yourData.ts';
import type { Table } from '../../workbooks/writing/table.ts';
import { rulesOf } from '../core/db/personal/manifest.ts';
import type { ColumnRule, TableName } from '../core/db/personal/rules.ts';
import { periodText, purposesOfPeople } from './periodTexts.ts';

/** A line of the record of processing: a table with rows about people. */
interface ProcessingRow {
  purpose: string;
  why: string;
  table: TableName;
  /** The categories of data, by the names of the columns. */
  data: string[];
  /** Of them, what the person gets in a file with the own data. */
  given: string[];
  keptFor: string;
  /** What becomes of it when its person is ended. */
  atTheEnd: string;
}

const ends = {
  deleted: 'deleted',
  stay: 'stays without the person',
  forget: 'stays without what it says',
} as const;

const pathsOf = (column: string, { json }: ColumnRule): string[] =>
  json
    ? [...(json.personal ?? []), ...(json.contacts ?? [])].map((path) => `${column}.${path}`)
    : [column];

/** Returns the record of processing, as the program keeps data: a row for each table about people. */
export const processingRows = (keep: Keep): ProcessingRow[] =>
  purposesOfPeople.flatMap(({ purpose, names }) =>
    names.map((table) => {
      const { rows, columns } = rulesOf(table);
      const ofPerson = Object.entries(columns).filter(([, { about }]) => about === 'person');
      const named = (some: typeof ofPerson) => some.flatMap(([name, rule]) => pathsOf(name, rule));
      return {
        purpose: yourData.purpose[purpose],
        why: yourData.why[purpose],
        table,
        data: named(ofPerson),
        given: named(ofPerson.filter(([, { given }]) => given)),
        keptFor: periodText(table, keep, 'en'),
        atTheEnd: rows === 'ofNobody' ? '' : ends[rows],
      };
    }),
  );

/** Returns the record as text to read. */
export function processingText(rows: readonly ProcessingRow[]): string {
  const lines = rows.flatMap(({ purpose, why, ...row }, index) => [
    ...(purpose === rows[index - 1]?.purpose ? [] : ['', purpose, why]),
    `  ${row.table}: ${row.data.join(', ')}`,
    `    kept: ${row.keptFor}; when its person is ended: ${row.atTheEnd}`,
  ]);
  return lines.slice(1).join('\n');
}

/** The record as a table for a spreadsheet. */
export const processingTable = (rows: readonly ProcessingRow[]): Table<ProcessingRow> => {
  const column = (heading: string, valueIn: (row: ProcessingRow) => string) =>
    ({ heading, kind: 'text', valueIn }) as const;
  return {
    name: 'Processing',
    columns: [
      column('Purpose', ({ purpose }) => purpose),
      column('Why', ({ why }) => why),
      column('Table', ({ table }) => table),
      column('Data', ({ data }) => data.join(', ')),
      column('Given to the person', ({ given }) => given.join(', ')),
      column('Kept', ({ keptFor }) => keptFor),
      column('When the person is ended', ({ atTheEnd }) => atTheEnd),
    ],
    rows: [rows],
  };
};
