import { type RaRecord, useListContext } from 'ra-core';
import type { ReactNode } from 'react';
import styles from './RecordTable.module.css';

export interface Column<Row> {
  key: string;
  /** The column's header; on a card the label before the value. */
  label: string;
  cell: (row: Row) => ReactNode;
  /** Says itself what it is: no label on a card, and the header is heard only. */
  plain?: boolean;
  className?: string | undefined;
}

interface Props<Row> {
  /** Heard, not seen: the heading above says it to the eye. */
  caption: string;
  columns: readonly Column<Row>[];
  className?: string | undefined;
}

/** How many rows stand in, in the shape of rows, while the first answer is awaited. */
const EXPECTED = 6;

/*
 * Below 768 px the rows become cards by CSS alone, so a menu or a switch in them outlives the turn of a phone.
 * Some browsers forget what a table is when its display changes; told its roles, they don't.
 */
const table = { role: 'table' };
const group = { role: 'rowgroup' };
const line = { role: 'row' };
const head = { role: 'columnheader' };
const cell = { role: 'cell' };
const unheard = { 'aria-hidden': true };

/** The rows of the list around it: a roomy table on wide screens, a card each on a phone. */
export function RecordTable<Row extends RaRecord>({ caption, columns, className }: Props<Row>) {
  const { data = [], isPlaceholderData } = useListContext<Row>();
  const awaited = data.length === 0;
  return (
    <table
      {...table}
      className={[styles.table, className].filter(Boolean).join(' ')}
      aria-busy={awaited || isPlaceholderData}
    >
      <caption className="visually-hidden">{caption}</caption>
      <thead {...group}>
        <tr {...line}>
          {columns.map(({ key, label, plain, className }) => (
            <th key={key} scope="col" {...head} className={className}>
              <span className={plain ? 'visually-hidden' : undefined}>{label}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...group}>
        {data.map((row) => (
          <tr key={row.id} {...line}>
            {columns.map((column) => (
              <td key={column.key} {...cell} className={column.className}>
                {!column.plain && (
                  <span className={styles.label} aria-hidden="true">
                    {column.label}
                  </span>
                )}
                <div className={styles.value}>{column.cell(row)}</div>
              </td>
            ))}
          </tr>
        ))}
        {awaited &&
          Array.from({ length: EXPECTED }, (_, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows that stand in have nothing else
            <tr key={row} {...unheard} className={styles.waiting}>
              {columns.map(({ key, className }) => (
                <td key={key} className={className}>
                  <i />
                </td>
              ))}
            </tr>
          ))}
      </tbody>
    </table>
  );
}
