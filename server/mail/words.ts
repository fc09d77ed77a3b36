import { commonParams, type MailTemplate, type MailText, mailFrame, mailTexts } from './texts.ts';

/** Words of the programme's own, by key: `invitation.subject`, `invitation.paragraphs.0`, `frame.help`. */
export type MailTextOverrides = Readonly<Record<string, string>>;

/** A mail's text with the programme's own words in place. */
export function withOverrides(template: MailTemplate, own: MailTextOverrides): MailText {
  const { subject, paragraphs, action, after = [] }: MailText = mailTexts[template];
  const say = (key: string, original: string) => own[`${template}.${key}`] ?? original;
  return {
    subject: say('subject', subject),
    paragraphs: paragraphs.map((words, index) => say(`paragraphs.${index}`, words)),
    ...(action && { action: { ...action, label: say('action', action.label) } }),
    after: after.map((words, index) => say(`after.${index}`, words)),
  };
}

/** The words around every mail, the programme's own in place. */
export const frameWithOverrides = (
  own: MailTextOverrides,
): Record<keyof typeof mailFrame, string> =>
  Object.fromEntries(
    Object.entries(mailFrame).map(([key, words]) => [key, own[`frame.${key}`] ?? words]),
  ) as Record<keyof typeof mailFrame, string>;

function* wordsOf(template: MailTemplate): Generator<[string, string]> {
  const { subject, paragraphs, action, after = [] }: MailText = mailTexts[template];
  yield [`${template}.subject`, subject];
  for (const [index, words] of paragraphs.entries())
    yield [`${template}.paragraphs.${index}`, words];
  if (action) yield [`${template}.action`, action.label];
  for (const [index, words] of after.entries()) yield [`${template}.after.${index}`, words];
}

/** Every text of the mails by its key, as the product says it. */
export const mailWords: Readonly<Record<string, string>> = Object.fromEntries([
  ...(Object.keys(mailTexts) as MailTemplate[]).flatMap((template) => [...wordsOf(template)]),
  ...Object.entries(mailFrame).map(([key, words]) => [`frame.${key}`, words] as const),
]);

/** The parameters that a text of the mails may name: those of its mail, and those that every mail knows. */
export function paramsOfMailText(key: string): string[] {
  const mail = `${key.split('.')[0]}.`;
  const words = Object.entries(mailWords)
    .filter(([other]) => other.startsWith(mail))
    .map(([, text]) => text)
    .join(' ');
  return [...[...words.matchAll(/%\{(\w+)\}/g)].map(([, name = '']) => name), ...commonParams];
}
