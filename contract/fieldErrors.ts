import type { z } from 'zod';
import { englishText, type Message, unpackMessage } from './messages.ts';

/** More than any form has: nobody reads further, whatever was sent. */
const MOST = 500;

/** What a schema refused, by path of the field ('' for the whole). Of several refusals of a field the first counts. */
export function fieldErrors(error: z.core.$ZodError): Record<string, Message> {
  const errors: Record<string, Message> = {};
  for (const { path, message } of error.issues.slice(0, MOST)) {
    errors[path.map(String).join('.')] ??= unpackMessage(message);
  }
  return errors;
}

/** Whether something is missing in what was sent; where nothing is said of fields, all of it is. */
export const isIncomplete = (fields: Record<string, { key: string }>): boolean => {
  const errors = Object.values(fields);
  return errors.length === 0 || errors.some(({ key }) => key === 'validation.required');
};

/** {@link fieldErrors} in English. */
export const fieldTexts = (error: z.core.$ZodError): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fieldErrors(error)).map(([path, message]) => [path, englishText(message)]),
  );
