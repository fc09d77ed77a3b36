import type { Brand } from '../../contract/brand.ts';
import { dayInWords } from '../../contract/dates.ts';
import { directionOf, type Language, linkLanguage } from '../../contract/languages.ts';
import { interpolate } from '../../contract/messages.ts';
import { quarterParts } from '../../contract/quarters.ts';
import { texts } from '../../words/catalogues.ts';
import type { EmailText } from '../../words/en/mails.ts';
import type { Queryable } from '../db/connection.ts';
import { readOverrides } from '../domain/texts.ts';
import { withFieldNames } from './field-names.ts';
import { type MailTemplate, templateOf } from './templates.ts';
import { oneLine } from './transport.ts';
import { type MailTextOverrides, withOverrides } from './words.ts';

/** A composed email, ready for a transport. */
export interface Composed {
  subject: string;
  text: string;
  html: string;
}

/** The sender's brand, and the origin of links. */
export interface MailFrame {
  brand: Brand;
  /** Origin of the portal, without a slash at its end. */
  publicUrl: string;
}

/** An email to compose. */
export interface Uncomposed {
  template: MailTemplate;
  /** Days are written `2030-05-01`, quarters `2030-Q2`. */
  params: Record<string, string>;
  /** The one-time token for the link, if the template has one. */
  token?: string | undefined;
  language: Language;
}

/**
 * Composes an email in plain text and simple HTML, in the language of its reader.
 * @param overrides the programme's text overrides in that language
 * @throws Error if a parameter or the token is missing
 */
export function composeMail(
  { template, params, token, language }: Uncomposed,
  { brand, publicUrl }: MailFrame,
  overrides: MailTextOverrides = {},
): Composed {
  const own: EmailText = withOverrides(template, language, overrides);
  const { subject, paragraphs, action, after = [] } = own;
  const frame = withOverrides('frame', language, overrides);
  const button = templateOf(template).action;
  const known = {
    ...inWords(params, language),
    brand: brand.name,
    supportEmail: brand.supportEmail,
    accreditationEmail: brand.accreditationEmail,
  };
  const fill = (text: string) => fillStrictly(text, known, template);
  const link = button && {
    label: fill(action ?? ''),
    url: urlOf(button, { token, publicUrl, template, language }),
  };
  const words: Words = {
    // A header must be one line; an agency's name could contain line breaks.
    subject: oneLine(fill(subject)),
    paragraphs: paragraphs.map(fill),
    link,
    after: after.map(fill),
    farewell: fill(frame.farewell),
    help: fill(frame.help),
    linkHint: fill(frame.linkHint),
    linkLabel: interpolate(frame.named, { name: link?.label ?? '' }),
  };
  return { subject: words.subject, text: asText(words), html: asHtml(words, brand, language) };
}

const inWords = (params: Record<string, string>, language: Language) =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, valueInWords(value, language)]),
  );

/**
 * A day, a quarter or marked fields in the reader's language. Emails that an earlier version stored have days in words
 * already.
 */
function valueInWords(value: string, language: Language): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return dayInWords(value, language);
  const quarter = quarterParts(value);
  return quarter
    ? interpolate(texts[language].portal.reports.quarter, quarter)
    : withFieldNames(value, language);
}

interface Words {
  subject: string;
  paragraphs: string[];
  link: { label: string; url: string } | undefined;
  after: string[];
  farewell: string;
  help: string;
  linkHint: string;
  /** Before the link, in plain text. */
  linkLabel: string;
}

function fillStrictly(text: string, params: Record<string, string>, template: string): string {
  for (const [, name = ''] of text.matchAll(/%\{(\w+)\}/g)) {
    if (params[name] === undefined) throw new Error(`Mail ${template} lacks its ${name}`);
  }
  return interpolate(text, params);
}

function urlOf(
  action: { path: string; token?: string },
  { token, publicUrl, template, language }: Omit<Uncomposed, 'params'> & { publicUrl: string },
): string {
  const url = new URL(action.path, publicUrl);
  if (action.token) {
    if (!token) throw new Error(`Mail ${template} lacks its token`);
    url.searchParams.set(action.token, token);
  }
  for (const [name, value] of Object.entries(linkLanguage(language)))
    url.searchParams.set(name, value);
  return url.href;
}

function asText({ paragraphs, link, linkLabel, after, farewell, help }: Words): string {
  return `${[
    ...paragraphs,
    ...(link ? [`${linkLabel}\n${link.url}`] : []),
    ...after,
    help,
    `-- \n${farewell}`,
  ].join('\n\n')}\n`;
}

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);

function asHtml(
  { subject, paragraphs, link, after, farewell, help, linkHint }: Words,
  brand: Brand,
  language: Language,
): string {
  const { light } = brand.style;
  const p = (text: string, style = '') =>
    `<p style="margin:0 0 16px;${style}">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`;
  const quiet = `color:${light.quiet};font-size:14px;`;
  const button = link && [
    `<p style="margin:24px 0"><a href="${escapeHtml(link.url)}" style="display:inline-block;padding:12px 24px;`,
    `background:${light.accent};color:${light.onAccent};border-radius:${brand.style.radius}px;`,
    `font-weight:bold;text-decoration:none">${escapeHtml(link.label)}</a></p>`,
    p(linkHint, `${quiet}margin-bottom:4px;`),
    `<p style="margin:0 0 24px;${quiet}word-break:break-all">${escapeHtml(link.url)}</p>`,
  ];
  return [
    `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width">',
    `<title>${escapeHtml(subject)}</title></head>`,
    `<body style="margin:0;padding:24px 12px;background:${light.ground};color:${light.ink};`,
    'font:16px/1.5 Georgia,serif">',
    `<div style="max-width:560px;margin:0 auto;background:${light.paper};border:1px solid ${light.hairline}">`,
    `<div style="padding:20px 28px;background:${light.frame};color:${light.frameAccent};font-size:20px">`,
    `${escapeHtml(brand.name)}</div><div style="padding:28px">`,
    ...paragraphs.map((text) => p(text)),
    ...(button ?? []),
    ...after.map((text) => p(text, quiet)),
    p(help, quiet),
    `<p style="margin:0;${quiet}">${escapeHtml(farewell)}</p>`,
    '</div></div></body></html>',
  ].join('\n');
}

/**
 * Composes an email with the programme's text overrides (decision H8). The preview of a decision, the outbox and the
 * worker all use it, so that they show the same text.
 * @throws Error as {@link composeMail}
 */
export async function composeWithOverrides(
  db: Queryable,
  mail: Uncomposed,
  frame: MailFrame,
): Promise<Composed> {
  const overrides = await readOverrides(db, frame.brand.code, 'mail');
  return composeMail(mail, frame, overrides[mail.language]);
}
