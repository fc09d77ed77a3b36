/** Characters without width, which spreadsheets, address books and web pages put around what is copied from them. */
const UNSEEN = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;

/** Returns the text without characters that nobody sees, and that no rule of addresses or numbers accepts. */
export const withoutUnseen = (text: string): string => text.replace(UNSEEN, '');

/** Returns a pasted phone number with spaces and hyphens as a keyboard has them. */
export const plainPhone = (typed: string): string =>
  withoutUnseen(typed)
    .replace(/\p{Zs}/gu, ' ')
    .replace(/\p{Pd}/gu, '-');
