import { and, eq, max } from 'drizzle-orm';
import type { Language } from '../../contract/languages.ts';
import type { Keep } from '../../contract/privacy.ts';
import { type ContentPage, type NewTerms, termsKinds } from '../../contract/records.ts';
import { AGREED_CODE } from '../../contract/staff/words.ts';
import { type ReadText, recordAgreements } from '../agencies/agreements.ts';
import { pagesToShow } from '../content/pages.ts';
import type { Database, Transaction } from '../core/db/connection.ts';
import { agreements } from '../core/db/schema.ts';
import { comparedParts } from '../core/rules/comparedParts.ts';
import type { Person } from '../core/session/person.ts';

interface Reader {
  accountId: string;
  language: Language;
  keep: Keep;
  now: Date;
}

/** Returns the terms for a reader of a language, and what has changed in them since the person agreed. */
export async function readNewTerms(
  db: Database,
  { accountId, language: asked, keep, now }: Reader,
): Promise<NewTerms> {
  const own = and(eq(agreements.accountId, accountId), eq(agreements.kind, 'termsAndConditions'));
  const [last] = await db
    .select({ at: max(agreements.agreedAt) })
    .from(agreements)
    .where(own);
  const agreedAt = last?.at ?? null;
  const pages = await pagesToShow(db, AGREED_CODE, now, asked, keep);
  const { language = asked, version = 0 } = pages[0] ?? {};
  const earlier = agreedAt ? await pagesToShow(db, AGREED_CODE, agreedAt, language, keep) : [];
  const compared = earlier.some((page) => page.language === language);
  const text = textOf(pages);
  return {
    agreedAt: agreedAt?.toISOString() ?? null,
    compared,
    language,
    version,
    parts: comparedParts(compared ? textOf(earlier) : text, text),
  };
}

const textOf = (pages: readonly ContentPage[]): string => pages.map(({ body }) => body).join('');

/** Records that a person agreed to the terms as they are. @throws Conflict if what was read is no longer live */
export const agreeToTerms = (
  tx: Transaction,
  { id: accountId, agency }: Person,
  { language, read, now: at }: { language: Language; read?: ReadText | undefined; now: Date },
): Promise<void> =>
  recordAgreements(tx, {
    accountId,
    agencyId: agency?.id ?? null,
    kinds: termsKinds,
    text: AGREED_CODE,
    language,
    read,
    at,
  });
