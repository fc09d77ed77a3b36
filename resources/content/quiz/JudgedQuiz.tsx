import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { paths } from '#contract/paths.ts';
import type { JudgedQuestion, QuizResult } from '#contract/quiz.ts';
import { useHub } from '#providers/HubContext.ts';
import { Alert } from '#src/portal/ui/Alert.tsx';
import { CallAlert } from '#src/portal/ui/CallAlert.tsx';
import { longTime } from '#src/portal/ui/dateFormat.ts';
import { HeldButton } from '#src/portal/ui/HeldButton.tsx';
import { Panel } from '#src/portal/ui/Panel.tsx';
import { TintedWord } from '#src/portal/ui/TintedWord.tsx';
import { useWords } from '#src/portal/ui/useWords.ts';
import { QuestionPicture } from './QuestionEntry.tsx';

interface Props {
  result: QuizResult;
  /** What has come of passing it. */
  passed: string | undefined;
  isStarting: boolean;
  error: Error | null;
  onAgain: () => void;
}

/** The result of an attempt, with what was right and why. */
export function JudgedQuiz({ result, passed: congratulation, isStarting, error, onAgain }: Props) {
  const { language } = useHub();
  const translate = useTranslate();
  const word = useWords('quiz');
  const { passed, right, total, passMark, attemptsLeft, pausedUntil, questions } = result;
  return (
    <Stack spacing={3} sx={{ alignItems: 'flex-start' }}>
      <Alert
        tabIndex={-1}
        severity={passed ? 'success' : 'warning'}
        title={word(passed ? 'passed' : 'notPassed')}
      >
        <p>{word('score', { right, total })}</p>
        {passed ? (
          congratulation && <p>{congratulation}</p>
        ) : (
          <>
            <p>{word('passMark', { n: passMark })}</p>
            <p>
              {pausedUntil
                ? word('paused', { time: longTime(pausedUntil, language) })
                : word('attemptsLeft', { smart_count: attemptsLeft })}
            </p>
          </>
        )}
      </Alert>
      {error ? <CallAlert error={error} /> : null}
      {passed ? (
        <Button component={Link} variant="contained" to={paths.dashboard}>
          {translate('content.acknowledge.next')}
        </Button>
      ) : pausedUntil ? null : (
        <HeldButton color="secondary" busy={isStarting} onClick={onAgain}>
          {word('again')}
        </HeldButton>
      )}
      <Panel title={word('answers')} sx={{ width: '100%' }}>
        <Stack component="ol" spacing={4} sx={{ margin: 0, padding: 0 }}>
          {questions.map((question) => (
            <li key={question.id}>
              <JudgedEntry question={question} />
            </li>
          ))}
        </Stack>
      </Panel>
    </Stack>
  );
}

function JudgedEntry({ question }: { question: JudgedQuestion }) {
  const word = useWords('quiz');
  const { text, isRight, choices, chosen, explanation } = question;
  return (
    <Stack spacing={1}>
      <Typography component="h3" variant="subtitle1">
        {text}
      </Typography>
      <TintedWord tint={isRight ? 'done' : 'warn'}>{word(isRight ? 'right' : 'wrong')}</TintedWord>
      <QuestionPicture question={question} />
      {chosen.length === 0 ? <p>{word('noAnswer')}</p> : null}
      <ul>
        {choices.map((choice) => {
          const marks = [
            chosen.includes(choice.id) && word('yours'),
            choice.right && word('rightAnswer'),
          ].filter((mark) => mark !== false);
          return (
            <li key={choice.id}>
              <span>{choice.text}</span>
              {marks.map((mark) => (
                <Typography
                  key={mark}
                  component="strong"
                  variant="caption"
                  sx={{ display: 'block' }}
                >
                  {mark}
                </Typography>
              ))}
            </li>
          );
        })}
      </ul>
      <p>{explanation}</p>
    </Stack>
  );
}
