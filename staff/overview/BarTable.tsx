import type { ReactNode } from 'react';
import plain from '../list/plainTable.module.css';
import styles from './overview.module.css';

export interface BarSeries {
  label: string;
  /** 1: the main colour, 2: the accent. */
  tone: 1 | 2;
}

interface Props {
  caption: string;
  /** Header of the first column. */
  of: string;
  series: readonly BarSeries[];
  rows: readonly { key: string; name: ReactNode; values: readonly number[] }[];
}

/** A chart that is a table: each figure stands beside its bar, so that nothing is told by the drawing alone. */
export function BarTable({ caption, of, series, rows }: Props) {
  const most = Math.max(1, ...rows.flatMap(({ values }) => values));
  return (
    <table className={`${plain.table} ${styles.chart}`}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{of}</th>
          {series.map(({ label, tone }) => (
            <th key={label} scope="col" data-tone={tone}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, values }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            {series.map(({ label, tone }, index) => (
              <td key={label}>
                <span className={styles.value}>
                  <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                    <rect
                      data-tone={tone}
                      width={((values[index] ?? 0) / most) * 100}
                      height="10"
                      rx="0"
                    />
                  </svg>
                  <span>{(values[index] ?? 0).toLocaleString('en')}</span>
                </span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
