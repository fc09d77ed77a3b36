import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFixtures } from '../../fixtures/server.ts';
import { demoRecoveryCodes } from '../../fixtures/state.ts';
import { Client } from './client.ts';
import { expectSuccess } from './expectations.ts';
import { ada } from './people.ts';

/** The fixtures as they are started to see how a second step is asked. */

let server: Server;
beforeAll(async () => {
  server = createFixtures({ secondStep: true }).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

test('everybody is asked for one, which a printed code answers', async () => {
  const client = new Client(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const body = { identity: ada, password: 'Welcome1!' };
  const { challenge } = expectSuccess(await client.call('POST /accounts/hub/login', { body }));
  const answer = { id: challenge.id, method: 'recoveryCode', code: demoRecoveryCodes[0] };
  expectSuccess(await client.call('POST /accounts/hub/challenge', { body: answer }));
  expect(expectSuccess(await client.call('GET /hub/account/factors')).content).toHaveLength(1);
});
