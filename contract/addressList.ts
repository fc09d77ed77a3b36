import { withoutUnseen } from './characters.ts';
import { isEmail, normalizeEmail } from './email.ts';
import { limits } from './limits.ts';
import type { Message } from './messages.ts';

/**
 * The result of parsing a pasted list: each valid address once, in order, lower case; and the other entries as typed.
 */
export interface AddressList {
  valid: string[];
  /** Repeated addresses, one entry per repetition. */
  duplicates: string[];
  invalid: string[];
}

/** The quoted display name of `"Last, First" <a@b.c>`. */
const QUOTED_NAME = /"[^"\n]*"(?=\s*<)/g;
const BRACKETED = /<([^<>]*)>/g;

/** The comma after the last bracket. What follows is not a display name, which comes before its address. */
const COMMA_AFTER_LAST_BRACKET = /(?<=>)\s*,(?=[^<>]*$)/;

/**
 * Returns the entries of one line. In `Last, First <a@b.c>` the address is in the brackets; words outside are entries
 * only if they contain an @, so that a display name is none. Every word after the last bracket is an entry.
 */
function entriesOf(line: string): string[] {
  const words = (text: string) => text.split(/[\s,]+/).filter((word) => word !== '');
  if (!line.includes('<')) return words(line);
  const inside = [...line.matchAll(BRACKETED)].map(([, address = '']) =>
    address.replace(/\s+/g, ''),
  );
  const [named = '', after = ''] = line.split(COMMA_AFTER_LAST_BRACKET);
  const outside = words(named.replace(BRACKETED, ' ')).filter((word) => word.includes('@'));
  return [...outside, ...inside, ...words(after)];
}

/**
 * Splits text that was typed, or pasted from an email program or a spreadsheet, into addresses (specification §5,
 * decision D5): at white space, commas and semicolons, without display names and angle brackets.
 */
export function parseAddressList(text: string): AddressList {
  const entries = withoutUnseen(text)
    .replace(QUOTED_NAME, '')
    .split(/[\n\r;]+/)
    .flatMap(entriesOf)
    .map((entry) => withoutMarks(entry).replace(/^mailto:/i, ''))
    .filter((entry) => entry !== '');
  const list: AddressList = { valid: [], duplicates: [], invalid: [] };
  const seen = new Set<string>();
  for (const entry of entries) {
    const address = normalizeEmail(entry);
    // More entries are never sent, and longer ones are no addresses, so they are not parsed.
    const isWithinLimits =
      seen.size < limits.invitationEntries && entry.length <= limits.invitationEntryMax;
    if (seen.has(address)) list.duplicates.push(entry);
    else if (isWithinLimits && isEmail(address)) list.valid.push(address);
    else list.invalid.push(entry);
    seen.add(address);
  }
  return list;
}

const BEFORE = `"'<([`;
const AFTER = `"'>).]`;

/** Removes quotes, brackets and full stops around an entry. By index, because a regular expression would backtrack. */
function withoutMarks(entry: string): string {
  let [start, end] = [0, entry.length];
  while (start < end && BEFORE.includes(entry.charAt(start))) start++;
  while (end > start && AFTER.includes(entry.charAt(end - 1))) end--;
  return entry.slice(start, end);
}

/**
 * Returns why a bulk invitation is refused as a whole, so that nobody is emailed (specification §5, decision D4);
 * undefined if it may be sent.
 * @param entries the entries without duplicates, invalid ones included
 */
export function invitationRefusal(entries: readonly string[]): Message | undefined {
  const { invitationsPerSubmission: max, invitationEntryMax: longest } = limits;
  const count = entries.length;
  if (count === 0) return { key: 'invitation.empty' };
  if (count > max) return { key: 'invitation.tooMany', params: { max, count } };
  if (entries.every(({ length }) => length <= longest)) return undefined;
  return { key: 'invitation.entryTooLong', params: { max: longest } };
}
