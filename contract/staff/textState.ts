import { lengthOf } from '../characters.ts';
import type { Language } from '../languages.ts';
import type { TextOverride } from './mails.ts';
import { PLURAL_SEPARATOR, placeholdersOf } from './placeholders.ts';
import type { TextScope, TextState } from './words.ts';

/** A text in one language: the product's wording and the program's override. */
export interface Wording {
  original: string;
  override?: Pick<TextOverride, 'text' | 'original' | 'updatedAt'> | undefined;
}

/** Returns the text that people read. */
export const shownText = ({ original, override }: Wording): string => override?.text ?? original;

/**
 * Returns the state of a text. A translation is `MISSING` if only the English text was customized, and `OUTDATED` if
 * the English text was customized later; a text is also outdated if the product's own text has changed since.
 * @param english the English text; undefined for the English text itself
 */
export function textState({ original, override }: Wording, english?: Wording): TextState {
  if (!override) return english?.override ? 'MISSING' : 'STANDARD';
  const isOlder = english?.override && english.override.updatedAt > override.updatedAt;
  return isOlder || override.original !== original ? 'OUTDATED' : 'CUSTOMIZED';
}

export const placeOf = (scope: TextScope, language: Language | string, key: string): string =>
  `${scope}/${language}/${key}`;

/** Why a text of a translation file is refused. CHANGED: its English text was; SAVED: somebody has saved the text meanwhile. */
export const textRefusals = [
  'UNKNOWN',
  'CHANGED',
  'PLACEHOLDERS',
  'FORMS',
  'TOO_LONG',
  'SAVED',
] as const;
export type TextRefusal = (typeof textRefusals)[number];

export const MAX_TEXT = 4_000;

/**
 * Returns why a translation is refused: it lacks or adds a placeholder compared with the English text and the present
 * translation, has another number of forms (singular, plural), or is too long.
 */
export function translationRefusal(
  text: string,
  { english, present }: { english: string; present: string },
): TextRefusal | undefined {
  const names = (one: string) => placeholdersOf(one).join();
  const forms = (one: string) => one.split(PLURAL_SEPARATOR).length;
  if (lengthOf(text) > MAX_TEXT) return 'TOO_LONG';
  if (forms(text) !== forms(english)) return 'FORMS';
  const isWhole = !/%\{(?!\w+\})/.test(text);
  return isWhole && [names(english), names(present)].includes(names(text))
    ? undefined
    : 'PLACEHOLDERS';
}
