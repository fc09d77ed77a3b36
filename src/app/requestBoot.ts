import { defaultBrand } from '#brands/defaultBrand.ts';
import {
  directionOf,
  LANGUAGE_QUERY,
  type Language,
  languageFor,
  readLanguage,
} from '#contract/languages.ts';
import type { Boot, Settings } from '#contract/records.ts';
import { settingsOf } from '#contract/settings.ts';
import { createHub } from '#providers/hub.ts';
import { englishLanguage, loadLanguage } from '#providers/i18n/language.ts';
import { rememberedLanguage, rememberLanguage } from '#providers/i18n/rememberLanguage.ts';
import { readClean } from '#src/guest/content/readClean.ts';
import { brandStyleSheet } from '#src/guest/kit/brandCss.ts';

/**
 * Requests the data that no server wrote into the page. A part that fails has its default: a page without pictures is better than none. After a
 * failed account look-up it is unknown whether somebody is signed in; `lookUpError` says why.
 */
export async function requestBoot(): Promise<Boot & { lookUpError: Error | undefined }> {
  const defaults = {
    settings: settingsOf(defaultBrand),
    profile: null,
    home: [],
    openedFromHere: document.referrer.startsWith(`${window.location.origin}/`),
  };
  let lookUpError: Error | undefined;
  const language = chosenLanguage();
  // The error messages of the calls below need its texts.
  const loaded = await loadLanguage(language).catch(() => englishLanguage);
  const { call, session } = createHub(defaults, loaded);
  const { licenseKey } = defaults.settings.authSettings;
  const [settings, profile, home] = await Promise.all([
    call('settings', { params: { licenseKey } }).catch(() => defaults.settings),
    session.refresh().catch((error: Error) => {
      lookUpError = error;
      return null;
    }),
    readClean(call, { code: 'home-page', language: loaded.code }).catch(() => []),
  ]);
  addBrandStyle(settings);
  return { ...defaults, language, settings, profile, lookUpError, home };
}

/** Returns the visitor's language if no server has rendered the page (development). */
function chosenLanguage(): Language {
  const address = new URL(window.location.href);
  const asked = readLanguage(address.searchParams.get(LANGUAGE_QUERY));
  if (asked) {
    rememberLanguage(asked);
    address.searchParams.delete(LANGUAGE_QUERY);
    window.history.replaceState(window.history.state, '', address);
  }
  const language = languageFor(rememberedLanguage(), navigator.languages.join());
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
  return language;
}

/** Writes the brand's colors, typefaces and radius into the page, as the server does. */
function addBrandStyle(settings: Settings): void {
  const style = document.createElement('style');
  style.textContent = brandStyleSheet(settings);
  document.head.append(style);
}
