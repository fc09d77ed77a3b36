import { cleanText, withoutUnseen } from './characters.ts';
import { isEmail, normalizeEmail, withoutMarks, withPlainAddresses } from './email.ts';
import { limits } from './limits.ts';
import type { Message } from './messages.ts';

/**
 * The result of parsing a pasted list: each valid address once, in order, lower case; and the other entries as typed.
 */
export interface AddressList {
  valid: string[];
  /** Repeated entries, one per repetition. */
  duplicates: string[];
  /** What holds an @ and is no address, and each line without an @ as a whole. */
  invalid: string[];
}

/** The quoted display name of `"Last, First" <a@b.c>`. */
const QUOTED_NAME = /"[^"]*"(?=\s*<)/g;
const DOUBLE_QUOTES = /[“”„‟«»‹›「」『』〝〞]/g;
/** What may be in a name, and in no domain: after one it separates. */
const AFTER_DOMAIN = /[/\\&+](?<=@[^\s@/\\&+]{0,253}.)/g;
const WORD = /[^\s,;:|"<>()[\]{}、؛،【】〈〉《》–—•·…]+/g;

/** What stands between an address and the link to it: `a@b.c <a@b.c>`, `[a@b.c](a@b.c)`, `<a href="a@b.c">a@b.c`. */
const isToItsLink = (between: string): boolean =>
  /^[\s"<>()[\]]*[<>()[\]][\s"<>()[\]]*$/.test(between) && !/>\s*</.test(between);

/** Returns the text as its entries are found in it, line by line. */
const readable = (text: string): string => withPlainAddresses(withoutUnseen(cleanText(text)));

/**
 * Returns the entries of one line: its words with an @. What stands beside them is a name, in whatever order and cells; several
 * addresses are several. An address with the link to it is one.
 */
function entriesOf(line: string): string[] {
  const named = line
    .replace(DOUBLE_QUOTES, '"')
    .replace(QUOTED_NAME, ' ')
    .replace(AFTER_DOMAIN, ' ');
  const entries: string[] = [];
  let [last, end] = ['', 0];
  for (const { 0: word, index } of named.matchAll(WORD)) {
    const entry = word.includes('@') ? withoutMarks(word) : '';
    const isKnown = entry === last && isToItsLink(named.slice(end, index));
    if (/[^@]/.test(entry) && !isKnown) entries.push(entry);
    [last, end] = [entry, index + word.length];
  }
  return entries;
}

/**
 * Splits text that was typed, or pasted from an email program, a spreadsheet or a document, into addresses (specification §5,
 * decision D5): at white space, commas and semicolons, without names, quotes, brackets, bullets and links.
 */
export function parseAddressList(text: string): AddressList {
  const list: AddressList = { valid: [], duplicates: [], invalid: [] };
  const seen = new Set<string>();
  const found = readable(text)
    .split('\n')
    .flatMap((line) => {
      const entries = entriesOf(line);
      return entries.length === 0 && /[\p{L}\p{N}]/u.test(line) ? [line.trim()] : entries;
    });
  for (const entry of found) {
    const address = entry.toLowerCase();
    if (seen.has(address)) list.duplicates.push(entry);
    else if (isEmail(address)) list.valid.push(address);
    else list.invalid.push(entry);
    seen.add(address);
  }
  return list;
}

/** Why an invalid address can't be invited. */
export const brokenAddress: Message = { key: 'validation.email' };

/** The apostrophes that word processors write, and what is meant by them in an address. */
const APOSTROPHES = /[‘’‛ʼ′´]/g;

/** Returns the address that is meant by an entry with a typographic apostrophe; undefined if it is none. */
export function meantAddress(entry: string): string | undefined {
  const meant = entry.replace(APOSTROPHES, "'");
  const address = normalizeEmail(meant);
  return meant !== entry && isEmail(address) ? address : undefined;
}

/** Returns the text with the address that is meant in place of an entry. */
export const withMeantAddress = (text: string, entry: string): string =>
  readable(text).replaceAll(entry, meantAddress(entry) ?? entry);

/** Returns the entries that count against the number that can be invited at a time: what holds an @. */
export const countedEntries = ({ valid, invalid }: AddressList): string[] => [
  ...valid,
  ...invalid.filter((entry) => entry.includes('@')),
];

/**
 * Returns why a bulk invitation is refused as a whole, so that nobody is emailed (specification §5, decision D4);
 * undefined if it may be sent.
 */
export function invitationRefusal(list: AddressList): Message | undefined {
  const max = limits.invitationsPerSubmission;
  const count = countedEntries(list).length;
  if (count > max) return { key: 'invitation.tooMany', params: { max, count } };
  return list.valid.length + list.invalid.length === 0 ? { key: 'invitation.empty' } : undefined;
}
