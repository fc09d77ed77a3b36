import { interpolate, type MessageParams, textAt } from '#contract/messages.ts';
import { useHub } from '#providers/HubContext.ts';
import { customTexts } from '#providers/i18n/customTexts.ts';
import type { Keys } from '#providers/i18n/translate.ts';
import type { verify } from '#words/en/verify.ts';
import { verifyTexts } from './verifyTexts.ts';

/** Returns what puts the texts of these pages, which no other page shows, into the visitor's language. */
export function useVerifyWords() {
  const { language, settings } = useHub();
  const texts = verifyTexts(language);
  const custom = customTexts(settings, language);
  return (key: Keys<typeof verify>, params?: MessageParams): string =>
    interpolate(custom[`verify.${key}`] ?? textAt(texts, key) ?? key, params);
}
