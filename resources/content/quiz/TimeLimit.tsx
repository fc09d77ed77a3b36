import Stack from '@mui/material/Stack';
import { useEffect, useState } from 'react';
import { MINUTE, SECOND } from '#contract/dates.ts';
import type { QuizAttempt } from '#contract/quiz.ts';
import { Alert } from '#src/portal/ui/Alert.tsx';
import { CallAlert } from '#src/portal/ui/CallAlert.tsx';
import { HeldButton } from '#src/portal/ui/HeldButton.tsx';
import { useApiMutation } from '#src/portal/ui/useApi.ts';
import { useWords } from '#src/portal/ui/useWords.ts';

/** From how many minutes on the page warns. */
const SHORT = 2;

interface Props {
  attempt: QuizAttempt;
  endsAt: string;
}

/** How much time is left. More can be asked for, at any time. */
export function TimeLimit({ attempt, ...first }: Props) {
  const word = useWords('quiz.time');
  const more = useApiMutation((call) => call('extendQuiz', { params: { id: attempt.id } }));
  const { endsAt, extensionsLeft } = more.data ?? { ...attempt, ...first };
  const left = useMinutesLeft(endsAt);
  const button =
    extensionsLeft > 0 ? (
      <HeldButton variant="outlined" busy={more.isPending} onClick={() => more.mutate()}>
        {word('more')}
      </HeldButton>
    ) : null;
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      {left > 0 ? <p>{word('left', { smart_count: left })}</p> : null}
      {left > SHORT ? null : (
        <Alert severity="warning">
          {word(left > 0 ? 'short' : extensionsLeft > 0 ? 'over' : 'overAtLast')}
        </Alert>
      )}
      {button}
      {more.error ? <CallAlert error={more.error} /> : null}
    </Stack>
  );
}

/** Returns the minutes until a time, begun ones included. */
function useMinutesLeft(time: string): number {
  const minutesLeft = () =>
    Math.max(0, Math.ceil((new Date(time).getTime() - Date.now()) / MINUTE));
  const [, setShown] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setShown(minutesLeft()), SECOND);
    return () => clearInterval(timer);
  });
  return minutesLeft();
}
