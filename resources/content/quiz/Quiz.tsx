import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { QuizState } from '#contract/quiz.ts';
import type { ReadText } from '#providers/data/content.ts';
import { useHub } from '#providers/HubContext.ts';
import { withOwnWords } from '#providers/i18n/withOwnWords.tsx';
import { ifStale, useApiMutation } from '#src/portal/ui/useApi.ts';
import { JudgedQuiz } from './JudgedQuiz.tsx';
import { judge } from './judge.ts';
import { QuizForm } from './QuizForm.tsx';
import { QuizStart } from './QuizStart.tsx';

interface Props {
  quiz: QuizState;
  /** The text that is acknowledged by passing. */
  text: ReadText;
  /** What has come of passing it, where nothing else says so. */
  passed?: string | undefined;
  /** Whether the person has something to acknowledge. */
  isAsked: boolean;
  /** Reads page and quiz again, which have changed meanwhile. */
  onChanged: () => void;
}

/** The quiz of the brand education: what it asks for, then the questions, then the result. The focus goes along. */
function Quiz({ quiz, text, passed, isAsked, onChanged }: Props) {
  const { session } = useHub();
  const region = useRef<HTMLDivElement>(null);
  const begun = useApiMutation((call) => call('beginQuiz'), { onSuccess: () => judged.reset() });
  const judged = useApiMutation((call, id: string) => judge({ call, session }, id, text), {
    onSuccess: onChanged,
    onError: ifStale(onChanged),
  });
  const result = judged.data;
  const attempt = result ? undefined : (begun.data ?? quiz.attempt ?? undefined);
  // The dashboard leads here whoever would acknowledge without it.
  const isSought = useLocation().hash === '#quiz';
  const moved = result ?? begun.data ?? isSought;
  useEffect(() => {
    // What had the focus is gone.
    if (moved) region.current?.querySelector<HTMLElement>('[tabindex="-1"]')?.focus();
  }, [moved]);

  if (!isAsked && !result) return null;
  const again = () => begun.mutate();
  return (
    <Box ref={region} sx={{ marginTop: 3 }}>
      {attempt ? (
        <QuizForm
          key={attempt.id}
          attempt={attempt}
          isHandingIn={judged.isPending}
          error={judged.error}
          onHandIn={() => judged.mutate(attempt.id)}
        />
      ) : result ? (
        <JudgedQuiz
          result={result}
          passed={passed}
          isStarting={begun.isPending}
          error={begun.error}
          onAgain={again}
        />
      ) : (
        <QuizStart quiz={quiz} isStarting={begun.isPending} error={begun.error} onStart={again} />
      )}
    </Box>
  );
}

export default withOwnWords('quiz', Quiz);
