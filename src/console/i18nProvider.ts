import type { I18nProvider } from 'ra-core';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { Language } from '#contract/languages.ts';
import type { Settings } from '#contract/records.ts';
import { customTexts, withCustomTexts } from '#providers/i18n/customTexts.ts';
import { staffWords } from '#words/en/console.ts';
import { merged } from '#words/merged.ts';
import { pseudo } from '#words/pseudo.ts';

/**
 * The console's texts: in English, whatever the portal's language is, with the program's text overrides for the parts
 * of the portal that it shows. A language for tests is made from them.
 * @param more texts that only a part of the console needs
 */
export function createStaffI18nProvider(
  settings: Settings,
  language: Language = 'en',
  more: object = {},
): I18nProvider {
  const words = withCustomTexts(merged(staffWords, more), customTexts(settings, 'en'));
  return polyglotI18nProvider(() => (language === 'en' ? words : pseudo(words)), 'en', [
    { locale: 'en', name: 'English' },
  ]);
}
