import type { report as english } from '../en/report.ts';

/** The words of the report's template in French. Sums stay in US dollars. */
export const report: typeof english = {
  sheets: { bookings: 'Réservations', instructions: 'Instructions' },
  columns: {
    eventName: 'Nom de l’événement',
    eventType: 'Type d’événement',
    hotel: 'Hôtel',
    city: 'Ville',
    country: 'Pays',
    arrivalDate: 'Date d’arrivée',
    departureDate: 'Date de départ',
    roomsOnPeak: 'Chambres la nuit la plus occupée',
    roomNights: 'Nuitées',
    hotelRevenue: 'Revenus de l’hôtel (USD)',
    commission: 'Commission (USD)',
    status: 'Statut',
  },
  statuses: { definite: 'Confirmé', held: 'Tenu', cancelled: 'Annulé' },
  noBookings: 'Aucune réservation',
  /** Before the columns of the template, in the file of all events of a quarter that staff download. */
  ofQuarter: { agency: 'Agence', quarter: 'Trimestre', file: 'Fichier', row: 'Ligne' },
  missingFiles: {
    name: 'Fichiers manquants.txt',
    text: 'Ces fichiers n’ont pas pu être lus et manquent dans cette archive. Veuillez communiquer avec le soutien.',
  },
};
