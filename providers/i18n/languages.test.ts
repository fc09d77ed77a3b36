import { describe, expect, test } from 'vitest';
import { type Language, languageCodes, translated } from '#contract/languages.ts';
import { interpolate } from '#contract/messages.ts';
import { textForm } from '#contract/staff/mails.ts';
import { formatDate } from '#src/portal/ui/dateFormat.ts';
import { texts } from '#words/catalogues.ts';
import { catalogue as spanish } from '#words/es-MX/catalogue.ts';
import { mails as frenchMails } from '#words/fr-CA/mails.ts';
import { createHub } from '../hub.ts';
import { guestBoot, testHub } from '../testing/hub.ts';
import { createI18nProvider } from './i18nProvider.ts';
import { loadLanguage } from './language.ts';
import { dollars, sizeOf, sizesInWords, wholeNumber } from './numbers.ts';
import { serverText } from './serverTexts.ts';
import { createTranslator } from './translate.ts';
import { loadWords } from './words.ts';

const { settings } = guestBoot;
const translatorOf = async (code: Language) => createTranslator(await loadLanguage(code), settings);

type Node = string | { [key: string]: Node };
const textsOf = (node: Node, path = ''): [key: string, text: string][] =>
  typeof node === 'string'
    ? [[path, node]]
    : Object.entries(node).flatMap(([key, child]) => textsOf(child, path ? `${path}.${key}` : key));

/** Of the portal, and of what people take along. */
const wordsIn = (code: Language): Node => {
  const { portal, dataFile, privacy, certificate } = texts[code];
  return { ...portal, dataFile, privacy, certificate } as unknown as Node;
};
const source = new Map(textsOf(wordsIn('en')));
const translations = languageCodes
  .filter((code) => code !== 'en')
  .map((code) => [code, textsOf(wordsIn(code))] as const);
const parametersOf = (text: string | undefined) => [
  ...new Set(text?.match(/%\{\w+\}/g)?.sort() ?? []),
];

test('the key of each text is valid in the form for overrides', () => {
  const { key } = textForm.shape;
  expect([...source.keys()].filter((one) => !key.safeParse(one).success)).toEqual([]);
});

describe.each(translations)('%s', (code, texts) => {
  test('has exactly the keys of English', () => {
    expect(texts.map(([key]) => key).sort()).toEqual([...source.keys()].sort());
  });

  test('has no empty text', () => {
    expect(texts.filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  test('has the parameters and plural forms of the English texts', () => {
    const shape = (text: string | undefined) => [parametersOf(text), text?.split('||||').length];
    const other = texts.filter(
      ([key, text]) => JSON.stringify(shape(text)) !== JSON.stringify(shape(source.get(key))),
    );
    expect(other).toEqual([]);
  });

  test('leaves no sentence in English', () => {
    // Names, codes and numbers read the same everywhere; whole sentences never do.
    const same = texts.filter(
      ([key, text]) => text === source.get(key) && /[a-z] [a-z]/.test(text),
    );
    expect(same.filter(([key]) => !key.startsWith('options.'))).toEqual([]);
  });

  test('has the same texts in its light part and in the whole', async () => {
    const { t, language } = await translatorOf(code);
    const words = createI18nProvider({ language, settings }, await loadWords(code));
    expect(words.getLocale()).toBe(code);
    expect(words.translate('public.signIn.title')).toBe(t('public.signIn.title'));
    expect(words.translate('ra.action.cancel')).not.toBe('Cancel');
  });
});

describe('Canadian French typography', () => {
  const texts = textsOf({ words: wordsIn('fr-CA'), mails: frenchMails } as unknown as Node);
  test.each([
    ['a no-break space before a colon', /[^\u00a0]:(?:\s|$)/],
    ['a narrow no-break space before ? ! ;', /[^\u202f][?!;]/],
    ['no-break spaces within « »', /«[^\u00a0]|[^\u00a0]»/],
    ['a no-break space before a percent sign', /[^\u00a0]%(?!\{)/],
    ["the typographic apostrophe, not '", /'/],
  ])('%s', (_, wrong) => expect(texts.filter(([, text]) => wrong.test(text))).toEqual([]));
});

describe('chosen language', () => {
  test('is English by default', async () => {
    const { language, t } = testHub();
    expect([language, t('public.signIn.title')]).toEqual(['en', 'Log In']);
    const french = createHub(guestBoot, await loadLanguage('fr-CA'));
    expect([french.language, french.t('public.signIn.title')]).toEqual([
      'fr-CA',
      'Ouvrir une session',
    ]);
  });

  test.each([
    ['en', '05/09/2026'],
    ['es-MX', '09/05/2026'],
    ['fr-CA', '2026-05-09'],
  ] as const)('%s writes a day as %s', (code, day) => {
    expect(formatDate('2026-05-09T12:00:00Z', code, 'UTC')).toBe(day);
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
  ])('says a text of the server %s', async (_, text, code, said) => {
    expect(serverText(text, code, await translatorOf('es-MX'))).toBe(said);
  });

  test.each([
    ['en', '1,234', '1.25MB'],
    ['es-MX', '1,234', '1.25 MB'],
    ['fr-CA', '1\u00a0234', '1,25\u00a0Mo'],
  ] as const)('%s writes numbers in its form', (code, whole, size) => {
    expect([wholeNumber(1234, code), sizesInWords('1.25MB', code)]).toEqual([whole, size]);
  });

  test.each(languageCodes)('%s writes a small number as its digits', (code) => {
    const format = new Intl.NumberFormat(code);
    for (const value of [0, 7, 10, 999])
      expect(wholeNumber(value, code)).toBe(format.format(value));
  });

  test.each([
    ['en', '$1,200.50'],
    ['es-MX', 'USD\u00a01,200.50'],
    ['fr-CA', '1\u00a0200,50\u00a0$\u00a0US'],
  ] as const)('%s writes US dollars as %s', (code, amount) => {
    expect(dollars(1200.5, code)).toBe(amount);
  });

  test.each(translated)('%s writes the bands of revenue in US dollars', async (code) => {
    const money = new Intl.NumberFormat(code, {
      style: 'currency',
      currency: 'USD',
      notation: 'compact',
    });
    const { options } = (await import(`../../words/${code}/catalogue.ts`)).catalogue;
    for (const [band, words] of Object.entries<string>(options.revenueBands)) {
      const amounts = (band.match(/\d+/g) ?? []).map((n) => money.format(Number(n) * 1e6));
      // Beside the amounts there are two words at most: 'Menos de …', 'De … a …'.
      const rest = amounts.reduce((text, amount) => text.replace(amount, ''), words);
      expect([band, rest]).toEqual([band, expect.stringMatching(/^\p{L}+(?: +\p{L}+)? +$/u)]);
    }
  });

  test.each([
    ['en', '3', '1.05'],
    ['fr-CA', '3', '1,05'],
  ] as const)('%s writes a size in a readable unit, rounded up', (code, kilobytes, megabytes) => {
    expect(sizeOf(2_100, code)).toEqual({ unit: 'kilobytes', n: kilobytes });
    expect(sizeOf(1_100_000, code)).toEqual({ unit: 'megabytes', n: megabytes });
    expect(sizeOf(1024 * 1024, code)).toEqual({ unit: 'megabytes', n: '1' });
  });

  test('an override replaces a text of the server', () => {
    const texts = { en: { 'error.methodNotAllowed': 'Not now, please' } };
    const hub = testHub(null, { settings: { ...settings, texts } });
    expect(serverText('Method Not Allowed', { code: 'error.methodNotAllowed' }, hub)).toBe(
      'Not now, please',
    );
  });

  test("English texts of errors equal the server's", () => {
    expect(serverText('Method Not Allowed', { code: 'error.default' }, testHub())).toBe(
      'Method Not Allowed',
    );
  });
});
