/** Below this path stand the calls of the staff console. */
export const staffBase = '/api/staff/v1';

/** A list can be paged through up to here; filters lead to what lies beyond. So counting stays quick at any size. */
export const LIST_REACH = 10_000;
/** Rows of one answer at most. */
export const WIDEST_RANGE = 200;
