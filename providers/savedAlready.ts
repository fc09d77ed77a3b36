import { at, formPaths } from '#contract/forms/fieldPaths.ts';
import { ApiError } from './apiError.ts';

/** What the server finds out by itself, whatever a form says (decision B1). */
const FOUND_OUT = ['renewedAgencyHasUpdates', 'emailedACHForm'];

const text = (value: unknown) => JSON.stringify(value ?? '');

/** Whether a record is what a save of the form makes of the version that was read. */
function isSaved(record: object, { version, ...form }: { version: number }): boolean {
  return (
    at(record, 'version') === version + 1 &&
    formPaths(form).every(
      (path) => FOUND_OUT.includes(path) || text(at(record, path)) === text(at(form, path)),
    )
  );
}

/**
 * Handles the refusal of a save whose answer was lost before: the first press has saved the same form, so that the
 * second is refused as stale, or by the new status. Resolves with the record as it is then, and throws any other
 * refusal.
 */
export const unlessSaved =
  <R extends object>(read: () => Promise<R>, sent: { version: number }) =>
  async (error: unknown): Promise<R> => {
    if (!(error instanceof ApiError && (error.isStale || error.status === 405))) throw error;
    const record = await read().catch(() => undefined);
    if (record && isSaved(record, sent)) return record;
    throw error;
  };
