import type { report as english } from '../en/report.ts';

/** The words of the report's template in Spanish. Sums stay in US dollars. */
export const report: typeof english = {
  sheets: { bookings: 'Reservaciones', instructions: 'Instrucciones' },
  columns: {
    eventName: 'Nombre del evento',
    eventType: 'Tipo de evento',
    hotel: 'Hotel',
    city: 'Ciudad',
    country: 'País',
    arrivalDate: 'Fecha de llegada',
    departureDate: 'Fecha de salida',
    roomsOnPeak: 'Habitaciones en noche pico',
    roomNights: 'Cuartos noche',
    hotelRevenue: 'Ingresos del hotel (USD)',
    commission: 'Comisión (USD)',
    status: 'Estatus',
  },
  statuses: { definite: 'Confirmado', held: 'Realizado', cancelled: 'Cancelado' },
  noBookings: 'Sin reservaciones',
  /** Before the columns of the template, in the file of all events of a quarter that staff download. */
  ofQuarter: { agency: 'Agencia', quarter: 'Trimestre', file: 'Archivo', row: 'Fila' },
  missingFiles: {
    name: 'Archivos faltantes.txt',
    text: 'No fue posible leer estos archivos, por lo que faltan en este archivo comprimido. Comuníquese con soporte.',
  },
};
