import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { ReadingState, ReportReading } from '#contract/reportReading.ts';
import { Alert } from '#src/portal/ui/Alert.tsx';
import { useWords } from '#src/portal/ui/useWords.ts';
import { ReportFindings } from './ReportFindings.tsx';
import { ReportSums } from './ReportSums.tsx';
import { SheetRead } from './SheetRead.tsx';
import { TemplateLink } from './TemplateLink.tsx';

const unread: Readonly<Record<Exclude<ReadingState, 'READ'>, string>> = {
  UNKNOWN_LAYOUT: 'unknownLayout',
  TOO_MUCH: 'tooMuch',
  UNREADABLE: 'unreadable',
};

interface Props {
  reading: ReportReading;
  /** What can be done about findings. */
  help: string;
  /** What else can be done where nothing was read. */
  unreadHelp?: string;
  /** The button that downloads the marked copy, shown where something was found. */
  markedCopy?: ReactNode;
}

/** What was read in a report: its sums and what was found, or why it was not read. */
export function ReadingResult({ reading, help, unreadHelp, markedCopy }: Props) {
  const word = useWords('reports.reading');
  const { state, sheet, totals, quarter, previous, findingCount, hints } = reading;
  return (
    <Stack spacing={2} sx={{ marginTop: 1.5 }}>
      {state === 'READ' ? null : (
        <Alert severity="info">
          <p>{[word(unread[state]), unreadHelp].filter(Boolean).join(' ')}</p>
          {state === 'UNREADABLE' ? null : <TemplateLink text={word('template')} />}
        </Alert>
      )}
      {totals ? (
        <>
          <Alert severity={findingCount > 0 ? 'info' : 'success'}>
            {findingCount > 0 ? help : word('clean')}
          </Alert>
          <SheetRead sheet={sheet} />
          <ReportSums quarter={quarter} totals={totals} previous={previous} />
          {markedCopy && findingCount + hints.length > 0 ? (
            <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: '4px 16px' }}>
              {markedCopy}
              <Typography color="textSecondary">{word('markedHelp')}</Typography>
            </Stack>
          ) : null}
          <ReportFindings {...reading} />
        </>
      ) : null}
    </Stack>
  );
}
