/** By person, as long as this page is loaded and no longer: nothing is saved (§1, F5). */
const drafts = new Map<string, string>();

/** What this person has typed and not sent, although the page was left: by a 401, a 403 or a look elsewhere (G6). */
export const inviteDraft = (person: string | undefined): string =>
  (person && drafts.get(person)) || '';

/** Keeps what {@link inviteDraft} answers. */
export function keepInviteDraft(person: string | undefined, text: string): void {
  if (!person) return;
  if (text === '') drafts.delete(person);
  else drafts.set(person, text);
}
