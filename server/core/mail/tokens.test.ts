import { expect, test } from 'vitest';
import { createTokens, hashToken } from './tokens.ts';

const [first, second] = [
  'a secret of the tests that is long enough',
  'the secret that follows on it, as long',
];
const tokens = createTokens({ sessionSecret: first });

test('a token has 256 bits and is stored as its hash only', () => {
  const { id, token, hash } = tokens.issue('invitation');
  expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  expect(hash).toBe(hashToken(token));
  expect(hash).not.toContain(token);
  expect(id).not.toContain(token);
});

test('a row always gives the same token, so that an old link stays valid', () => {
  const { id, token } = tokens.issue('invitation');
  expect(tokens.of({ purpose: 'invitation', id })).toBe(token);
});

test('no two rows, purposes or secrets share a token', () => {
  const { id, token } = tokens.issue('invitation');
  expect(tokens.issue('invitation').token).not.toBe(token);
  expect(tokens.of({ purpose: 'reset', id })).not.toBe(token);
  expect(createTokens({ sessionSecret: second }).of({ purpose: 'invitation', id })).not.toBe(token);
});

test('after a change of the secret an earlier link is emailed unchanged, until the old secret is removed', () => {
  const { id, token, hash } = tokens.issue('invitation');
  const ref = { purpose: 'invitation', id } as const;
  const rotated = createTokens({ sessionSecret: second, previousSessionSecret: first });
  expect(rotated.of(ref, hash)).toBe(token);
  expect(rotated.of(ref, null)).not.toBe(token);
  expect(rotated.issue('reset').token).toHaveLength(43);
  const dropped = createTokens({ sessionSecret: second });
  expect(dropped.of(ref, hash)).toBe(rotated.of(ref, null));
});
