/**
 * Characters that nobody types, and that harm: a database can't hold NUL, others forge lines of a log or a mail, turn
 * the direction of text to hide what a name ends in, or make two names that look alike. The joiners U+200C and U+200D
 * stay allowed, for Persian, the languages of India and emoji need them.
 */
const CONTROL = '\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f\\u2028\\u2029';
const TURNING = '\\u202a-\\u202e\\u2066-\\u2069';
const UNSEEN = '\\u200b\\u2060-\\u2064\\ufeff\\ufff9-\\ufffb';

const IN_TEXT = new RegExp(`[${CONTROL}${TURNING}${UNSEEN}]`);
const IN_LINE = new RegExp(`[${CONTROL}${TURNING}${UNSEEN}\\t\\n\\r]`);

/** Whether a field of one line may hold `text`. */
export const isOneLine = (text: string): boolean => !IN_LINE.test(text) && text.isWellFormed();

/** Whether a field of several lines may hold `text`: tabs and line breaks too. */
export const isText = (text: string): boolean => !IN_TEXT.test(text) && text.isWellFormed();
