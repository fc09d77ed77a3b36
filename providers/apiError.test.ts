import { describe, expect, test } from 'vitest';
import { englishText, interpolate, messages } from '#contract/messages.ts';
import { catalogue as french } from '#words/fr-CA/catalogue.ts';
import { keptErrorText, readApiError } from './apiError.ts';
import { wordsOf } from './i18n/keptTexts.ts';
import { englishLanguage, loadLanguage } from './i18n/language.ts';
import { createTranslator } from './i18n/translate.ts';
import { guestBoot } from './testing/hub.ts';

const fallback = messages.error.default;
const english = createTranslator(englishLanguage, guestBoot.settings);

describe('text of an error, in the order of the specification', () => {
  test.each([
    ['a description with its code', 400, { error: { code: 'X', description: 'No.' } }, 'No.'],
    [
      'a description with its code, of a 401 too',
      401,
      { error: { code: 'LOCKED', description: 'No.' }, message: 'other' },
      'No.',
    ],
    [
      'a 401 with a null code',
      401,
      { error: { code: null, description: 'No.' }, message: 'other' },
      'Access denied. Please check your credentials.',
    ],
    ['a 401 without a body', 401, undefined, 'Access denied. Please check your credentials.'],
    ['a message', 400, { message: 'Read me.' }, 'Read me.'],
    [
      'a message ahead of a description without code',
      400,
      { error: { code: null, description: 'No.' }, message: 'M' },
      'M',
    ],
    ['a message inside of the error', 400, { error: { message: 'Read me.' } }, 'Read me.'],
    ['a JSON list of messages', 400, { message: '["One.", "Two."]' }, 'One.\nTwo.'],
    ['a list of messages', 400, { message: ['One.', 'Two.'] }, 'One.\nTwo.'],
    ['a message that only begins like a list', 400, { message: '[sic] done' }, '[sic] done'],
    ['an empty list of messages', 400, { message: [] }, fallback],
    [
      'a description without code, for want of better',
      400,
      { error: { description: 'No.' } },
      'No.',
    ],
    ['nothing', 500, {}, fallback],
    ['no JSON', 502, undefined, fallback],
    ['things of a wrong type', 500, { error: 'no', message: { a: 1 } }, fallback],
    ['blank texts', 500, { error: { code: 'X', description: '  ' }, message: '' }, fallback],
    ['a teapot, whatever it says', 418, { error: { code: 'X', description: 'No.' } }, fallback],
  ])('%s', (_, status, body, text) => {
    expect(wordsOf(keptErrorText(status, body), english)).toBe(text);
  });
});

test('an error has status, code, reference and the messages of its fields', () => {
  const error = readApiError(
    400,
    {
      error: {
        code: 'VALIDATION',
        description: 'Check.',
        fields: { 'a.b': 'Bad', '': 'All', c: 3, d: '' },
      },
    },
    { diagId: 'd-1', reading: false },
    english,
  );
  expect(error).toMatchObject({
    status: 400,
    code: 'VALIDATION',
    message: 'Check.',
    fields: { 'a.b': 'Bad', '': 'All' },
    diagId: 'd-1',
  });
});

test('an error with codes is translated, field by field', async () => {
  const translator = createTranslator(await loadLanguage('fr-CA'), guestBoot.settings);
  const description = englishText({ key: 'invitation.tooMany', params: { max: 50, count: 51 } });
  const error = readApiError(
    400,
    {
      error: {
        code: 'invitation.tooMany',
        params: { max: 50, count: 51 },
        description,
        fields: { name: 'Field length more than 120 chars', other: 'Field is odd' },
        fieldErrors: { name: { code: 'validation.maxLength', params: { n: 120 } } },
      },
    },
    { diagId: 'd', reading: false },
    translator,
  );
  expect(error.message).toBe(interpolate(french.invitation.tooMany, { max: 50, count: 51 }));
  expect(error.fields).toEqual({
    name: interpolate(french.validation.maxLength, { n: 120 }),
    other: 'Field is odd',
  });
  // In a form that stays while the page changes its language, it is worded when it is drawn.
  expect(wordsOf(error.kept.fields.name ?? '', english)).toBe('Field length more than 120 chars');
  expect(wordsOf(error.kept.fields.other ?? '', english)).toBe('Field is odd');
});

test('what react-admin keeps of a rule of its own, a key alone, is worded too', () => {
  expect(wordsOf('@@react-admin@@"validation.required"', english)).toBe('Field is required');
});
