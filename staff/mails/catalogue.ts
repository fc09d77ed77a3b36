import type { Language } from '../../contract/languages.ts';
import type { TextOverride, TextScope, TextsAnswer } from '../../contract/staff/mails.ts';

/** A text with its key: what the product says, and what the programme says instead. */
export interface TextEntry {
  key: string;
  original: string;
  own: TextOverride | undefined;
}

const chunks: Record<Language, () => Promise<{ words: object }>> = {
  en: () => import('../../providers/i18n/en.ts'),
  'es-MX': () => import('../../providers/i18n/es-MX.ts'),
  'fr-CA': () => import('../../providers/i18n/fr-CA.ts'),
};

/** Every text of the portal in a language, by key. */
export const loadCatalogue = async (language: Language): Promise<Record<string, string>> =>
  Object.fromEntries(flat((await chunks[language]()).words));

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
  { scope, locale, search, ownOnly }: Wish,
): TextEntry[] {
  const own = new Map(
    overrides
      .filter((one) => one.scope === scope && one.locale === locale)
      .map((one) => [one.key, one]),
  );
  const wanted = search.trim().toLowerCase();
  return Object.entries(originals)
    .map(([key, original]) => ({ key, original, own: own.get(key) }))
    .filter(
      (entry) =>
        (!ownOnly || entry.own) &&
        `${entry.key}\n${entry.original}\n${entry.own?.text ?? ''}`.toLowerCase().includes(wanted),
    );
}

/** Texts by the first part of their keys: a mail, or a part of the portal. */
export function groupsOf(entries: readonly TextEntry[]): { name: string; texts: TextEntry[] }[] {
  const groups = new Map<string, TextEntry[]>();
  for (const entry of entries) {
    const name = entry.key.split('.')[0] ?? '';
    groups.set(name, [...(groups.get(name) ?? []), entry]);
  }
  return [...groups].map(([name, texts]) => ({ name, texts }));
}

/** Tells texts of all scopes and languages apart. */
export const placeOf = ({ scope, locale }: Pick<Wish, 'scope' | 'locale'>, key: string): string =>
  `${scope} ${locale} ${key}`;

export interface Wish {
  scope: TextScope;
  locale: Language;
  search: string;
  ownOnly: boolean;
}
