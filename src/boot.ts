import { cleanHtml } from '../components/cleanHtml.ts';
import type { Boot, ContentPage } from '../contract/records.ts';
import { call } from '../providers/api.ts';
import { config } from '../providers/config.ts';
import { dataProvider } from '../providers/dataProvider.ts';
import { loadLanguage, setLanguage } from '../providers/i18n/language.ts';
import { session } from '../providers/session.ts';
import { chosenLanguage } from './session/chosenLanguage.ts';

let home: ContentPage[] = [];
let fromHere = false;

/** The pages of the home page, as the server wrote them into this page. */
export const homePages = (): readonly ContentPage[] => home;

/** Whether the person opened this page by a link of ours or by typing its address. */
export const openedFromHere = (): boolean => fromHere;

/** Makes what the page came with known to everybody: whose hub this is, who is signed in. */
export function startWith(boot: Boot & { lookUpError?: Error | undefined }): void {
  setLanguage(boot.language);
  config.use(boot.settings);
  session.start(boot.profile, boot.lookUpError);
  home = boot.home;
  fromHere = boot.openedFromHere;
}

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
  let lookUpError: Error | undefined;
  const language = chosenLanguage();
  // What fails below is told in it.
  await loadLanguage(language).catch(() => undefined);
  setLanguage(language);
  const params = { licenseKey: config.licenseKey };
  const [settings, profile, pages] = await Promise.all([
    call('settings', { params }).catch(() => config.settings),
    session.refresh().catch((error: Error) => {
      lookUpError = error;
      return null;
    }),
    dataProvider.getAllContent('home-page').catch(() => []),
  ]);
  const clean = pages.map(async (page) => ({ ...page, body: await cleanHtml(page.body) }));
  return {
    language,
    settings,
    profile,
    lookUpError,
    home: await Promise.all(clean),
    openedFromHere: document.referrer.startsWith(`${window.location.origin}/`),
  };
}
