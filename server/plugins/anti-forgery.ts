import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { keysFor } from '../secrets.ts';

const COOKIE = 'XSRF-TOKEN';
const HEADER = 'x-xsrf-token';

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether the request was made by a page of ours, or by no page at all. */
    passesAntiForgery(request: FastifyRequest): boolean;
    /** Whether a plain form comes from a page of ours: it can send no header. */
    isSameOriginForm(request: FastifyRequest): boolean;
    /** Whether the person opened a page by a link of ours or by typing its address. Without any sign: no. */
    isOpenedFromHere(request: FastifyRequest): boolean;
  }
}

/**
 * The anti-forgery token: a readable cookie whose value the page repeats in a header. It is bound to the
 * session by an HMAC, or for a guest to a random value in itself.
 */
export const antiForgery = fp(async (app: FastifyInstance) => {
  const keys = keysFor(app.env, 'anti-forgery');
  const [current] = keys;
  const secure = app.env.publicUrl.startsWith('https:');
  const seal = (text: string, key: Buffer) =>
    createHmac('sha256', key).update(text).digest('base64url');

  const sessionToken = (hash: string, key = current) => seal(`session:${hash}`, key);
  const guestToken = (nonce: string, key = current) => `${nonce}.${seal(`guest:${nonce}`, key)}`;
  const isGuestToken = (token: string | undefined, by: Buffer[] = keys): token is string =>
    token !== undefined &&
    by.some((key) => isSame(token, guestToken(token.split('.')[0] ?? '', key)));

  const currentToken = ({ session, cookies }: FastifyRequest): string => {
    if (session) return sessionToken(session.tokenHash);
    const held = cookies[COOKIE];
    return isGuestToken(held, [current]) ? held : guestToken(randomBytes(18).toString('base64url'));
  };

  /**
   * Of the session token that the request came with. One of before a renewal only reads: refused, the caller has the
   * new ones by the answer and asks again.
   */
  const isOfSession = (
    sent: string,
    { session, sentTokenHash, renewed }: FastifyRequest,
  ): boolean =>
    sentTokenHash !== null &&
    (session?.tokenHash === sentTokenHash || renewed) &&
    keys.some((key) => isSame(sent, sessionToken(sentTokenHash, key)));

  app.decorate('passesAntiForgery', (request) => {
    const sent = String(request.headers[HEADER] ?? '');
    if (request.session) return isOfSession(sent, request);
    // A guest has no session to ride on. What remains is a foreign page that signs its visitor in as somebody
    // else: its browser says where the call comes from.
    if (sent !== '' && sent === request.cookies[COOKIE] && isGuestToken(sent)) return true;
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
    // A guest's token would lock a page out whose session could not be read this once.
    if (!request.sessionRead) return;
    const token = currentToken(request);
    reply.header(HEADER, token);
    if (request.cookies[COOKIE] !== token) {
      reply.setCookie(COOKIE, token, { path: '/', sameSite: 'lax', secure });
    }
  });
});

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
