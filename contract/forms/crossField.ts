import type { z } from 'zod';
import { packMessage } from '../messages.ts';

/** Reads `a.b.c` of a value whose shape is not checked yet. */
export const at = (value: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (node, part) =>
        typeof node === 'object' && node !== null && Object.hasOwn(node, part)
          ? (node as Record<string, unknown>)[part]
          : undefined,
      value,
    );

/** A rule over several fields: refuses with `message` at `path` where `holds` is false. */
export interface CrossFieldRule {
  path: string;
  holds: (read: (path: string) => unknown) => boolean;
  message: string;
}

/**
 * Adds rules over several fields to a form. They are checked even when single fields are refused, so that a
 * person sees everything that is to be mended at once; they see the input as it came.
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

/** `confirm` must repeat `password`. */
export const confirms = (confirm: string, password: string): CrossFieldRule => ({
  path: confirm,
  holds: (read) => {
    const repeated = read(confirm);
    return repeated === undefined || repeated === '' || repeated === read(password);
  },
  message: packMessage('validation.confirm'),
});
