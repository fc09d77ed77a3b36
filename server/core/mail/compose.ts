import type { Brand, SchemeTokens } from '../../../contract/brand.ts';
import { dayInWords, timeZoneInWords } from '../../../contract/dates.ts';
import { directionOf, type Language, linkLanguage } from '../../../contract/languages.ts';
import { interpolate } from '../../../contract/messages.ts';
import { pages } from '../../../contract/pages.ts';
import { paths } from '../../../contract/paths.ts';
import { quarterParts } from '../../../contract/quarters.ts';
import { texts } from '../../../words/catalogues.ts';
import type { EmailText } from '../../../words/en/mails.ts';
import type { Queryable } from '../db/connection.ts';
import { escapeHtml } from '../http/escapeHtml.ts';
import { withFieldNames } from './fieldNames.ts';
import { type MailTemplate, templateOf } from './templates.ts';
import { readOverrides } from './texts.ts';
import { oneLine } from './transport.ts';
import { type MailTextOverrides, withOverrides } from './words.ts';

/** A composed email, ready for a transport. */
export interface Composed {
  subject: string;
  text: string;
  html: string;
  /** Where the reader stops such emails. */
  stopUrl?: string;
}

export interface MailFrame {
  brand: Brand;
  /** Origin of the portal, without a slash at its end. */
  publicUrl: string;
  /** The zone of the program in which a day ends last. */
  timeZone: string;
}

export interface Uncomposed {
  template: MailTemplate;
  /** Days are written `2030-05-01`, quarters `2030-Q2`. */
  params: Record<string, string>;
  /** The one-time token for the link, if the template has one. */
  token?: string | undefined;
  /** The token of the link by which the reader stops such emails. */
  stopToken?: string | undefined;
  language: Language;
}

/**
 * Composes an email in plain text and simple HTML, in the language of its reader.
 * @param overrides the program's text overrides in that language
 * @throws Error if a parameter or the token is missing
 */
export function composeMail(
  { template, params, token, stopToken, language }: Uncomposed,
  { brand, publicUrl, timeZone }: MailFrame,
  overrides: MailTextOverrides = {},
): Composed {
  const own: EmailText = withOverrides(template, language, overrides);
  const { subject, paragraphs, action, after = [] } = own;
  const frame = withOverrides('frame', language, overrides);
  const { action: button, list } = templateOf(template);
  const known = {
    ...inWords(params, language),
    brand: name(brand.name),
    supportEmail: brand.supportEmail,
    accreditationEmail: brand.accreditationEmail,
    zone: timeZoneInWords(timeZone, language),
  };
  const fill = (text: string) => fillStrictly(text, known, template);
  const saysWhereToWrite = /%\{(support|accreditation)Email\}/.test(
    [...paragraphs, ...after].join(),
  );
  const labelled = (label: string) => ({ label, named: interpolate(frame.named, { name: label }) });
  const link = button && {
    ...labelled(fill(action ?? '')),
    url: urlOf({ ...button, path: fill(button.path) }, { token, publicUrl, template, language }),
  };
  const stop = stopToken !== undefined &&
    list !== 'account' && {
      ...labelled(frame.stop[list]),
      url: urlOf(
        { path: paths.mailChoice, token: pages.mailChoice.linkToken },
        { token: stopToken, publicUrl, template, language },
      ),
    };
  const words: Words = {
    // A header must be one line; an agency's name could contain line breaks.
    subject: oneLine(fill(subject)),
    paragraphs: paragraphs.map((text) => ({
      text: fill(text),
      isQuote: /^%\{\w+\}$/.test(text),
    })),
    link,
    after: after.map(fill),
    stop: stop || undefined,
    farewell: fill(frame.farewell),
    // A second address would leave the reader in doubt which one to write to.
    help: saysWhereToWrite ? [] : [fill(frame.help)],
    linkHint: fill(frame.linkHint),
  };
  return {
    subject: withoutMarks(words.subject),
    text: withoutMarks(asText(words)),
    html: asHtml(words, brand, language),
    ...(stop && { stopUrl: stop.url }),
  };
}

/** Around a name, which the translator of an email program leaves. Nobody types these characters. */
const [NAME, NAME_END] = ['\uE000', '\uE001'];
const withoutMarks = (text: string) => text.replaceAll(NAME, '').replaceAll(NAME_END, '');
const name = (value: string) => NAME + withoutMarks(value) + NAME_END;
const withNamesMarked = (html: string) =>
  html.replaceAll(NAME, '<span translate="no">').replaceAll(NAME_END, '</span>');

/** How a parameter is worded: names are marked, days and quarters are in the reader's language, as are fields in what staff write. */
const wordings: Record<string, (value: string, language: Language) => string> = {
  agency: name,
  filename: name,
  name,
  until: day,
  since: day,
  quarter(value, language) {
    const quarter = quarterParts(value);
    return quarter ? interpolate(texts[language].portal.reports.quarter, quarter) : value;
  },
  comments: withFieldNames,
  reason: withFieldNames,
};

/** There is none in an email about an agency that has not been approved yet. */
function day(value: string, language: Language): string {
  return value && dayInWords(value, language);
}

const inWords = (params: Record<string, string>, language: Language) =>
  Object.fromEntries(
    Object.entries(params).map(([param, value]) => [
      param,
      wordings[param]?.(withoutMarks(value), language) ?? withoutMarks(value),
    ]),
  );

interface MailLink {
  label: string;
  /** The label as it stands before the address in plain text. */
  named: string;
  url: string;
}

interface Words {
  subject: string;
  /** A quote is somebody's comments or reason. */
  paragraphs: { text: string; isQuote: boolean }[];
  link: MailLink | undefined;
  after: string[];
  /** By which the reader stops such emails. */
  stop: MailLink | undefined;
  farewell: string;
  help: string[];
  linkHint: string;
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

function asText({ paragraphs, link, after, stop, farewell, help }: Words): string {
  return `${[
    ...paragraphs.map(({ text }) => text),
    ...(link ? [`${link.named}\n${link.url}`] : []),
    ...after,
    ...help,
    ...(stop ? [`${stop.named}\n${stop.url}`] : []),
    `-- \n${farewell}`,
  ].join('\n\n')}\n`;
}

const SANS = "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** What each part of an email looks like in a color scheme of the brand. */
const looksOf = (scheme: SchemeTokens) => ({
  ground: `background:${scheme.ground};color:${scheme.ink}`,
  paper: `background:${scheme.paper};border:1px solid ${scheme.hairline}`,
  frame: `background:${scheme.frame};color:${scheme.frameAccent}`,
  quote: `border-left:3px solid ${scheme.accent}`,
  button: `background:${scheme.accent}`,
  label: `color:${scheme.onAccent}`,
  link: `color:${scheme.link}`,
  quiet: `color:${scheme.quiet}`,
});

function asHtml(
  { subject, paragraphs, link, after, stop, farewell, help, linkHint }: Words,
  { name, style: { light, dark, radius, titleFont, textFont } }: Brand,
  language: Language,
): string {
  const looks = looksOf(light);
  const look = (part: keyof typeof looks, style = '') =>
    `class="${part}" style="${looks[part]};${style}"`;
  const darkRules = Object.entries(looksOf(dark)).map(
    ([part, style]) => `.${part}{${style.replace(/;|$/g, '!important;')}}`,
  );
  // A reader has none of the brand's fonts.
  const titles = titleFont === textFont ? SANS : 'Georgia,serif';
  const withLinks = (text: string) =>
    withNamesMarked(escapeHtml(text))
      .replaceAll('\n', '<br>')
      .replace(
        /[\w.+-]+@[\w-]+(\.[\w-]+)+/g,
        (to) => `<a href="mailto:${to}" translate="no" ${look('link')}>${to}</a>`,
      );
  const p = (text: string, attributes = 'style="margin:0 0 16px"') =>
    `<p ${attributes}>${withLinks(text)}</p>`;
  const quote = look('quote', 'margin:0 0 16px;padding:0 0 0 16px');
  const quiet = look('quiet', 'margin:0 0 16px;font-size:14px');
  const url = escapeHtml(link?.url ?? '');
  const button = link && [
    // The color is the cell's: many email programs drop the background of a link, and Outlook its padding.
    `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:24px 0;border-collapse:separate"><tr>`,
    `<td bgcolor="${light.accent}" ${look('button', `border-radius:${radius}px;text-align:center;mso-padding-alt:12px 24px`)}>`,
    `<a href="${url}" ${look('label', 'display:inline-block;padding:12px 24px;font-weight:bold;text-decoration:none;word-break:break-word')}>`,
    `${withNamesMarked(escapeHtml(link.label))}</a></td></tr></table>`,
    `<p ${quiet}>${escapeHtml(linkHint)}<br>`,
    `<a href="${url}" translate="no" ${look('quiet', 'word-break:break-all')}>${url}</a></p>`,
  ];
  return [
    `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">',
    `<title>${escapeHtml(withoutMarks(subject))}</title>`,
    `<style>@media (prefers-color-scheme:dark){${darkRules.join('')}}</style></head>`,
    `<body ${look('ground', `margin:0;padding:24px 12px;font:16px/1.5 ${SANS}`)}>`,
    // The preview in a list of emails: otherwise it would repeat sender and subject.
    `<div style="display:none">${withNamesMarked(escapeHtml(paragraphs[0]?.text ?? ''))}</div>`,
    `<div ${look('paper', `max-width:560px;margin:0 auto;border-radius:${radius}px;overflow:hidden`)}>`,
    `<div translate="no" ${look('frame', `padding:20px 28px;font:20px/1.5 ${titles}`)}>${escapeHtml(name)}</div>`,
    `<div style="padding:28px 28px 12px"><h1 style="margin:0 0 16px;font:bold 22px/1.3 ${titles};text-wrap:balance">${withNamesMarked(escapeHtml(subject))}</h1>`,
    ...paragraphs.map(({ text, isQuote }) => p(text, isQuote ? quote : undefined)),
    ...(button ?? []),
    ...[...after, ...help, farewell].map((text) => p(text, quiet)),
    ...(stop
      ? [
          `<p ${quiet}><a href="${escapeHtml(stop.url)}" ${look('quiet')}>${escapeHtml(stop.label)}</a></p>`,
        ]
      : []),
    '</div></div></body></html>',
  ].join('\n');
}

/**
 * Composes an email with the program's text overrides (decision H8). The preview of a decision, the outbox and the
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
