import { type Language, languages } from '#contract/languages.ts';
import type { TextOverride, TextsAnswer } from '#contract/staff/mails.ts';
import { placeOf, textState, type Wording } from '#contract/staff/textState.ts';
import type { TextScope, TextState } from '#contract/staff/words.ts';
import { loadAllWords } from '#providers/i18n/parts.ts';
import { verifyTexts } from '#src/guest/verify/verifyTexts.ts';
import { screenOf } from '#words/en/screens.ts';
import { flat } from '#words/flat.ts';
import { textMatcher } from './findText.ts';

/** A text with its key: the default, and the override. */
export interface TextEntry {
  /** Its key, as `agencyApproved.subject`. */
  id: string;
  original: string;
  override: TextOverride | undefined;
  /** Its state in every language. */
  states: Readonly<Record<Language, TextState>>;
}

/** The product's own texts by language and key. */
type Originals = Readonly<Record<Language, Readonly<Record<string, string>>>>;

/** Fetches every text of the portal, but for those of react-admin, which nobody sees. */
export const loadCatalogues = async (): Promise<Originals> =>
  Object.fromEntries(
    await Promise.all(
      languages.map(async ({ code }) => {
        const { ra: _, ...words } = await loadAllWords(code);
        const all = { ...words, verify: verifyTexts(code) };
        return [code, Object.fromEntries(flat(all))] as const;
      }),
    ),
  ) as Originals;

/** Where a text is read: the screen of the portal, or the email. */
const placeOfText = (scope: TextScope, key: string): string =>
  scope === 'mail' ? (key.split('.')[0] ?? '') : screenOf(key);

/** Returns the texts of a place with their overrides, filtered by `search` in key, default or override. */
export function entriesOf(
  originals: Originals,
  { overrides }: TextsAnswer,
  { scope, locale, screen, state, search }: TextQuery,
): TextEntry[] {
  const overrideAt = new Map(
    overrides.map((one) => [placeOf(one.scope, one.locale, one.key), one]),
  );
  const wording = (language: Language, key: string): Wording => ({
    original: originals[language][key] ?? '',
    override: overrideAt.get(placeOf(scope, language, key)),
  });
  const statesOf = (key: string) => {
    const english = wording('en', key);
    return Object.fromEntries(
      languages.map(({ code }) => [
        code,
        textState(wording(code, key), code === 'en' ? undefined : english),
      ]),
    ) as TextEntry['states'];
  };
  const isMatch = textMatcher(search ?? '');
  const isWanted = ({ id, original, override, states }: TextEntry) =>
    (!screen?.[scope] || placeOfText(scope, id) === screen[scope]) &&
    (!state || states[locale] === state) &&
    [id, original, override?.text ?? ''].some(isMatch);
  return Object.entries(originals[locale])
    .map(([id, original]) => ({
      id,
      original,
      override: overrideAt.get(placeOf(scope, locale, id)),
      states: statesOf(id),
    }))
    .filter(isWanted);
}

/** The search and filters of the list of texts. */
export interface TextQuery {
  scope: TextScope;
  locale: Language;
  /** The chosen screen of the portal, and the chosen email; empty for all. */
  screen: Partial<Record<TextScope, string | null>>;
  /** The state in the language; empty for all. */
  state: TextState | null;
  search: string | null;
}
