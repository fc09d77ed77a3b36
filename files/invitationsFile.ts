import type { Language } from '../contract/languages.ts';
import type { Invitation } from '../contract/records.ts';
import { csvLine } from './csv.ts';

/** The columns of the file of invitations, in their order, as the list on the page names them. */
const headings = {
  en: {
    email: 'Email',
    status: 'Status',
    invitationSentDate: 'Date',
    inviteType: 'Invitation Type',
    pointOfContact: 'POC',
    reason: 'Reason',
  },
  'es-MX': {
    email: 'Correo',
    status: 'Estado',
    invitationSentDate: 'Fecha',
    inviteType: 'Tipo de invitación',
    pointOfContact: 'Contacto principal',
    reason: 'Motivo',
  },
  'fr-CA': {
    email: 'Courriel',
    status: 'Statut',
    invitationSentDate: 'Date',
    inviteType: 'Type d’invitation',
    pointOfContact: 'Personne-ressource',
    reason: 'Motif',
  },
} satisfies Record<Language, Partial<Record<keyof Invitation, string>>>;

const columns = Object.keys(headings.en) as (keyof typeof headings.en)[];

/** The first line of the file, in the reader's language. A spreadsheet reads UTF-8 where the file begins with its mark. */
export const invitationsFileHeading = (language: Language): string =>
  `\uFEFF${csvLine(columns.map((column) => headings[language][column]))}`;

/** A row of the file. Its values are those of the API, in every language alike. */
export const invitationsFileRow = (row: Invitation): string =>
  csvLine(columns.map((column) => row[column]));
