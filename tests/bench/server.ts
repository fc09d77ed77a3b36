import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import { systemClock } from '../../server/core/clock.ts';
import { readEnv } from '../../server/core/config/env.ts';
import { connect } from '../../server/core/db/connection.ts';
import { buildApp } from '../../server/start/app.ts';

export interface Origins {
  hub: string;
  bare: string;
}

/**
 * The measured process: the server as it is, and beside it a bare Fastify, without any of the hub's hooks, whose one
 * route reads the first page of the same list by one prepared query, without its total. Sends the two origins to its
 * parent.
 */
const [databaseUrl = '', agencyId = ''] = process.argv.slice(2);
const env = readEnv({
  DATABASE_URL: databaseUrl,
  SESSION_SECRET: 'a secret of the benchmark, long enough',
  LOG_LEVEL: 'silent',
  LIMIT_REQUESTS_PER_SECOND: '1000000',
  LIMIT_PREVIEWS_PER_DAY: '1000000',
});
const db = connect(databaseUrl);
const hub = await buildApp({ env, db, clock: systemClock(env) });

const bare = fastify();
bare.get('/', async () => {
  const { rows } = await db.$client.query({
    name: 'bare',
    text: `select email, point_of_contact as "pointOfContact", status, sent_at as "sentAt", invite_type as "inviteType", failure
      from invitations where agency_id = $1 order by sent_at desc nulls first, email limit 20`,
    values: [agencyId],
  });
  return rows;
});

const originOf = async (app: typeof hub | typeof bare) => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
};
const origins: Origins = { hub: await originOf(hub), bare: await originOf(bare) };
process.send?.(origins);
