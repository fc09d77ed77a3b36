/**
 * Read with it, a record is the whole record: without it react-admin takes a row of a list, which holds less, for the
 * record until that comes.
 */
export const WHOLE = { whole: true };

/** Where react-admin keeps a whole record. */
export const recordKey = (resource: string, id: string) =>
  [resource, 'getOne', { id, meta: WHOLE }] as const;
