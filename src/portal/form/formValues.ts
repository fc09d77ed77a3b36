import { isObject } from '#contract/isObject.ts';

/**
 * Returns the initial values of a form: the shape of `empty`, filled from the server's response. Unknown fields are
 * dropped; null becomes empty.
 */
export function formValues<T>(empty: T, record: unknown): T {
  if (!isObject(empty)) return (record ?? empty) as T;
  const from = isObject(record) ? record : {};
  return Object.fromEntries(
    Object.entries(empty).map(([key, blank]) => [key, formValues(blank, from[key])]),
  ) as T;
}

/** Returns the paths of the errors of a form's fields, without those of the whole form (`root`). */
export function errorPaths(errors: unknown, path = ''): string[] {
  if (typeof errors !== 'object' || errors === null) return [];
  const { message, type } = errors as { message?: unknown; type?: unknown };
  if (typeof message === 'string' && typeof type === 'string') return [path];
  return Object.entries(errors).flatMap(([key, child]) =>
    key === 'ref' || (key === 'root' && !path)
      ? []
      : errorPaths(child, path ? `${path}.${key}` : key),
  );
}
