import { z } from 'zod';

/**
 * Days and moments that staff enter, of the years 1900 to 2999: PostgreSQL does not know the year 0, and what follows from
 * the last days of 9999 has no form that it reads.
 */
const isUsual = (time: string) => time >= '1900' && time < '3000';
const invalid = { error: 'validation.invalid' };

export const enteredDay = (params?: { error: string }) =>
  z.iso.date(params).refine(isUsual, invalid);
export const enteredTime = () => z.iso.datetime().refine(isUsual, invalid);
