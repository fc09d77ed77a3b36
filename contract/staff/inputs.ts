import { z } from 'zod';
import { limits } from '../limits.ts';
import { packMessage } from '../messages.ts';
import { textKinds, typedText } from '../typedText.ts';

/** The error of a missing value. */
export const required = { error: packMessage('validation.required') };

export const note = typedText(limits.noteMax, { kind: textKinds.lines });
export const mandatoryNote = note.min(1, required);

/**
 * Days and moments that staff enter, of the years 1900 to 2999: PostgreSQL does not know the year 0, and what follows
 * from the last days of 9999 has no form that it reads.
 */
const isUsual = (time: string) => time >= '1900' && time < '3000';
const invalid = { error: 'validation.invalid' };

export const enteredDay = (params?: { error: string }) =>
  z.iso.date(params).refine(isUsual, invalid);
export const enteredTime = () => z.iso.datetime().refine(isUsual, invalid);
