import { bareText } from './characters.ts';
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

/** Returns an address as it is compared and stored: lower case (decision D6). */
export const normalizeEmail = (text: string): string => bareText(text).toLowerCase();

/** Returns the domain of an address, lower case, without the @. */
export const domainOf = (email: string): string => normalizeEmail(email).split('@').at(-1) ?? '';

/** Whether an address is at one of `domains` or a subdomain. */
export const isAtDomain = (email: string, domains: readonly string[]): boolean =>
  domains.some((domain) => `.${domainOf(email)}`.endsWith(`.${domain}`));
