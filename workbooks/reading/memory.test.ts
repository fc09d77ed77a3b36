import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { goodEvent, reportWorkbook } from '../testing/reportWorkbook.ts';
import { streamed } from '../testing/streamed.ts';
import { zipArchive } from '../testing/zipArchive.ts';
import { unpack } from '../unpack.ts';

/** What a process may use in all, V8's memory and that outside of it: kilobytes. */
const LIMIT = 512 * 1024;

/** Reads the report that comes in, as the server does, and says what it found and what that took. */
const program = `
  const { buffer } = await import('node:stream/consumers');
  const { reportThreads } = await import('./workbooks/reading/inWorker.ts');
  const { state, bookings } = await reportThreads().read(await buffer(process.stdin), '2026-Q1');
  const megabytes = process.resourceUsage().maxRSS / 1024;
  console.log(JSON.stringify({ state, events: bookings.length, megabytes }));
`;

function readWithinLimit(file: Buffer): { state: string; events: number; megabytes: number } {
  const args = ['--import', 'tsx/esm', '--input-type=module', '--eval', program];
  const limited = ['-c', `ulimit -d ${LIMIT} && exec "$0" "$@"`, process.execPath, ...args];
  const { stdout, stderr } = spawnSync('sh', limited, { input: file, encoding: 'utf8' });
  if (!stdout) throw new Error(stderr);
  return JSON.parse(stdout);
}

test('an archive whose headers leave the sizes open is read in the memory that its files take', async () => {
  const { parts = new Map() } = await unpack(reportWorkbook([goodEvent]));
  const items = [...parts].map(([name, content]) => ({ name, content }));
  const file = zipArchive(streamed(items, { long: true }));
  const { state, events, megabytes } = readWithinLimit(file);
  expect([state, events]).toEqual(['READ', 1]);
  expect(megabytes).toBeLessThan(400);
}, 60_000);
