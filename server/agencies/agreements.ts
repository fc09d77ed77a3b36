import type { Language } from '../../contract/languages.ts';
import type { AgreementKind } from '../../contract/records.ts';
import type { ACKNOWLEDGED_CODE, AGREED_CODE } from '../../contract/staff/words.ts';
import { type LivePage, livePages } from '../content/live.ts';
import type { Transaction } from '../core/db/connection.ts';
import { agreements } from '../core/db/schema.ts';
import { Conflict } from '../core/errors.ts';

/** A version of a text, counted in its language. */
export type ReadText = Pick<LivePage, 'language' | 'version'>;

export interface Agreed {
  accountId: string;
  agencyId: string | null;
  kinds: readonly AgreementKind[];
  /** Code of the pages with the text. */
  text: typeof AGREED_CODE | typeof ACKNOWLEDGED_CODE;
  /** The person's, in which the text is read where there is a version in it. */
  language: Language;
  /** The version that was shown; undefined: whichever is live. */
  read?: ReadText | undefined;
  at: Date;
  /** When the text is shown, if that is later. */
  shownAt?: Date;
}

/**
 * Records who agreed to what, when, and in which version of the text and in which language: the one that was read, or
 * else the newest version of its pages. Where only some of them are in the person's language, those in English count.
 * Every agreement is recorded, also a repeated one.
 * @throws Conflict if what was read is no longer the live text
 */
export async function recordAgreements(tx: Transaction, agreed: Agreed): Promise<void> {
  const { kinds, text, at: agreedAt, shownAt = agreedAt, language: asked, read, ...who } = agreed;
  const pages = await livePages(tx, text, shownAt, read?.language ?? asked);
  if (read && !pages.some((page) => isSame(page, read))) throw new Conflict('error.textChanged');
  const { language, version } = read ?? newestOf(pages, asked);
  const textVersion = String(version);
  await tx
    .insert(agreements)
    .values(kinds.map((kind) => ({ ...who, kind, textVersion, language, agreedAt })));
}

const isSame = (one: ReadText, other: ReadText): boolean =>
  one.language === other.language && one.version === other.version;

function newestOf(pages: readonly LivePage[], asked: Language): ReadText {
  const language = pages.every((page) => page.language === asked) ? asked : 'en';
  const versions = pages.filter((page) => page.language === language);
  return { language, version: Math.max(0, ...versions.map(({ version }) => version)) };
}
