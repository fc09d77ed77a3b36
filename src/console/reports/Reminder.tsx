import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import type { Reminding, ReportQuarter } from '#contract/staff/reports.ts';
import { newId } from '#providers/ids.ts';
import { useQuarterInWords } from '#resources/reports/quarterInWords.ts';
import { Alert } from '#src/portal/ui/Alert.tsx';
import { CallAlert } from '#src/portal/ui/CallAlert.tsx';
import { useApiMutation, useApiQuery } from '#src/portal/ui/useApi.ts';
import { useConfirm } from '#src/portal/ui/useConfirm.tsx';
import { useWords } from '#src/portal/ui/useWords.ts';

const EVERY_MS = 1_000;

/** Whether every email of a reminder was sent or has failed. */
const isOver = ({ total, sent, failed }: Reminding) => sent + failed >= total;

/** How many agencies are late with a quarter, and a button that reminds all of them; the server reports the progress. */
export function Reminder({ quarter }: { quarter: ReportQuarter }) {
  const word = useWords('staff.reports.remind');
  const quarterInWords = useQuarterInWords();
  const { ask, dialog } = useConfirm();
  const press = useApiMutation((call, id: string) =>
    call('POST reports/reminders', { body: { id, quarter: quarter.name } }),
  );
  const { data: progress } = useApiQuery(
    'GET reports/reminders/:id',
    { params: { id: press.variables ?? '' } },
    {
      enabled: press.isSuccess,
      refetchInterval: ({ state: { data } }) => (data && isOver(data) ? false : EVERY_MS),
    },
  );
  const late = word(quarter.overdue > 0 ? 'text' : 'none', {
    smart_count: quarter.overdue,
    quarter: quarterInWords(quarter.name),
  });
  const remind = async () => {
    const question = { title: word('title'), text: late, confirm: word('button') };
    if (!(await ask(question))) return;
    // The id of this press until there is a response: repeated after a lost response, it mails nobody twice.
    press.mutate(press.isError ? press.variables : newId());
  };
  return (
    <>
      <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
        <p>{late}</p>
        {quarter.overdue > 0 ? (
          <Button variant="contained" color="secondary" disabled={press.isPending} onClick={remind}>
            {word('button')}
          </Button>
        ) : null}
        {press.error ? <CallAlert error={press.error} /> : null}
        {progress && !press.error ? <Progress progress={progress} /> : null}
      </Box>
      {dialog}
    </>
  );
}

/** How many emails of a reminder are sent. */
function Progress({ progress }: { progress: Reminding }) {
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
        {[
          isOver(progress) && failed === 0 ? word('done') : word('counted', { sent, total }),
          failed > 0 && word('failed', { failed }),
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
    </Box>
  );
}
