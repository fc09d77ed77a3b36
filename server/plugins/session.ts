import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { findPerson, type Person } from '../accounts/person.ts';
import { endSession, hashSessionToken, startSession } from '../accounts/sessions.ts';
import type { Queryable } from '../db/connection.ts';
import type { Env } from '../env.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in account, or null for a guest. */
    person: Person | null;
    /** Hash of the session's token, or null for a guest. */
    sessionHash: string | null;
    /** false where nobody has asked who it is: of what knows no visitor, was refused before, or failed at it. */
    visitorKnown: boolean;
  }
  interface FastifyReply {
    /** Opens a session for the account and ends the one that was open. `db`: the caller's transaction. */
    signIn(accountId: string, db?: Queryable): Promise<void>;
    /** Ends the session. */
    signOut(): Promise<void>;
  }
}

/** Name of the session's cookie (I8). */
export const sessionCookie = ({ publicUrl }: Env): string =>
  publicUrl.startsWith('https:') ? '__Host-hub-session' : 'hub-session';

/** Reads the cookie session before every call (F5, I8). */
export const session = fp(async (app: FastifyInstance) => {
  const secure = app.env.publicUrl.startsWith('https:');
  const cookie = sessionCookie(app.env);
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;

  app.decorateRequest('person', null);
  app.decorateRequest('sessionHash', null);
  app.decorateRequest('visitorKnown', false);

  app.decorateReply('signIn', async function (this: FastifyReply, accountId, db = app.db) {
    const { request } = this;
    if (request.sessionHash) await endSession(db, request.sessionHash);
    const { token, tokenHash } = await startSession(db, accountId, app.clock.now());
    request.sessionHash = tokenHash;
    this.setCookie(cookie, token, options);
  });

  app.decorateReply('signOut', async function (this: FastifyReply) {
    const { request } = this;
    if (request.sessionHash) await endSession(app.db, request.sessionHash);
    request.sessionHash = null;
    request.person = null;
    this.clearCookie(cookie, options);
  });

  app.addHook('onRequest', async (request: FastifyRequest) => {
    // Files of the portal and health checks cost no query and set no cookie.
    if (request.routeOptions.config.anonymous) return;
    const token = request.cookies[cookie];
    if (token) {
      const tokenHash = hashSessionToken(token);
      const active = request.headers['x-background-request'] !== 'true';
      request.person = await findPerson(app.db, tokenHash, app.clock.now(), active);
      request.sessionHash = request.person && tokenHash;
    }
    request.visitorKnown = true;
  });
});

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Knows no visitor: reads no session, sets no cookie. */
    anonymous?: boolean;
  }
}
