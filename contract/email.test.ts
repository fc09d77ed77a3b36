import { describe, expect, it } from 'vitest';
import { domainOf, isAtDomain, isDomain, isEmail, normalizeEmail } from './email.ts';

const long = (n: number) => `${'a'.repeat(64)}@${'b'.repeat(60)}.${'c'.repeat(n - 134)}.example`;

describe('isEmail', () => {
  it.each([
    'a@b.co',
    'ada.okafor+hub@northwind.example',
    "o'shea@x.example",
    'a@sub.sub.x.example',
    'a@xn--mnchen-3ya.example',
    'A@X.EXAMPLE',
    `${'a'.repeat(64)}@x.example`,
    long(150),
  ])('takes %s', (address) => expect(isEmail(address)).toBe(true));

  it.each([
    '',
    'a',
    'a@',
    '@x.example',
    'a@x',
    'a@@x.example',
    'a b@x.example',
    '.a@x.example',
    'a.@x.example',
    'a..b@x.example',
    'a@-x.example',
    'a@x-.example',
    'a@x..example',
    'a@x.example.',
    'a@x.1',
    'a@127.0.0.1',
    'a@[127.0.0.1]',
    '"a b"@x.example',
    'a(comment)@x.example',
    'a@x.example\nBcc: b@x.example',
    'a@x.example,b@x.example',
    '<a@x.example>',
    'å@x.example',
    `${'a'.repeat(65)}@x.example`,
    long(151),
  ])('refuses %j', (address) => expect(isEmail(address)).toBe(false));

  it('accepts longer addresses up to a given length', () => {
    expect(long(151)).toHaveLength(151);
    expect(isEmail(long(151), 200)).toBe(true);
  });
});

it.each([
  ['x.example', true],
  ['X.Example', true],
  ['a.b.c.example', true],
  ['example', false],
  ['x.example/path', false],
  ['https://x.example', false],
  ['@x.example', false],
  [`${'a'.repeat(63)}.example`, true],
  [`${'a'.repeat(64)}.example`, false],
])('isDomain(%s) is %s', (text, holds) => expect(isDomain(text)).toBe(holds));

it('compares addresses in lower case and without surrounding white space', () => {
  expect(normalizeEmail('  Ada@X.Example \n')).toBe('ada@x.example');
  expect(domainOf('Ada@X.Example')).toBe('x.example');
});

it.each([
  '\u200bada@x.example\u00a0',
  '“ada@x.example”',
  '<ada@x.example>;',
  'mailto:Ada@x.example?subject=Hello',
  'ada＠x．example',
  'ada@x.example.',
])('understands %j that was copied from somewhere', (text) =>
  expect(normalizeEmail(text)).toBe('ada@x.example'),
);

it.each(['ada lovelace@x.example', 'ada@x.example, b@x.example', 'Ada <ada@x.example>'])(
  'makes no other address of %s',
  (text) => expect(isEmail(normalizeEmail(text))).toBe(false),
);

it.each([
  ['a@x.example', true],
  ['a@second.example', true],
  ['A@Sub.Second.Example', true],
  ['a@notsecond.example', false],
  ['a@example', false],
])('%s is at one of two domains: %s', (address, holds) =>
  expect(isAtDomain(address, ['x.example', 'second.example'])).toBe(holds),
);
