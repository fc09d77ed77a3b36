import type { Language } from '../../contract/languages.ts';
import type { TextOverride, TextsAnswer } from '../../contract/staff/mails.ts';
import type { TextScope } from '../../contract/staff/words.ts';
import { loadWords } from '../../providers/i18n/words.ts';

/** A text with its key: what the product says, and what the programme says instead. */
export interface TextEntry {
  /** Its key, as `agencyApproved.subject`. */
  id: string;
  original: string;
  override: TextOverride | undefined;
}

/** Key of the query of the texts as the server holds them. */
export const textsKey = ['mails', 'texts'];

/** Every text of the portal in a language, by key. */
export const loadCatalogue = async (language: Language): Promise<Record<string, string>> =>
  Object.fromEntries(flat(await loadWords(language)));

/** The texts of a catalogue with their keys: `dashboard.title`. */
export function flat(node: unknown, path = ''): [string, string][] {
  if (typeof node === 'string') return [[path, node]];
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, inner]) => flat(inner, path ? `${path}.${key}` : key));
}

/** The texts of a place with the programme's own words beside them, those that hold `search` in any of it. */
export function entriesOf(
  originals: Record<string, string>,
  { overrides }: TextsAnswer,
  { scope, locale, search, overriddenOnly }: TextQuery,
): TextEntry[] {
  const overrideOf = new Map(
    overrides
      .filter((one) => one.scope === scope && one.locale === locale)
      .map((one) => [one.key, one]),
  );
  const wanted = (search ?? '').trim().toLowerCase();
  return Object.entries(originals)
    .map(([id, original]) => ({ id, original, override: overrideOf.get(id) }))
    .filter(
      (entry) =>
        (!overriddenOnly || entry.override) &&
        `${entry.id}\n${entry.original}\n${entry.override?.text ?? ''}`
          .toLowerCase()
          .includes(wanted),
    );
}

/** Which texts are looked for. */
export interface TextQuery {
  scope: TextScope;
  locale: Language;
  search: string | null;
  overriddenOnly: boolean;
}
