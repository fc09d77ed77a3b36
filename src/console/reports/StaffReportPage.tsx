import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { FunctionField, SimpleShowLayout } from 'react-admin';
import { isQuarantined } from '#contract/scans.ts';
import type { StaffReport } from '#contract/staff/reports.ts';
import { sizeOf } from '#providers/i18n/numbers.ts';
import { useQuarterInWords } from '#resources/reports/quarterInWords.ts';
import { ReportFindings } from '#resources/reports/ReportFindings.tsx';
import { ReportSums } from '#resources/reports/ReportSums.tsx';
import { SheetRead } from '#resources/reports/SheetRead.tsx';
import { Verbatim } from '#src/guest/kit/Verbatim.tsx';
import { Alert } from '#src/portal/ui/Alert.tsx';
import { useWords } from '#src/portal/ui/useWords.ts';
import { AgencyField, EmailAddressField, TimeField } from '../fields/fields.tsx';
import { RecordLink } from '../fields/RecordLink.tsx';
import { timeText } from '../fields/timeText.ts';
import { Page } from '../layout/Page.tsx';
import { recordPage } from '../layout/RecordPage.tsx';
import { Section } from '../layout/Section.tsx';
import { withPortalWords } from '../layout/withPortalWords.tsx';
import { ReportBookings } from './ReportBookings.tsx';
import { MarkedCopyLink, ReportFileLink } from './ReportFileLinks.tsx';

/** One report: its file, what was read in it, its events, and the other reports on the same quarter. */
function StaffReportPage({ record: report }: { record: StaffReport }) {
  const translate = useTranslate();
  const quarterInWords = useQuarterInWords();
  return (
    <Stack sx={{ gap: 2.5 }}>
      <Page
        title={report.filename}
        verbatim
        facts={
          <>
            <AgencyField source="agency" />
            <span>{quarterInWords(report.quarter)}</span>
          </>
        }
        aside={
          <>
            <Section title={translate('staff.reports.page.file')}>
              <ReportFacts report={report} />
            </Section>
            {report.versions.length > 1 ? <ReportVersions report={report} /> : null}
          </>
        }
      >
        <Reading report={report} />
      </Page>
      {report.reading?.totals ? <ReportBookings /> : null}
    </Stack>
  );
}

export default withPortalWords(recordPage(StaffReportPage));

function ReportFacts({ report: { id, filename, size, scan } }: { report: StaffReport }) {
  const translate = useTranslate();
  const word = useWords('staff.reports.page');
  const { unit, n } = sizeOf(size, 'en');
  const label = (key: string) => `staff.reports.page.${key}`;
  return (
    <SimpleShowLayout>
      {isQuarantined(scan) ? null : (
        <FunctionField
          label={label('file')}
          render={() => <ReportFileLink id={id} filename={filename} />}
        />
      )}
      <FunctionField
        label={label('size')}
        render={() => translate(`reports.upload.${unit}`, { n })}
      />
      <EmailAddressField source="email" label={label('email')} />
      <TimeField source="uploadedAt" label={label('uploadedAt')} />
      <FunctionField label={label('scan')} render={() => word(`scanState.${scan}`)} />
    </SimpleShowLayout>
  );
}

/** The sums and the findings, or why there are none. */
function Reading({ report: { id, scan, reading } }: { report: StaffReport }) {
  const translate = useTranslate();
  const word = useWords('staff.reports.page');
  const marked = reading && !isQuarantined(scan) && reading.findingCount + reading.hints.length > 0;
  return (
    <Section title={word('reading')}>
      {reading?.totals ? (
        <>
          <SheetRead sheet={reading.sheet} />
          <ReportSums {...reading} totals={reading.totals} />
          {reading.findingCount === 0 ? (
            <Alert severity="success">{translate('reports.reading.clean')}</Alert>
          ) : null}
          {marked ? (
            <p>
              <MarkedCopyLink id={id} /> <span>{word('markedHelp')}</span>
            </p>
          ) : null}
          <ReportFindings {...reading} />
        </>
      ) : (
        <Alert standing severity="info">
          {word(reading ? `readingState.${reading.state}` : 'notRead')}
        </Alert>
      )}
    </Section>
  );
}

/** All reports of the agency on the quarter, the latest first, and which of them counts. */
function ReportVersions({ report: { id, versions } }: { report: StaffReport }) {
  const word = useWords('staff.reports.page');
  return (
    <Section title={word('versions')}>
      <Stack component="ol" sx={{ gap: 1 }}>
        {versions.map((version) => {
          const state = isQuarantined(version.scan)
            ? `scanState.${version.scan}`
            : version.counts
              ? 'counts'
              : 'replaced';
          return (
            <li key={version.id} {...(version.id === id && { 'aria-current': 'true' })}>
              {version.id === id ? (
                <strong translate="no">{version.filename}</strong>
              ) : (
                <RecordLink resource="reports" id={version.id}>
                  <Verbatim>{version.filename}</Verbatim>
                </RecordLink>
              )}
              <Typography variant="caption">
                <time dateTime={version.uploadedAt}>{timeText(version.uploadedAt)}</time>
                <span>{`, ${word(state)}${version.id === id ? `, ${word('this')}` : ''}`}</span>
              </Typography>
            </li>
          );
        })}
      </Stack>
    </Section>
  );
}
