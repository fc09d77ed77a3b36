import { useHub } from '../../providers/HubContext.ts';
import { perHub } from '../../providers/perHub.ts';

/**
 * By person, as long as this page is loaded and no longer: nothing is saved (specification §1). Not in react-admin's
 * store, which is emptied when the portal is left, as for the sign-in page.
 */
const draftsOf = perHub(() => new Map<string, string>());

/** What this person has typed into the invite box and not sent, although the page was left. */
export function useInviteDraft(person: string | undefined) {
  const drafts = draftsOf(useHub());
  return {
    read: (): string => (person && drafts.get(person)) || '',
    keep(text: string): void {
      if (!person) return;
      if (text === '') drafts.delete(person);
      else drafts.set(person, text);
    },
  };
}
