import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { badgeKeysIn, readBadgeKeys, rotateBadgeKeys } from './badgeKeys.ts';

const folder = mkdtempSync(join(tmpdir(), 'hub-badge-keys-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a rotation signs with a new key, and keeps the public half alone of the former one', async () => {
  const path = await badgeKeysIn(folder);
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(await badgeKeysIn(folder)).toBe(path);
  const [first] = (await readBadgeKeys(path)).published;
  const second = await rotateBadgeKeys(path);
  const { published } = await readBadgeKeys(path);
  expect(published).toEqual([second, first]);
  expect(Object.keys(second).toSorted()).toEqual(['alg', 'e', 'kty', 'n', 'thumbprint', 'use']);
  const { keys } = JSON.parse(readFileSync(path, 'utf8'));
  expect(keys.map((key: object) => 'd' in key)).toEqual([true, false]);
});

test.each([
  ['no JSON', 'secret', /BADGE_KEYS_FILE: .*can't be read/],
  ['no key', '{"keys":[]}', /BADGE_KEYS_FILE: keys/],
  ['a public key that is to sign', '{"keys":[{"kty":"RSA","n":"AA","e":"AQAB"}]}', /keys\.0\.d/],
  ['a key that is too short', '{"keys":[{"kty":"RSA","n":"AA","e":"AQAB"}]}', /keys\.0\.n/],
  ['another kind of key', '{"keys":[{"kty":"oct","k":"AA"}]}', /keys\.0\.kty/],
])('%s is refused by its name', async (_, content, reason) => {
  const path = join(folder, 'refused.json');
  writeFileSync(path, content);
  await expect(readBadgeKeys(path)).rejects.toThrow(reason);
});

test('a file that is not there is refused', async () => {
  await expect(readBadgeKeys(join(folder, 'none.json'))).rejects.toThrow(
    /none\.json can't be read/,
  );
});
