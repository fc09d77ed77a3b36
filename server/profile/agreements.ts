import { and, desc, eq, sql } from 'drizzle-orm';
import type { Language } from '../../contract/languages.ts';
import type { Agreement, AgreementKind } from '../../contract/records.ts';
import { ACKNOWLEDGED_CODE, AGREED_CODE } from '../../contract/staff/words.ts';
import type { Queryable } from '../core/db/connection.ts';
import { timestamptz } from '../core/db/rows.ts';
import { agreements } from '../core/db/schema.ts';
import { NotFound } from '../core/errors.ts';

/** The code of the pages with the text. */
const codeOf = (kind: AgreementKind) => (kind === 'education' ? ACKNOWLEDGED_CODE : AGREED_CODE);

/** Returns what an account agreed to, the latest first. */
export async function listAgreements(db: Queryable, accountId: string): Promise<Agreement[]> {
  const { id, kind, textVersion, language, agreedAt } = agreements;
  const rows = await db
    .select({ id, kind, textVersion, language, agreedAt })
    .from(agreements)
    .where(eq(agreements.accountId, accountId))
    .orderBy(desc(agreedAt), kind);
  return rows.map((row) => ({ ...row, agreedAt: row.agreedAt.toISOString() }));
}

/**
 * Returns the pages of the text that an account agreed to: of each the version that was agreed to, or else the latest
 * that had been published by then, in that language or in English.
 * @throws NotFound for another account's
 */
export async function readAgreedText(db: Queryable, accountId: string, id: string) {
  const own = and(eq(agreements.id, id), eq(agreements.accountId, accountId));
  const [agreed] = await db.select().from(agreements).where(own);
  if (!agreed) throw new NotFound();
  const { kind, language, textVersion, agreedAt } = agreed;
  const isAgreed = sql`(v.language = ${language} and v.number::text = ${textVersion})`;
  const { rows } = await db.execute<{ name: string; body: string; language: Language }>(sql`
    select name, body, language from (
      select distinct on (p.id) v.name, v.body, v.language
      from content_pages p join content_versions v on v.page_id = p.id
      where p.code = ${codeOf(kind)} and v.language in (${language}, 'en')
        and (${isAgreed} or v.publish_from <= ${timestamptz(agreedAt)})
      order by p.id, ${isAgreed} desc, v.language = ${language} desc, v.number desc
    ) pages order by name`);
  return { content: rows };
}
