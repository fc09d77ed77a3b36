import type { z } from 'zod';
import { isObject } from '../isObject.ts';
import { agencyForm } from './agency.ts';
import { associateForm } from './associate.ts';
import { emptyAgencyForm, emptyAssociateForm } from './fields.ts';

type Fields = Record<string, unknown>;

/** Writes and reads stored forms of one kind. */
export interface StoredForm<Form> {
  write(form: Form): object;
  /**
   * Returns a stored form in the current schema: a missing field has the value of an empty form, an unknown one is
   * removed. A form that today's rules would refuse is returned as it was stored.
   */
  read(stored: unknown): Form;
}

/**
 * @param empty returns an empty form
 * @param upgrades functions that convert a form of version 1 to version 2, and so on, if a field was renamed, moved or
 * split. A new field needs none. A form without a version has version 1.
 */
export function storedForm<Schema extends z.ZodType>(
  schema: Schema,
  empty: () => object,
  upgrades: readonly ((form: Fields) => Fields)[] = [],
): StoredForm<z.output<Schema>> {
  return {
    write: (form) => ({ ...(form as Fields), formVersion: upgrades.length + 1 }),
    read(stored) {
      const { formVersion, ...form } = isObject(stored) ? stored : {};
      const version = typeof formVersion === 'number' ? formVersion : 1;
      const current = upgrades.slice(version - 1).reduce((older, upgrade) => upgrade(older), form);
      const whole = filled(empty(), current);
      return schema.safeParse(whole).data ?? (whole as z.output<Schema>);
    },
  };
}

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
