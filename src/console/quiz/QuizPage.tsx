import Stack from '@mui/material/Stack';
import { DataTable } from 'react-admin';
import { languageName } from '#contract/languages.ts';
import type { AnsweredVersion, QuizQuestionRecord } from '#contract/staff/quiz.ts';
import { ErrorState } from '#src/guest/kit/ErrorState.tsx';
import { PageSkeleton } from '#src/guest/kit/PageSkeleton.tsx';
import { TintedWord } from '#src/portal/ui/TintedWord.tsx';
import { useApiQuery } from '#src/portal/ui/useApi.ts';
import { useWords } from '#src/portal/ui/useWords.ts';
import { quizWords } from '#words/en/staffQuiz.ts';
import { RecordLink } from '../fields/RecordLink.tsx';
import { withMoreWords } from '../layout/withMoreWords.tsx';
import { CreateLink } from '../list/CreateLink.tsx';
import { PageIntro } from '../list/PageIntro.tsx';
import { StaticTable } from '../list/StaticTable.tsx';
import { QuizSettingsPanel } from './QuizSettingsPanel.tsx';

/** The quiz: what it asks for, its questions, and which of them mislead. */
function QuizPage() {
  const word = useWords('staff.quiz');
  const { data: quiz, error, refetch } = useApiQuery('GET quiz');
  if (error && !quiz) return <ErrorState error={error} onRetry={refetch} />;
  if (!quiz) return <PageSkeleton />;
  const { questions } = quiz;
  return (
    <>
      <PageIntro title={word('title')}>{word('intro')}</PageIntro>
      <Stack spacing={2.5}>
        <QuizSettingsPanel quiz={quiz} />
        <div>
          <CreateLink label={word('add')} />
        </div>
        {questions.length === 0 ? (
          <p>{word('none')}</p>
        ) : (
          <StaticTable<QuizQuestionRecord>
            resource="quiz"
            rows={questions}
            label={word('questions')}
          >
            <DataTable.Col
              source="text"
              render={({ text }) => <RecordLink>{text.en}</RecordLink>}
            />
            <DataTable.Col source="state" render={StateOfQuestion} />
            <DataTable.Col source="answered" render={AnswersToQuestion} />
          </StaticTable>
        )}
      </Stack>
    </>
  );
}

export default withMoreWords(QuizPage, quizWords);

/** Whether a question is drawn, and what it lacks. */
function StateOfQuestion({ active, missing }: QuizQuestionRecord) {
  const word = useWords('staff.quiz.state');
  if (!active) return <TintedWord hollow>{word('inactive')}</TintedWord>;
  if (missing.length === 0) return <TintedWord tint="done">{word('active')}</TintedWord>;
  const languages = missing.map(languageName).join(', ');
  return <TintedWord tint="warn">{word('missing', { languages })}</TintedWord>;
}

/** How each wording of a question was answered. */
function AnswersToQuestion({ version, answered }: QuizQuestionRecord) {
  const word = useWords('staff.quiz.answered');
  if (answered.length === 0) return word('tooFew');
  return (
    <ul>
      {answered.map((one) => (
        <li key={one.version}>
          <Figures answered={one} isEarlier={one.version !== version} />
        </li>
      ))}
    </ul>
  );
}

function Figures({ answered, isEarlier }: { answered: AnsweredVersion; isEarlier: boolean }) {
  const word = useWords('staff.quiz.answered');
  const { version, drawn, right, misleading } = answered;
  const share = Math.round((right / drawn) * 100);
  return [
    isEarlier && word('earlier', { version }),
    word('right', { share, drawn }),
    misleading && word('misleading', { ...misleading }),
  ]
    .filter(Boolean)
    .join(' ');
}
