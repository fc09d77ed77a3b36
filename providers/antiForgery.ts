/**
 * The anti-forgery token (specification §7, decision A5): readable cookie, or session storage where the API is of
 * another origin.
 */
export const TOKEN_HEADER = 'X-XSRF-TOKEN';
const COOKIE = 'XSRF-TOKEN';

function fromCookie(): string | undefined {
  const pair = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${COOKIE}=`));
  return pair && decodeURIComponent(pair.slice(COOKIE.length + 1));
}

/**
 * Returns the current token: from the cookie first, because another tab may have signed in since this one's last
 * response. A page that is rendered on the server has none.
 */
export function antiForgeryToken(): string | undefined {
  if (typeof document === 'undefined') return undefined;
  return fromCookie() || sessionStorage.getItem(COOKIE) || undefined;
}

/** Stores the token that a response has renewed. */
export function storeAntiForgeryToken(token: string | null): void {
  if (token) sessionStorage.setItem(COOKIE, token);
}
