import { words } from '../../words/en/catalogue.ts';
import { parts } from '../../words/en/parts.ts';
import { allStaffWords } from '../../words/en/wholeConsole.ts';
import { flat } from '../../words/flat.ts';

/** `error.stale`, `staff.content`: how the keys of the catalogues begin. */
const beginnings = new Set<string>();
for (const [key] of [words, parts, allStaffWords].flatMap((texts) => [...flat(texts)]))
  beginnings.add(key.split('.', 2).join('.'));

/** Parts of which no word of a person's text begins with a point behind it. */
const NO_WORDS = ['error', 'errors', 'gate', 'ra', 'resources', 'validation'];

/** Words with points in them, but for addresses and names of files in a path. */
const POINTED = /(?<![\w@./-])[a-z]\w*(?:\.\w+)+(?![\w@/-])/gi;
const MARK = '@@';

/** Whether a text may hold what no person can read: a quick look, which a browser can take. */
export const suspicious = /@@|\w\.\w/;

const isKey = (word: string): boolean => {
  const [first = '', second] = word.split('.');
  return beginnings.has(`${first}.${second}`) || NO_WORDS.includes(first);
};

/**
 * Returns what of a page's texts no person can read: keys of the catalogues, and what react-admin keeps to be worded.
 * @param named the keys that the page itself is about, as the page of all texts
 */
export const rawTexts = (texts: Iterable<string>, named: readonly string[] = []): string[] =>
  [...texts].flatMap((text) => {
    if (text.includes(MARK)) return [text];
    const keys = (text.match(POINTED) ?? []).filter((word) => isKey(word) && !named.includes(word));
    return keys.length > 0 ? [text] : [];
  });
