/**
 * How texts are compared: as people read them, whatever the accents, the capitals and the shape of an apostrophe. The
 * database has the same function, `folded`; a test compares both, character by character.
 */

/** Before the text is taken apart: some of these are a space with an accent for Unicode. */
const QUOTES = translation('’‘ʼ´`′“”„«»', `''''''"""""`);

/** Accents of Latin, Greek and Cyrillic letters. What stands on letters of other scripts makes other letters of them. */
const ACCENTS = /[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]/g;

/** Dashes, letters that Unicode does not take apart, and capitals. */
const LETTERS = translation(
  '‐‑‒–—―ØøŁłĐđÐðĦħŦŧıςΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЂЄЅІЈЉЊЋЏҐ',
  '------oollddddhhttiσαβγδεζηθικλμνξοπρστυφχψωабвгдежзиклмнопрстуфхцчшщъыьэюяђєѕіјљњћџґ',
);
const PAIRS = { æ: 'ae', Æ: 'ae', œ: 'oe', Œ: 'oe', ß: 'ss', ẞ: 'ss', þ: 'th', Þ: 'th' };
const IN_PAIRS = new RegExp(`[${Object.keys(PAIRS).join('')}]`, 'g');

/** Returns a function that replaces each character of `from` by the one at its place in `to`, as `translate` of SQL does. */
function translation(from: string, to: string): (text: string) => string {
  const others = new Map([...from].map((character, place) => [character, to[place] ?? '']));
  const any = new RegExp(`[${from}]`, 'g');
  return (text) => text.replace(any, (character) => others.get(character) ?? '');
}

/** Returns a clean text as it is compared, searched and put in order. */
export const folded = (text: string): string =>
  LETTERS(
    QUOTES(text)
      .normalize('NFKD')
      .replace(ACCENTS, '')
      .replace(/[A-Z]+/g, (capitals) => capitals.toLowerCase()),
  )
    .replace(IN_PAIRS, (letter) => PAIRS[letter as keyof typeof PAIRS])
    .replace(/ {2,}/g, ' ');

/** Returns what a text must contain to be found by a search: its words, without those that are a part of another. */
export function searchWords(search: string): string[] {
  const words = [...new Set(folded(search).split(' '))];
  return words.filter(
    (word) => word && !words.some((other) => other !== word && other.includes(word)),
  );
}

export function isFoundBy(search: string, text: string): boolean {
  const whole = folded(text);
  return searchWords(search).every((word) => whole.includes(word));
}
