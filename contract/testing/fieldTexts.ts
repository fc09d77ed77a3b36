import type { z } from 'zod';
import { fieldErrors } from '../fieldErrors.ts';
import { englishText } from '../messages.ts';

/** Returns the first error of each field by its path, in English. */
export const fieldTexts = (error: z.core.$ZodError): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fieldErrors(error)).map(([path, message]) => [path, englishText(message)]),
  );
