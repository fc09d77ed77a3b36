import { useHub } from '#providers/HubContext.ts';
import { perHub } from '#providers/perHub.ts';

/**
 * Drafts by person, in memory only: nothing is saved (specification §1). Not in react-admin's store, which is cleared
 * when the portal is left, for example for the sign-in page.
 */
const draftsOf = perHub(() => new Map<string, string>());

/** The text that this person has typed into the invite box and not sent, kept while other pages are shown. */
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
