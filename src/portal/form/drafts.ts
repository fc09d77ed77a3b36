import { useState } from 'react';
import { useHub } from '#providers/HubContext.ts';
import { perHub } from '#providers/perHub.ts';

/**
 * Returns a hook to what the person has typed and not sent, by a key, kept while other pages are shown: each person's own,
 * and in memory only, as nothing is saved (specification §1). Not in react-admin's store, which is cleared when the portal
 * is left, for example for the sign-in page.
 * @param isMissed of which drafts the browser asks before the tab is closed, whatever page is shown; default: of none.
 */
export function createDrafts<Draft>(isMissed?: (draft: Draft) => boolean) {
  const draftsOf = perHub(({ session }) => {
    const byPerson = new Map<string | undefined, Map<string, Draft>>();
    const mine = () => {
      const person = session.profile()?.provider.accountId;
      const drafts = byPerson.get(person) ?? new Map<string, Draft>();
      if (person) byPerson.set(person, drafts);
      return drafts;
    };
    if (isMissed) {
      window.addEventListener('beforeunload', (event) => {
        if ([...mine().values()].some(isMissed)) event.preventDefault();
      });
    }
    return mine;
  });
  return function useDrafts(): Map<string, Draft> {
    // Those of the page's owner: when a session ends, the last words are kept after it.
    const [drafts] = useState(draftsOf(useHub()));
    return drafts;
  };
}
