import type { Page } from 'playwright-core';
import { defaultBrand as brand } from '../../brands/defaultBrand.ts';
import { timeZoneInWords } from '../../contract/dates.ts';
import { languages, type Translated } from '../../contract/languages.ts';
import { usualTimeZone } from '../../contract/settings.ts';
import { demoContent } from '../../demo/content.ts';
import { demoAgencyForms } from '../../demo/forms.ts';
import { agencies, people } from '../../demo/personas.ts';
import { texts } from '../../words/catalogues.ts';

/** Texts are compared whatever kind of space is between their words. */
const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

function stringsIn(node: unknown): string[] {
  if (typeof node === 'string') return node.split('||||').map(plain);
  return typeof node === 'object' && node !== null ? Object.values(node).flatMap(stringsIn) : [];
}

/** The texts between the tags of a page of the demo data. */
const textsInHtml = (html: string) =>
  html
    .split(/<[^>]*>/)
    .map((text) => plain(text.replaceAll('&amp;', '&')))
    .filter(Boolean);

/** Names, which read the same in every language. */
const names = [
  ...languages.map(({ name }) => name),
  ...agencies.map(({ name }) => name ?? ''),
  ...people.flatMap(({ firstName, lastName }) => [firstName, lastName, `${firstName} ${lastName}`]),
  ...[brand.name, brand.shortName, brand.legalName, brand.name.replace(brand.shortName, '').trim()],
  ...brand.sisterBrands.map(({ name }) => name),
  ...stringsIn(demoAgencyForms),
  // The browser of the journeys.
  ...['Chrome', 'Chromium', 'Linux', 'macOS'],
];

/** What is no sentence: addresses, names of files, references, codes of certificates, HTML to copy, and the answers of a mail server. */
const signs = [
  /^[\w.+-]*@[\w-]+(?:\.[\w-]+)+$/,
  /^https?:\/\/\S+$/,
  /^\S+\.xlsx?$/,
  /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/,
  /^[\dA-Z]{4}(?:-[\dA-Z]{4}){2}$/,
  /^<a href="\S+"><img [^>]+><\/a>$/,
  /^[45]\d\d \d\.\d\.\d /,
];

/** The words in a language's dates, times, time zones and amounts of money, such as names of months. */
function wordsInNumbers(language: Translated): ReadonlySet<string> {
  const styles = ['full', 'long', 'medium', 'short'] as const;
  const times = Array.from({ length: 24 }, (_, n) => new Date(2026, n / 2, n + 1, n));
  const written = times.flatMap((time) =>
    styles.map((dateStyle) =>
      new Intl.DateTimeFormat(language, { dateStyle, timeStyle: 'short' }).format(time),
    ),
  );
  const money = new Intl.NumberFormat(language, { style: 'currency', currency: 'USD' }).format(1);
  const zone = timeZoneInWords(usualTimeZone, language);
  return new Set([...written, money, zone].join(' ').match(/\p{L}+/gu));
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A text with parameters as a pattern whose groups are their values; undefined for what is one parameter alone. */
function patternOf(text: string): RegExp | undefined {
  const parts = text.split(/%\{\w+\}/);
  if (parts.every((part) => part === '')) return undefined;
  return new RegExp(`^${parts.map(escaped).join('(.+?)')}$`, 'u');
}

/**
 * Returns what tells whether a text is one of a language: a text of its catalogue, of its emails or of the demo pages
 * in it, the values of parameters too; a name; a date or number; or several of them. `own` are the names that a journey
 * types.
 */
export async function sentencesOf(
  language: Translated,
  own: readonly string[],
): Promise<(text: string) => boolean> {
  const portal = (await import(`../../words/${language}/catalogue.ts`)).words;
  const { portal: whole, mails } = texts[language];
  const messages = [portal, whole, mails].flatMap(stringsIn);
  const pages = demoContent.map(({ translations }) => translations[language]);
  const bodies = pages.map(({ body }) => textsInHtml(body));
  const known = new Set([
    ...messages,
    // A name within a sentence stands in an element of its own, and so does an email address with the point behind it.
    ...messages.flatMap((text) =>
      text.split(/%\{\w+\}/).flatMap((part) => [part, part.replace(/^[.,]/, '')].map(plain)),
    ),
    ...bodies.flat(),
    // A card shows a paragraph as one text.
    ...pages.flatMap(({ name, thumbnailAlt }) => [plain(name), plain(thumbnailAlt)]),
    ...pages.flatMap(({ body }) =>
      (body.match(/<p>.*?<\/p>/gs) ?? []).map((p) => plain(textsInHtml(p).join(' '))),
    ),
    ...names,
    ...own,
  ]);
  const patterns = messages
    .filter((text) => text.includes('%{'))
    .flatMap((text) => patternOf(text) ?? []);
  const inNumbers = wordsInNumbers(language);
  const isKnown = (given: string): boolean => {
    const text = plain(given);
    if (known.has(text) || signs.some((sign) => sign.test(text))) return true;
    if ((text.match(/\p{L}+/gu) ?? []).every((word) => inNumbers.has(word))) return true;
    if (patterns.some((pattern) => pattern.exec(text)?.slice(1).every(isKnown))) return true;
    // Sentences that stand in elements of their own are read one after the other.
    return [...text.matchAll(/, |(?<=[.!?]) (?=\p{Lu})| (?=\()/gu)].some(
      ({ 0: between, index }) =>
        isKnown(text.slice(0, index)) && isKnown(text.slice(index + between.length)),
    );
  };
  return isKnown;
}

/**
 * Returns every text of a page: its text nodes whether they are seen or only heard, what its attributes say, and its
 * title.
 */
export const textsOnPage = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const said = ['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext'];
    const shown = ['placeholder', 'alt', 'title'];
    const found: (string | null)[] = [document.title];
    const nodes = document.createTreeWalker(
      document.body,
      NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
      // What is not drawn at all.
      (node) =>
        node instanceof Element && node.matches('script, style, noscript, template')
          ? NodeFilter.FILTER_REJECT
          : NodeFilter.FILTER_ACCEPT,
    );
    while (nodes.nextNode()) {
      const node = nodes.currentNode;
      if (node instanceof Element)
        found.push(...[...said, ...shown].map((name) => node.getAttribute(name)));
      // An address that may be broken into lines is one text all the same.
      else if (node.parentElement?.querySelector(':scope > wbr'))
        found.push(node.parentElement.textContent);
      else found.push(node.textContent);
    }
    return [...new Set(found.map((text) => text?.trim() ?? ''))].filter(Boolean);
  });
