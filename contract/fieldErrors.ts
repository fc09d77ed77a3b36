import type { z } from 'zod';
import type { EndpointName } from './addresses.ts';
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

/**
 * Returns why a call refuses its input, with the errors of the fields. An error of a field that is not one of the
 * general ones, such as 'Please type or copy and paste the email addresses.', is the reason itself.
 */
export function inputRefusal(
  error: z.core.$ZodError,
  call?: EndpointName,
): { reason: Message; fields: Record<string, Message> } {
  const { '': whole, ...fields } = fieldErrors(error);
  const errors = Object.values(fields);
  // The sentence of specification §5.
  if (call === 'login' && (whole || errors.some(({ key }) => key === 'validation.required'))) {
    return { reason: { key: 'error.credentialsRequired' }, fields };
  }
  const general: Message = { key: errors.length > 0 ? 'error.validation' : 'error.badRequest' };
  return { reason: errors.find(({ key }) => !key.startsWith('validation.')) ?? general, fields };
}
