import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { formatDate } from '../../components/portal/dateFormat.ts';
import { defaultBrand } from '../../contract/brand.ts';
import { interpolate } from '../../contract/messages.ts';
import { settingsOf } from '../../contract/settings.ts';
import { textForm } from '../../contract/staff/mails.ts';
import { config } from '../config.ts';
import { english } from './en.ts';
import { spanish } from './es-MX.ts';
import { french } from './fr-CA.ts';
import { i18nProvider, loadWords } from './i18nProvider.ts';
import { language, loadLanguage, setLanguage } from './language.ts';
import { sizeOf, sizesInWords, wholeNumber } from './numbers.ts';
import { serverText } from './serverTexts.ts';
import { t } from './translate.ts';

type Node = string | { [key: string]: Node };
const textsOf = (node: Node, path = ''): [key: string, text: string][] =>
  typeof node === 'string'
    ? [[path, node]]
    : Object.entries(node).flatMap(([key, child]) => textsOf(child, path ? `${path}.${key}` : key));

const source = new Map(textsOf(english as unknown as Node));
const translations = [
  ['es-MX', textsOf(spanish as unknown as Node)],
  ['fr-CA', textsOf(french as unknown as Node)],
] as const;
const parametersOf = (text: string | undefined) => [
  ...new Set(text?.match(/%\{\w+\}/g)?.sort() ?? []),
];

test('staff can override each text: its key is valid in the form', () => {
  const { key } = textForm.shape;
  expect([...source.keys()].filter((one) => !key.safeParse(one).success)).toEqual([]);
});

describe.each(translations)('%s', (code, texts) => {
  test('has the keys of English and no others', () => {
    expect(texts.map(([key]) => key).sort()).toEqual([...source.keys()].sort());
  });

  test('no text is empty', () => {
    expect(texts.filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  test('each text has the parameters and the plural forms of the English one', () => {
    const shape = (text: string | undefined) => [parametersOf(text), text?.split('||||').length];
    const other = texts.filter(
      ([key, text]) => JSON.stringify(shape(text)) !== JSON.stringify(shape(source.get(key))),
    );
    expect(other).toEqual([]);
  });

  test('a sentence is not left in English', () => {
    // Names, codes and numbers read the same everywhere; whole sentences never do.
    const same = texts.filter(
      ([key, text]) => text === source.get(key) && /[a-z] [a-z]/.test(text),
    );
    expect(same.filter(([key]) => !key.startsWith('options.'))).toEqual([]);
  });

  test('is what its light part and its whole both say', async () => {
    await loadLanguage(code);
    setLanguage(code);
    await loadWords();
    const words = i18nProvider();
    expect(words.getLocale()).toBe(code);
    expect(words.translate('public.signIn.title')).toBe(t('public.signIn.title'));
    expect(words.translate('ra.action.cancel')).not.toBe('Cancel');
    setLanguage('en');
  });
});

describe('French as it is written in Canada', () => {
  const texts = translations[1][1];
  test.each([
    ['a no-break space before a colon', /[^\u00a0]:(?:\s|$)/],
    ['a narrow no-break space before ? ! ;', /[^\u202f][?!;]/],
    ['no-break spaces within « »', /«[^\u00a0]|[^\u00a0]»/],
    ['a no-break space before a percent sign', /[^\u00a0]%(?!\{)/],
    ["the typographic apostrophe, not '", /'/],
  ])('%s', (_, wrong) => expect(texts.filter(([, text]) => wrong.test(text))).toEqual([]));
});

describe('a language that is spoken', () => {
  beforeAll(() => Promise.all([loadLanguage('es-MX'), loadLanguage('fr-CA')]));
  afterEach(() => setLanguage('en'));

  test('is English until another one is loaded and chosen', () => {
    expect([language(), t('public.signIn.title')]).toEqual(['en', 'Log In']);
    setLanguage('fr-CA');
    expect([language(), t('public.signIn.title')]).toEqual(['fr-CA', 'Ouvrir une session']);
  });

  test.each([
    ['en', '05/09/2026'],
    ['es-MX', '09/05/2026'],
    ['fr-CA', '2026-05-09'],
  ] as const)('%s writes a day as %s', (code, day) => {
    setLanguage(code);
    expect(formatDate('2026-05-09T12:00:00Z', 'UTC')).toBe(day);
  });

  test.each([
    ['by its key', 'Method Not Allowed', { code: 'error.methodNotAllowed' }, 'Acción no permitida'],
    [
      'with its parameters',
      'At most 50 email addresses can be invited at a time. You have entered 51.',
      { code: 'invitation.tooMany', params: { max: 50, count: 51 } },
      interpolate(spanish.invitation.tooMany, { max: 50, count: 51 }),
    ],
    [
      'with sizes in the form of the language',
      'Allowed file size is 1MB. Your file(s) has/have size 1.25MB, 3.00MB',
      { code: 'upload.tooLarge', params: { sizes: '1.25MB, 3.00MB' } },
      interpolate(spanish.upload.tooLarge, { sizes: '1.25 MB, 3.00 MB' }),
    ],
    [
      'with the words of a mail server as they came',
      'The email could not be delivered within a day: 451 4.7.1 later',
      { code: 'invitation.undelivered', params: { answer: '451 4.7.1 later' } },
      interpolate(spanish.invitation.undelivered, { answer: '451 4.7.1 later' }),
    ],
    ['that comes without a code', 'Field is required', undefined, 'Field is required'],
    [
      'that comes without its parameters',
      'Field value less than 3',
      { code: 'validation.minValue' },
      'Field value less than 3',
    ],
    [
      'which the programme worded itself',
      'Please call us.',
      { code: 'error.default' },
      'Please call us.',
    ],
    ['of another back end', 'No room.', { code: 'E_QUOTA' }, 'No room.'],
  ])('says a text of the server %s', (_, text, code, said) => {
    setLanguage('es-MX');
    expect(serverText(text, code)).toBe(said);
  });

  test.each([
    ['en', '1,234', '1.25MB'],
    ['es-MX', '1,234', '1.25 MB'],
    ['fr-CA', '1\u00a0234', '1,25\u00a0Mo'],
  ] as const)('%s writes numbers in its form', (code, whole, size) => {
    setLanguage(code);
    expect([wholeNumber(1234), sizesInWords('1.25MB')]).toEqual([whole, size]);
  });

  test.each([
    ['en', '3', '1.05'],
    ['fr-CA', '3', '1,05'],
  ] as const)('%s writes a size in a readable unit, rounded up', (code, kilobytes, megabytes) => {
    setLanguage(code);
    expect(sizeOf(2_100)).toEqual({ unit: 'kilobytes', n: kilobytes });
    expect(sizeOf(1_100_000)).toEqual({ unit: 'megabytes', n: megabytes });
    expect(sizeOf(1024 * 1024)).toEqual({ unit: 'megabytes', n: '1' });
  });

  test('a text of the server gives way to the programme’s own words', () => {
    const texts = { en: { 'error.methodNotAllowed': 'Not now, please' } };
    config.use({ ...settingsOf(defaultBrand), texts });
    expect(serverText('Method Not Allowed', { code: 'error.methodNotAllowed' })).toBe(
      'Not now, please',
    );
    config.use(settingsOf(defaultBrand));
  });

  test('English says what the server says', () => {
    expect(serverText('Method Not Allowed', { code: 'error.default' })).toBe('Method Not Allowed');
  });
});
