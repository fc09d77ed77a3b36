import { useTranslate } from 'ra-core';
import type { Report } from '../../contract/records.ts';
import { dataProvider } from '../../providers/dataProvider.ts';
import { DateText } from '../../src/components/portal/DateText.tsx';
import { EmptyState } from '../../src/components/portal/EmptyState.tsx';
import { DownloadGlyph } from '../../src/components/portal/glyphs.tsx';
import { ListCard } from '../../src/components/portal/ListCard.tsx';
import { PathList } from '../../src/components/portal/PathList.tsx';
import { type Column, RecordTable } from '../../src/components/portal/RecordTable.tsx';
import styles from './ReportHistory.module.css';
import { reportList } from './resource.ts';

/** Past reports, each to be downloaded again (§2, E3, I5). */
export function ReportHistory() {
  const translate = useTranslate();
  const word = (key: string) => translate(`reports.list.${key}`);
  const columns: Column<Report>[] = [
    {
      key: 'name',
      label: word('name'),
      cell: ({ id, filename, beingChecked }) =>
        beingChecked ? (
          <>
            {filename} <small>{word('beingChecked')}</small>
          </>
        ) : (
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
    <PathList list={reportList}>
      <ListCard
        list={reportList}
        title={word('title')}
        texts="reports.list"
        empty={
          <EmptyState drawing="sheet" title={word('emptyTitle')}>
            {word('emptyText')}
          </EmptyState>
        }
      >
        {() => <RecordTable caption={word('caption')} columns={columns} />}
      </ListCard>
    </PathList>
  );
}
