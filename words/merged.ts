import { isObject } from '../contract/isObject.ts';

/** Returns a catalogue with more texts, also beside those that it has in the same part. */
export const merged = <Words extends object>(words: Words, more: object): Words => {
  const known = { ...words } as Record<string, unknown>;
  for (const [key, inner] of Object.entries(more)) {
    const here = known[key];
    known[key] = isObject(here) && isObject(inner) ? merged(here, inner) : inner;
  }
  return known as Words;
};
