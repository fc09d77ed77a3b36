import { commonParams, type MailTemplate, type MailText, mailFrame, mailTexts } from './texts.ts';

/** Text overrides by key: `invitation.subject`, `invitation.paragraphs.0`, `frame.help`. */
export type MailTextOverrides = Readonly<Record<string, string>>;

/** Returns the texts of an email with the overrides applied. */
export function withOverrides(template: MailTemplate, overrides: MailTextOverrides): MailText {
  const { subject, paragraphs, action, after = [] }: MailText = mailTexts[template];
  const text = (key: string, original: string) => overrides[`${template}.${key}`] ?? original;
  return {
    subject: text('subject', subject),
    paragraphs: paragraphs.map((words, index) => text(`paragraphs.${index}`, words)),
    ...(action && { action: { ...action, label: text('action', action.label) } }),
    after: after.map((words, index) => text(`after.${index}`, words)),
  };
}

/** Returns the texts around every email with the overrides applied. */
export const frameWithOverrides = (
  overrides: MailTextOverrides,
): Record<keyof typeof mailFrame, string> =>
  Object.fromEntries(
    Object.entries(mailFrame).map(([key, words]) => [key, overrides[`frame.${key}`] ?? words]),
  ) as Record<keyof typeof mailFrame, string>;

function* wordsOf(template: MailTemplate): Generator<[string, string]> {
  const { subject, paragraphs, action, after = [] }: MailText = mailTexts[template];
  yield [`${template}.subject`, subject];
  for (const [index, words] of paragraphs.entries())
    yield [`${template}.paragraphs.${index}`, words];
  if (action) yield [`${template}.action`, action.label];
  for (const [index, words] of after.entries()) yield [`${template}.after.${index}`, words];
}

/** All original email texts by key. */
export const mailWords: Readonly<Record<string, string>> = Object.fromEntries([
  ...(Object.keys(mailTexts) as MailTemplate[]).flatMap((template) => [...wordsOf(template)]),
  ...Object.entries(mailFrame).map(([key, words]) => [`frame.${key}`, words] as const),
]);

/** Returns the parameters that an email text may contain: those of its email and the common ones. */
export function paramsOfMailText(key: string): string[] {
  const mail = `${key.split('.')[0]}.`;
  const words = Object.entries(mailWords)
    .filter(([other]) => other.startsWith(mail))
    .map(([, text]) => text)
    .join(' ');
  return [...[...words.matchAll(/%\{(\w+)\}/g)].map(([, name = '']) => name), ...commonParams];
}
