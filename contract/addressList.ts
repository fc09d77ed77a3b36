import { isEmail, normaliseEmail } from './email.ts';
import { limits } from './limits.ts';
import type { Message } from './messages.ts';

/** What was found in a pasted list: each valid address once, in order, lower case; and the rest as typed. */
export interface AddressList {
  valid: string[];
  /** Addresses that stood there again, one entry per repetition. */
  duplicates: string[];
  invalid: string[];
}

/** The quoted display name of `"Last, First" <a@b.c>`. */
const QUOTED_NAME = /"[^"\n]*"(?=\s*<)/g;
const BRACKETED = /<([^<>]*)>/g;

/** What a comma sets apart behind the last bracket: no name of anybody, since a name stands before its address. */
const BEHIND = /(?<=>)\s*,(?=[^<>]*$)/;

/**
 * The entries of one line: in `Last, First <a@b.c>` what is in the brackets, and of the words outside what has an @,
 * so that a display name is no entry, whether or not there is a comma in it. What was typed behind them all counts.
 */
function entriesOf(line: string): string[] {
  const words = (text: string) => text.split(/[\s,]+/).filter((word) => word !== '');
  if (!line.includes('<')) return words(line);
  const inside = [...line.matchAll(BRACKETED)].map(([, address = '']) =>
    address.replace(/\s+/g, ''),
  );
  const [named = '', behind = ''] = line.split(BEHIND);
  const outside = words(named.replace(BRACKETED, ' ')).filter((word) => word.includes('@'));
  return [...outside, ...inside, ...words(behind)];
}

/**
 * Splits what a person typed or pasted from a mail program or a spreadsheet into addresses (specification §5,
 * decision D5): white space, commas and semicolons separate, display names are dropped, angle brackets are taken off.
 */
export function parseAddressList(text: string): AddressList {
  const entries = text
    .replace(QUOTED_NAME, '')
    .split(/[\n\r;]+/)
    .flatMap(entriesOf)
    .map((entry) => withoutMarks(entry).replace(/^mailto:/i, ''))
    .filter((entry) => entry !== '');
  const list: AddressList = { valid: [], duplicates: [], invalid: [] };
  const seen = new Set<string>();
  for (const entry of entries) {
    const address = normaliseEmail(entry);
    // No more than this is ever sent, nor is anything so long an address: neither is looked at.
    const isLookedAt =
      seen.size < limits.invitationEntries && entry.length <= limits.invitationEntryMax;
    if (seen.has(address)) list.duplicates.push(entry);
    else if (isLookedAt && isEmail(address)) list.valid.push(address);
    else list.invalid.push(entry);
    seen.add(address);
  }
  return list;
}

const BEFORE = `"'<([`;
const AFTER = `"'>).]`;

/** An entry without the quotes, brackets and full stops around it. By index: a pattern that seeks ends backtracks. */
function withoutMarks(entry: string): string {
  let [start, end] = [0, entry.length];
  while (start < end && BEFORE.includes(entry.charAt(start))) start++;
  while (end > start && AFTER.includes(entry.charAt(end - 1))) end--;
  return entry.slice(start, end);
}

/**
 * Why a bulk invitation is refused as a whole, nobody being mailed (specification §5, decision D4); undefined where it
 * may be sent.
 * @param entries what is left after removal of duplicates, broken ones included
 */
export function invitationRefusal(entries: readonly string[]): Message | undefined {
  const { invitationsPerSubmission: max, invitationEntryMax: longest } = limits;
  const count = entries.length;
  if (count === 0) return { key: 'invitation.empty' };
  if (count > max) return { key: 'invitation.tooMany', params: { max, count } };
  if (entries.every(({ length }) => length <= longest)) return undefined;
  return { key: 'invitation.entryTooLong', params: { max: longest } };
}
