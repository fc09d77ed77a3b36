import type { Transaction } from '../db/connection.ts';
import { livePages } from './content/live.ts';

/** The version of a text that people agree to at `now`: the newest of its pages'. */
export async function textVersion(
  tx: Transaction,
  code: 'terms' | 'education',
  now: Date,
): Promise<string> {
  const pages = await livePages(tx, code, now);
  return String(Math.max(0, ...pages.map(({ number }) => number)));
}
