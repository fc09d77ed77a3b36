import Stack from '@mui/material/Stack';
import { useWords } from '../../components/useWords.ts';
import { isQuarantined } from '../../contract/scans.ts';
import type { StaffReport } from '../../contract/staff/reports.ts';
import { RecordLink } from '../fields/RecordLink.tsx';
import { timeText } from '../fields/timeText.ts';
import { Section } from '../layout/Section.tsx';

/** All reports of the agency on the quarter, the latest first, and which of them counts. */
export function ReportVersions({ report: { id, versions } }: { report: StaffReport }) {
  const word = useWords('staff.reports.page');
  return (
    <Section title={word('versions')}>
      <Stack component="ol" sx={{ gap: 1, padding: 0, listStyle: 'none' }}>
        {versions.map((version) => {
          const state = isQuarantined(version.scan)
            ? `scanState.${version.scan}`
            : version.counts
              ? 'counts'
              : 'replaced';
          return (
            <li key={version.id} {...(version.id === id && { 'aria-current': 'true' })}>
              {version.id === id ? (
                <strong>{version.filename}</strong>
              ) : (
                <RecordLink resource="reports" id={version.id}>
                  {version.filename}
                </RecordLink>
              )}
              <div className="hub-small">
                <time dateTime={version.uploadedAt}>{timeText(version.uploadedAt)}</time>,{' '}
                {word(state)}
                {version.id === id ? `, ${word('this')}` : null}
              </div>
            </li>
          );
        })}
      </Stack>
    </Section>
  );
}
