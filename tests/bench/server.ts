import type { AddressInfo } from 'node:net';
import { buildApp } from '../../server/app.ts';
import { connect } from '../../server/db/connection.ts';
import { readEnv } from '../../server/env.ts';

/** The measured process: the server as it is, and beside it a bare route with one prepared query for one row. */
const [databaseUrl = '', agencyId = ''] = process.argv.slice(2);
const env = readEnv({
  DATABASE_URL: databaseUrl,
  SESSION_SECRET: 'a secret of the benchmark, long enough',
  LOG_LEVEL: 'silent',
  LIMIT_REQUESTS_PER_SECOND: '1000000',
});
const db = connect(databaseUrl);
const app = await buildApp({ env, db, clock: { now: () => new Date() } });

app.get('/bare', async () => {
  const { rows } = await db.$client.query({
    name: 'bare',
    text: 'select id, name, status from agencies where id = $1',
    values: [agencyId],
  });
  return rows[0];
});
await app.listen({ port: 0, host: '127.0.0.1' });
process.send?.((app.server.address() as AddressInfo).port);
