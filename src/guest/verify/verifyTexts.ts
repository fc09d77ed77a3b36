import type { Language } from '#contract/languages.ts';
import type { Texts } from '#words/en/light.ts';
import { verify as english } from '#words/en/verify.ts';

type VerifyTexts = Texts<typeof english>;

/** In every language: a page without script fetches none later. */
const languages = import.meta.glob<{ verify: VerifyTexts }>('../../../words/*/verify.ts', {
  eager: true,
});

/** Returns the texts of the pages on which certificates are checked. */
export const verifyTexts = (language: Language): VerifyTexts =>
  languages[`../../../words/${language}/verify.ts`]?.verify ?? english;
