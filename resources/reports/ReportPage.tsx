import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { type RaRecord, useGetOne, useTranslate } from 'ra-core';
import { Link, useParams } from 'react-router-dom';
import { paths } from '#contract/paths.ts';
import type { Report } from '#contract/records.ts';
import type { ResponseOf } from '#providers/api.ts';
import { ApiError } from '#providers/apiError.ts';
import { useHub } from '#providers/HubContext.ts';
import { ErrorState } from '#src/guest/kit/ErrorState.tsx';
import { NotFound } from '#src/guest/kit/NotFound.tsx';
import { Verbatim } from '#src/guest/kit/Verbatim.tsx';
import { Alert } from '#src/portal/ui/Alert.tsx';
import { ends } from '#src/portal/ui/arrange.ts';
import { DateText } from '#src/portal/ui/DateText.tsx';
import { FileLink } from '#src/portal/ui/FileLink.tsx';
import { PageStack } from '#src/portal/ui/PageStack.tsx';
import { Panel } from '#src/portal/ui/Panel.tsx';
import { useQuarterInWords } from './quarterInWords.ts';
import { ReadingResult } from './ReadingResult.tsx';
import { reportList } from './reportList.ts';

/** A past report: what was read in it (decision E4). */
export default function ReportPage() {
  const { id = '' } = useParams();
  const { callUrl } = useHub();
  const translate = useTranslate();
  const { data, error, refetch } = useGetOne<ResponseOf<'reportDetail'> & RaRecord>(
    reportList.resource,
    // Without it the row of the list would be shown first.
    { id, meta: { whole: true } },
    { retry: false },
  );
  if (error instanceof ApiError && error.status === 404) return <NotFound />;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return null;
  const { report, reading } = data;
  return (
    <PageStack title={report.filename} verbatim intro={translate('reports.detail.intro')}>
      <Panel>
        <Stack spacing={2}>
          <About report={report} />
          {reading ? (
            <ReadingResult
              reading={reading}
              help={translate('reports.detail.help')}
              markedCopy={
                report.beingChecked ? undefined : (
                  <FileLink href={callUrl('markedReport', { id })}>
                    {translate('reports.reading.marked')}
                  </FileLink>
                )
              }
            />
          ) : (
            <Alert standing severity="info">
              {translate('reports.detail.notRead')}
            </Alert>
          )}
          <div>
            <Button component={Link} variant="outlined" to={paths.reporting}>
              {translate('reports.detail.back')}
            </Button>
          </div>
        </Stack>
      </Panel>
    </PageStack>
  );
}

/** The quarter, when it was uploaded, whether it counts, and the file. */
function About({ report }: { report: Report }) {
  const { callUrl } = useHub();
  const translate = useTranslate();
  const inWords = useQuarterInWords();
  const { id, filename, quarter, timestamp, replaced, beingChecked } = report;
  const state = [
    quarter && inWords(quarter),
    replaced && translate('reports.list.replaced'),
    beingChecked && translate('reports.list.beingChecked'),
  ]
    .filter(Boolean)
    .join(', ');
  return (
    <Box sx={ends}>
      <p>
        <span>{`${state} · ${translate('reports.list.date')}`}</span> <DateText time={timestamp} />
      </p>
      {beingChecked ? null : (
        <FileLink href={callUrl('reportFile', { id })} name={filename}>
          <Verbatim>{filename}</Verbatim>
        </FileLink>
      )}
    </Box>
  );
}
