/** The anti-forgery token (specification §7, decision A5): readable cookie, or session storage where the API is of another origin. */
export const TOKEN_HEADER = 'X-XSRF-TOKEN';
const COOKIE = 'XSRF-TOKEN';

function fromCookie(): string | undefined {
  const pair = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${COOKIE}=`));
  return pair && decodeURIComponent(pair.slice(COOKIE.length + 1));
}

/**
 * The cookie goes first: another tab may have signed in since this one last heard from the server. A page that is
 * rendered on the server has none.
 */
export function antiForgeryToken(): string | undefined {
  if (typeof document === 'undefined') return undefined;
  return fromCookie() || sessionStorage.getItem(COOKIE) || undefined;
}

/** Keeps the token that a response refreshed. */
export function keepAntiForgeryToken(token: string | null): void {
  if (token) sessionStorage.setItem(COOKIE, token);
}
