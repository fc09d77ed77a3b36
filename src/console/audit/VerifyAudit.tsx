import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useEffect, useRef, useState } from 'react';
import type { AuditBreak, AuditCheckpoint } from '#contract/staff/audit.ts';
import { Alert } from '#src/portal/ui/Alert.tsx';
import { CallAlert } from '#src/portal/ui/CallAlert.tsx';
import { useApiMutation } from '#src/portal/ui/useApi.ts';
import { useWords } from '#src/portal/ui/useWords.ts';
import { chainWords } from '#words/en/staffAuditChain.ts';
import { useMay } from '../access/useMay.ts';
import { timeText } from '../fields/timeText.ts';
import { withMoreWords } from '../layout/withMoreWords.tsx';

/** What has been verified so far: how many entries, of how many, until when. */
interface Verified {
  checked: number;
  total: number;
  until: string | null;
  broken: AuditBreak | null;
  checkpoint: AuditCheckpoint | null;
}
const nothing: Verified = { checked: 0, total: 0, until: null, broken: null, checkpoint: null };

/** Verifies the chain of the audit, a part at a time so that nobody waits for it, and says whether it is intact. */
export const VerifyAudit = withMoreWords(function Verification() {
  const word = useWords('staff.audit.verify');
  const [verified, setVerified] = useState(nothing);
  const page = useRef<AbortController>(undefined);
  useEffect(() => () => page.current?.abort(), []);
  const run = useApiMutation(async (call) => {
    setVerified(nothing);
    page.current = new AbortController();
    const { signal } = page.current;
    let checkpoint: AuditCheckpoint | null = null;
    for (let checked = 0, after = 0; ; ) {
      const step = await call('GET audit/verify', { query: { after: String(after) }, signal });
      const { until, left, broken } = step;
      checked += step.checked;
      checkpoint ??= step.checkpoint;
      setVerified({ checked, total: checked + left, until, broken, checkpoint });
      if (broken || left === 0 || signal.aborted) return;
      after = step.place;
    }
  });
  if (!useMay('verifyAudit')) return null;
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start', mb: 2 }}>
      <Button variant="outlined" disabled={run.isPending} onClick={() => run.mutate()}>
        {word('action')}
      </Button>
      {run.isPending ? <Progress {...verified} /> : null}
      {run.isSuccess ? <Result {...verified} /> : null}
      {run.error ? <CallAlert error={run.error} title={word('failed')} /> : null}
    </Box>
  );
}, chainWords);

function Progress({ checked, total }: Verified) {
  const word = useWords('staff.audit.verify');
  return (
    <Box sx={{ width: '100%' }}>
      <LinearProgress
        aria-label={word('progress')}
        {...(total > 0 && { variant: 'determinate', value: (100 * checked) / total })}
      />
      {total > 0 ? <p>{word('running', { checked, total })}</p> : null}
    </Box>
  );
}

function Result({ checked, until, broken, checkpoint }: Verified) {
  const word = useWords('staff.audit');
  if (broken) {
    const problem = word(`problem.${broken.problem}`);
    return (
      <Alert severity="error">{word('verify.broken', { entry: broken.entry, problem })}</Alert>
    );
  }
  const text = until
    ? word('verify.intact', { checked, until: timeText(until) })
    : word('verify.none');
  return (
    <Alert severity={until ? 'success' : 'info'}>
      <p>{text}</p>
      {checkpoint ? (
        <p>
          {word('verify.checkpoint', {
            entries: checkpoint.entries,
            at: timeText(checkpoint.convertedAt),
          })}
        </p>
      ) : null}
    </Alert>
  );
}
