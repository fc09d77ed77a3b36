import type { z } from 'zod';
import { isObject } from '../isObject.ts';
import { agencyForm } from './agency.ts';
import { associateForm } from './associate.ts';
import { emptyAgencyForm, emptyAssociateForm } from './fields.ts';

/** Reads stored forms of one kind. */
export interface StoredForm<Form> {
  /**
   * Returns a stored form in the current schema: a missing field has the value of an empty form, an unknown one is
   * removed. A form that today's rules would refuse is returned as it was stored.
   */
  read(stored: unknown): Form;
}

export const storedForm = <Schema extends z.ZodType>(
  schema: Schema,
  empty: () => object,
): StoredForm<z.output<Schema>> => ({
  read(stored) {
    const whole = filled(empty(), stored);
    return schema.safeParse(whole).data ?? (whole as z.output<Schema>);
  },
});

/** Returns `value` with missing parts filled from `empty` at every level; all of `value` if `empty` has no fields. */
function filled(empty: object, value: unknown): object {
  if (!isObject(value)) return empty;
  if (Object.keys(empty).length === 0) return value;
  const parts = Object.entries(empty).map(([key, part]) => {
    const held = value[key];
    return [key, isObject(part) ? filled(part, held) : (held ?? part)];
  });
  return Object.fromEntries(parts);
}

export const storedAgencyForm = storedForm(agencyForm, emptyAgencyForm);
export const storedAssociateForm = storedForm(associateForm, emptyAssociateForm);
