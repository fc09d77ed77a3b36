import { randomBytes, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { S3Settings } from '../core/config/env.ts';
import { type FileStore, StoreUnavailable } from '../core/files/store.ts';
import { type S3Server, s3Server } from '../core/files/testing/s3Server.ts';
import { s3Store } from './s3Store.ts';

let server: S3Server;
beforeAll(async () => {
  server = await s3Server();
});
beforeEach(() => {
  server.mode = 'well';
  server.pageSize = 1000;
  server.objects.clear();
});
afterAll(() => server.stop());

const storeWith = (settings: Partial<S3Settings> = {}) =>
  s3Store({ ...server.settings, ...settings });
/** A store that gives up soon, for a server that never answers. */
const impatientStore = () => s3Store(server.settings, { connect: 3_000, answer: 100 });
const listed = async (store: FileStore) => (await Readable.from(store.list()).toArray()).flat();

test('a content is stored, read, listed and removed under its id', async () => {
  const store = storeWith();
  const [id, content] = [randomUUID(), randomBytes(2 * 1024 * 1024)];
  expect(await store.get(id)).toBeUndefined();
  await store.put(id, content);
  expect([...server.objects.keys()]).toEqual([`hub/${id}`]);
  expect((await store.get(id))?.equals(content)).toBe(true);
  expect(await listed(store)).toEqual([id]);
  await store.delete(id);
  await store.delete(id);
  expect([await store.get(id), await listed(store)]).toEqual([undefined, []]);
});

test('an empty content is a content', async () => {
  const store = storeWith();
  const id = randomUUID();
  await store.put(id, Buffer.alloc(0));
  expect(await store.get(id)).toEqual(Buffer.alloc(0));
});

test('an upload arrives unchanged, without checksum headers that other stores refuse', async () => {
  const store = storeWith();
  await store.put('plain', Buffer.from('the content alone'));
  expect(String(server.objects.get('hub/plain'))).toBe('the content alone');
  expect(server.headers.at(-1)).not.toMatchObject({ 'content-encoding': expect.anything() });
  const names = Object.keys(server.headers.at(-1) ?? {});
  expect(names.filter((name) => /checksum|trailer/.test(name))).toEqual([]);
});

test('a listing reads all pages, of its own prefix alone', async () => {
  server.pageSize = 3;
  const ids = Array.from({ length: 7 }, () => randomUUID()).sort();
  for (const id of ids) server.objects.set(`hub/${id}`, Buffer.from('x'));
  server.objects.set('hub-of-others/a', Buffer.from('x'));
  server.objects.set('a', Buffer.from('x'));
  expect(await listed(storeWith())).toEqual(ids);
  expect(await listed(storeWith({ prefix: '' }))).toHaveLength(9);
});

describe('a store that', () => {
  const calls: [string, (store: FileStore) => Promise<unknown>][] = [
    ['put', (store) => store.put('a', Buffer.from('x'))],
    ['get', (store) => store.get('a')],
    ['delete', (store) => store.delete('a')],
    ['list', listed],
  ];
  /** Calls everything, and returns what is said of each. */
  const reasons = async (store: FileStore) => {
    const failures = await Promise.all(
      calls.map(([, call]) =>
        call(store).then(
          () => 'nothing',
          (error: unknown) => error,
        ),
      ),
    );
    for (const failure of failures) expect(failure).toBeInstanceOf(StoreUnavailable);
    return failures.map((failure) => (failure as Error).message);
  };

  test.each<[string, () => Partial<S3Settings>, RegExp]>([
    ['knows the key, but signs it otherwise', () => ({ secret: 'other' }), /SignatureDoesNotMatch/],
    ['does not know the key', () => ({ keyId: 'other' }), /InvalidAccessKeyId/],
    ['has no such bucket', () => ({ bucket: 'other' }), /NoSuchBucket/],
  ])('is reported with its reason: %s', async (_, settings, reason) => {
    for (const told of await reasons(storeWith(settings()))) expect(told).toMatch(reason);
    expect(server.objects.size).toBe(0);
  });

  test('refuses everything is reported with its reason', async () => {
    server.mode = 'refuse';
    for (const told of await reasons(storeWith())) expect(told).toMatch(/ServiceUnavailable/);
  });

  test('cannot be reached is reported', async () => {
    const store = storeWith();
    await server.stop();
    for (const told of await reasons(store)) expect(told).toMatch(/ECONNREFUSED/);
    await server.start();
    await store.put('a', Buffer.from('x'));
    expect(await store.get('a')).toEqual(Buffer.from('x'));
  });

  test('never answers is not waited for', async () => {
    server.mode = 'silent';
    for (const told of await reasons(impatientStore())) expect(told).toMatch(/ETIMEDOUT/);
  });

  test('stops in the middle of a content is not waited for', async () => {
    server.objects.set('hub/a', randomBytes(1024));
    server.mode = 'half';
    await expect(impatientStore().get('a')).rejects.toThrow(StoreUnavailable);
  });
});

test("only the bucket's store names the SDK, and loads it when it is used", () => {
  const server = join(import.meta.dirname, '..');
  const naming = readdirSync(server, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .flatMap((path) =>
      readFileSync(join(server, path), 'utf8')
        .split('\n')
        .filter((line) => line.includes("'@aws-sdk/") && !line.startsWith('import type '))
        .map((line) => `${path}: ${line.trim()}`),
    );
  expect(naming.filter((line) => !line.includes('typeof import('))).toEqual([
    "optional/s3Store.ts: const sdk = await import('@aws-sdk/client-s3');",
  ]);
});
