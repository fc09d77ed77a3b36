import type { Language } from '../../contract/languages.ts';
import { PLURAL_SEPARATOR } from '../../contract/staff/placeholders.ts';
import { texts as words } from '../../words/catalogues.ts';
import { allStaffWords } from '../../words/en/wholeConsole.ts';
import { flat } from '../../words/flat.ts';
import { productTexts } from '../core/mail/texts.ts';

type Texts = Readonly<Record<string, string>>;

const named = (texts: Texts): Record<string, string> =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      text
        .split(PLURAL_SEPARATOR)
        .map((form) => `${form.trim()} ⟦${key}⟧`)
        .join(` ${PLURAL_SEPARATOR} `),
    ]),
  );

/**
 * Returns text overrides that name the key of each text behind it: those of the portal in a language, and those of the
 * console. For staff who look for a key; a page needs no code for it.
 */
export function keyedTexts(
  language: Language,
  overrides: Readonly<Record<string, Texts>>,
): Record<string, Record<string, string>> {
  const { ra: _, ...console } = allStaffWords;
  const texts = flat({ ...console, ...words.en.portal });
  const english = { ...Object.fromEntries(texts), ...overrides.en };
  const translated = { ...productTexts('portal', language), ...overrides[language] };
  return { en: named(english), ...(language !== 'en' && { [language]: named(translated) }) };
}
