import type { GetTextTranslation } from 'gettext-parser';
import type { z } from 'zod';
import { cleanText } from '../../contract/characters.ts';
import type { Language } from '../../contract/languages.ts';
import type { TranslationAnswer, translationForm } from '../../contract/staff/mails.ts';
import { PLURAL_SEPARATOR, placeholdersOf } from '../../contract/staff/placeholders.ts';
import {
  placeOf,
  shownText,
  textState,
  translationRefusal,
  type Wording,
} from '../../contract/staff/textState.ts';
import type { TextScope } from '../../contract/staff/words.ts';
import { screenOf } from '../../words/en/screens.ts';
import { recordAudit } from '../core/audit/record.ts';
import {
  type Database,
  inTransaction,
  type Queryable,
  type Transaction,
} from '../core/db/connection.ts';
import { Conflict, invalidField } from '../core/errors.ts';
import { listOverrides, overrideText, productTexts } from '../core/mail/texts.ts';

type TranslationForm = z.output<typeof translationForm>;

interface Pair {
  key: string;
  english: Wording;
  text: Wording;
}

async function pairsOf(
  db: Queryable,
  brand: string,
  { scope, locale }: { scope: TextScope; locale: Language },
): Promise<Map<string, Pair>> {
  const overrides = new Map(
    (await listOverrides(db, brand)).map((one) => [placeOf(one.scope, one.locale, one.key), one]),
  );
  const wording = (language: Language, key: string): Wording => ({
    original: productTexts(scope, language)[key] ?? '',
    override: overrides.get(placeOf(scope, language, key)),
  });
  return new Map(
    Object.keys(productTexts(scope, 'en')).map((key) => {
      // English itself is translated from the product's own text.
      const own = wording('en', key);
      const english = locale === 'en' ? { original: own.original } : own;
      return [key, { key, english, text: wording(locale, key) }];
    }),
  );
}

const formsOf = (text: string) => text.split(PLURAL_SEPARATOR).map((form) => form.trim());
const joined = (forms: readonly string[]) => forms.join(` ${PLURAL_SEPARATOR} `);
/** A text as it is compared: the file was cleaned, and the product's own texts have no-break spaces. */
const compared = (text: string) => cleanText(joined(formsOf(text)));

/** Gettext's rule of the two forms. */
const pluralRule = (language: Language) =>
  `nplurals=2; plural=(${new Intl.PluralRules(language).select(0) === 'one' ? 'n > 1' : 'n != 1'});`;

/**
 * Returns the texts of a place as a gettext PO file for a translation office: with the English text as people read it,
 * the present translation, the screen, and what the portal fills in. What is missing or outdated is fuzzy.
 */
export async function exportTranslations(
  db: Queryable,
  brand: string,
  place: { scope: TextScope; locale: Language },
): Promise<Buffer> {
  const translations: Record<string, Record<string, GetTextTranslation>> = {};
  for (const { key, english, text } of (await pairsOf(db, brand, place)).values()) {
    const [msgid = '', plural] = formsOf(shownText(english));
    const state = textState(text, place.locale === 'en' ? undefined : english);
    const names = placeholdersOf(shownText(english));
    translations[key] = {
      [msgid]: {
        msgctxt: key,
        msgid,
        ...(plural !== undefined && { msgid_plural: plural }),
        msgstr: formsOf(shownText(text)),
        comments: {
          reference: place.scope === 'mail' ? 'Emails' : screenOf(key),
          ...(names.length > 0 && { extracted: `Filled in: ${names.join(', ')}` }),
          ...((state === 'MISSING' || state === 'OUTDATED') && { flag: 'fuzzy' }),
        },
      },
    };
  }
  const { po } = await import('gettext-parser');
  return po.compile({
    charset: 'utf-8',
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      Language: place.locale.replace('-', '_'),
      'Plural-Forms': pluralRule(place.locale),
    },
    translations,
  });
}

/** Returns the entries of a PO file. @throws InvalidInput if it is none, or one of another language */
async function read({ file, locale }: TranslationForm): Promise<GetTextTranslation[]> {
  const { po } = await import('gettext-parser');
  try {
    const { headers, translations } = po.parse(file);
    const language = Object.entries(headers).find(([name]) => name.toLowerCase() === 'language');
    if (language && language[1].replace('_', '-') === locale) {
      return Object.values(translations)
        .flatMap((entries) => Object.values(entries))
        .filter(({ msgctxt }) => msgctxt);
    }
  } catch {
    // Refused below.
  }
  throw invalidField('file', 'validation.invalid');
}

/** Returns what a file would change, and what of it is refused and why. */
async function checkTranslations(
  form: TranslationForm,
  pairs: Map<string, Pair>,
): Promise<TranslationAnswer> {
  const answer: TranslationAnswer = { changed: [], refused: [], unchanged: 0, untranslated: 0 };
  for (const { msgctxt: key = '', msgid, msgid_plural, msgstr, comments } of await read(form)) {
    const text = joined(msgstr);
    const pair = pairs.get(key);
    const source = joined(msgid_plural === undefined ? [msgid] : [msgid, msgid_plural]);
    if (!pair) answer.refused.push({ key, text, reason: 'UNKNOWN' });
    else if (msgstr.every((one) => one.trim() === '') || comments?.flag?.includes('fuzzy')) {
      answer.untranslated += 1;
    } else if (source !== compared(shownText(pair.english))) {
      answer.refused.push({ key, text, reason: 'CHANGED' });
    } else {
      const before = shownText(pair.text);
      const present = { english: shownText(pair.english), present: before };
      const reason = translationRefusal(text, present);
      if (reason) answer.refused.push({ key, text, reason });
      else if (text === compared(before)) answer.unchanged += 1;
      else answer.changed.push({ key, before, after: text });
    }
  }
  return answer;
}

/**
 * Imports a PO file, or returns what it would change. Texts that are refused stay as they are. @throws InvalidInput
 * at `file` if it is no PO file of the language
 */
export function importTranslations(
  db: Database,
  form: TranslationForm,
  { brand, actorId, now }: { brand: string; actorId: string; now: Date },
): Promise<TranslationAnswer> {
  const { scope, locale, apply } = form;
  /** Changes a text; false if somebody has saved it meanwhile. */
  async function takeOver(tx: Transaction, key: string, text: string, read: string) {
    const original = productTexts(scope, locale)[key] ?? '';
    const change = {
      scope,
      locale,
      key,
      original,
      read,
      text: text === compared(original) ? '' : text,
    };
    try {
      await overrideText(tx, change, { brand, actorId, now });
      return true;
    } catch (error) {
      if (error instanceof Conflict) return false;
      throw error;
    }
  }
  return inTransaction(db, async (tx) => {
    const pairs = await pairsOf(tx, brand, form);
    const answer = await checkTranslations(form, pairs);
    if (!apply) return answer;
    const seen = new Map(form.seen?.map(({ key, before }) => [key, compared(before)]));
    const changed: TranslationAnswer['changed'] = [];
    for (const change of answer.changed) {
      const { key, before, after: text } = change;
      const isSeen = !form.seen || seen.get(key) === compared(before);
      const read = pairs.get(key)?.text.override?.text ?? '';
      if (isSeen && (await takeOver(tx, key, text, read))) changed.push(change);
      else answer.refused.push({ key, text, reason: 'SAVED' });
    }
    answer.changed = changed;
    await recordAudit(tx, {
      actorId,
      subject: { type: 'account', id: actorId },
      event: 'importTexts',
      after: { scope, locale, changed: answer.changed.length, refused: answer.refused.length },
      at: now,
    });
    return answer;
  });
}
