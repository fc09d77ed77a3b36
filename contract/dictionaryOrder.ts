import type { Language } from './languages.ts';

/** Returns how names are put in order: as a dictionary of the language has them. */
export function orderIn(
  language: Language,
): <Named extends { name: string }>(one: Named, other: Named) => number {
  const { compare } = new Intl.Collator(language);
  return (one, other) => compare(one.name, other.name);
}
