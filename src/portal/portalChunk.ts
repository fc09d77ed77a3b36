import { loadWords } from '../../providers/i18n/i18nProvider.ts';
import { page } from '../pages/page.ts';

/** Everything behind sign-in, on react-admin: one chunk for all of it, one for each page in it, one for its words. */
export const Portal = page(async () => {
  const [portal] = await Promise.all([import('./Portal.tsx'), loadWords()]);
  return portal;
});
