import type { Transaction } from '../db/connection.ts';
import { agreements } from '../db/schema.ts';
import { livePages } from './content/live.ts';

/** What people agree to. */
export type AgreementKind = 'termsAndConditions' | 'termsOfCommissions' | 'fastPay' | 'education';

export interface Agreed {
  accountId: string;
  agencyId: string | null;
  kinds: readonly AgreementKind[];
  /** Code of the pages where it stands. */
  text: 'terms' | 'education';
  at: Date;
}

/**
 * Writes down who agreed to what, in which version of its text (the newest of its pages'), and when. Every time anew:
 * it is a history.
 */
export async function recordAgreements(tx: Transaction, agreed: Agreed): Promise<void> {
  const { kinds, text, at: agreedAt, ...who } = agreed;
  const pages = await livePages(tx, text, agreedAt);
  const textVersion = String(Math.max(0, ...pages.map(({ number }) => number)));
  await tx
    .insert(agreements)
    .values(kinds.map((kind) => ({ ...who, kind, textVersion, agreedAt })));
}
