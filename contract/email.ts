import { bareText, cleanLine, inUsualWidth } from './characters.ts';
import { limits } from './limits.ts';

const LOCAL = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i;
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;
const TOP_LABEL = /^(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/i;

/**
 * Whether `text` is a host name with at least one dot, in ASCII. Strict, so that a valid name needs no escaping in an
 * email header or a URL.
 */
export function isDomain(text: string): boolean {
  if (text.length > 253) return false;
  const labels = text.split('.');
  return (
    labels.length >= 2 &&
    labels.every((label) => LABEL.test(label)) &&
    TOP_LABEL.test(labels.at(-1) ?? '')
  );
}

/** Whether `text` is a bare address (`a@b.c`) of at most `max` characters. No comments, quotes or display names. */
export function isEmail(text: string, max: number = limits.emailMax): boolean {
  const at = text.lastIndexOf('@');
  const local = text.slice(0, at);
  return (
    at > 0 &&
    text.length <= max &&
    local.length <= 64 &&
    LOCAL.test(local) &&
    isDomain(text.slice(at + 1))
  );
}

const LINK = /mailto:([^\s"<>()[\]{}]*)/gi;

/** Returns the address of a link without its subject and the like. */
function addressOf(link: string): string {
  const [path = ''] = link.split('?');
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Returns a text in which addresses stand as they are typed: without what nobody sees, in plain letters, without links. */
export const withPlainAddresses = (text: string): string =>
  inUsualWidth(text)
    .replaceAll('。', '.')
    .replace(LINK, (_, link) => ` ${addressOf(link)}`);

/** What an address may begin with, but for what is a bullet or a quote before one. */
const BEGINS = /[\p{L}\p{N}!#$%&.=?@^_]/u;
const ENDS = /[\p{L}\p{N}@\p{Surrogate}]/u;

/**
 * Returns an address without quotes, brackets, bullets and stops around it, and without the subject of its link. By
 * index, because a regular expression would backtrack.
 */
export function withoutMarks(entry: string): string {
  const start = entry.search(BEGINS);
  if (start < 0) return '';
  let end = entry.length;
  while (end > start && !ENDS.test(entry.charAt(end - 1))) end--;
  const address = entry.slice(start, end);
  const at = address.indexOf('@');
  const query = at < 0 ? -1 : address.indexOf('?', at);
  return query < 0 ? address : address.slice(0, query);
}

/** Returns an address that was typed or copied from somewhere, as it is meant. */
export const plainAddress = (text: string): string =>
  withoutMarks(withPlainAddresses(bareText(text)));

/** The address of `Ada Okafor <a@b.c>`. */
const NAMED = /<([^<>]*@[^<>]*)>/;

/** Returns a search in which addresses stand as they are stored, however they were copied; one beside a name, alone. */
export function plainSearch(typed: string): string {
  const text = withPlainAddresses(cleanLine(typed));
  if (!text.includes('@')) return cleanLine(typed);
  const [, address = text] = NAMED.exec(text) ?? [];
  const words = address.split(' ').map((word) => (word.includes('@') ? withoutMarks(word) : word));
  return words.filter((word) => /[\p{L}\p{N}@]/u.test(word)).join(' ');
}

/** Returns an address as it is compared and stored: lower case (decision D6). */
export const normalizeEmail = (text: string): string => plainAddress(text).toLowerCase();

export const domainOf = (email: string): string => normalizeEmail(email).split('@').at(-1) ?? '';

/** Whether an address is at one of `domains` or a subdomain. */
export const isAtDomain = (email: string, domains: readonly string[]): boolean =>
  domains.some((domain) => `.${domainOf(email)}`.endsWith(`.${domain}`));
