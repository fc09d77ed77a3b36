import { isObject } from '../isObject.ts';
import type { FieldChange } from '../records.ts';
import type { AgencyForm } from './agency.ts';
import { at } from './fieldPaths.ts';
import { typedUpdates } from './renewal.ts';

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

/**
 * Returns what a request asks to change of an approved form (decision B13). The agreements and the email choice are no
 * part of it.
 */
export const requestedChanges = (form: AgencyForm, wanted: AgencyForm): FieldChange[] =>
  typedUpdates(form, wanted).map((field) => ({
    field,
    before: at(form, field),
    after: at(wanted, field),
  }));
