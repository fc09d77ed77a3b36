/**
 * Characters that nobody types and that do harm: PostgreSQL can't store NUL, others forge lines of a log or an email,
 * change the direction of text to hide how a name ends, or make different names look alike. The joiners U+200C and
 * U+200D are allowed, because Persian, Indian languages and emoji need them.
 */
const CONTROL = '\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f\\u2028\\u2029';
const BIDIRECTIONAL = '\\u202a-\\u202e\\u2066-\\u2069';
const INVISIBLE = '\\u200b\\u2060-\\u2064\\ufeff\\ufff9-\\ufffb';

const IN_TEXT = new RegExp(`[${CONTROL}${BIDIRECTIONAL}${INVISIBLE}]`);
const IN_LINE = new RegExp(`[${CONTROL}${BIDIRECTIONAL}${INVISIBLE}\\t\\n\\r]`);

/** White space, marks without a letter, and what fonts draw as nothing, such as U+3164, which counts as a letter. */
const NOTHING_SEEN = /^[\s\p{M}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Whether a reader would see nothing of `text`. */
export const looksEmpty = (text: string): boolean => NOTHING_SEEN.test(text);

/** Whether a single-line field may contain `text`. */
export const isOneLine = (text: string): boolean => !IN_LINE.test(text) && text.isWellFormed();

/** Whether a multi-line field may contain `text`, with tabs and line breaks. */
export const isText = (text: string): boolean => !IN_TEXT.test(text) && text.isWellFormed();

/** Characters without width, which spreadsheets, address books and web pages put around what is copied from them. */
const WITHOUT_WIDTH = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;

/** Returns the text without characters that nobody sees, and that no rule of addresses or numbers accepts. */
export const withoutUnseen = (text: string): string => text.replace(WITHOUT_WIDTH, '');

/** Returns a pasted phone number with spaces and hyphens as a keyboard has them. */
export const plainPhone = (typed: string): string =>
  withoutUnseen(typed)
    .replace(/\p{Zs}/gu, ' ')
    .replace(/\p{Pd}/gu, '-');
