import type { Language } from '#contract/languages.ts';

/**
 * `meta` to load a whole record: without it react-admin uses the row of a list, which has fewer fields, until the
 * record is loaded.
 */
export const WHOLE_RECORD = { whole: true };

/** `meta` to load a whole record in a language. */
export const wholeRecordIn = (language: Language) => ({ ...WHOLE_RECORD, language });

/** Where react-admin keeps a whole record, in a language if it has several. */
export const recordKey = (resource: string, id: string, language?: Language) =>
  [resource, 'getOne', { id, meta: language ? wholeRecordIn(language) : WHOLE_RECORD }] as const;
