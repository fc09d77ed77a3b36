import type { TranslationMessages } from 'ra-core';
import type { Boot, ContentPage, Settings } from '../contract/records.ts';
import { type Api, createApi } from './api.ts';
import { englishLanguage } from './i18n/language.ts';
import { createTranslator, type Translator } from './i18n/translate.ts';
import { loadWords } from './i18n/words.ts';
import { browserLog } from './log.ts';
import { createPolicies } from './policies.ts';
import { createSession, type Session } from './session.ts';

/** What a page knows and can do for one visitor. Nothing of a visitor stands in a module. */
export interface Hub extends Translator, Api {
  /** Whose hub this is. */
  settings: Settings;
  session: Session;
  policies: ReturnType<typeof createPolicies>;
  /** The pages of the home page, as the server wrote them into this page. */
  home: readonly ContentPage[];
  /** Whether the person opened this page by a link of ours or by typing its address. */
  openedFromHere: boolean;
  /** All words of the visitor's language, which the portal behind sign-in needs. */
  words: { loaded: TranslationMessages | undefined; load(): Promise<TranslationMessages> };
}

/** What a page came with. */
export type Start = Omit<Boot, 'language'> & { lookUpError?: Error | undefined };

/** Makes the hub of one visitor: one a page in the browser, one a request on the server. */
export function createHub(start: Start, language = englishLanguage, log = browserLog): Hub {
  const { settings, home, openedFromHere } = start;
  const translator = createTranslator(language, settings);
  // Each needs the other: a call asks whose session it is, the session makes calls.
  const call: Api['call'] = (name, options) => api.call(name, options);
  const session = createSession(call, start);
  const api = createApi({ settings, translator, log, keeper: session.keeper });
  let loading: Promise<TranslationMessages> | undefined;
  const words: Hub['words'] = {
    loaded: undefined,
    load() {
      loading ??= loadWords(language.code).then(
        (loaded) => {
          words.loaded = loaded;
          return loaded;
        },
        (error) => {
          loading = undefined;
          throw error;
        },
      );
      return loading;
    },
  };
  return {
    ...translator,
    ...api,
    settings,
    session,
    policies: createPolicies(api.call),
    home,
    openedFromHere,
    words,
  };
}
