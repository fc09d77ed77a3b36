import { useTranslate } from 'ra-core';
import type { Report } from '../../contract/records.ts';
import { dataProvider } from '../../providers/dataProvider.ts';
import { DateText } from '../../src/components/portal/DateText.tsx';
import { EmptyState } from '../../src/components/portal/EmptyState.tsx';
import { DownloadGlyph } from '../../src/components/portal/glyphs.tsx';
import { ListCard } from '../../src/components/portal/ListCard.tsx';
import { type Column, RecordTable } from '../../src/components/portal/RecordTable.tsx';
import { usePageInPath } from '../../src/components/portal/usePageInPath.ts';
import styles from './ReportHistory.module.css';
import { useReports } from './useReports.ts';

/** Past reports, each to be downloaded again (§2, E3, I5). */
export function ReportHistory() {
  const translate = useTranslate();
  const paged = usePageInPath('reportingPage');
  const list = useReports(paged.page);
  const word = (key: string) => translate(`reports.list.${key}`);
  const columns: Column<Report>[] = [
    {
      key: 'name',
      label: word('name'),
      className: styles.name,
      cell: ({ id, filename }) => (
        <a href={dataProvider.reportFileUrl(id)} download={filename} className={styles.file}>
          <DownloadGlyph />
          <span>{filename}</span>
        </a>
      ),
    },
    {
      key: 'date',
      label: word('date'),
      className: styles.date,
      cell: ({ timestamp }) => <DateText time={timestamp} />,
    },
  ];
  return (
    <ListCard
      title={word('title')}
      texts="reports.list"
      list={list}
      paged={paged}
      empty={
        <EmptyState drawing="sheet" title={word('emptyTitle')}>
          {word('emptyText')}
        </EmptyState>
      }
    >
      {(rows) => (
        <RecordTable
          caption={word('caption')}
          columns={columns}
          rows={rows}
          keyOf={({ id }) => id}
          stale={list.isStale}
        />
      )}
    </ListCard>
  );
}
