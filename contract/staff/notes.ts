import { z } from 'zod';
import { isText } from '../characters.ts';
import { limits } from '../limits.ts';
import { packMessage } from '../messages.ts';

/** How a missing value is refused. */
export const required = { error: packMessage('validation.required') };

/** What staff say about an agency or a person: a comment, a reason, a note. */
export const note = z
  .string(required)
  .trim()
  .max(limits.noteMax, { abort: true })
  .refine(isText, { error: packMessage('validation.invalid') });
export const mandatoryNote = note.min(1, required);
