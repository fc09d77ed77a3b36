import { lazyOptional } from '#src/guest/kit/lazyOptional.tsx';

/** The preview of a question with the portal's components, loaded when it is shown. */
export const QuestionPreview = lazyOptional(() => import('./QuestionPreview.tsx'));
