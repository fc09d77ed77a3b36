/** Stands between the forms of a text that counts: singular, then plural. */
export const PLURAL_SEPARATOR = '||||';

const names = (words: string) =>
  [...words.matchAll(/%\{(\w+)\}/g)].map(([, name = '']) => name).sort();

/** The names of the placeholders of a text, each once. */
export const placeholdersOf = (words: string): string[] => [...new Set(names(words))];

/**
 * Whether `words` may stand for `original`: it names no parameter that isn't known there, none is broken, and it has
 * as many forms (singular, plural).
 * @param known parameters that are known beside those of the original
 */
export function mayStandFor(
  words: string,
  original: string,
  known: readonly string[] = [],
): boolean {
  const allowed = new Set([...names(original), ...known]);
  const whole = (words.match(/%\{/g)?.length ?? 0) === names(words).length;
  const forms = (one: string) => one.split(PLURAL_SEPARATOR).length;
  return (
    whole && forms(words) === forms(original) && names(words).every((name) => allowed.has(name))
  );
}
