import { HOST_PREFIX, TOKEN_COOKIE } from '#contract/calls/call.ts';
import { browserMemory } from './browserMemory.ts';

function fromCookie(): string | undefined {
  const pairs = document.cookie.split('; ');
  const cookieOf = (name: string) =>
    pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
  const value = cookieOf(`${HOST_PREFIX}${TOKEN_COOKIE}`) ?? cookieOf(TOKEN_COOKIE);
  return value && decodeURIComponent(value);
}

/**
 * Returns the current token: from the cookie first, because another tab may have signed in since this one's last
 * response. A page that is rendered on the server has none.
 */
export function antiForgeryToken(): string | undefined {
  if (typeof document === 'undefined') return undefined;
  return fromCookie() || browserMemory.antiForgeryToken.read() || undefined;
}

/** Stores the token that a response has renewed: where the API is of another origin, its cookie can't be read. */
export function storeAntiForgeryToken(token: string | null): void {
  if (token) browserMemory.antiForgeryToken.keep(token);
}
