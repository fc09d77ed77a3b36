import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { errorEnvelope } from '../../../contract/records.ts';
import { type TestApp, testApp } from '../../../tests/support/server/testApp.ts';

let hub: TestApp;
let port: number;
beforeAll(async () => {
  hub = await testApp();
  port = Number(new URL(await hub.app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => hub.close());

test.each([
  ['no HTTP', 'GARBAGE\r\n\r\n', 400],
  [
    'a header that is too long',
    `GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`,
    431,
  ],
  [
    'a body of two lengths',
    'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    400,
  ],
])('%s gets the error envelope, and the connection is closed', async (_, sent, status) => {
  const socket = connect(port, '127.0.0.1');
  socket.write(sent);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(errorEnvelope.strict().safeParse(JSON.parse(body)).error).toBeUndefined();
});
