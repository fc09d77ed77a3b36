import { describe, expect, it } from 'vitest';
import { englishText, interpolate, isMessageKey, packMessage, unpackMessage } from './messages.ts';

describe('packMessage and unpackMessage', () => {
  it.each([
    [{ key: 'validation.required' }],
    [{ key: 'validation.maxLength', params: { n: '200' } }],
    [{ key: 'upload.tooLarge', params: { sizes: '1.25MB, 3.00MB & more = ?' } }],
  ] as const)('%j comes back', (message) => {
    const params = 'params' in message ? message.params : undefined;
    expect(unpackMessage(packMessage(message.key, params))).toEqual(message);
  });

  it.each(['Invalid input: expected string', '', undefined, 'validation', 'constructor'])(
    'a foreign %j is said in our own words',
    (words) => expect(unpackMessage(words)).toEqual({ key: 'validation.invalid' }),
  );
});

describe('interpolate', () => {
  it.each([
    ['%{a} and %{b}', { a: 1, b: 'two' }, '1 and two'],
    ['%{a} and %{a}', { a: 'x' }, 'x and x'],
    ['%{a}', {}, '%{a}'],
    ['100%', { a: 1 }, '100%'],
    ['%{a}', { a: '$& %{b}', b: 1 }, '$& %{b}'],
  ])('%s with %j', (text, params, filled) => expect(interpolate(text, params)).toBe(filled));
});

describe('texts of the specification are verbatim', () => {
  it.each([
    ['validation.required', {}, 'Field is required'],
    ['validation.minLength', { n: 8 }, 'Field length less than 8 chars'],
    ['validation.maxLength', { n: 16 }, 'Field length more than 16 chars'],
    ['validation.email', {}, 'Enter valid email'],
    ['validation.name', {}, 'Field should contain only letters, dashes and apostrophes'],
    ['validation.numeric', {}, 'Field should be numeric'],
    ['validation.minValue', { n: 1 }, 'Field value less than 1'],
    ['validation.maxValue', { n: 9 }, 'Field value more than 9'],
    ['validation.confirm', {}, 'Field should be same as password'],
    [
      'validation.letterAndOther',
      {},
      'Field must have at least one letter and non-letter character',
    ],
    ['validation.checkbox', {}, 'Checkbox is required'],
    ['validation.yesOrNo', {}, 'Field should be only Yes or Not'],
    ['validation.select', {}, 'Field should contain one of select options'],
    ['validation.invalid', {}, 'Field is invalid'],
    ['error.default', {}, 'Oops, an error has occurred, please try again later.'],
    ['error.accessDenied', {}, 'Access denied. Please check your credentials.'],
    ['error.credentialsRequired', {}, 'Email and password is required.'],
    [
      'error.forbidden',
      {},
      "We're sorry! But currently you don't have permissions to open this page.",
    ],
    ['error.notFound', {}, "We're sorry! We couldn't find the page you were looking for."],
    ['error.methodNotAllowed', {}, 'Method Not Allowed'],
    ['invitation.empty', {}, 'Please type or copy and paste the email addresses.'],
    [
      'upload.tooLarge',
      { sizes: '1.25MB' },
      'Allowed file size is 1MB. Your file(s) has/have size 1.25MB',
    ],
  ] as const)('%s', (key, params, text) => expect(englishText({ key, params })).toBe(text));
});

it('isMessageKey accepts only keys of the catalogue', () => {
  expect(isMessageKey('validation.required')).toBe(true);
  for (const key of ['validation', 'validation.nothing', 'toString', '__proto__.toString', ''])
    expect(isMessageKey(key)).toBe(false);
});
