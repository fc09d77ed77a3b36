import type { TranslationMessages } from 'ra-core';
import type { Language } from '#contract/languages.ts';
import { usualPolicies } from '#contract/policies.ts';
import type { Boot, ContentPage, Policies, Settings, ShownContent } from '#contract/records.ts';
import { type Api, createApi, type Log } from './api.ts';
import { englishLanguage, type LoadedLanguage, loadLanguage } from './i18n/language.ts';
import { rememberLanguage } from './i18n/rememberLanguage.ts';
import { createTranslator, type Translator } from './i18n/translate.ts';
import { loadWords } from './i18n/words.ts';
import { createSession, type Session } from './session.ts';

/** The state and the functions of one visitor: session, calls, texts and policies. No module holds any of these. */
export interface Hub extends Translator, Api {
  /** Whose hub this is. */
  settings: Settings;
  session: Session;
  policies: ReturnType<typeof createPolicies>;
  /** The pages of the home page, as the server wrote them into this page, in its first language. */
  home: readonly ContentPage[];
  /** The content of a page that everyone may read, in the same form. */
  shown: ShownContent | undefined;
  /** The certificate that the page came with. */
  checked: Boot['checked'];
  /** The language that this page came in. */
  firstLanguage: Language;
  /** Whether the person opened this page by a link of ours or by typing its address. */
  openedFromHere: boolean;
  /** All words of the visitor's language, which the portal behind sign-in needs. */
  words: { loaded: TranslationMessages | undefined; load(): Promise<TranslationMessages> };
  /**
   * Puts the page into another language, in place, and remembers it in this browser. Rejects, and changes nothing,
   * where its texts can't be fetched.
   */
  switchLanguage(language: Language): Promise<void>;
  /** Calls `listener` with the new hub after each change of language. Returns a function that unsubscribes it. */
  onLanguageChange(listener: (hub: Hub) => void): () => void;
}

/** What a page came with. */
export type Start = Omit<Boot, 'language'> & { lookUpError?: Error | undefined };

/**
 * Makes the hub of one visitor: one a page in the browser, one a request on the server. In another language it is
 * another hub with the same session.
 */
export function createHub(start: Start, language = englishLanguage, log: Log = browserLog): Hub {
  const { settings, home, shown, checked, openedFromHere } = start;
  // Each needs the other: a call asks whose session it is, the session makes calls.
  const call: Api['call'] = (name, ...options) => api.call(name, ...options);
  const session = createSession(call, start);
  const api = createApi({ settings, translator: () => hub, log, keeper: session.keeper });
  const policies = createPolicies(api.call);
  const listeners = new Set<(hub: Hub) => void>();
  let wanted = language.code;

  const hubIn = (loaded: LoadedLanguage): Hub => ({
    ...createTranslator(loaded, settings),
    ...api,
    settings,
    session,
    policies,
    home,
    shown,
    checked,
    firstLanguage: language.code,
    openedFromHere,
    words: wordsOf(loaded.code),
    switchLanguage,
    onLanguageChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  });
  let hub = hubIn(language);

  async function switchLanguage(code: Language): Promise<void> {
    wanted = code;
    try {
      const next = hubIn(await loadLanguage(code));
      if (hub.words.loaded) await next.words.load();
      // Another one was chosen meanwhile, or the page is in it already.
      if (wanted !== code || hub.language === code) return;
      hub = next;
    } catch (error) {
      wanted = hub.language;
      throw error;
    }
    rememberLanguage(code);
    for (const listener of listeners) listener(hub);
  }

  return hub;
}

/** The words of a language, fetched once. */
function wordsOf(language: Language): Hub['words'] {
  let loading: Promise<TranslationMessages> | undefined;
  const words: Hub['words'] = {
    loaded: undefined,
    load() {
      loading ??= loadWords(language).then(
        (loaded) => {
          words.loaded = loaded;
          // Where React looks whether it has to wait: it need not, once the words are there.
          Object.assign(loading as object, { status: 'fulfilled', value: loaded });
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
  return words;
}

/** The program's policies: the usual ones till the policy call has brought others (decisions F2 and F5). */
function createPolicies(call: Api['call']) {
  let current = usualPolicies;
  return {
    current: (): Policies => current,
    /** Loads the policies. Keeps the current ones if the call fails. Never rejects. */
    async load(): Promise<Policies> {
      const answer = await call('policy', { background: true }).catch(() => undefined);
      current = answer?.policies ?? current;
      return current;
    },
  };
}

const browserLog: Log = {
  // biome-ignore lint/suspicious/noConsole: the one place that writes to the browser's console
  warn: (text, detail) => (detail === undefined ? console.warn(text) : console.warn(text, detail)),
};
