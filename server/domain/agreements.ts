import type { Language } from '../../contract/languages.ts';
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
  /** The person's, in which the text is read where there is a version in it. */
  language: Language;
  at: Date;
}

/**
 * Records who agreed to what, when, and in which version of the text and in which language: the newest version of its
 * pages. Where only some of them are in the person's language, those in English count. Every agreement is recorded, also a
 * repeated one.
 */
export async function recordAgreements(tx: Transaction, agreed: Agreed): Promise<void> {
  const { kinds, text, at: agreedAt, language: asked, ...who } = agreed;
  const pages = await livePages(tx, text, agreedAt, asked);
  const language = pages.every((page) => page.language === asked) ? asked : 'en';
  const read = pages.filter((page) => page.language === language).map(({ number }) => number);
  const textVersion = String(Math.max(0, ...read));
  await tx
    .insert(agreements)
    .values(kinds.map((kind) => ({ ...who, kind, textVersion, language, agreedAt })));
}
