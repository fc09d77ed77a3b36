import { DAY } from '../../../../contract/dates.ts';

/** After this long without a look at the dashboard, the next look is another visit. */
const PAUSE_MS = DAY / 4;

interface Visit {
  /** The last look at the dashboard. */
  at: number;
  /** The end of the visit before this one; null for the first. */
  before: number | null;
}

/**
 * Returns when this person's visit before this one ended, in this browser, and remembers this one; null for a first
 * visit, and without storage. `person` is the profile's `provider.id`.
 */
export function lastVisit(person: string, now: Date): Date | null {
  const key = `hub.lastVisit.${person}`;
  const at = now.getTime();
  try {
    const known: Partial<Visit> = JSON.parse(localStorage.getItem(key) ?? '{}');
    const isNew = known.at !== undefined && at - known.at > PAUSE_MS;
    const before = (isNew ? known.at : known.before) ?? null;
    localStorage.setItem(key, JSON.stringify({ at, before } satisfies Visit));
    return before === null ? null : new Date(before);
  } catch {
    // Storage is not available or full.
    return null;
  }
}
