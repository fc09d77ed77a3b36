import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import { set } from 'react-hook-form';
import type { z } from 'zod';
import { fieldErrors } from '../../contract/fieldErrors.ts';
import type { MessageParams } from '../../contract/messages.ts';

/** The type of errors that the schema has found, not the server. */
export const RULE = 'rule';

/** Translates a text of the catalogue. */
export type Translate = (key: string, params?: MessageParams) => string;

/**
 * Returns a resolver that validates with a schema of the contract: the values are the schema's output (trimmed, numbers
 * as numbers), the errors the translated texts of specification §5 at the paths of the fields.
 */
export const schemaResolver =
  <Values extends FieldValues, Output>(
    schema: z.ZodType<Output>,
    translate: Translate,
  ): Resolver<Values, unknown, Output> =>
  (values) => {
    const result = schema.safeParse(values);
    if (result.success) return { values: result.data, errors: {} };
    const errors: FieldErrors<Values> = {};
    for (const [path, { key, params }] of Object.entries(fieldErrors(result.error))) {
      set(errors, path, { type: RULE, message: translate(key, params) });
    }
    return { values: {}, errors };
  };
