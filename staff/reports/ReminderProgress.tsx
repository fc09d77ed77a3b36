import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { useTranslate } from 'ra-core';
import { Alert } from '../../components/public/Alert.tsx';
import type { Reminding } from '../../contract/staff/reports.ts';
import { isOver } from './isOver.ts';

/** How many emails of a reminder are sent. */
export default function ReminderProgress({ progress }: { progress: Reminding }) {
  const translate = useTranslate();
  const word = (key: string, params?: object) => translate(`staff.reports.remind.${key}`, params);
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
        {isOver(progress) && failed === 0 ? word('done') : word('counted', { sent, total })}
        {failed > 0 ? ` ${word('failed', { failed })}` : null}
      </p>
    </Box>
  );
}
