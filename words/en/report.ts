import type { ReportField } from '../../contract/reportColumns.ts';

/**
 * The words of the report's template, `Quarterly-Reporting-Template.xlsx` beside this file: whoever changes one changes
 * the other. Reports are read by these headings, in whichever language.
 */
export const report = {
  sheets: { bookings: 'Bookings', instructions: 'Instructions' },
  columns: {
    eventName: 'Event Name',
    eventType: 'Event Type',
    hotel: 'Hotel',
    city: 'City',
    country: 'Country',
    arrivalDate: 'Arrival Date',
    departureDate: 'Departure Date',
    roomsOnPeak: 'Rooms on Peak',
    roomNights: 'Room Nights',
    hotelRevenue: 'Hotel Revenue (USD)',
    commission: 'Commission (USD)',
    status: 'Status',
  } satisfies Record<ReportField, string>,
  statuses: { definite: 'Definite', held: 'Held', cancelled: 'Cancelled' },
  /** Instead of an event's name in a quarter without any. */
  noBookings: 'No bookings',
  /** Before the columns of the template, in the file of all events of a quarter that staff download. */
  ofQuarter: { agency: 'Agency', quarter: 'Quarter', file: 'File', row: 'Row' },
  /** In the archive of a quarter's files: the name of the text that lists what is missing, and its first line. */
  missingFiles: {
    name: 'Missing files.txt',
    text: 'These files could not be read and are missing in this archive. Please contact support.',
  },
};
