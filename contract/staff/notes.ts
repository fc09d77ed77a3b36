import { z } from 'zod';
import { isText } from '../characters.ts';
import { limits } from '../limits.ts';
import { packMessage } from '../messages.ts';

/** The error of a missing value. */
export const required = { error: packMessage('validation.required') };

/** A comment, reason or note by staff. */
export const note = z
  .string(required)
  .trim()
  .max(limits.noteMax, { abort: true })
  .refine(isText, { error: packMessage('validation.invalid') });
export const mandatoryNote = note.min(1, required);
