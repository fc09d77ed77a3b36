import { describe, expect, test } from 'vitest';
import { defaultBrand } from '../../contract/brand.ts';
import { composeMail } from './compose.ts';
import { commonParams, type MailTemplate, type MailText, mailTexts } from './texts.ts';

const frame = { brand: defaultBrand, publicUrl: 'https://hub.example' };
const templates = Object.keys(mailTexts) as MailTemplate[];

/** A value for every parameter that a template names. */
function paramsOf(template: MailTemplate): Record<string, string> {
  const words = JSON.stringify(mailTexts[template]);
  const names = [...words.matchAll(/%\{(\w+)\}/g)].map(([, name = '']) => name);
  const own = names.filter((name) => !(commonParams as readonly string[]).includes(name));
  return Object.fromEntries(own.map((name) => [name, `the ${name}`]));
}

describe.each(templates)('mail %s', (template) => {
  const token = (mailTexts[template] as MailText).action?.token ? 'T0ken' : undefined;

  test('leaves no placeholder in subject, text or HTML', () => {
    const { subject, text, html } = composeMail(template, paramsOf(template), token, frame);
    for (const part of [subject, text, html]) {
      expect(part).not.toMatch(/%\{|undefined|null/);
      expect(part.trim()).not.toBe('');
    }
  });

  test('is not written with a parameter missing', () => {
    for (const name of Object.keys(paramsOf(template))) {
      const { [name]: _, ...rest } = paramsOf(template);
      expect(() => composeMail(template, rest, token, frame)).toThrow(`lacks its ${name}`);
    }
  });
});

test('the link holds the token, in text and HTML', () => {
  const mail = composeMail('invitation', { agency: 'Oak', until: 'May 1, 2030' }, 'a-b_c', frame);
  const url = 'https://hub.example/account/create/associate?creationToken=a-b_c';
  expect(mail.text).toContain(`\n${url}\n`);
  expect(mail.html.replaceAll('&#38;', '&')).toContain(`href="${url}"`);
  expect(() =>
    composeMail('invitation', { agency: 'Oak', until: 'May 1, 2030' }, undefined, frame),
  ).toThrow('lacks its token');
});

test('the name of an agency can neither write HTML nor a header', () => {
  const agency = '<img src=x onerror=alert(1)>"\r\nBcc: everybody@example.com';
  const { subject, html } = composeMail('agencyReceived', { agency }, undefined, frame);
  expect(html).not.toContain('<img');
  expect(subject).not.toMatch(/[\r\n]/);
});

test('words of one mail are not taken for placeholders of another round', () => {
  const { text } = composeMail('agencyReceived', { agency: '%{supportEmail}' }, undefined, frame);
  expect(text).toContain('registration of %{supportEmail}.');
});
