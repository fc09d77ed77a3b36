import { createHmac } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HOST_PREFIX, type TOKEN_COOKIE } from '../../../contract/calls/call.ts';
import type { Challenge } from '../../../contract/records.ts';
import type { Env } from '../config/env.ts';
import { keysFor } from '../config/secrets.ts';
import { inTransaction } from '../db/connection.ts';
import { deviceOf } from '../rules/device.ts';
import { askForFactor, findPending, giveGrace, methodsAskedOf } from './pendingSignIn.ts';
import { type CurrentSession, findPerson, type Person } from './person.ts';
import {
  endSession,
  hashSessionToken,
  maySignIn,
  type NewSession,
  raiseAlarm,
  renewSession,
  type SessionToken,
  startSession,
} from './sessions.ts';
import { recordSignInEvent } from './signInEvents.ts';

declare module 'fastify' {
  interface FastifyInstance {
    pendingSignIn(request: FastifyRequest, id: string): ReturnType<typeof findPending>;
  }
  interface FastifyRequest {
    person: Person | null;
    session: CurrentSession | null;
    /** Hash of the session token in the request's cookie. */
    sentTokenHash: string | null;
    /** Whether this request replaced the session's token with a new one. */
    renewed: boolean;
    /** When its headers were read; the body may come much later. */
    startedAt: number;
    /** Whether the session cookie was looked up: not for anonymous routes, earlier refusals or a failed look-up. */
    sessionRead: boolean;
  }
  interface FastifyReply {
    /**
     * Opens a session for the account and ends the current one, or stores that the sign-in waits for a second factor.
     * Every way in ends here, so that none goes round a factor. Returns undefined, and does nothing, if the account is
     * disabled or has another epoch.
     * @param known how the person is known
     */
    signIn(known: Omit<NewSession, 'device'>): Promise<Entry | undefined>;
    /** Continues the session with another token. */
    takeToken(token: SessionToken): void;
    signOut(): Promise<void>;
  }
}

/** What a sign-in has come to: the session is open, or the challenge has to be answered first. */
export interface Entry {
  challenge?: Challenge;
}

/** Returns the name of a cookie that only this host can set, where it is served over HTTPS. */
export const cookieName = (
  { publicUrl }: Env,
  name:
    | 'hub-session'
    | 'hub-device'
    | 'hub-front-desk'
    | 'hub-challenge'
    | 'hub-passkey'
    | 'hub-sign-on'
    | typeof TOKEN_COOKIE,
): string => (publicUrl.startsWith('https:') ? `${HOST_PREFIX}${name}` : name);

/** Reads the cookie session before every call. */
export async function session(app: FastifyInstance): Promise<void> {
  const cookie = cookieName(app.env, 'hub-session');
  const challengeCookie = cookieName(app.env, 'hub-challenge');
  const [key] = keysFor(app.env, 'session renewal');
  const requestOrigin = ({ ip }: FastifyRequest) => ({ ip, env: app.env, now: app.clock.now() });

  app.decorateRequest('person', null);
  app.decorateRequest('session', null);
  app.decorateRequest('sentTokenHash', null);
  app.decorateRequest('renewed', false);
  app.decorateRequest('sessionRead', false);
  app.decorateRequest('startedAt', 0);

  app.decorateReply('signIn', async function (this: FastifyReply, known) {
    const { request } = this;
    const device = deviceOf(request.headers['user-agent']);
    const now = app.clock.now();
    const made = await inTransaction(app.db, async (tx) => {
      const asked = await methodsAskedOf(tx, known);
      const may = await maySignIn(tx, known, now);
      if (may === 'no') return undefined;
      if (asked.length > 0) return askForFactor(tx, known, asked, now);
      const started = await startSession(tx, { ...known, device }, now);
      if (!started) return undefined;
      if (app.env.staffSecondStep) await giveGrace(tx, known.accountId, now);
      if (request.session) await endSession(tx, request.session.tokenHash);
      await recordSignInEvent(tx, requestOrigin(request), 'signIn', known.accountId);
      if (may === 'inEmergency') await raiseAlarm(tx, known.accountId, now);
      return started;
    });
    if (!made) return undefined;
    if ('challenge' in made) {
      this.setCookie(challengeCookie, made.token, { httpOnly: true });
      return { challenge: made.challenge };
    }
    const { token, tokenHash, id } = made;
    const { methods = ['password'], provedAt = now } = known;
    request.session = { id, tokenHash, renew: false, provedAt, methods };
    app.mail.wake();
    this.setCookie(cookie, token, { httpOnly: true });
    if (request.cookies[challengeCookie]) this.clearCookie(challengeCookie, { httpOnly: true });
    return {};
  });

  app.decorate('pendingSignIn', (request, id) =>
    findPending(app.db, id, request.cookies[challengeCookie] ?? '', app.clock.now()),
  );

  app.decorateReply('takeToken', function (this: FastifyReply, { token, tokenHash }) {
    const { request } = this;
    if (request.session) request.session = { ...request.session, tokenHash };
    this.setCookie(cookie, token, { httpOnly: true });
  });

  app.decorateReply('signOut', async function (this: FastifyReply) {
    const { request } = this;
    const { session, person } = request;
    await inTransaction(app.db, async (tx) => {
      if (session) await endSession(tx, session.tokenHash);
      if (person) await recordSignInEvent(tx, requestOrigin(request), 'signOut', person.id);
    });
    request.session = null;
    request.person = null;
    this.clearCookie(cookie, { httpOnly: true });
  });

  /**
   * Returns the token that replaces one at a renewal. It is derived from the old one, so that all requests in flight
   * with the old token get the same new one.
   */
  const successorOf = (token: string): SessionToken => {
    const next = createHmac('sha256', key).update(token).digest('base64url');
    return { token: next, tokenHash: hashSessionToken(next) };
  };

  /** Sends the new token if the session was renewed by another request, or has to be renewed now. */
  async function renew(request: FastifyRequest, reply: FastifyReply, token: string) {
    const { session, sentTokenHash } = request;
    if (!session || !sentTokenHash) return;
    const isCurrent = session.tokenHash === sentTokenHash;
    if (isCurrent && !session.renew) return;
    const next = successorOf(token);
    if (isCurrent) {
      await renewSession(app.db, { from: sentTokenHash, to: next.tokenHash }, app.clock.now());
      request.renewed = true;
    } else if (session.tokenHash !== next.tokenHash) return;
    reply.takeToken(next);
  }

  app.addHook('onRequest', async (request, reply) => {
    // Files of the portal and health checks need no query and set no cookie.
    if (request.routeOptions.config.anonymous) return;
    request.startedAt = app.clock.now().getTime();
    const token = request.cookies[cookie];
    if (token) {
      const sentTokenHash = hashSessionToken(token);
      const active = request.headers['x-background-request'] !== 'true';
      const found = await findPerson(app, sentTokenHash, active);
      request.person = found?.person ?? null;
      request.session = found?.session ?? null;
      request.sentTokenHash = found && sentTokenHash;
      await renew(request, reply, token);
    }
    request.sessionRead = true;
  });
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route reads no session and sets no cookie. */
    anonymous?: boolean;
  }
}
