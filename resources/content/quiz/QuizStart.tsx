import Stack from '@mui/material/Stack';
import type { QuizState } from '#contract/quiz.ts';
import { useHub } from '#providers/HubContext.ts';
import { CallAlert } from '#src/portal/ui/CallAlert.tsx';
import { longTime } from '#src/portal/ui/dateFormat.ts';
import { HeldButton } from '#src/portal/ui/HeldButton.tsx';
import { Panel } from '#src/portal/ui/Panel.tsx';
import { useWords } from '#src/portal/ui/useWords.ts';

interface Props {
  quiz: QuizState;
  isStarting: boolean;
  error: Error | null;
  onStart: () => void;
}

/** What the quiz asks for, and how often it can be tried. */
export function QuizStart({ quiz, isStarting, error, onStart }: Props) {
  const { language } = useHub();
  const word = useWords('quiz');
  const { drawn, passMark, minutes, attemptsLeft, pausedUntil } = quiz;
  return (
    <Panel title={word('title')} tabIndex={-1}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <p>{word('lead', { smart_count: drawn })}</p>
        <ul>
          <li>{word('passMark', { n: passMark })}</li>
          <li>{word('saved')}</li>
          {minutes === null ? null : <li>{word('limit', { n: minutes })}</li>}
          {pausedUntil ? null : <li>{word('attemptsLeft', { smart_count: attemptsLeft })}</li>}
        </ul>
        {error ? <CallAlert error={error} /> : null}
        {pausedUntil ? (
          <p>{word('paused', { time: longTime(pausedUntil, language) })}</p>
        ) : (
          <HeldButton color="secondary" busy={isStarting} onClick={onStart}>
            {word('begin')}
          </HeldButton>
        )}
      </Stack>
    </Panel>
  );
}
