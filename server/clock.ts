/** The server's clock. Whatever asks for the time asks here, so that tests and HUB_TIME_OFFSET can shift it. */
export interface Clock {
  now(): Date;
}

/** A time as the API and the database read it. */
export const iso = (date: Date | null | undefined): string | null => date?.toISOString() ?? null;

const DAY = 86_400_000;

/** The machine's time, shifted by whole or broken days. */
export const systemClock = (offsetDays = 0): Clock => ({
  now: () => new Date(Date.now() + offsetDays * DAY),
});
