import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import { set } from 'react-hook-form';
import type { z } from 'zod';
import { fieldErrors } from '#contract/fieldErrors.ts';
import { keptText } from '#providers/i18n/keptTexts.ts';

/**
 * Returns a resolver that validates with a schema of the contract: the values are the schema's output (trimmed, numbers
 * as numbers), the errors the texts of specification §5 at the paths of the fields, kept to be worded when they are rendered.
 */
export const schemaResolver =
  <Values extends FieldValues, Output>(
    schema: z.ZodType<Output>,
  ): Resolver<Values, unknown, Output> =>
  (values) => {
    const result = schema.safeParse(values);
    if (result.success) return { values: result.data, errors: {} };
    const errors: FieldErrors<Values> = {};
    for (const [path, { key, params }] of Object.entries(fieldErrors(result.error))) {
      set(errors, path, { type: key, message: keptText(key, params) });
    }
    return { values: {}, errors };
  };
