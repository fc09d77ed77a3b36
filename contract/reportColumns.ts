import type { Language } from './languages.ts';

type ByLanguage = Readonly<Record<Language, string>>;

/** What the cells of a column hold. A count is a whole number, money is US dollars with cents; neither is negative. */
export type ColumnKind = 'text' | 'date' | 'count' | 'money' | 'status';

interface ReportColumn {
  readonly kind: ColumnKind;
  /** Whether every event needs it, and so every report the column. */
  readonly required: boolean;
  /** The heading in the template of each language. */
  readonly heading: ByLanguage;
  /** Headings of earlier templates, which are read too. */
  readonly also?: readonly string[];
}

/**
 * The columns of the report template in their order, by the name of the value in a booking. A report is read by these
 * headings, in any language and in any order; capitals, accents and punctuation don't matter (`readHeading` in
 * workbooks/reading/headings.ts).
 */
export const reportColumns = {
  name: {
    kind: 'text',
    required: true,
    heading: { en: 'Event Name', 'es-MX': 'Nombre del evento', 'fr-CA': 'Nom de l’événement' },
  },
  type: {
    kind: 'text',
    required: false,
    heading: { en: 'Event Type', 'es-MX': 'Tipo de evento', 'fr-CA': 'Type d’événement' },
  },
  hotel: {
    kind: 'text',
    required: true,
    heading: { en: 'Hotel', 'es-MX': 'Hotel', 'fr-CA': 'Hôtel' },
  },
  city: {
    kind: 'text',
    required: false,
    heading: { en: 'City', 'es-MX': 'Ciudad', 'fr-CA': 'Ville' },
  },
  country: {
    kind: 'text',
    required: false,
    heading: { en: 'Country', 'es-MX': 'País', 'fr-CA': 'Pays' },
  },
  arrival: {
    kind: 'date',
    required: true,
    heading: { en: 'Arrival Date', 'es-MX': 'Fecha de llegada', 'fr-CA': 'Date d’arrivée' },
  },
  departure: {
    kind: 'date',
    required: true,
    heading: { en: 'Departure Date', 'es-MX': 'Fecha de salida', 'fr-CA': 'Date de départ' },
  },
  peakRooms: {
    kind: 'count',
    required: false,
    heading: {
      en: 'Rooms on Peak',
      'es-MX': 'Habitaciones en noche pico',
      'fr-CA': 'Chambres en nuit de pointe',
    },
    also: ['Peak Rooms'],
  },
  roomNights: {
    kind: 'count',
    required: true,
    heading: { en: 'Room Nights', 'es-MX': 'Cuartos noche', 'fr-CA': 'Nuitées' },
  },
  revenue: {
    kind: 'money',
    required: true,
    heading: {
      en: 'Hotel Revenue (USD)',
      'es-MX': 'Ingresos del hotel (USD)',
      'fr-CA': 'Revenus de l’hôtel (USD)',
    },
  },
  commission: {
    kind: 'money',
    required: true,
    heading: { en: 'Commission (USD)', 'es-MX': 'Comisión (USD)', 'fr-CA': 'Commission (USD)' },
  },
  status: {
    kind: 'status',
    required: true,
    heading: { en: 'Status', 'es-MX': 'Estatus', 'fr-CA': 'Statut' },
    also: ['Estado', 'État'],
  },
} as const satisfies Record<string, ReportColumn>;

export type ReportField = keyof typeof reportColumns;
export const reportFields = Object.keys(reportColumns) as [ReportField, ...ReportField[]];

/** A column of the template. */
export const reportColumn = (field: ReportField): ReportColumn => reportColumns[field];

/** The statuses of an event, with the words of the template's list; one in another spelling is read too. */
export const eventStatuses = {
  DEFINITE: { en: 'Definite', 'es-MX': 'Confirmado', 'fr-CA': 'Confirmé' },
  HELD: { en: 'Held', 'es-MX': 'Realizado', 'fr-CA': 'Tenu' },
  CANCELLED: { en: 'Cancelled', 'es-MX': 'Cancelado', 'fr-CA': 'Annulé' },
} as const satisfies Record<string, ByLanguage>;
export type EventStatus = keyof typeof eventStatuses;
export const eventStatusCodes = Object.keys(eventStatuses) as [EventStatus, ...EventStatus[]];
export const otherStatusWords: Readonly<Record<string, EventStatus>> = { Canceled: 'CANCELLED' };

/** What stands for the first event's name if the quarter had none. */
export const noBookingsWords: ByLanguage = {
  en: 'No bookings',
  'es-MX': 'Sin reservaciones',
  'fr-CA': 'Aucune réservation',
};

/** The name of the sheet with the events. */
export const bookingsSheet: ByLanguage = {
  en: 'Bookings',
  'es-MX': 'Reservaciones',
  'fr-CA': 'Réservations',
};
