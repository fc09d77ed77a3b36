import { browserMemory } from '#providers/browserMemory.ts';

/**
 * Remembers in this browser that this person has sent invitations (specification §7). Only a hint for the dashboard:
 * the server's response decides (decision D10). `person` is the profile's `provider.id`. Without storage nothing is
 * lost.
 */
export const markInviteTaskDone = (person: string): boolean =>
  browserMemory.inviteTaskDone(person).keep('true');

/** Whether the hint of {@link markInviteTaskDone} is there. */
export const isInviteTaskDone = (person: string): boolean =>
  browserMemory.inviteTaskDone(person).read() === 'true';
