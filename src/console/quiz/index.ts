import icon from '@mui/icons-material/QuizOutlined';
import { lazyPage } from '#src/guest/kit/page.ts';

const question = lazyPage(() => import('./QuestionPage.tsx'));

/** The quiz at the end of the brand education. */
export const quiz = {
  name: 'quiz',
  icon,
  list: lazyPage(() => import('./QuizPage.tsx')),
  edit: question,
  create: question,
};
