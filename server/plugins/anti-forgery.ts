import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';

const COOKIE = 'XSRF-TOKEN';
const HEADER = 'x-xsrf-token';

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether the request was made by a page of ours, or by no page at all (A5). */
    isGenuine(request: FastifyRequest): boolean;
    /** Whether a plain form comes from a page of ours: it can send no header. */
    isOwnForm(request: FastifyRequest): boolean;
  }
}

/**
 * The anti-forgery token: a readable cookie whose value the page repeats in a header (A5). It is bound to the
 * session by an HMAC, or for a guest to a random value in itself.
 */
export const antiForgery = fp(async (app: FastifyInstance) => {
  const key = Buffer.from(hkdfSync('sha256', app.env.sessionSecret, '', 'anti-forgery', 32));
  const secure = app.env.publicUrl.startsWith('https:');
  const seal = (text: string) => createHmac('sha256', key).update(text).digest('base64url');

  const sessionToken = (hash: string) => seal(`session:${hash}`);
  const guestToken = (nonce: string) => `${nonce}.${seal(`guest:${nonce}`)}`;
  const isGuestToken = (token: string | undefined): token is string =>
    token !== undefined && isSame(token, guestToken(token.split('.')[0] ?? ''));

  const currentToken = ({ sessionHash, cookies }: FastifyRequest): string => {
    if (sessionHash) return sessionToken(sessionHash);
    const held = cookies[COOKIE];
    return isGuestToken(held) ? held : guestToken(randomBytes(18).toString('base64url'));
  };

  app.decorate('isGenuine', (request) => {
    const sent = String(request.headers[HEADER] ?? '');
    if (request.sessionHash) return isSame(sent, sessionToken(request.sessionHash));
    // A guest has no session to ride on. What remains is a foreign page that signs its visitor in as somebody
    // else: its browser says where the call comes from.
    if (sent !== '' && sent === request.cookies[COOKIE] && isGuestToken(sent)) return true;
    return isSameOrigin(request, app.env.publicUrl);
  });

  app.decorate('isOwnForm', (request) => isSameOrigin(request, app.env.publicUrl));

  app.addHook('onSend', async (request, reply) => {
    // A guest's token would lock a page out whose session could not be read this once.
    if (!request.visitorKnown) return;
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
  if (origin === undefined) return true;
  return origin === new URL(publicUrl).origin || origin === `${request.protocol}://${request.host}`;
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
