import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { TOKEN_COOKIE, TOKEN_HEADER } from '../../../contract/calls/call.ts';
import { keysFor } from '../config/secrets.ts';
import { cookieName } from './session.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether the request has a valid anti-forgery token, or comes from a guest on the same origin. */
    passesAntiForgery(request: FastifyRequest): boolean;
    /** Whether a plain form, which can't send a token header, was posted from the same origin. */
    isSameOriginForm(request: FastifyRequest): boolean;
    /**
     * Whether the page was opened by a link on the portal or by typing its address; false if the browser doesn't tell.
     */
    isOpenedFromHere(request: FastifyRequest): boolean;
  }
}

/**
 * The anti-forgery token: a readable cookie whose value the page repeats in a header. An HMAC binds it to the session;
 * a guest's token contains a random value and its HMAC.
 */
export async function antiForgery(app: FastifyInstance): Promise<void> {
  const cookie = cookieName(app.env, TOKEN_COOKIE);
  const keys = keysFor(app.env, 'anti-forgery');
  const [current] = keys;
  const seal = (text: string, key: Buffer) =>
    createHmac('sha256', key).update(text).digest('base64url');

  const sessionToken = (hash: string, key = current) => seal(`session:${hash}`, key);
  const guestToken = (nonce: string, key = current) => `${nonce}.${seal(`guest:${nonce}`, key)}`;
  const isGuestToken = (token: string | undefined, by: Buffer[] = keys): token is string =>
    token !== undefined &&
    by.some((key) => isSame(token, guestToken(token.split('.')[0] ?? '', key)));

  const currentToken = ({ session, cookies }: FastifyRequest): string => {
    if (session) return sessionToken(session.tokenHash);
    const sent = cookies[cookie];
    return isGuestToken(sent, [current]) ? sent : guestToken(randomBytes(18).toString('base64url'));
  };

  /**
   * Whether the anti-forgery token belongs to the session token of the request. A session token that has been replaced
   * may only read: the refusal carries the new tokens, with which the caller repeats the request.
   */
  const isOfSession = (
    sent: string,
    { session, sentTokenHash, renewed }: FastifyRequest,
  ): boolean =>
    sentTokenHash !== null &&
    (session?.tokenHash === sentTokenHash || renewed) &&
    keys.some((key) => isSame(sent, sessionToken(sentTokenHash, key)));

  app.decorate('passesAntiForgery', (request) => {
    const sent = String(request.headers[TOKEN_HEADER.toLowerCase()] ?? '');
    if (request.session) return isOfSession(sent, request);
    // A guest has no session that could be abused. What remains is login CSRF: a foreign page that signs its visitor in
    // as somebody else. The browser's headers say where the call comes from.
    if (sent !== '' && sent === request.cookies[cookie] && isGuestToken(sent)) return true;
    return isSameOrigin(request, app.env.publicUrl);
  });

  app.decorate('isSameOriginForm', (request) => isSameOrigin(request, app.env.publicUrl));

  app.decorate('isOpenedFromHere', (request) => {
    const site = request.headers['sec-fetch-site'];
    if (site !== undefined) return site === 'same-origin' || site === 'none';
    const { referer = '' } = request.headers;
    return (
      URL.canParse(referer) && isOwnOrigin(new URL(referer).origin, request, app.env.publicUrl)
    );
  });

  app.addHook('onSend', async (request, reply) => {
    // If the session could not be read this time, a guest's token would replace the page's valid one. A response that
    // a shared cache may store has none.
    if (!request.sessionRead || isShared(reply)) return;
    const token = currentToken(request);
    reply.header(TOKEN_HEADER, token);
    if (request.cookies[cookie] !== token) reply.setCookie(cookie, token);
  });

  // After the last cookie is set: a shared cache would hand a session or a token on to everybody who asks for the same.
  app.addHook('onSend', async (_request, reply) => {
    if (isShared(reply) && reply.hasHeader('set-cookie'))
      reply.header('cache-control', 'private, no-cache');
  });
}

const isShared = (reply: FastifyReply) =>
  String(reply.getHeader('cache-control')).startsWith('public');

function isSameOrigin(request: FastifyRequest, publicUrl: string): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  const { origin } = request.headers;
  return origin === undefined || isOwnOrigin(origin, request, publicUrl);
}

const isOwnOrigin = (origin: string, { protocol, host }: FastifyRequest, publicUrl: string) =>
  origin === new URL(publicUrl).origin || origin === `${protocol}://${host}`;

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
