import { expect, test } from 'vitest';
import { createTokens, hashToken } from './tokens.ts';

const tokens = createTokens('a secret of the tests that is long enough');

test('a token has 256 bits and is stored as its hash only', () => {
  const { id, token, hash } = tokens.issue('invitation');
  expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  expect(hash).toBe(hashToken(token));
  expect(hash).not.toContain(token);
  expect(id).not.toContain(token);
});

test('the same row gives the same token, so that the old link lives on', () => {
  const { id, token } = tokens.issue('invitation');
  expect(tokens.of({ purpose: 'invitation', id })).toBe(token);
});

test('no two rows, purposes or secrets share a token', () => {
  const { id, token } = tokens.issue('invitation');
  expect(tokens.issue('invitation').token).not.toBe(token);
  expect(tokens.of({ purpose: 'reset', id })).not.toBe(token);
  expect(createTokens('another secret').of({ purpose: 'invitation', id })).not.toBe(token);
});
