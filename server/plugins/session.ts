import { createHmac } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { deviceOf } from '../../contract/device.ts';
import { findPerson, type OpenSession, type Person } from '../accounts/person.ts';
import {
  endSession,
  hashSessionToken,
  renewSession,
  type SessionToken,
  startSession,
} from '../accounts/sessions.ts';
import { recordSignInEvent } from '../audit/sign-ins.ts';
import type { Queryable } from '../db/connection.ts';
import type { Env } from '../env.ts';
import { keysFor } from '../secrets.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in account, or null for a guest. */
    person: Person | null;
    /** The open session, or null for a guest. */
    session: OpenSession | null;
    /** Hash of the session token that the request came with. */
    sentTokenHash: string | null;
    /** The token that it came with was the session's; it got a new one only now. */
    renewed: boolean;
    /** false where nobody has asked who it is: of what knows no visitor, was refused before, or failed at it. */
    sessionRead: boolean;
  }
  interface FastifyReply {
    /**
     * Opens a session for the account and ends the one that was open. False, and nothing is done, where the account
     * is disabled or its password no longer of that version.
     * @param db the caller's transaction
     * @param passwordVersion of the password that was checked; absent for who has just set it in this transaction
     */
    signIn(accountId: string, db?: Queryable, passwordVersion?: number): Promise<boolean>;
    /** Goes on in the session with another token. */
    takeToken(made: SessionToken): void;
    /** Ends the session. */
    signOut(): Promise<void>;
  }
}

/** Name of the session's cookie. */
export const sessionCookie = ({ publicUrl }: Env): string =>
  publicUrl.startsWith('https:') ? '__Host-hub-session' : 'hub-session';

/** Reads the cookie session before every call. */
export const session = fp(async (app: FastifyInstance) => {
  const secure = app.env.publicUrl.startsWith('https:');
  const cookie = sessionCookie(app.env);
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  const [key] = keysFor(app.env, 'session renewal');
  const requestOrigin = ({ ip }: FastifyRequest) => ({ ip, env: app.env, now: app.clock.now() });

  app.decorateRequest('person', null);
  app.decorateRequest('session', null);
  app.decorateRequest('sentTokenHash', null);
  app.decorateRequest('renewed', false);
  app.decorateRequest('sessionRead', false);

  app.decorateReply('signIn', async function (this: FastifyReply, accountId, db = app.db, version) {
    const { request } = this;
    const device = deviceOf(request.headers['user-agent']);
    const opening = {
      accountId,
      device,
      ...(version !== undefined && { passwordVersion: version }),
    };
    const made = await startSession(db, opening, app.clock.now());
    if (!made) return false;
    if (request.session) await endSession(db, request.session.tokenHash);
    await recordSignInEvent(db, requestOrigin(request), 'signIn', accountId);
    const { token, tokenHash, id } = made;
    request.session = { id, tokenHash, renew: false };
    this.setCookie(cookie, token, options);
    return true;
  });

  app.decorateReply('takeToken', function (this: FastifyReply, { token, tokenHash }) {
    const { request } = this;
    if (request.session) request.session = { ...request.session, tokenHash };
    this.setCookie(cookie, token, options);
  });

  app.decorateReply('signOut', async function (this: FastifyReply) {
    const { request } = this;
    if (request.session) await endSession(app.db, request.session.tokenHash);
    if (request.person) {
      await recordSignInEvent(app.db, requestOrigin(request), 'signOut', request.person.id);
    }
    request.session = null;
    request.person = null;
    this.clearCookie(cookie, options);
  });

  /**
   * The token that follows one at a renewal: made of it, so that every request that is on its way with the old token
   * brings home the same new one, and none needs to be the first.
   */
  const successorOf = (token: string): SessionToken => {
    const next = createHmac('sha256', key).update(token).digest('base64url');
    return { token: next, tokenHash: hashSessionToken(next) };
  };

  /** Where the session was renewed, or has to be: with the token that it has from now on. */
  async function renew(request: FastifyRequest, reply: FastifyReply, token: string) {
    const { session, sentTokenHash } = request;
    if (!session || !sentTokenHash) return;
    const isPresent = session.tokenHash === sentTokenHash;
    if (isPresent && !session.renew) return;
    const next = successorOf(token);
    if (isPresent) {
      await renewSession(app.db, { from: sentTokenHash, to: next.tokenHash }, app.clock.now());
      request.renewed = true;
    } else if (session.tokenHash !== next.tokenHash) return;
    reply.takeToken(next);
  }

  app.addHook('onRequest', async (request, reply) => {
    // Files of the portal and health checks cost no query and set no cookie.
    if (request.routeOptions.config.anonymous) return;
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
});

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Knows no visitor: reads no session, sets no cookie. */
    anonymous?: boolean;
  }
}
