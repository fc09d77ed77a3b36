/** A response that is not a page loads nothing and can't be framed. Pages set their own policy (pages.ts). */
export const NOTHING =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
export const UNUSED = 'camera=(), geolocation=(), microphone=(), payment=(), usb=()';

/** The headers of a response that no hook sees, because the request could not be parsed. */
export const bareHeaders = {
  'content-security-policy': NOTHING,
  'permissions-policy': UNUSED,
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cache-control': 'no-store',
} as const;
