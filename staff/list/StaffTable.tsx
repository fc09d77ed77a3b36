import { useListContext, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { DownGlyph } from '../../src/components/portal/glyphs.tsx';
import styles from './list.module.css';

export interface StaffColumn<Row> {
  key: string;
  /** Header; on a card the label before the value. */
  label: string;
  cell: (row: Row) => ReactNode;
  /** Field that the server sorts by. */
  sort?: string;
  /** Figures: to the right. */
  figures?: boolean;
}

interface Props<Row> {
  /** Heard, not seen. */
  caption: string;
  columns: readonly StaffColumn<Row>[];
}

/** The rows of the list around it: dense, sorted by its headers; cards on a phone. */
export function StaffTable<Row extends { id: string }>({ caption, columns }: Props<Row>) {
  const translate = useTranslate();
  const { data, sort, setSort, isFetching } = useListContext<Row>();
  const turned = (field: string) => (sort.field === field && sort.order === 'ASC' ? 'DESC' : 'ASC');
  const direction = sort.order === 'ASC' ? 'ascending' : 'descending';
  return (
    // Some browsers forget what a table is when CSS makes cards of it; told its roles, they don't.
    // biome-ignore-start lint/a11y/noRedundantRoles: see above
    <table role="table" className={styles.table} aria-busy={isFetching}>
      <caption className="visually-hidden">{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map(({ key, label, sort: field, figures }) => (
            <th
              key={key}
              scope="col"
              role="columnheader"
              aria-sort={field && sort.field === field ? direction : undefined}
              className={figures ? styles.figures : undefined}
            >
              {field ? (
                <button
                  type="button"
                  className={styles.sort}
                  onClick={() => setSort({ field, order: turned(field) })}
                >
                  {label}
                  <DownGlyph />
                </button>
              ) : (
                label
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {data?.map((row) => (
          <tr key={row.id} role="row">
            {columns.map(({ key, label, cell, figures }) => (
              <td key={key} role="cell" className={figures ? styles.figures : undefined}>
                <span className={styles.label} aria-hidden="true">
                  {label}
                </span>
                <div>{cell(row) ?? translate('staff.list.nothing')}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above
  );
}
