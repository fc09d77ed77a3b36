import type { FastifyInstance, FastifyRequest } from 'fastify';
import { enforce, rateLimits } from '../core/db/rateLimits.ts';
import { InvalidInput } from '../core/errors.ts';
import { networkOf } from '../core/http/network.ts';
import { cookieName } from '../core/session/session.ts';
import { hashSessionToken, newToken } from '../core/session/sessions.ts';
import { askPasskey, readPasskey } from './passkeys.ts';
import { welcome } from './signInWith.ts';

/** Asks passkeys who somebody is who signs in, and signs in by one alone, which then needs no address. */
export async function passkeySignIn(app: FastifyInstance) {
  const { db, env, clock } = app;
  const cookie = cookieName(env, 'hub-passkey');
  const limit = ({ ip }: FastifyRequest) =>
    enforce(db, rateLimits(env).signIns, networkOf(ip), clock.now());

  app.endpoint('passkeyAsk', async (request, reply) => {
    await limit(request);
    const { id } = request.body;
    if (id) {
      const pending = await app.pendingSignIn(request, id);
      if (!pending) throw new InvalidInput('error.deadChallenge');
      return { options: await askPasskey(app, `secondStep ${id}`, pending.accountId) };
    }
    const { token, tokenHash } = newToken();
    reply.setCookie(cookie, token, { httpOnly: true });
    return { options: await askPasskey(app, `alone ${tokenHash}`) };
  });

  app.endpoint('passkeySignIn', async (request, reply) => {
    await limit(request);
    const browser = hashSessionToken(request.cookies[cookie] ?? '');
    const account = await readPasskey(app, `alone ${browser}`, request.body.response);
    const { id: accountId, credentialEpoch, email } = account;
    const entry = await reply.signIn({ accountId, credentialEpoch, methods: ['passkey'] });
    if (!entry) throw new InvalidInput('error.passkeyRefused');
    const device = app.knownDevice(request, account);
    const attempt = { email, network: networkOf(request.ip), device };
    await welcome(app, reply, { account, attempt });
    reply.clearCookie(cookie, { httpOnly: true });
  });
}
