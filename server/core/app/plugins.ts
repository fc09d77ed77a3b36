import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { addresses } from '../plugins/addresses.ts';
import { bodies } from '../plugins/bodies.ts';
import { errors } from '../plugins/errors.ts';
import { health } from '../plugins/health.ts';
import { notFound } from '../plugins/notFound.ts';
import { policyReports } from '../plugins/policyReports.ts';
import { rateLimit } from '../plugins/rateLimit.ts';
import { requestLog } from '../plugins/requestLog.ts';
import { security } from '../plugins/security.ts';
import { wellKnown } from '../plugins/wellKnown.ts';
import { antiForgery } from '../session/antiForgery.ts';
import { contractRoutes } from '../session/contractRoutes.ts';
import { devices } from '../session/devices.ts';
import { docs } from '../session/docs.ts';
import { session } from '../session/session.ts';
import { staffRoutes } from '../session/staffRoutes.ts';

type Plugin = (app: FastifyInstance) => Promise<void>;

/** A low quality, since responses are compressed while the caller waits; the portal's files are compressed at build. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

async function compression(app: FastifyInstance) {
  await app.register(compress, {
    globalDecompression: false,
    encodings: ['br', 'gzip'],
    brotliOptions,
  });
}

async function cookies(app: FastifyInstance) {
  const secure = app.env.publicUrl.startsWith('https:');
  await app.register(cookie, { parseOptions: { path: '/', sameSite: 'lax', secure } });
}

/** In the order in which their hooks see a request; each with those that it needs before it. */
export const plugins: readonly (readonly [plugin: Plugin, ...needs: Plugin[]])[] = [
  [errors],
  [notFound, errors],
  [requestLog, errors],
  [security],
  // A refusal has the security headers, too.
  [rateLimit, errors, security],
  [addresses, errors, security],
  [compression],
  [bodies],
  [cookies],
  // Nobody makes the database look up more sessions than the limit allows.
  [session, rateLimit, addresses, cookies],
  [devices, cookies],
  [antiForgery, session],
  [health],
  [wellKnown],
  [docs, session],
  [policyReports, rateLimit, bodies],
  [contractRoutes, notFound, bodies, antiForgery, docs],
  [staffRoutes, notFound, bodies, antiForgery, docs],
];

/** Registers plugins by their names, so that Fastify tells a wrong order in words. */
export async function registerPlugins(app: FastifyInstance, table = plugins): Promise<void> {
  for (const [plugin, ...needs] of table) {
    const dependencies = needs.map(({ name }) => name);
    await app.register(fp(plugin, { name: plugin.name, dependencies }));
  }
}
