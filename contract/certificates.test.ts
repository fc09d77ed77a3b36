import { expect, test } from 'vitest';
import {
  CERTIFICATE_CHECKS_PER_MINUTE,
  CODE_LENGTH,
  codeSigns,
  readCode,
  SHORT_CODE_LENGTH,
  shortCode,
} from './certificates.ts';

const code = '7K3M90QXT2VB1A0C9D8E7F6G5H';

test.each([
  ['as it is', code],
  ['in lower case', code.toLowerCase()],
  ['with letters for 0 and 1', code.replaceAll('0', 'O').replace('1', 'l').replaceAll('1', 'I')],
  ['in groups', ` ${code.slice(0, 13)} – ${code.slice(13)}-\n`],
])('a code is read %s', (_, typed) => {
  expect(code).toHaveLength(CODE_LENGTH);
  expect(readCode(typed)).toBe(code);
});

test('its short form is printed in groups, and read so', () => {
  expect(shortCode(code)).toBe('7K3M-90QX-T2VB');
  expect(readCode(shortCode(code))).toBe(code.slice(0, 12));
});

test.each(['', '7K3M', code.slice(1), `${code}0`, `U${code.slice(1)}`, `${code.slice(0, 11)}%`])(
  'what can be no code is not read: %s',
  (typed) => {
    expect(readCode(typed)).toBeUndefined();
  },
);

test('ten million guesses, at the limit of a network or not, find none of a million certificates', () => {
  const [guesses, certificates] = [10_000_000, 1_000_000];
  const expected = (guesses * certificates) / codeSigns.length ** SHORT_CODE_LENGTH;
  expect(expected).toBeLessThan(0.000_1);
  const daysOfOneNetwork = guesses / CERTIFICATE_CHECKS_PER_MINUTE / 60 / 24;
  expect(daysOfOneNetwork).toBeGreaterThan(100);
});
