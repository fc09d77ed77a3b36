/**
 * A place for the contents of files, by the ids of the files. An id gets one content, and never another.
 * Every method throws {@link StoreUnavailable} if the store does not answer or refuses.
 */
export interface FileStore {
  put(id: string, content: Buffer): Promise<void>;
  get(id: string): Promise<Buffer | undefined>;
  /** Does nothing if there is none. */
  delete(id: string): Promise<void>;
  /** Yields the ids of all contents, many at a time. */
  list(): AsyncIterable<string[]>;
}

/** The name under which the list of accounts that were ended lies beside the contents (server/privacy/endedList.ts). */
export const ENDED_LIST = 'ended-accounts.jsonl';

/** A store of files that can't be used now; the message says why, for the operator. */
export class StoreUnavailable extends Error {
  override name = 'StoreUnavailable';
}
