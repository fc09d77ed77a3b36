import { DOMAINS as freeMailDomains } from 'free-email-domains-list';
import { parse } from 'tldts';
import { isAtDomain, isDomain } from '../../../contract/email.ts';

// The server imports this file when it first needs it: a start doesn't wait for the long list.

/** Top-level domains that nobody can register (RFC 2606): for trying out and for tests. */
const reserved = new Set(['example', 'test']);

/** Whether anybody can have a mailbox at that domain. */
export function isFreeMail(domain: string): boolean {
  const { domain: registrable } = parse(domain);
  return freeMailDomains.has(domain) || (registrable !== null && freeMailDomains.has(registrable));
}

/**
 * Whether a domain can be the one of an agency: well formed, below a public suffix rather than one itself, no
 * free-mail domain and none of `ownDomains`, which are the brand's. Lower case, without the @. It says nothing about
 * which agencies there are (decision D3).
 */
export function canBeAgencyDomain(domain: string, ownDomains: readonly string[]): boolean {
  if (!isDomain(domain) || isAtDomain(domain, ownDomains)) return false;
  const {
    domain: registrable,
    publicSuffix,
    isIcann,
    isPrivate,
  } = parse(domain, {
    allowPrivateDomains: true,
  });
  const known = isIcann === true || isPrivate === true || reserved.has(publicSuffix ?? '');
  return known && registrable !== null && !isFreeMail(domain);
}
