import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance, type FastifyPluginAsync, LogController } from 'fastify';
import type { z } from 'zod';
import type { Brand } from '../../../contract/brand.ts';
import { SECOND } from '../../../contract/dates.ts';
import { limits } from '../../../contract/limits.ts';
import { readablePath } from '../../../contract/readablePath.ts';
import type { Clock } from '../clock.ts';
import type { Env } from '../config/env.ts';
import type { Database } from '../db/connection.ts';
import type { Read } from '../db/reader.ts';
import type { Files } from '../files/files.ts';
import type { Scanner } from '../files/scanner.ts';
import { bareHeaders } from '../http/bareHeaders.ts';
import { answerClientError } from '../http/clientError.ts';
import type { Job } from '../jobs/job.ts';
import { createMailChoices, type MailChoices } from '../mail/mailChoices.ts';
import { createTokens, type Tokens } from '../mail/tokens.ts';
import { loggedError } from '../monitoring/log.ts';
import { type hashPassword, Passwords } from '../passwords/passwords.ts';
import { sendError } from '../plugins/errors.ts';
import { registerPlugins } from './plugins.ts';

/** What every route finds on the application. */
export interface Services {
  env: Env;
  db: Database;
  clock: Clock;
  /** Runs what only reads, perhaps on a standby. */
  read: Read;
  brand: Brand;
  files: Files;
  /** The virus scanner for uploads. */
  scanner: Scanner;
  /** The mail worker, which is woken after a commit that stored an email. */
  mail: { wake(): void };
  /** The jobs that servers run beside. */
  jobs: readonly Pick<Job, 'name' | 'everySeconds'>[];
}

interface Options {
  /** Hashes passwords; replaced in tests. */
  hash?: typeof hashPassword | undefined;
  /** Traces requests; registered before all others. Default: they are not traced. */
  tracing?: FastifyPluginAsync | undefined;
  /** The stream for log lines; default: standard output. */
  logTo?: { write(line: string): void } | undefined;
}

declare module 'fastify' {
  interface FastifyInstance extends Services {
    /** Derives the tokens of emailed links. */
    tokens: Tokens;
    /** Knows who asked not to be sent what. */
    mailChoices: MailChoices;
    passwords: Passwords;
  }
}

/** Creates the application without the routes of what the program does: these are registered on it (app.ts). */
export async function createApp(
  services: Services,
  { hash, tracing, logTo }: Options,
): Promise<FastifyInstance> {
  const { env } = services;
  const app: FastifyInstance = Fastify({
    logger: {
      level: env.logLevel,
      serializers: { err: loggedError as never },
      ...(logTo && { stream: logTo }),
    },
    genReqId: () => randomUUID(),
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: 'requestId',
    }),
    // Trusts one proxy: the address it reports is the caller's, whatever the caller's own headers claim.
    trustProxy: env.trustProxy ? (_address, hop) => hop === 0 : false,
    bodyLimit: limits.bodyBytes,
    // A plug-in whose files load slowly is no reason to refuse the start: on a busy machine one took more than the
    // usual 10 seconds.
    pluginTimeout: 60 * SECOND,
    // Shorter than the other timeouts, so that a slow request gets an error response.
    requestTimeout: env.requestMs,
    http: {
      // Node takes the longer of the two for the whole request.
      headersTimeout: Math.min(env.requestMs / 2, 20 * SECOND),
      connectionsCheckingInterval: Math.min(env.requestMs, 5 * SECOND),
    },
    connectionTimeout: env.requestMs + 30 * SECOND,
    handlerTimeout: env.requestMs + 30 * SECOND,
    // Requests in flight are still answered while the server stops.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 1000 },
    rewriteUrl: ({ url = '/' }) => readableUrl(url),
    frameworkErrors: (error, request, reply) =>
      sendError(error, request, reply.headers(bareHeaders)),
    clientErrorHandler: answerClientError,
  });
  for (const [name, service] of Object.entries(services)) app.decorate(name, service);
  app.decorate('tokens', createTokens(env));
  app.decorate('mailChoices', createMailChoices(services.db, env));
  app.addHook('onReady', () => app.mailChoices.ready());
  app.decorate('passwords', new Passwords(env.limits, hash));

  app.setValidatorCompiler<z.ZodType>(({ schema }) => (data) => {
    const { data: value, error } = schema.safeParse(data);
    return error ? { error } : { value };
  });
  app.setSerializerCompiler(({ schema }) => (answer) => {
    const { data, error } = (schema as unknown as z.ZodType).safeParse(answer);
    // A server error: a ZodError would be reported as invalid input.
    if (error) throw new Error('The response does not match its schema', { cause: error });
    return JSON.stringify(data);
  });

  if (tracing) await app.register(tracing);
  await registerPlugins(app);
  return app;
}

/** Returns the address of a page with a path that the router can read. The API refuses one that can't be decoded. */
function readableUrl(url: string): string {
  if (url.startsWith('/api/')) return url;
  const [path = ''] = url.split('?', 1);
  return readablePath(path) + url.slice(path.length);
}
