const key = (person: string) => `hub.inviteTaskDone.${person}`;

/**
 * Remembers in this browser that this person has sent invitations (specification §7). Only a hint for the dashboard:
 * the server's response decides (decision D10). `person` is the profile's `provider.id`. Without storage nothing is
 * lost.
 */
export function markInviteTaskDone(person: string): void {
  try {
    localStorage.setItem(key(person), 'true');
  } catch {
    // Storage is not available or full: there is no hint.
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
