import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import type { QuizAttempt } from '#contract/quiz.ts';
import { useUnsavedChanges } from '#src/guest/kit/unsavedChanges.ts';
import { CallAlert } from '#src/portal/ui/CallAlert.tsx';
import { HeldButton } from '#src/portal/ui/HeldButton.tsx';
import { Panel } from '#src/portal/ui/Panel.tsx';
import { useConfirm } from '#src/portal/ui/useConfirm.tsx';
import { useWords } from '#src/portal/ui/useWords.ts';
import { QuestionEntry } from './QuestionEntry.tsx';
import { TimeLimit } from './TimeLimit.tsx';
import { useKeptAnswers } from './useKeptAnswers.ts';

interface Props {
  attempt: QuizAttempt;
  isHandingIn: boolean;
  error: Error | null;
  onHandIn: () => void;
}

/** The questions of an attempt. Each answer is saved as it is given. */
export function QuizForm({ attempt, isHandingIn, error, onHandIn }: Props) {
  const word = useWords('quiz');
  const { ask, dialog } = useConfirm();
  const kept = useKeptAnswers(attempt.id);
  const { questions, endsAt } = attempt;
  const [answers, setAnswers] = useState<Record<string, number[]>>(() =>
    Object.fromEntries(questions.map(({ id, chosen }) => [id, chosen])),
  );
  useUnsavedChanges(kept.isSending || kept.error !== null || isHandingIn);

  const choose = (question: string, chosen: number[]) => {
    setAnswers({ ...answers, [question]: chosen });
    kept.keep(question, chosen);
  };
  const handIn = async (event: FormEvent) => {
    event.preventDefault();
    const unanswered = questions.filter(({ id }) => !answers[id]?.length).length;
    const sure = await ask({
      title: word('confirm.title'),
      text: (
        <>
          {unanswered > 0 ? <p>{word('confirm.unanswered', { smart_count: unanswered })}</p> : null}
          <p>{word('confirm.text')}</p>
        </>
      ),
      confirm: word('handIn'),
      cancel: word('confirm.back'),
    });
    if (!sure) return;
    // What could not be sent says so itself.
    await kept.sendAll().then(onHandIn, () => undefined);
  };

  return (
    <Panel title={word('title')} tabIndex={-1} component="form" onSubmit={handIn} noValidate>
      <Stack spacing={4}>
        {endsAt ? <TimeLimit attempt={attempt} endsAt={endsAt} /> : null}
        {questions.map((question, place) => (
          <QuestionEntry
            key={question.id}
            question={question}
            n={place + 1}
            total={questions.length}
            chosen={answers[question.id] ?? []}
            onChoose={(chosen) => choose(question.id, chosen)}
          />
        ))}
        {kept.error ? <CallAlert error={kept.error}>{<p>{word('notSaved')}</p>}</CallAlert> : null}
        {error ? <CallAlert error={error} /> : null}
        <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
          <HeldButton type="submit" color="secondary" busy={isHandingIn}>
            {word('handIn')}
          </HeldButton>
          <Typography variant="caption" role="status">
            {kept.isSending ? word('saving') : kept.isSaved ? word('allSaved') : ''}
          </Typography>
        </Stack>
      </Stack>
      {dialog}
    </Panel>
  );
}
