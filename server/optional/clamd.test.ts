import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { noScanner } from '../core/files/scanner.ts';
import { clamd } from './clamd.ts';
import { EICAR, type FakeClamd, fakeClamd } from './testing/fakeClamd.ts';

let daemon: FakeClamd;
beforeAll(async () => {
  daemon = await fakeClamd();
});
beforeEach(() => {
  daemon.says = undefined;
});
afterAll(() => daemon.stop());

test('a file is sent completely, and a virus in it is reported', async () => {
  const scanner = clamd(daemon.url);
  const large = randomBytes(1_048_576);
  expect(await scanner.scan(large)).toEqual({ state: 'CLEAN' });
  expect(daemon.seen.at(-1)).toBe(1_048_576);
  expect(await scanner.scan(Buffer.alloc(0))).toEqual({ state: 'CLEAN' });
  const infected = Buffer.concat([large.subarray(0, 200_000), Buffer.from(EICAR)]);
  expect(await scanner.scan(infected)).toEqual({
    state: 'INFECTED',
    finding: 'Eicar-Test-Signature',
  });
});

test.each(['INSTREAM size limit exceeded. ERROR', 'stream: Eicar OKAY', 'x'.repeat(5_000), ''])(
  'an answer that is no verdict lets the file wait: %.40j',
  async (says) => {
    daemon.says = says;
    const result = await clamd(daemon.url).scan(Buffer.from('a'));
    expect(result).toEqual({ state: 'WAITING', problem: expect.any(String) });
  },
);

test('without a connection to the scanner the file waits', async () => {
  await daemon.stop();
  const result = await clamd(daemon.url).scan(Buffer.from('a'));
  expect(result).toEqual({ state: 'WAITING', problem: expect.stringContaining('ECONNREFUSED') });
  await daemon.start();
});

test('a server that stops ends the try', async () => {
  const result = await clamd(daemon.url).scan(Buffer.from('a'), AbortSignal.abort());
  expect(result).toEqual({ state: 'WAITING', problem: expect.stringContaining('aborted') });
});

test('without a scanner the state is NOT_SCANNED', async () => {
  expect(await noScanner.scan(Buffer.from(EICAR))).toEqual({ state: 'NOT_SCANNED' });
});
