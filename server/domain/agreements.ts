import type { Transaction } from '../db/connection.ts';
import { agreements } from '../db/schema.ts';
import { livePages } from './content/live.ts';

export type AgreementKind = 'termsAndConditions' | 'termsOfCommissions' | 'fastPay' | 'education';

export interface Agreed {
  accountId: string;
  agencyId: string | null;
  kinds: readonly AgreementKind[];
  /** Code of the pages with the text. */
  text: 'terms' | 'education';
  at: Date;
}

/**
 * Records who agreed to what, when, and in which version of the text: the newest version of its pages. Every agreement
 * is recorded, also a repeated one.
 */
export async function recordAgreements(tx: Transaction, agreed: Agreed): Promise<void> {
  const { kinds, text, at: agreedAt, ...who } = agreed;
  const pages = await livePages(tx, text, agreedAt);
  const textVersion = String(Math.max(0, ...pages.map(({ number }) => number)));
  await tx
    .insert(agreements)
    .values(kinds.map((kind) => ({ ...who, kind, textVersion, agreedAt })));
}
