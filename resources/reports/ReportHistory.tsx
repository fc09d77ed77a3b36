import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRecordContext, useTranslate } from 'ra-core';
import { DataTable } from 'react-admin';
import { Link } from 'react-router-dom';
import { pathTo } from '#contract/paths.ts';
import { useHub } from '#providers/HubContext.ts';
import { dollars, wholeNumber } from '#providers/i18n/numbers.ts';
import { Verbatim } from '#src/guest/kit/Verbatim.tsx';
import { ListFrame, RowCards } from '#src/portal/list/ListFrame.tsx';
import { PathList } from '#src/portal/list/PathList.tsx';
import { Rows } from '#src/portal/list/Rows.tsx';
import { CallAlert } from '#src/portal/ui/CallAlert.tsx';
import { DateText } from '#src/portal/ui/DateText.tsx';
import { EmptyState } from '#src/portal/ui/EmptyState.tsx';
import { useDownload } from '#src/portal/ui/useDownload.ts';
import { useWords } from '#src/portal/ui/useWords.ts';
import { useQuarterInWords } from './quarterInWords.ts';
import { type PastReport, reportList } from './reportList.ts';
import { SheetRead } from './SheetRead.tsx';

/** Past reports, each of which can be downloaded (specification §2). */
export function ReportHistory() {
  const word = useWords('reports.list');
  return (
    <PathList list={reportList}>
      <ListFrame
        title={word('title')}
        texts="reports.list"
        empty={
          <EmptyState drawing="sheet" title={word('emptyTitle')}>
            {word('emptyText')}
          </EmptyState>
        }
      >
        <Table />
      </ListFrame>
    </PathList>
  );
}

function Table() {
  const word = useWords('reports.list');
  return (
    <Rows<PastReport>
      aria-label={word('caption')}
      from="sm"
      cards={
        <RowCards>
          <ReportCard />
        </RowCards>
      }
      rowClick={false}
    >
      <DataTable.Col source="filename" label={word('name')} disableSort>
        <FileName />
      </DataTable.Col>
      <DataTable.Col source="timestamp" label={word('date')} width="20%" disableSort>
        <Uploaded />
      </DataTable.Col>
    </Rows>
  );
}

function ReportCard() {
  const translate = useTranslate();
  return (
    <>
      <FileName />
      <Typography variant="caption">
        <span>{translate('reports.list.date')}</span> <Uploaded />
      </Typography>
    </>
  );
}

/** The file, and below it the quarter it reports on. */
function FileName() {
  const translate = useTranslate();
  const inWords = useQuarterInWords();
  const { quarter, replaced, sheet } = useRecordContext<PastReport>() as PastReport;
  return (
    <>
      <ReportFile />
      {quarter ? (
        <Typography variant="caption">
          {replaced
            ? `${inWords(quarter)}, ${translate('reports.list.replaced')}`
            : inWords(quarter)}
        </Typography>
      ) : null}
      <SheetRead small sheet={sheet} />
      <WhatWasRead />
    </>
  );
}

/** The sums of a report, the number of findings, and a link to its page. */
function WhatWasRead() {
  const translate = useTranslate();
  const { language } = useHub();
  const { id, filename, totals, findingCount = 0 } = useRecordContext<PastReport>() as PastReport;
  if (!totals) return null;
  const { events, roomNights, hotelRevenue } = totals;
  const what =
    findingCount > 0
      ? translate('reports.reading.findings', { smart_count: findingCount })
      : translate('reports.list.details');
  return (
    <Typography variant="caption" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5 }}>
      <span>
        {translate('reports.list.totals', {
          events: wholeNumber(events, language),
          nights: wholeNumber(roomNights, language),
          revenue: dollars(hotelRevenue, language),
        })}
      </span>{' '}
      <Link
        to={pathTo('report', { id })}
        aria-label={translate('reports.list.detailsOf', { what, name: filename })}
      >
        {what}
      </Link>
    </Typography>
  );
}

function ReportFile() {
  const { callUrl } = useHub();
  const translate = useTranslate();
  const { error, onClick } = useDownload();
  const { id, filename, beingChecked, withoutFile } = useRecordContext<PastReport>() as PastReport;
  if (withoutFile) return <Verbatim>{filename}</Verbatim>;
  if (beingChecked) {
    return (
      <>
        <Verbatim>{filename}</Verbatim> <small>{translate('reports.list.beingChecked')}</small>
      </>
    );
  }
  return (
    <>
      <Stack
        component="a"
        direction="row"
        spacing={1.25}
        href={callUrl('reportFile', { id })}
        download={filename}
        onClick={onClick}
        sx={{
          display: 'inline-flex',
          alignItems: 'center',
          minHeight: 44,
          overflowWrap: 'anywhere',
        }}
      >
        <DownloadIcon fontSize="small" />
        <Verbatim>{filename}</Verbatim>
      </Stack>
      {error ? <CallAlert error={error} /> : null}
    </>
  );
}

function Uploaded() {
  const { timestamp } = useRecordContext<PastReport>() as PastReport;
  return <DateText time={timestamp} />;
}
