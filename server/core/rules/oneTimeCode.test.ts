import { expect, test } from 'vitest';
import { newSecret, plainCode, stepOf, uriOf } from './oneTimeCode.ts';

/** The secret of RFC 6238, '12345678901234567890', in base32. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

// The last six digits of the eight in appendix B.
test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at %d seconds the code of RFC 6238 is right', (seconds, code) => {
  const at = (more: number) => new Date((seconds + more) * 1000);
  const step = Math.floor(seconds / 30);
  expect(stepOf(SECRET, code, at(0))).toBe(step);
  // A clock may be a step off, not two, and the step is that of the code.
  for (const more of [-30, 30]) expect(stepOf(SECRET, code, at(more))).toBe(step);
  for (const more of [-60, 60]) expect(stepOf(SECRET, code, at(more))).toBeUndefined();
});

test.each(['', '28708', '2870820', 'abcdef', '28708２'])('%j is no code', (code) => {
  expect(stepOf(SECRET, code, new Date(59_000))).toBeUndefined();
});

test('a code may be grouped by spaces and dashes', () => {
  expect(plainCode(' 287 082 ')).toBe('287082');
  expect(plainCode('abcd-efgh')).toBe('ABCDEFGH');
});

test('a secret has 160 bits, and an app reads it with its account from the address', () => {
  const secret = newSecret();
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(newSecret()).not.toBe(secret);
  const uri = new URL(uriOf(secret, 'Aldervale Hotels', 'ada@x.example'));
  expect(decodeURIComponent(uri.pathname)).toContain('ada@x.example');
  expect(Object.fromEntries(uri.searchParams)).toMatchObject({
    secret,
    issuer: 'Aldervale Hotels',
    digits: '6',
    period: '30',
  });
});
