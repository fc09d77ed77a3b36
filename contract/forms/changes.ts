import { isObject } from '../isObject.ts';
import type { FieldChange } from '../records.ts';

/** Returns a form with the requested changes; the result is to be validated. */
export const withChanges = (form: object, changes: readonly FieldChange[]): unknown =>
  changes.reduce<unknown>(
    (changed, { field, after }) => put(changed, field.split('.'), after),
    form,
  );

function put(node: unknown, [name = '', ...rest]: string[], value: unknown): object {
  const fields = isObject(node) ? node : {};
  return { ...fields, [name]: rest.length > 0 ? put(fields[name], rest, value) : value };
}
