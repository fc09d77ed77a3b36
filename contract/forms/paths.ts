/** The paths of a form's fields, `agencyDetails.physicalAddress.zip`; a list is one field. */
export function formPaths(form: unknown, path: string[] = []): string[] {
  if (typeof form !== 'object' || form === null || Array.isArray(form)) return [path.join('.')];
  return Object.entries(form).flatMap(([name, inner]) => formPaths(inner, [...path, name]));
}
