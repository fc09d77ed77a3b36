/** Stands between the forms of a text that counts: singular, then plural. */
export const PLURAL_SEPARATOR = '||||';

const names = (words: string) =>
  [...words.matchAll(/%\{(\w+)\}/g)].map(([, name = '']) => name).sort();

export const placeholdersOf = (words: string): string[] => [...new Set(names(words))];

/**
 * Whether a text may override `original`: it contains no unknown or malformed parameter, and has the same number of
 * forms (singular, plural).
 * @param known parameters that are known in addition to those of the original
 */
export function isValidOverride(
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
