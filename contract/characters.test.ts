import { expect, it } from 'vitest';
import { plainPhone, withoutUnseen } from './characters.ts';

it.each([
  ['as an address book writes it', '\u202a+1 312 555 0142\u202c', '+1 312 555 0142'],
  ['with no-break spaces', '312\u00a0555\u202f0142', '312 555 0142'],
  ['with other hyphens', '312\u2011555\u20130142', '312-555-0142'],
  ['as it is typed', '(312) 555-0142', '(312) 555-0142'],
])('a phone number %s is kept as it is typed', (_, pasted, kept) =>
  expect(plainPhone(pasted)).toBe(kept),
);

it('an address loses what nobody sees, and nothing else', () =>
  expect(withoutUnseen('\ufeffann\u200b.lee+1@x.example')).toBe('ann.lee+1@x.example'));
