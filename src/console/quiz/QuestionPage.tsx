import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useRef } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { paths } from '#contract/paths.ts';
import type { StaffBody } from '#contract/staff/calls.ts';
import type { QuizQuestionRecord, QuizRecord } from '#contract/staff/quiz.ts';
import { ErrorState } from '#src/guest/kit/ErrorState.tsx';
import { NotFound } from '#src/guest/kit/NotFound.tsx';
import { PageSkeleton } from '#src/guest/kit/PageSkeleton.tsx';
import { useSaves } from '#src/portal/form/Saving.tsx';
import { SchemaForm } from '#src/portal/form/SchemaForm.tsx';
import { apiKey, useApi, useApiQuery } from '#src/portal/ui/useApi.ts';
import { useWords } from '#src/portal/ui/useWords.ts';
import { quizWords } from '#words/en/staffQuiz.ts';
import { useMay } from '../access/useMay.ts';
import { Page } from '../layout/Page.tsx';
import { withMoreWords } from '../layout/withMoreWords.tsx';
import { QuestionPreview } from './latePreview.ts';
import { QuestionFields } from './QuestionFields.tsx';

const emptyChoice = () => ({ texts: {}, right: false });
const emptyQuestion = () => ({
  ...{ active: true, text: {}, explanation: {}, picture: '', pictureAlt: {} },
  choices: [emptyChoice(), emptyChoice()],
});
type Form = StaffBody<'POST quiz/questions'>;

const formOf = ({
  active,
  text,
  choices,
  explanation,
  picture,
  pictureAlt,
}: QuizQuestionRecord) => ({
  ...{ active, text, choices, explanation, picture, pictureAlt },
});

/** A question of the quiz in each language, new or known; whoever may not write sees it as associates do. */
function QuestionPage() {
  const { id } = useParams();
  const word = useWords('staff.quiz');
  const writes = useMay('editContent');
  const { data: quiz, error, refetch } = useApiQuery('GET quiz');
  if (error && !quiz) return <ErrorState error={error} onRetry={refetch} />;
  if (!quiz) return <PageSkeleton />;
  const known = quiz.questions.find((question) => question.id === id);
  if (id && !known) return <NotFound />;
  return (
    <Page title={known ? known.text.en : word('add')} facts={known ? word('changes') : undefined}>
      {writes ? (
        <QuestionForm known={known} />
      ) : (
        known && <QuestionPreview question={known} language="en" />
      )}
    </Page>
  );
}

export default withMoreWords(QuestionPage, quizWords);

function QuestionForm({ known }: { known: QuizQuestionRecord | undefined }) {
  const call = useApi();
  const notify = useNotify();
  const queries = useQueryClient();
  const key = apiKey('GET quiz');
  /** What the next save is based on. */
  const base = useRef(known?.revision ?? 0);
  const opened = useRef(known ? formOf(known) : emptyQuestion());

  const send = async (form: Form) => {
    const body = { ...form, picture: form.picture ?? '', revision: base.current };
    const saved = known
      ? await call('PUT quiz/questions/:id', { params: { id: known.id }, body })
      : await call('POST quiz/questions', { body });
    queries.setQueryData(key, saved);
    notify('staff.quiz.questionSaved', { type: 'success' });
  };
  const readAgain = async () => {
    await queries.refetchQueries({ queryKey: key });
    const { questions } = queries.getQueryData<QuizRecord>(key) ?? { questions: [] };
    const now = questions.find(({ id }) => id === known?.id);
    if (!now) return;
    base.current = now.revision;
    return formOf(now);
  };
  return (
    <SchemaForm values={opened.current} send={send} readAgain={known && readAgain}>
      <QuestionFields />
      <LeaveOnceSaved />
    </SchemaForm>
  );
}

/** Only once the form counts as saved: before that, leaving it would be asked about. */
function LeaveOnceSaved() {
  const { accepted } = useSaves();
  return accepted > 0 ? <Navigate to={`${paths.staff}/quiz`} /> : null;
}
