import { randomUUID } from 'node:crypto';
import { parse as parseForm } from 'node:querystring';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { paths, signOnPath } from '../../../contract/paths.ts';
import { recordAudit } from '../../core/audit/record.ts';
import { labelOf, mayBeInsecure, type SignOnSettings } from '../../core/config/signOn.ts';
import { inTransaction } from '../../core/db/connection.ts';
import { enforce, rateLimits } from '../../core/db/rateLimits.ts';
import { Busy, invalidField, NotFound } from '../../core/errors.ts';
import { networkOf } from '../../core/http/network.ts';
import { cookieName } from '../../core/session/session.ts';
import type { SignOn } from '../../core/session/signOn.ts';
import { endProviderSessions } from './endProviderSessions.ts';
import { enter } from './enter.ts';
import { link } from './link.ts';
import { prove } from './prove.ts';
import { type Known, Provider } from './provider.ts';
import { SignOnRefused } from './refused.ts';
import { endVisit, secretsOf, startVisit, type Visit } from './visits.ts';

/** What a visit to a provider has come to. */
export interface Return {
  app: FastifyInstance;
  request: FastifyRequest;
  reply: FastifyReply;
  provider: Provider;
  visit: Visit;
  known: Known;
}

/** After this time a provider that could not be reached is asked again. */
const RETRY_AFTER_SECONDS = 10;

type ProviderRequest = FastifyRequest & { params: { provider: string } };

/** Single sign-on of staff by OpenID Connect, at the providers of the settings. */
export async function signOn(app: FastifyInstance, { all }: { all: readonly SignOnSettings[] }) {
  const { db, env, clock } = app;
  const cookie = cookieName(env, 'hub-sign-on');
  const providers = new Map(
    all.map((settings) => {
      const callback = `${env.publicUrl}${signOnPath(settings.name)}/callback`;
      const isInsecure = mayBeInsecure(env, settings.issuer);
      return [settings.name, new Provider(settings, { callback, isInsecure })];
    }),
  );
  const find = (name: string): Provider => {
    const provider = providers.get(name);
    if (!provider) throw new NotFound('error.notFound');
    return provider;
  };

  const offered: SignOn = {
    providers: all.map(({ name, label }) => ({ name, label })),
    labelOf: (issuer) => labelOf(all, issuer),
    async begin(reply, name, purpose) {
      const provider = find(name);
      const sessionId = purpose === 'signIn' ? null : (reply.request.session?.id ?? null);
      const token = await startVisit(db, { provider: name, purpose, sessionId }, clock.now());
      const address = await reach(reply.request, name, () =>
        provider.begin(secretsOf(token), { isFresh: purpose === 'prove' }),
      );
      reply.setCookie(cookie, token, { httpOnly: true });
      return address;
    },
    settings: all,
    places: all.flatMap(({ name, label, tenants }) =>
      tenants
        ? tenants.map((tenant) => ({ id: `${name}/${tenant}`, name: `${label} (${tenant})` }))
        : { id: name, name: label },
    ),
    async issuerOf(request, place) {
      if (!offered.places.some(({ id }) => id === place))
        throw invalidField('place', 'validation.invalid');
      const [name = '', tenant] = place.split('/');
      return reach(request, name, () => find(name).issuer(tenant));
    },
  };

  app.signOn = offered;

  /** Records why somebody was refused: nothing of it is told outside. */
  const refuse = (request: FastifyRequest, provider: string, error: SignOnRefused) => {
    request.log.warn({ provider, reason: error.reason }, 'A single sign-on was refused');
    return recordAudit(db, {
      actorId: request.person?.id ?? null,
      subject: { type: 'signIn', id: randomUUID() },
      event: 'signOnRefused',
      after: { provider, reason: error.reason, ...error.details },
      at: clock.now(),
    });
  };

  /** Asks a provider for something. @throws Busy if it can't be reached, which is recorded */
  async function reach<T>(request: FastifyRequest, name: string, ask: () => Promise<T>) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof SignOnRefused)) throw error;
      await refuse(request, name, error);
      throw new Busy(RETRY_AFTER_SECONDS);
    }
  }

  const limit = (request: FastifyRequest) =>
    enforce(db, rateLimits(env).signIns, networkOf(request.ip), clock.now());
  const hide = { schema: { hide: true } };

  app.get(`${signOnPath(':provider')}`, hide, async (request, reply) => {
    const { provider } = (request as ProviderRequest).params;
    find(provider);
    await limit(request);
    try {
      const purpose = request.session && 'prove' in (request.query as object) ? 'prove' : 'signIn';
      return reply.redirect(String(await offered.begin(reply, provider, purpose)), 303);
    } catch (error) {
      if (!(error instanceof Busy)) throw error;
      return reply.redirect(REFUSED.signIn, 303);
    }
  });

  app.get(`${signOnPath(':provider')}/callback`, hide, async (request, reply) => {
    const { provider: name } = (request as ProviderRequest).params;
    const provider = find(name);
    await limit(request);
    const token = request.cookies[cookie] ?? '';
    const visit = await endVisit(db, { token, provider: name }, clock.now());
    if (request.cookies[cookie]) reply.clearCookie(cookie, { httpOnly: true });
    try {
      if (!visit) throw new SignOnRefused('noVisit');
      const query = new URLSearchParams(request.url.split('?')[1]);
      const isFresh = visit.purpose === 'prove';
      const known = await provider.finish(query, secretsOf(token), { isFresh });
      const arrive = { signIn: enter, link, prove }[visit.purpose];
      const path = await arrive({ app, request, reply, provider, visit, known });
      app.mail.wake();
      return reply.redirect(path, 303);
    } catch (error) {
      if (!(error instanceof SignOnRefused)) throw error;
      await refuse(request, name, error);
      return reply.redirect(REFUSED[visit?.purpose ?? 'signIn'], 303);
    }
  });

  await app.register(async (forms) => {
    forms.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 16_384 },
      (_request, body, done) => done(null, parseForm(body as string)),
    );
    forms.post(`${signOnPath(':provider')}/logout`, hide, async (request, reply) => {
      const { provider: name } = (request as ProviderRequest).params;
      const provider = find(name);
      await limit(request);
      const { logout_token: token } = (request.body ?? {}) as Record<string, unknown>;
      reply.header('cache-control', 'no-store');
      try {
        const logout = await provider.readLogout(String(token ?? ''));
        await inTransaction(db, (tx) => endProviderSessions(tx, logout, clock.now()));
        return reply.code(200).send();
      } catch (error) {
        if (!(error instanceof SignOnRefused)) throw error;
        await refuse(request, name, error);
        return reply.code(400).send();
      }
    });
  });
}

/** Where somebody gets who was refused: the page says the same whatever the reason. */
const REFUSED = {
  signIn: `${paths.login}?auth=signOn`,
  link: `${paths.security}?auth=signOn`,
  prove: `${paths.security}?auth=signOn`,
} as const;
