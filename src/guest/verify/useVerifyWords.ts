import { interpolate, type MessageParams, textAt } from '#contract/messages.ts';
import { useHub } from '#providers/HubContext.ts';
import { customTexts } from '#providers/i18n/customTexts.ts';
import type { Keys } from '#providers/i18n/translate.ts';
import type { Texts } from '#words/en/light.ts';
import { verify as english } from '#words/en/pages/verify.ts';

/** In every language: a page without script fetches none later. */
const languages = import.meta.glob<{ verify: Texts<typeof english> }>(
  '../../../words/*/pages/verify.ts',
  { eager: true },
);

/** Returns what puts the texts of these pages, which no other page shows, into the visitor's language. */
export function useVerifyWords() {
  const { language, settings } = useHub();
  const { verify } = languages[`../../../words/${language}/pages/verify.ts`] ?? { verify: english };
  const custom = customTexts(settings, language);
  return (key: Keys<typeof english>, params?: MessageParams): string =>
    interpolate(custom[`verify.${key}`] ?? textAt(verify, key) ?? key, params);
}
