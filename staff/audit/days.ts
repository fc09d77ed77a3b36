/** A day as it is typed, `2026-05-03`, begins and ends where the viewer is, as the times of the list are shown. */
const moment = (day: string, clock: string): string | null =>
  day ? new Date(`${day}T${clock}`).toISOString() : null;

export const startOfDay = (day: string) => moment(day, '00:00:00.000');
export const endOfDay = (day: string) => moment(day, '23:59:59.999');
