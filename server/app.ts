import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { type Brand, defaultBrand } from '../contract/brand.ts';
import type { Clock } from './clock.ts';
import type { Database } from './db/connection.ts';
import type { Env } from './env.ts';
import { createTokens, type Tokens } from './mail/tokens.ts';
import { antiForgery } from './plugins/anti-forgery.ts';
import { contractRoutes } from './plugins/contract-routes.ts';
import { errors } from './plugins/errors.ts';
import { session } from './plugins/session.ts';
import { routes } from './routes/table.ts';

export interface Parts {
  env: Env;
  db: Database;
  clock: Clock;
  brand?: Brand;
  /** The mail worker, to be woken after a commit that wrote a mail. Absent: nobody sends. */
  mail?: { wake(): void };
}

declare module 'fastify' {
  interface FastifyInstance extends Required<Parts> {
    /** Makes the tokens of mailed links. */
    tokens: Tokens;
  }
}

/** Puts the server together. It doesn't listen yet, and runs no worker: a test injects requests into it. */
export async function buildApp({
  env,
  db,
  clock,
  brand = defaultBrand,
  mail = { wake() {} },
}: Parts) {
  const app: FastifyInstance = Fastify({
    // One proxy: the address it saw is the caller's, whatever that one claims (I8).
    trustProxy: env.trustProxy ? (_address, hop) => hop === 0 : false,
    bodyLimit: 256 * 1024,
    routerOptions: { maxParamLength: 1000 },
  });
  app.decorate('env', env);
  app.decorate('db', db);
  app.decorate('clock', clock);
  app.decorate('brand', brand);
  app.decorate('mail', mail);
  app.decorate('tokens', createTokens(env.sessionSecret));

  app.setValidatorCompiler<z.ZodType>(({ schema }) => (data) => {
    const { data: value, error } = schema.safeParse(data);
    return error ? { error } : { value };
  });
  app.setSerializerCompiler(
    ({ schema }) =>
      (data) =>
        JSON.stringify((schema as unknown as z.ZodType).parse(data)),
  );

  await app.register(errors);
  await app.register(cookie);
  await app.register(session);
  await app.register(antiForgery);
  await app.register(contractRoutes);
  for (const route of routes) await app.register(route);
  return app;
}
