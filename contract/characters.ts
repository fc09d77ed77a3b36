/**
 * The one step that every text passes before any rule sees it, in browser, server and fixtures, so that what people
 * copy from documents, chats and web pages is stored, searched and compared as they read it. See
 * docs/decisions/0024-input-limits.md.
 */

/** Drawn as nothing, or as a box in place of what could not be copied. */
const UNSEEN = '\\p{Default_Ignorable_Code_Point}\\ufff9-\\ufffc';

const PICTURE = '\\p{Extended_Pictographic}(?:[\\ufe0e\\ufe0f]|\\p{Emoji_Modifier})?';
const EMOJI = [
  `${PICTURE}(?:\\u200d${PICTURE})+`,
  // The flag of a part of a country. Tags after anything else spell words that nobody sees.
  '\\u{1f3f4}[\\u{e0030}-\\u{e0039}\\u{e0061}-\\u{e007a}]{3,6}\\u{e007f}',
  PICTURE,
  '[#*0-9]\\ufe0f?\\u20e3',
].join('|');

/** Persian and Indian languages need them; before an accent they would make one name of two. */
const JOINER = [
  `(?<=[\\p{L}\\p{M}])(?<![${UNSEEN}])`,
  '[\\u200c\\u200d]',
  `(?=[\\p{L}\\p{M}])(?![${UNSEEN}\\u0300-\\u036f])`,
].join('');

const KEPT_OR_UNSEEN = new RegExp(`(${EMOJI}|${JOINER})|[${UNSEEN}]`, 'gu');
const ANY_UNSEEN = new RegExp(`[${UNSEEN}]`, 'gu');
const SPACES = /\p{Zs}/gu;
/** What some programs end a line with; a text of several lines has `\n` alone. */
const LINE_END = '\\u000b\\u000c\\u0085\\u2028\\u2029';
const LINE_ENDS = new RegExp(`\\r\\n|[\\r${LINE_END}]`, 'g');
const LINE_SPACES = new RegExp(`[\\t${LINE_END}]`, 'g');

/** Returns the text without what nobody sees, and with plain spaces: as a password is compared, whose ends count. */
export const withoutUnseen = (text: string): string => plain(text.replace(ANY_UNSEEN, ''));

/** More marks than any letter has. To bring a heap of them into order takes a processor minutes. */
const HEAPED_MARKS = /(\p{M}{30})\p{M}+/gu;

const plain = (text: string): string =>
  text.replace(SPACES, ' ').replace(HEAPED_MARKS, '$1').normalize('NFC');
/** Most texts: nothing is to be cleaned. */
const PLAIN = /^[\n\x20-\x7e]*$/;
const seen = (text: string): string =>
  PLAIN.test(text) ? text : plain(text.replace(KEPT_OR_UNSEEN, '$1'));

/** Returns the text of a single-line field as it is read. */
export const cleanLine = (text: string): string => seen(text).replace(LINE_SPACES, ' ').trim();

/** Returns a text of several lines as it is read. */
export const cleanText = (text: string): string => seen(text).replace(LINE_ENDS, '\n').trim();

/** Returns what no word is in, such as an address, a number or a code, as it is read: joiners have no use there. */
export const bareText = (text: string): string => withoutUnseen(text).trim();

/**
 * Control characters, which nobody types: PostgreSQL can't store NUL, and others forge lines of a log or an email. They
 * are refused, and so is a line break in a single-line field.
 */
const CONTROL = '\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f';
const IN_TEXT = new RegExp(`[${CONTROL}]`);
const IN_LINE = new RegExp(`[${CONTROL}\\t\\n\\r]`);

export const isOneLine = (text: string): boolean => !IN_LINE.test(text) && text.isWellFormed();

/** Whether a field of several lines may contain a clean text, with tabs and line breaks. */
export const isText = (text: string): boolean => !IN_TEXT.test(text) && text.isWellFormed();

/** White space, marks without a letter, and the blank of Braille, which fonts draw as nothing. */
const NOTHING_SEEN = /^[\s\p{M}\u2800]*$/u;

/** Whether a reader would see nothing of a clean text. */
export const looksEmpty = (text: string): boolean => NOTHING_SEEN.test(text);

/** Returns the number of characters, as PostgreSQL and JSON Schema count them: an emoji that is one code point is one. */
export const lengthOf = (text: string): number =>
  text.length - (text.match(/[\ud800-\udbff][\udc00-\udfff]/g)?.length ?? 0);

/** Full-width and small forms, as keyboards for Chinese and Japanese write them. */
const WIDE = /[\uff00-\uffef\ufe50-\ufe6f]+/g;

/** Returns the text with letters, digits and signs in their usual width. */
export const inUsualWidth = (text: string): string =>
  text.replace(WIDE, (wide) => wide.normalize('NFKC'));

/** Returns a pasted phone number with hyphens as a keyboard has them. */
export const plainPhone = (typed: string): string => bareText(typed).replace(/\p{Pd}/gu, '-');

/** The length of a password as it is hashed, in characters, whether a keyboard writes é as one code point or as two. */
export const passwordLength = (password: string): number => lengthOf(withoutUnseen(password));
