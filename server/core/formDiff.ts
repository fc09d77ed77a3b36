import { isDeepStrictEqual } from 'node:util';
import { at, formPaths } from '../../contract/forms/fieldPaths.ts';

/** Values by path, such as `agencyDetails.mailingAddress.zip`; a list is one field. */
export type Fields = Record<string, unknown>;

export function formDiff(before: object, after: object): { before: Fields; after: Fields } {
  const [was, is] = [fieldsOf(before), fieldsOf(after)];
  const changed = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter(
    (path) => !isDeepStrictEqual(was[path], is[path]),
  );
  const pick = (fields: Fields) => Object.fromEntries(changed.map((path) => [path, fields[path]]));
  return { before: pick(was), after: pick(is) };
}

const fieldsOf = (form: object): Fields =>
  Object.fromEntries(formPaths(form).map((path) => [path, at(form, path)]));
