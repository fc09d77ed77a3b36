import { isObject } from '../isObject.ts';

/** The paths of a form's fields, `agencyDetails.physicalAddress.zip`; a list is one field. */
export function formPaths(form: unknown, path: string[] = []): string[] {
  if (!isObject(form)) return [path.join('.')];
  return Object.entries(form).flatMap(([name, inner]) => formPaths(inner, [...path, name]));
}
