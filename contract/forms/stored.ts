import type { z } from 'zod';
import { isObject } from '../isObject.ts';
import { agencyForm } from './agency.ts';
import { associateForm } from './associate.ts';
import { emptyAgencyForm, emptyAssociateForm } from './empty.ts';

type Fields = Record<string, unknown>;

/** How forms of one kind are stored. */
export interface StoredForm<Form> {
  /** The form as it is to be stored, with the version of its shape. */
  write(form: Form): object;
  /**
   * A stored form in the shape of today: a field that it lacks holds what it holds in an empty form, one that is no
   * longer known is left out. What today's rules would refuse stays as it was stored.
   */
  read(stored: unknown): Form;
}

/**
 * @param empty the form in which nothing is filled in
 * @param upgrades brings a form of version 1 to version 2, and so on: where a field was renamed, moved or split. A
 * field that is only new needs none. A form without a version has version 1.
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

/** `value` where it has something, else `empty`, at every depth; where `empty` names no fields, all of `value`. */
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
