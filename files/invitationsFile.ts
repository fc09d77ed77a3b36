import type { Language } from '../contract/languages.ts';
import { isMessageKey } from '../contract/messages.ts';
import type { Invitation } from '../contract/records.ts';
import { textIn, texts } from '../words/catalogues.ts';
import { csvHeading, csvLine } from './csv.ts';

/** The columns of the file of invitations, in their order, with their headings in a language: those of the list on the page. */
function columns(language: Language) {
  const { list, reason } = texts[language].portal.associates;
  return {
    email: list.email,
    status: list.status,
    invitationSentDate: list.date,
    inviteType: list.type,
    pointOfContact: list.poc,
    reason,
  } satisfies Partial<Record<keyof Invitation, string>>;
}

const fields = Object.keys(columns('en')) as (keyof ReturnType<typeof columns>)[];

/** The name under which the file is downloaded, in the reader's language. */
export const invitationsFilename = (language: Language): string =>
  `${texts[language].portal.associates.filename}.csv`;

/** The first line of the file, in the reader's language. */
export const invitationsFileHeading = (language: Language): string =>
  csvHeading(Object.values(columns(language)));

/** A row of the file. Its values are those of the API, in every language alike, but for the reason of a failure. */
export function invitationsFileRow(row: Invitation, language: Language): string {
  const { failure } = row;
  const reason =
    failure && isMessageKey(failure.code)
      ? textIn(language, { key: failure.code, params: failure.params })
      : row.reason;
  return csvLine(fields.map((field) => (field === 'reason' ? reason : row[field])));
}
