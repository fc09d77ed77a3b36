import { setTimeout as pause } from 'node:timers/promises';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { z } from 'zod';
import { type Brand, defaultBrand } from '../contract/brand.ts';
import { limits } from '../contract/limits.ts';
import { ConcurrencyLimiter } from './accounts/concurrency-limiter.ts';
import { Passwords } from './accounts/passwords.ts';
import { answerClientError } from './client-error.ts';
import type { Clock } from './clock.ts';
import type { Database } from './db/connection.ts';
import type { Env } from './env.ts';
import { loggedError } from './log.ts';
import { createTokens, type Tokens } from './mail/tokens.ts';
import { addresses } from './plugins/addresses.ts';
import { antiForgery } from './plugins/anti-forgery.ts';
import { bodies } from './plugins/bodies.ts';
import { contractRoutes } from './plugins/contract-routes.ts';
import { devices } from './plugins/devices.ts';
import { docs } from './plugins/docs.ts';
import { errors, sendError } from './plugins/errors.ts';
import { health } from './plugins/health.ts';
import { notFound } from './plugins/not-found.ts';
import { pages } from './plugins/pages.ts';
import { policyReports } from './plugins/policy-reports.ts';
import { rateLimit } from './plugins/rate-limit.ts';
import { requestLog } from './plugins/request-log.ts';
import { bareHeaders, security } from './plugins/security.ts';
import { session } from './plugins/session.ts';
import { staffRoutes } from './plugins/staff-routes.ts';
import { wellKnown } from './plugins/well-known.ts';
import { routes } from './routes/table.ts';
import { clamd, noScanner, type Scanner } from './scan/scanner.ts';

export interface Parts {
  env: Env;
  db: Database;
  clock: Clock;
  brand?: Brand;
  /** The mail worker, to be woken after a commit that wrote a mail. Absent: nobody sends. */
  mail?: { wake(): void };
  /** Looks at uploads. Absent: the one of the environment, or nobody. */
  scanner?: Scanner;
  /** Directory of the built portal. Absent: the API alone. */
  portal?: string;
  /** Lets so many milliseconds pass before an answer. */
  wait?: (ms: number) => Promise<void>;
  /** Where log lines go. Absent: standard output. */
  logTo?: { write(line: string): void };
}

declare module 'fastify' {
  interface FastifyInstance extends Required<Omit<Parts, 'logTo' | 'portal'>> {
    /** Makes the tokens of mailed links. */
    tokens: Tokens;
    passwords: Passwords;
    /** Where tries at a password are counted, before they cost more. */
    accountLookups: ConcurrencyLimiter;
  }
}

const SECOND = 1000;
/** What is compressed at the request must be quick; the portal's files are compressed beforehand. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** Puts the server together. It doesn't listen yet, and runs no worker: a test injects requests into it. */
export async function buildApp(parts: Parts): Promise<FastifyInstance> {
  const { env, db, clock, brand = defaultBrand, mail = { wake() {} }, logTo, portal } = parts;
  const { scanner = env.clamdUrl ? clamd(env.clamdUrl) : noScanner } = parts;
  const { wait = pause } = parts;
  const app: FastifyInstance = Fastify({
    logger: {
      level: env.logLevel,
      serializers: { err: loggedError as never },
      ...(logTo && { stream: logTo }),
    },
    logController: new LogController({ disableRequestLogging: true }),
    // One proxy: the address it saw is the caller's, whatever that one claims.
    trustProxy: env.trustProxy ? (_address, hop) => hop === 0 : false,
    bodyLimit: limits.bodyBytes,
    // Whose request is not here in time is told so, before anything else runs out.
    requestTimeout: env.requestMs,
    http: {
      // Node takes the longer of the two for the whole request.
      headersTimeout: Math.min(env.requestMs / 2, 20 * SECOND),
      connectionsCheckingInterval: Math.min(env.requestMs, 5 * SECOND),
    },
    connectionTimeout: env.requestMs + 30 * SECOND,
    handlerTimeout: env.requestMs + 30 * SECOND,
    // While it stops, requests that are on their way are answered like others.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 1000 },
    frameworkErrors: (error, request, reply) =>
      sendError(error, request, reply.headers(bareHeaders)),
    clientErrorHandler: answerClientError,
  });
  app.decorate('env', env);
  app.decorate('db', db);
  app.decorate('clock', clock);
  app.decorate('brand', brand);
  app.decorate('mail', mail);
  app.decorate('scanner', scanner);
  app.decorate('wait', wait);
  app.decorate('tokens', createTokens(env));
  app.decorate('passwords', new Passwords(env.limits));
  // Not all connections to the database: who is let in needs some, and so does everybody else.
  app.decorate(
    'accountLookups',
    new ConcurrencyLimiter(Math.ceil(env.databasePool / 3), env.limits),
  );

  app.setValidatorCompiler<z.ZodType>(({ schema }) => (data) => {
    const { data: value, error } = schema.safeParse(data);
    return error ? { error } : { value };
  });
  app.setSerializerCompiler(({ schema }) => (answer) => {
    const { data, error } = (schema as unknown as z.ZodType).safeParse(answer);
    // No fault of the caller's, as a body that doesn't fit would be.
    if (error) throw new Error('The answer is not as the contract has it', { cause: error });
    return JSON.stringify(data);
  });

  await app.register(errors);
  await app.register(notFound);
  await app.register(requestLog);
  await app.register(security);
  await app.register(rateLimit);
  await app.register(addresses);
  await app.register(compress, {
    globalDecompression: false,
    encodings: ['br', 'gzip'],
    brotliOptions,
  });
  await app.register(bodies);
  await app.register(cookie);
  await app.register(session);
  await app.register(devices);
  await app.register(antiForgery);
  await app.register(health);
  await app.register(wellKnown);
  await app.register(docs);
  await app.register(policyReports);
  await app.register(contractRoutes);
  await app.register(staffRoutes);
  for (const route of routes) await app.register(route);
  if (portal) await app.register(pages, { directory: portal });
  return app;
}
