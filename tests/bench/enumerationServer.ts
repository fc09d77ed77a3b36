import type { AddressInfo } from 'node:net';
import { systemClock } from '../../server/core/clock.ts';
import { readEnv } from '../../server/core/config/env.ts';
import { connect } from '../../server/core/db/connection.ts';
import { startMailWorker } from '../../server/mails/worker.ts';
import { buildApp } from '../../server/start/app.ts';
import { startGuestRequestWorker } from '../../server/start/guestRequests.ts';

/** The measured process: the server with its workers, whose mails go nowhere. Sends its origin to its parent. */
const [databaseUrl = ''] = process.argv.slice(2);
const many = '1000000';
const env = readEnv({
  DATABASE_URL: databaseUrl,
  SESSION_SECRET: 'a secret of the benchmark, long enough',
  LOG_LEVEL: 'silent',
  // One guest asks here as many do otherwise.
  LIMIT_REQUESTS_PER_SECOND: many,
  LIMIT_SIGN_INS_PER_MINUTE: many,
  LIMIT_FAILED_SIGN_INS_PER_HOUR: many,
  LIMIT_ACCOUNTS_PER_HOUR: many,
  LIMIT_NEW_PASSWORDS_PER_HOUR: many,
  LIMIT_RESETS_PER_HOUR: many,
  LIMIT_RESETS_PER_NETWORK: many,
  LIMIT_SELF_INVITATIONS_PER_DAY: many,
});
const db = connect(databaseUrl);
const clock = systemClock(env);
const hub = await buildApp({ env, db, clock });
const mail = startMailWorker({
  db,
  clock,
  tokens: hub.tokens,
  mailChoices: hub.mailChoices,
  transport: { async send() {}, close() {} },
  frame: { brand: hub.brand, publicUrl: env.publicUrl, timeZone: env.timeZone },
});
startGuestRequestWorker(hub, { onDone: mail.wake, onError: (error) => hub.log.error(error) });
await hub.listen({ port: 0, host: '127.0.0.1' });
process.send?.(`http://127.0.0.1:${(hub.server.address() as AddressInfo).port}`);
