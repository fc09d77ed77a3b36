/**
 * By person, as long as this page is loaded and no longer: nothing is saved (specification §1). Not in react-admin's
 * store, which is emptied when the portal is left, as for the sign-in page.
 */
const drafts = new Map<string, string>();

/** What this person has typed and not sent, although the page was left. */
export const inviteDraft = (person: string | undefined): string =>
  (person && drafts.get(person)) || '';

/** Keeps what {@link inviteDraft} returns. */
export function keepInviteDraft(person: string | undefined, text: string): void {
  if (!person) return;
  if (text === '') drafts.delete(person);
  else drafts.set(person, text);
}
