import { z } from 'zod';
import { packMessage } from '../messages.ts';

/** A group of fields. A missing group is validated as an empty one, so that each required field is reported. */
export const group = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.preprocess(
    (value) => (value === undefined ? {} : value),
    z.object(shape, { error: packMessage('validation.invalid') }),
  );
