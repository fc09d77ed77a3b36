import { TOKEN_COOKIE } from '#contract/calls/call.ts';

/** A browser that forbids its store, or whose store is full, keeps nothing: null. */
function attempt<T>(act: () => T): T | null {
  try {
    return act();
  } catch {
    return null;
  }
}

/** One thing that the browser keeps. */
const memory = (store: 'localStorage' | 'sessionStorage', key: string) => ({
  read: () => attempt(() => window[store].getItem(key)),
  /** Returns the fields of what was kept as JSON; none if there is nothing, or somebody else wrote there. */
  readFields: <T extends object>(): Partial<T> =>
    attempt<Partial<T> | null>(() => JSON.parse(window[store].getItem(key) ?? '{}')) ?? {},
  /** Returns whether it is kept. */
  keep: (value: string) => attempt(() => window[store].setItem(key, value)) !== null,
  forget: () => void attempt(() => window[store].removeItem(key)),
  /** Calls `listener` when another tab keeps something else. Returns a function that stops it. */
  onOtherTab(listener: (value: string) => void): () => void {
    const listen = (event: StorageEvent) => {
      if (event.key === key && event.newValue) listener(event.newValue);
    };
    window.addEventListener('storage', listen);
    return () => window.removeEventListener('storage', listen);
  },
});

/** For every tab, until the person clears it. */
const inBrowser = (key: string) => memory('localStorage', `hub.${key}`);
/** For one tab, and as long as that is open. */
const inTab = (key: string) => memory('sessionStorage', key);

/** All that the browser keeps for the portal. What react-admin keeps of the console is its own (src/console/provider/store.ts). */
export const browserMemory = {
  device: inBrowser('device'),
  /** 'Remember my email'. */
  email: inBrowser('email'),
  analyticsConsent: inBrowser('analyticsConsent'),
  /** When the server last heard of the person's activity. */
  activeAt: inBrowser('activeAt'),
  /** The last sign-in or sign-out. */
  sessionChanged: inBrowser('sessionChanged'),
  styles: inBrowser('styles'),
  lastVisit: (person: string) => inBrowser(`lastVisit.${person}`),
  inviteTaskDone: (person: string) => inBrowser(`inviteTaskDone.${person}`),

  antiForgeryToken: inTab(TOKEN_COOKIE),
  /** The link of an email. */
  openedLink: inTab('hub.openedLink'),
  /** The page that was requested before signing in, and whose tab it was then. */
  returnTo: inTab('hub.returnTo'),
  returnToOwner: inTab('hub.returnTo.owner'),
  /** Whose tab it is: of the person who is signed in, or whose session has expired. */
  tabOwner: inTab('hub.tabOwner'),
  /** When the page was last loaded anew because a chunk was gone. */
  reloadedAt: inTab('hub.reloadedAt'),
};

/** Where react-admin keeps the queries that staff have saved by name, with what they have searched for. */
const SAVED_QUERIES = /^RaStore.*\.savedQueries$/;

/** Forgets what staff have searched for. */
export const forgetSavedQueries = () =>
  attempt(() => {
    for (const key of Object.keys(localStorage)) {
      if (SAVED_QUERIES.test(key)) localStorage.removeItem(key);
    }
  });
