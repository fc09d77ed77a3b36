const key = (person: string) => `hub.inviteTaskDone.${person}`;

/**
 * Remembers in this browser that this person has sent invitations (specification §7). A hint for the dashboard alone:
 * what the server answers decides (decision D10). `person` is the profile's `provider.id`. A browser that keeps
 * nothing loses nothing.
 */
export function markInviteTaskDone(person: string): void {
  try {
    localStorage.setItem(key(person), 'true');
  } catch {
    // Storage is closed or full: there will be no hint.
  }
}

/** Whether the hint of {@link markInviteTaskDone} is there. */
export function isInviteTaskDone(person: string): boolean {
  try {
    return localStorage.getItem(key(person)) === 'true';
  } catch {
    return false;
  }
}
