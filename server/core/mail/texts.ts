import { and, asc, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { type Language, languageCodes } from '../../../contract/languages.ts';
import type { TextOverride, textForm } from '../../../contract/staff/mails.ts';
import { isValidOverride } from '../../../contract/staff/placeholders.ts';
import type { TextScope } from '../../../contract/staff/words.ts';
import { texts } from '../../../words/catalogues.ts';
import { flat } from '../../../words/flat.ts';
import { typeset } from '../../../words/typeset.ts';
import { recordAudit } from '../audit/record.ts';
import type { Queryable, Transaction } from '../db/connection.ts';
import { accounts, textOverrides } from '../db/schema.ts';
import { Conflict, invalidField, NotFound } from '../errors.ts';
import { mailWords, paramsOfMailText } from './words.ts';

type TextForm = z.output<typeof textForm>;

/** Returns a brand's text overrides for the portal or for emails, as they are read, by language and key. */
export async function readOverrides(
  db: Queryable,
  brand: string,
  scope: TextScope,
): Promise<Record<string, Record<string, string>>> {
  const rows = await db
    .select({ locale: textOverrides.locale, key: textOverrides.key, text: textOverrides.text })
    .from(textOverrides)
    .where(and(eq(textOverrides.brand, brand), eq(textOverrides.scope, scope)));
  const byLanguage: Record<string, Record<string, string>> = {};
  for (const { locale, key, text } of rows) {
    byLanguage[locale] ??= {};
    byLanguage[locale][key] = typeset(locale, text);
  }
  return byLanguage;
}

export async function listOverrides(db: Queryable, brand: string): Promise<TextOverride[]> {
  const rows = await db
    .select({
      scope: textOverrides.scope,
      locale: textOverrides.locale,
      key: textOverrides.key,
      text: textOverrides.text,
      original: textOverrides.original,
      updatedAt: textOverrides.updatedAt,
      author: accounts.name,
    })
    .from(textOverrides)
    .leftJoin(accounts, eq(accounts.id, textOverrides.authorId))
    .where(eq(textOverrides.brand, brand))
    .orderBy(asc(textOverrides.key));
  return rows.map((row) => ({ ...row, updatedAt: row.updatedAt.toISOString() }));
}

const portalWords = Object.fromEntries(
  languageCodes.map((code) => [code, Object.fromEntries(flat(texts[code].portal))]),
) as Readonly<Record<Language, Readonly<Record<string, string>>>>;

/** Returns the product's own texts by key: those of all emails, or those of the portal. */
export const productTexts = (scope: TextScope, language: Language) =>
  (scope === 'mail' ? mailWords : portalWords)[language];

/**
 * Overrides a text for the brand; '' restores the original.
 * @throws InvalidInput at the text if it contains a parameter that is unknown there, NotFound for an unknown text, Conflict
 *   if somebody else has changed it since it was read
 */
export async function overrideText(
  tx: Transaction,
  form: TextForm,
  { brand, actorId, now }: { brand: string; actorId: string; now: Date },
): Promise<void> {
  const { scope, locale, key, text, read } = form;
  const original = productTexts(scope, locale)[key];
  if (original === undefined) throw new NotFound();
  const known = scope === 'mail' ? paramsOfMailText(key) : [];
  if (text && !isValidOverride(text, original, known)) {
    throw invalidField('text', 'validation.invalid');
  }
  const place = and(
    eq(textOverrides.brand, brand),
    eq(textOverrides.scope, scope),
    eq(textOverrides.locale, locale),
    eq(textOverrides.key, key),
  );
  const [before] = await tx.select().from(textOverrides).where(place).for('update');
  if (read !== undefined && read !== (before?.text ?? '')) throw new Conflict('error.stale');
  const values = { text, original, authorId: actorId, updatedAt: now };
  const [row] = text
    ? await tx
        .insert(textOverrides)
        .values({ brand, scope, locale, key, ...values })
        .onConflictDoUpdate({
          target: [
            textOverrides.brand,
            textOverrides.scope,
            textOverrides.locale,
            textOverrides.key,
          ],
          set: values,
          // There was none to lock, so another may have come meanwhile.
          ...(read === '' && { setWhere: sql`false` }),
        })
        .returning({ id: textOverrides.id })
    : await tx.delete(textOverrides).where(place).returning({ id: textOverrides.id });
  if (!row && text) throw new Conflict('error.stale');
  if (!row) return;
  await recordAudit(tx, {
    actorId,
    subject: { type: 'text', id: row.id },
    event: text ? 'overrideText' : 'restoreText',
    before: { scope, locale, key, text: before?.text ?? original },
    after: { scope, locale, key, text: text || original },
    at: now,
  });
}
