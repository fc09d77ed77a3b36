import { type Language, languageCodes } from '../contract/languages.ts';
import { interpolate, type Message } from '../contract/messages.ts';
import type { Catalogue } from './en/catalogue.ts';
import type { certificate } from './en/certificate.ts';
import type { dataFile } from './en/dataFile.ts';
import type { Texts } from './en/light.ts';
import type { MailTexts } from './en/mails.ts';
import type { parts } from './en/parts.ts';
import type { privacy } from './en/privacy.ts';
import type { report } from './en/report.ts';

type ReportTexts = typeof report;
type CertificateTexts = typeof certificate;

/** All texts of one language. */
interface LanguageTexts {
  portal: Catalogue & Texts<typeof parts>;
  mails: MailTexts;
  report: ReportTexts;
  dataFile: Texts<typeof dataFile>;
  privacy: Texts<typeof privacy>;
  certificate: CertificateTexts;
}

/** What few pages show: an object of its own, since a missing part would not be noticed beside the spread catalogue. */
const partsOf = async (code: Language): Promise<Texts<typeof parts>> => ({
  emails: (await import(`./${code}/emails.ts`)).emails,
  newTerms: (await import(`./${code}/newTerms.ts`)).newTerms,
  ownAddress: (await import(`./${code}/ownAddress.ts`)).ownAddress,
  quiz: (await import(`./${code}/quiz.ts`)).quiz,
  reading: (await import(`./${code}/reading.ts`)).reading,
  verify: (await import(`./${code}/verify.ts`)).verify,
  yourData: (await import(`./${code}/yourData.ts`)).yourData,
});

const textsOf = async (code: Language): Promise<LanguageTexts> => ({
  portal: {
    ...(await import(`./${code}/catalogue.ts`)).catalogue,
    ...(await partsOf(code)),
  },
  mails: (await import(`./${code}/mails.ts`)).mails,
  report: (await import(`./${code}/report.ts`)).report,
  dataFile: (await import(`./${code}/dataFile.ts`)).dataFile,
  privacy: (await import(`./${code}/privacy.ts`)).privacy,
  certificate: (await import(`./${code}/certificate.ts`)).certificate,
});

/** All texts in every language, for servers. A browser fetches the one that it needs (`providers/i18n`). */
export const texts = Object.fromEntries(
  await Promise.all(languageCodes.map(async (code) => [code, await textsOf(code)] as const)),
) as Readonly<Record<Language, LanguageTexts>>;

/** Returns a text that server and portal both say, in a language, with its parameters filled in. */
export function textIn(language: Language, { key, params }: Message): string {
  const text = key
    .split('.')
    .reduce<unknown>(
      (node, part) => (node as Record<string, unknown>)[part],
      texts[language].portal,
    );
  return interpolate(String(text), params);
}
