import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { invitationQuery } from './forms/invitationQuery.ts';
import { usualPolicies } from './policies.ts';
import type { Policies } from './records.ts';
import { hotelBrands, naturesOfBusiness, percentBands } from './reference.ts';
import * as rules from './rules.ts';
import { fieldTexts } from './testing/fieldTexts.ts';

/** What a person reads beside the field, or undefined where the value is accepted. */
const textOf = (rule: z.ZodType, value: unknown): string | undefined => {
  const { error } = rule.safeParse(value);
  return error && fieldTexts(error)[''];
};
const a = (n: number) => 'a'.repeat(n);

const REQUIRED = 'Field is required';
const INVALID = 'Field is invalid';
const EMAIL = 'Enter valid email';
const NAME = 'Field should contain only letters, dashes and apostrophes';
const SELECT = 'Field should contain one of select options';
const shorter = (n: number) => `Field length less than ${n} chars`;
const longer = (n: number) => `Field length more than ${n} chars`;

type Row = readonly [value: unknown, text: string | undefined];
const check = (name: string, rule: z.ZodType, rows: readonly Row[]) =>
  describe(name, () => {
    it.each(rows)('%j → %s', (value, text) => expect(textOf(rule, value)).toBe(text));
  });

check('text, 1–200', rules.text(), [
  [undefined, REQUIRED],
  [null, REQUIRED],
  ['', REQUIRED],
  ['   ', REQUIRED],
  ['a', undefined],
  [a(200), undefined],
  [`  ${a(200)}  `, undefined],
  [a(201), longer(200)],
  [7, INVALID],
  [['a'], INVALID],
  [{ toString: 'a' }, INVALID],
  ['NUL \u0000', INVALID],
  ['bell \u0007', INVALID],
  ['half \ud800', INVALID],
  ['two\nlines', INVALID],
  ['C1 \u009b', INVALID],
  ['\u200b', REQUIRED],
  ['\u2800', REQUIRED],
  [`${'🌳'.repeat(200)}\u200b`, undefined],
  ['🌳'.repeat(201), longer(200)],
  ['e\u0301'.repeat(200), undefined],
  ['joined \u0646\u200c\u0647', undefined],
  ['emoji 🌳', undefined],
]);

check('text of several lines', rules.longText(300), [
  ['two\nlines\tand a tab', undefined],
  ['NUL \u0000', INVALID],
  ['bell \u0007', INVALID],
  ['half \ud800', INVALID],
]);

check('long text, 1–300', rules.text(300), [
  [a(300), undefined],
  [a(301), longer(300)],
]);

check('name, 1–120', rules.personName(), [
  ['', REQUIRED],
  ['a', undefined],
  [a(120), undefined],
  [a(121), longer(120)],
  ["O'Shea", undefined],
  ['O’Shea', undefined],
  ['Anne-Marie', undefined],
  ['De la Cruz', undefined],
  ['Zoë', undefined],
  ['Zoe\u0308', undefined],
  ['علی\u200cرضا', undefined],
  ['李小龍', undefined],
  ['Ада', undefined],
  ['R2D2', NAME],
  ['\u3164', REQUIRED],
  ['\u115f \u0308', REQUIRED],
  ['a@b', NAME],
  ['<b>', NAME],
  ['a_b', NAME],
  ['a, b', NAME],
]);

check('e-mail, at most 150', rules.email(), [
  ['', REQUIRED],
  ['a', EMAIL],
  ['a@x.example', undefined],
  [' A@X.example ', undefined],
  [`${a(64)}@${a(63)}.${a(13)}.example`, undefined],
  [`${a(64)}@${a(63)}.${a(14)}.example`, longer(150)],
  ['a@x.example\r\nBcc: b@x.example', EMAIL],
]);

check('e-mail of the reset, at most 200', rules.email(200), [
  [`${a(64)}@${a(63)}.${a(63)}.example`, undefined],
  [`${a(64)}@${a(63)}.${a(63)}.aexample`, longer(200)],
]);

check('phone, 6–18', rules.phone(), [
  ['', REQUIRED],
  ['12345', shorter(6)],
  ['123456', undefined],
  ['123456789012345678', undefined],
  ['1234567890123456789', longer(18)],
  ['+1 (312) 555-01.42', undefined],
  ['1+2345678', INVALID],
  ['312-555-CALL', INVALID],
  ['(-) (-)', INVALID],
]);

check('zip, 5–7', rules.text(7, 5), [
  ['', REQUIRED],
  ['1234', shorter(5)],
  ['12345', undefined],
  ['1234567', undefined],
  ['12345678', longer(7)],
]);

check('web address', rules.webAddress(), [
  ['', REQUIRED],
  ['https://www.northwind.example', undefined],
  ['http://northwind.example/about?x=1', undefined],
  ['northwind.example', undefined],
  ['northwind', INVALID],
  ['https://', INVALID],
  ['javascript:alert(1)', INVALID],
  ['ftp://northwind.example', INVALID],
  ['//northwind.example', INVALID],
  ['/northwind.example', INVALID],
  ['https:////northwind.example', INVALID],
  ['\\\\northwind.example', INVALID],
  ['https://\\\\northwind.example', INVALID],
  ['https://user:pass@northwind.example', INVALID],
  ['https://user@northwind.example', INVALID],
  ['N/A', INVALID],
  ['not a site', INVALID],
  [`https://x.example/${a(182)}`, undefined],
  [`https://x.example/${a(183)}`, longer(200)],
]);

check('company domain, 2–200', rules.companyDomain(), [
  ['', REQUIRED],
  ['@', shorter(2)],
  ['@x', INVALID],
  ['@northwind.example', undefined],
  ['northwind.example', INVALID],
  ['a@northwind.example', INVALID],
  ['@northwind.example ', undefined],
  [`@${a(63)}.${a(63)}.${a(63)}.example`, undefined],
  [`@${a(63)}.${a(63)}.${a(63)}.aexample`, longer(200)],
]);

check('whole number, at least 1', rules.wholeNumber(1), [
  [undefined, REQUIRED],
  [null, REQUIRED],
  ['', REQUIRED],
  [' ', REQUIRED],
  [0, 'Field value less than 1'],
  ['-1', 'Field value less than 1'],
  [1, undefined],
  ['1', undefined],
  [1_000_000_000, undefined],
  [1_000_000_001, 'Field value more than 1000000000'],
  [1.5, 'Field should be numeric'],
  ['1e3', 'Field should be numeric'],
  ['12,5', 'Field should be numeric'],
  ['1,000', 'Field should be numeric'],
  ['1.000', 'Field should be numeric'],
  ['1 000', undefined],
  ['１２', undefined],
  ['ten', 'Field should be numeric'],
  [true, 'Field should be numeric'],
  [Number.NaN, 'Field should be numeric'],
  [Number.POSITIVE_INFINITY, 'Field should be numeric'],
]);

const PASSWORD = 'Field must have at least one letter and non-letter character';
const usual = () => usualPolicies;

check('new password, 8–16 of four classes', rules.newPassword(usual, false), [
  [undefined, REQUIRED],
  ['', REQUIRED],
  ['Abcde1!', shorter(8)],
  ['Abcdef1!', undefined],
  ['Abcdefghijklmn1!', undefined],
  ['Abcdefghijklmno1!', longer(16)],
  ['abcdefg1!', PASSWORD],
  ['ABCDEFG1!', PASSWORD],
  ['Abcdefgh!', PASSWORD],
  ['Abcdefgh1', PASSWORD],
  ['Abcdefgh1\u200b', PASSWORD],
  ['Abcde1!\u200b', shorter(8)],
  [`${'🌳'.repeat(13)}Aa1`, undefined],
  ['Abcdef1 ', PASSWORD],
  ['Äöüßaé1!', undefined],
  [12345678, INVALID],
]);

describe('a new password of staff', () => {
  check('12–16 of any class', rules.newPassword(usual, true), [
    ['otter-river', shorter(12)],
    ['otter rivers', undefined],
    ['otter rivers bend', longer(16)],
  ]);
  const strict = { ...usualPolicies.password, min: 14 };
  check(
    'at least as long as others',
    rules.newPassword(() => ({ ...usualPolicies, password: strict }), true),
    [
      ['otter rivers.', shorter(14)],
      ['otter rivers..', undefined],
    ],
  );
  check('either rule, while its owner is not known', rules.newPassword(usual), [
    ['Abcdef1!', undefined],
    ['otter rivers', undefined],
    ['abcdefg1!', PASSWORD],
  ]);
});

describe('passwordForms with the policy of a programme', () => {
  const password: Policies['password'] = { min: 12, max: 64, classes: ['number'] };
  const other = () => ({ ...usualPolicies, password });

  check('new password, 12–64 with a number', rules.newPassword(other, false), [
    ['Abcdef1!', shorter(12)],
    ['a long one of 7 words', undefined],
    ['a long one of words', PASSWORD],
    ['1'.repeat(65), longer(64)],
  ]);
  check('known password: either rule', rules.knownPassword(other), [
    ['Abcde1!', shorter(8)],
    ['Abcdef1!', undefined],
    ['1'.repeat(64), undefined],
    ['1'.repeat(65), longer(64)],
  ]);
});

// As it is hashed: some keyboards write é as two code points, and others find the account later.
describe('a password in decomposed Unicode is as long as in composed', () => {
  const [short, long] = ['Wélco1!', 'Wélcome1!Wélcome'].map((text) => text.normalize('NFD'));
  const { newPassword, knownPassword } = rules;
  for (const [name, rule] of Object.entries({ newPassword, knownPassword })) {
    check(name, rule(usual), [
      [short, shorter(8)],
      [long, undefined],
    ]);
  }
});

it('accepts a password as typed, spaces included', () => {
  expect(rules.newPassword(usual, false).parse(' Abcde1! ')).toBe(' Abcde1! ');
});

check('flag', rules.flag(), [
  [true, undefined],
  [false, undefined],
  [undefined, REQUIRED],
  ['', REQUIRED],
  ['yes', 'Field should be only Yes or Not'],
  [1, 'Field should be only Yes or Not'],
]);

check('agreement', rules.agreement(), [
  [true, undefined],
  [false, 'Checkbox is required'],
  [undefined, 'Checkbox is required'],
  ['true', 'Checkbox is required'],
]);

check('one of options', rules.oneOf(percentBands), [
  ['91-100%', undefined],
  ['', REQUIRED],
  [undefined, REQUIRED],
  ['92-100%', SELECT],
  [5, SELECT],
]);

check('optional, one of options', rules.optionalOneOf(percentBands), [
  ['', undefined],
  [null, undefined],
  [undefined, undefined],
  ['0%', undefined],
  ['0', SELECT],
]);

check('several of options, at least one', rules.someOf(naturesOfBusiness, 1), [
  [undefined, REQUIRED],
  [[], REQUIRED],
  [['TMC'], undefined],
  [['TMC', 'OTHER'], undefined],
  [['TMC', 'TMC'], SELECT],
  ['TMC', SELECT],
]);

check('several of options, with one that stands alone', rules.optionalSomeOf(hotelBrands), [
  [undefined, undefined],
  [null, undefined],
  [[], undefined],
  [['NONE'], undefined],
  [['HYATT', 'IHG'], undefined],
  [['NONE', 'HYATT'], SELECT],
]);

check('optional text', rules.optional(rules.text()), [
  [undefined, undefined],
  ['  ', undefined],
  [null, undefined],
  ['', undefined],
  [a(200), undefined],
  [a(201), longer(200)],
  [7, INVALID],
]);

it('a list of codes names an unknown one by its index', () => {
  const { error } = rules.someOf(naturesOfBusiness, 1).safeParse(['TMC', 'CIRCUS']);
  expect(error && fieldTexts(error)).toEqual({ '1': SELECT });
});

describe('normalization', () => {
  it.each([
    [rules.text(), '  a  ', 'a'],
    [rules.text(), '\ufeffOak\u00a0Tra\u00advel\u2028Inc.\t', 'Oak Travel Inc.'],
    [rules.longText(300), 'Oak\u2028Tra\u200bvel\r\n', 'Oak\nTravel'],
    [rules.code(7, 5), '\u206060601\u200d', '60601'],
    [rules.phone(), '\u202a312\u2011555\u00a00142', '312-555 0142'],
    [rules.webAddress(), 'https://x\u200b.example', 'https://x.example'],
    [rules.searchText(), ' E\u0301lie\u200e ', 'Élie'],
    [rules.searchText(), '“ada@oak.example”', 'ada@oak.example'],
    [rules.searchText(), 'mailto:ada@oak.example?subject=x', 'ada@oak.example'],
    [rules.searchText(), 'Ada Okafor <ada＠oak.example>;', 'ada@oak.example'],
    [rules.searchText(), 'ada @oak.example', 'ada @oak.example'],
    [rules.searchText(), 'ada@', 'ada@'],
    [invitationQuery.shape.search, '«\u00a0ada@oak.example\u00a0»', 'ada@oak.example'],
    [rules.wholeNumber(1), '\u200e12\u00a0', 12],
    [rules.optional(rules.text()), '\u200b', ''],
    [rules.newPassword(usual, false), ' \u200bWelcome1!\u00a0', ' Welcome1! '],
    [rules.knownPassword(usual), 'Wel\u00adcome1!', 'Welcome1!'],
    [rules.email(), ' Ada@X.Example ', 'ada@x.example'],
    [rules.email(), '\ufeffada\u200d@x.exam\u00adple\u00a0', 'ada@x.example'],
    [rules.companyDomain(), '@X.Example', '@x.example'],
    [rules.wholeNumber(1), ' 12 ', 12],
    [rules.optional(rules.text()), null, ''],
    [rules.optional(rules.text()), ' ', ''],
    [rules.optionalFlag(), undefined, false],
    [rules.optionalOneOf(percentBands), null, ''],
    [rules.optionalSomeOf(hotelBrands), null, []],
  ])('%# from %j is %j', (rule, value, kept) => expect(rule.parse(value)).toEqual(kept));
});

describe('scheme of a web address', () => {
  it.each([
    ['www.northwind.example', 'https://www.northwind.example'],
    ['//northwind.example', 'https://northwind.example'],
    ['http://northwind.example', 'http://northwind.example'],
  ])('%s becomes %s', (address, complete) => expect(rules.withScheme(address)).toBe(complete));
});
