import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import type { QuarantinedFile } from '../../contract/staff/reports.ts';
import { CallAlert } from '../../src/components/portal/CallAlert.tsx';
import { DateText } from '../../src/components/portal/DateText.tsx';
import plain from '../list/plainTable.module.css';
import { staffCall } from '../provider/dataProvider.ts';
import styles from './reports.module.css';

/** Uploads that nobody can download: the virus scanner found something, or has yet to look. Usually there are none. */
export function QuarantinePanel() {
  const translate = useTranslate();
  const id = useId();
  const word = (key: string, params?: object) =>
    translate(`staff.reports.quarantine.${key}`, params);
  const { data: files = [], error } = useQuery({
    queryKey: ['reports', 'quarantine'],
    queryFn: () => staffCall<QuarantinedFile[]>('GET', 'reports/quarantine'),
  });
  if (error) return <CallAlert error={error} />;
  if (files.length === 0) return null;
  return (
    <section className={`hub-card ${styles.quarantine}`} aria-labelledby={id}>
      <h2 id={id}>{word('title')}</h2>
      <p>{word('intro')}</p>
      <table className={plain.table}>
        <thead>
          <tr>
            {['file', 'why', 'from', 'uploadedAt'].map((column) => (
              <th key={column} scope="col">
                {word(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {files.map(({ id: file, kind, filename, state, finding, agency, email, uploadedAt }) => (
            <tr key={file}>
              <td>{filename}</td>
              <td>{word(`state.${state}`, { finding: finding ?? '' })}</td>
              <td>
                {[kind === 'image' ? word('picture') : agency, email].filter(Boolean).join(', ')}
              </td>
              <td>
                <DateText time={uploadedAt} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
