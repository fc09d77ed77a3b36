import { z } from 'zod';
import { packMessage } from '../messages.ts';

/** A group of fields. A missing group is validated as an empty one, so that each required field is reported. */
export const group = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.preprocess(
    (value) => (value === undefined ? {} : value),
    z.object(shape, { error: packMessage('validation.invalid') }),
  );

/** A form with the version that it was read with; optional for the first save (decision I1). */
export const withVersion = <Form extends z.ZodType>(form: Form) =>
  z.intersection(form, z.object({ version: z.int().optional() }));
