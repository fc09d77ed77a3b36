import type { z } from 'zod';
import { type Message, unpackMessage } from './messages.ts';

/** More issues than any form has fields. */
const MAX_ISSUES = 500;

/** Returns the first error of each field by its path; '' for the whole input. */
export function fieldErrors(error: z.core.$ZodError): Record<string, Message> {
  const errors: Record<string, Message> = {};
  for (const { path, message } of error.issues.slice(0, MAX_ISSUES)) {
    errors[path.map(String).join('.')] ??= unpackMessage(message);
  }
  return errors;
}

/** Whether a required field is missing, or the whole input. */
export const isIncomplete = (fields: Record<string, { key: string }>): boolean => {
  const errors = Object.values(fields);
  return errors.length === 0 || errors.some(({ key }) => key === 'validation.required');
};
