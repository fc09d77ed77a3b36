/** The record that a member of staff changes, who does it, and when. */
export interface StaffAction {
  id: string;
  actorId: string;
  now: Date;
}

/** An action on an account, by staff or by an operator, who has no account. */
export type AccountAction = Omit<StaffAction, 'actorId'> & { actorId: string | null };
