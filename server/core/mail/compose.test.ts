import { describe, expect, test } from 'vitest';
import { defaultBrand } from '../../../brands/defaultBrand.ts';
import { languages } from '../../../contract/languages.ts';
import { usualTimeZone } from '../../../contract/settings.ts';
import { composeMail } from './compose.ts';
import { type MailTemplate, mailTemplates } from './templates.ts';
import { placeholders, sampleMail } from './testing/sampleMail.ts';
import { mailWords } from './words.ts';

const frame = { brand: defaultBrand, publicUrl: 'https://hub.example', timeZone: usualTimeZone };
const templates = Object.keys(mailTemplates) as MailTemplate[];

describe.each(languages)('in $code', ({ code: language }) => {
  test('every text has the key and the parameters of the English one', () => {
    const shape = (words: Readonly<Record<string, string>>) =>
      Object.entries(words).map(([key, text]) => [key, placeholders(text)]);
    expect(shape(mailWords[language])).toEqual(shape(mailWords.en));
  });

  describe.each(templates)('email %s', (template) => {
    const mail = sampleMail(template, language);

    test('has no placeholder left in subject, text or HTML', () => {
      const { subject, text, html } = composeMail(mail, frame);
      for (const part of [subject, text, html]) {
        expect(part).not.toMatch(/%\{|undefined|null/);
        expect(part.trim()).not.toBe('');
      }
      expect(html).toContain(`<html lang="${language}" dir="ltr">`);
    });

    test('names the programme or the agency in its subject', () => {
      const subject = mailWords[language][`${template}.subject`];
      expect(subject).toMatch(/%\{(brand|agency)\}/);
    });

    test('names one address to write to', () => {
      const { text } = composeMail(mail, frame);
      expect(text.match(/\S+@\S+\w/g)).toHaveLength(1);
    });

    test('is not composed if a parameter is missing', () => {
      for (const name of Object.keys(mail.params)) {
        const { [name]: _, ...rest } = mail.params;
        const compose = () => composeMail({ ...mail, params: rest }, frame);
        expect(compose).toThrow(`lacks its ${name}`);
      }
    });
  });
});

test('the link contains the token, in text and HTML', () => {
  const params = { agency: 'Oak', until: '2030-05-01' };
  const invitation = { template: 'invitation', params, language: 'en' } as const;
  const mail = composeMail({ ...invitation, token: 'a-b_c' }, frame);
  const url = 'https://hub.example/account/create/associate?creationToken=a-b_c';
  expect(mail.text).toContain(`\n${url}\n`);
  expect(mail.html.replaceAll('&#38;', '&')).toContain(`href="${url}"`);
  expect(() => composeMail(invitation, frame)).toThrow('lacks its token');
});

test.each([
  ['en', 'until May 1, 2030'],
  ['es-MX', 'hasta el 1 de mayo de 2030'],
  ['fr-CA', 'jusqu’au 1 mai 2030'],
] as const)('a day is written as in %s: %s', (language, words) => {
  const params = { agency: 'Oak', until: '2030-05-01' };
  const mail = { template: 'agencyRenewed', params, language } as const;
  expect(composeMail(mail, frame).text).toContain(words);
});

test('a reason that looks like a day or a quarter stays as it was written', () => {
  for (const reason of ['2026-05-01', '2026-Q3']) {
    const params = { agency: 'Oak', reason, comments: '', until: '' };
    const { text } = composeMail({ template: 'agencyRejected', params, language: 'en' }, frame);
    expect(text).toContain(`\n${reason}\n`);
  }
});

test.each([
  ['en', 'of Oak for Q3 2026 was due'],
  ['es-MX', 'de Oak del T3 2026 venció'],
  ['fr-CA', 'de Oak pour le T3 2026 était'],
] as const)('a quarter is written as in %s: %s', (language, words) => {
  const params = { agency: 'Oak', quarter: '2026-Q3', until: '2026-10-30' };
  const mail = { template: 'reportOverdue', params, language } as const;
  expect(composeMail(mail, frame).text).toContain(words);
});

const received = (agency: string) =>
  composeMail({ template: 'agencyReceived', params: { agency }, language: 'en' }, frame);

test('the name of an agency can inject neither HTML nor a header', () => {
  const { subject, html } = received('<img src=x onerror=alert(1)>"\r\nBcc: all@example.com');
  expect(html).not.toContain('<img');
  expect(subject).not.toMatch(/[\r\n]/);
});

test('a placeholder in a value is not filled in', () => {
  expect(received('%{supportEmail}').text).toContain('for registering %{supportEmail}.');
});

test('an email follows the reader’s color scheme, and its preview is its first paragraph', () => {
  const { html } = received('Oak');
  const { light, dark } = defaultBrand.style;
  expect(html).toContain('<meta name="color-scheme" content="light dark">');
  expect(html).toContain(`style="background:${light.ground};`);
  expect(html).toContain(`.ground{background:${dark.ground}!important;`);
  const body = html.slice(html.indexOf('<body')).replace(/<[^>]+>/g, '');
  expect(body.trim()).toMatch(/^Thank you for registering Oak\./);
});

test('a translator leaves names, addresses and the link', () => {
  const { subject, html, text } = received('Oak & Elm');
  const left = [...html.matchAll(/translate="no"[^>]*>([^<]*)</g)].map(([, words]) => words);
  const [agency, brand] = ['Oak &#38; Elm', 'Alder &#38; Vale Hotels'];
  const address = expect.stringMatching(/^https:/);
  // The preview, the head, the title, the text, the link, and the foot.
  expect(left).toEqual([agency, brand, agency, agency, address, defaultBrand.supportEmail, brand]);
  expect(subject + text).toContain('registering Oak & Elm.');
  expect(subject + text + html).not.toMatch(/[\uE000\uE001]/);
});

test('addresses to write to are links', () => {
  const { supportEmail } = defaultBrand;
  expect(received('Oak').html).toContain(`<a href="mailto:${supportEmail}"`);
});
