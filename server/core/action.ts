import type { Moment } from '../../contract/dates.ts';

/** The record that a member of staff changes, who does it, and when. */
export interface StaffAction extends Moment {
  id: string;
  actorId: string;
}

/** An action on an account, by staff or by an operator, who has no account. */
export type AccountAction = Pick<StaffAction, 'id' | 'now'> & { actorId: string | null };
