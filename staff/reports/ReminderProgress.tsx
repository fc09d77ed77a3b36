import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { Alert } from '../../components/public/Alert.tsx';
import { useWords } from '../../components/useWords.ts';
import type { Reminding } from '../../contract/staff/reports.ts';

interface Props {
  progress: Reminding;
  /** Every email was sent or has failed. */
  isOver: boolean;
}

/** How many emails of a reminder are sent. */
export default function ReminderProgress({ progress, isOver }: Props) {
  const word = useWords('staff.reports.remind');
  const { total, sent, failed } = progress;
  if (total === 0) return <Alert severity="info">{word('nobody')}</Alert>;
  return (
    <Box sx={{ width: '100%' }}>
      <LinearProgress
        variant="determinate"
        aria-label={word('progress')}
        value={(100 * (sent + failed)) / total}
      />
      <p role="status">
        {isOver && failed === 0 ? word('done') : word('counted', { sent, total })}
        {failed > 0 ? ` ${word('failed', { failed })}` : null}
      </p>
    </Box>
  );
}
