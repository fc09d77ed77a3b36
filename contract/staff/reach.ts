/** The base path of the console's calls. */
export const staffBase = '/api/staff/v1';

/**
 * The rows that a list counts and pages through, so that counting stays fast at any size; filters narrow longer lists.
 */
export const LIST_REACH = 10_000;
/** The most rows of a response. */
export const WIDEST_RANGE = 200;
