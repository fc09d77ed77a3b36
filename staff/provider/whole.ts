import type { Language } from '../../contract/languages.ts';

/**
 * Read with it, a record is the whole record: without it react-admin takes a row of a list, which holds less, for the
 * record until that comes.
 */
export const WHOLE = { whole: true };

/** …and in a language. */
export const wholeIn = (language: Language) => ({ ...WHOLE, language });

/** Where react-admin keeps a whole record, in a language if it has several. */
export const recordKey = (resource: string, id: string, language?: Language) =>
  [resource, 'getOne', { id, meta: language ? wholeIn(language) : WHOLE }] as const;
