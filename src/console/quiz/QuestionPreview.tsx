import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import type { Language } from '#contract/languages.ts';
import { type QuizQuestionText, shownQuestion } from '#contract/quiz.ts';
import { withOwnWords } from '#providers/i18n/withOwnWords.tsx';
import { QuestionEntry } from '#resources/content/quiz/QuestionEntry.tsx';

interface Props {
  question: QuizQuestionText;
  language: Language;
}

const frame = {
  width: '100%',
  marginBlock: 2,
  padding: 3,
  border: '1px dashed var(--hub-border)',
  borderRadius: 'var(--hub-radius)',
};

/** A question as an associate sees it, by the portal's own component. It can be tried. */
export default function QuestionPreview(props: Props) {
  const translate = useTranslate();
  const title = useId();
  return (
    <Box component="section" aria-labelledby={title} sx={frame}>
      <Typography id={title} component="h2" variant="subtitle1" sx={{ marginBottom: 2 }}>
        {translate('staff.quiz.preview')}
      </Typography>
      <TriedQuestion {...props} />
    </Box>
  );
}

const TriedQuestion = withOwnWords('quiz', function Tried({ question, language }: Props) {
  const [chosen, setChosen] = useState<number[]>([]);
  const shown = shownQuestion({ id: 'preview', question }, language);
  return (
    <div lang={language}>
      <QuestionEntry question={shown} n={1} total={1} chosen={chosen} onChoose={setChosen} />
    </div>
  );
});
