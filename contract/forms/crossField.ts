import type { z } from 'zod';
import { packMessage } from '../messages.ts';
import { at } from './fieldPaths.ts';

/** A rule over several fields: refused with `message` at `path` if `holds` returns false. */
export interface CrossFieldRule {
  path: string;
  holds: (read: (path: string) => unknown) => boolean;
  message: string;
}

/**
 * Adds rules over several fields to a form. They are checked on the raw input, also if single fields are invalid, so
 * that a person sees all errors at once.
 */
export const withCrossFieldRules = <T extends z.ZodType>(form: T, rules: CrossFieldRule[]): T =>
  rules.reduce<T>(
    (schema, { path, holds, message }) =>
      schema.refine((value) => holds((field) => at(value, field)), {
        path: path.split('.'),
        error: message,
        when: () => true,
      }) as T,
    form,
  );

export const confirms = (confirm: string, password: string): CrossFieldRule => ({
  path: confirm,
  holds: (read) => {
    const repeated = read(confirm);
    return repeated === undefined || repeated === '' || repeated === read(password);
  },
  message: packMessage('validation.confirm'),
});
