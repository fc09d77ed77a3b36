import { z } from 'zod';
import { packMessage } from '../messages.ts';

/** A group of fields. Nothing sent is one with nothing filled in, so that each of its fields says what it misses. */
export const group = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.preprocess(
    (value) => (value === undefined ? {} : value),
    z.object(shape, { error: packMessage('validation.invalid') }),
  );
