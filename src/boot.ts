import { cleanHtml } from '../components/cleanHtml.ts';
import { defaultBrand } from '../contract/brand.ts';
import type { Boot } from '../contract/records.ts';
import { settingsOf } from '../contract/settings.ts';
import { allContentOf } from '../providers/content.ts';
import { createHub } from '../providers/hub.ts';
import { englishLanguage, loadLanguage } from '../providers/i18n/language.ts';
import { chosenLanguage } from './session/chosenLanguage.ts';

/** What the server wrote into the page; undefined where it is a bare one (development). */
export function writtenBoot(): Boot | undefined {
  const text = document.getElementById('boot')?.textContent;
  return text ? (JSON.parse(text) as Boot) : undefined;
}

/**
 * The same, asked for. Each part that doesn't come is the default: a page without pictures beats none. A failed
 * look-up of the account is no guest: `lookUpError` says that it isn't known who is there.
 */
export async function askedBoot(): Promise<Boot & { lookUpError: Error | undefined }> {
  const defaults = {
    settings: settingsOf(defaultBrand),
    profile: null,
    home: [],
    openedFromHere: document.referrer.startsWith(`${window.location.origin}/`),
  };
  let lookUpError: Error | undefined;
  const language = chosenLanguage();
  // The texts of what fails below are in it.
  const loaded = await loadLanguage(language).catch(() => englishLanguage);
  const { call, session } = createHub(defaults, loaded);
  const { licenseKey } = defaults.settings.authSettings;
  const [settings, profile, pages] = await Promise.all([
    call('settings', { params: { licenseKey } }).catch(() => defaults.settings),
    session.refresh().catch((error: Error) => {
      lookUpError = error;
      return null;
    }),
    allContentOf(call, { code: 'home-page', language: loaded.code }).catch(() => []),
  ]);
  const clean = pages.map(async (page) => ({ ...page, body: await cleanHtml(page.body) }));
  return { ...defaults, language, settings, profile, lookUpError, home: await Promise.all(clean) };
}
