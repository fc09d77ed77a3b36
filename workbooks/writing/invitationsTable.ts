import type { Language } from '../../contract/languages.ts';
import { isMessageKey } from '../../contract/messages.ts';
import type { Invitation } from '../../contract/records.ts';
import { textIn, texts } from '../../words/catalogues.ts';
import type { Table } from './table.ts';

/** The name under which the table is downloaded, in the reader's language. */
export const invitationsFilename = (language: Language): string =>
  texts[language].portal.associates.filename;

/** The table of the agency's invitations, in the words and under the headings of the list on the page. */
export function invitationsTable(
  language: Language,
  rows: Table<Invitation>['rows'],
): Table<Invitation> {
  const { associates, form } = texts[language].portal;
  const { list, status: statuses, type: types } = associates;
  return {
    name: associates.filename,
    columns: [
      { heading: list.email, kind: 'text', valueIn: ({ email }) => email },
      { heading: list.status, kind: 'text', valueIn: ({ status }) => statuses[status ?? 'none'] },
      { heading: list.date, kind: 'time', valueIn: ({ invitationSentDate: at }) => at },
      { heading: list.type, kind: 'text', valueIn: ({ inviteType }) => types[inviteType] },
      {
        heading: list.poc,
        kind: 'text',
        valueIn: ({ pointOfContact }) => (pointOfContact ? form.yes : form.no),
      },
      { heading: associates.reason, kind: 'text', valueIn: (row) => reasonIn(language, row) },
    ],
    rows,
  };
}

const reasonIn = (language: Language, { failure, reason }: Invitation) =>
  failure && isMessageKey(failure.code)
    ? textIn(language, { key: failure.code, params: failure.params })
    : reason;
