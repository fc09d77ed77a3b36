import type { Transaction } from '../db/connection.ts';
import { agreements } from '../db/schema.ts';

/** The texts that people agree to. */
export type AgreementKind = 'termsAndConditions' | 'termsOfCommissions' | 'fastPay' | 'education';

export interface Agreed {
  accountId: string;
  agencyId: string | null;
  kinds: readonly AgreementKind[];
  textVersion: string;
  at: Date;
}

/** Writes down who agreed to which version of which texts, and when. Every time anew: it is a history. */
export async function recordAgreements(tx: Transaction, agreed: Agreed): Promise<void> {
  const { kinds, at: agreedAt, ...rest } = agreed;
  await tx.insert(agreements).values(kinds.map((kind) => ({ ...rest, kind, agreedAt })));
}
