import { isDeepStrictEqual } from 'node:util';

/** Fields by path, such as `agencyDetails.mailingAddress.zip`; a list is one field. */
export type Fields = Record<string, unknown>;

/** What differs between two forms: the fields that were changed, as they were and as they are (B4). */
export function formDiff(before: object, after: object): { before: Fields; after: Fields } {
  const [was, is] = [fieldsOf(before), fieldsOf(after)];
  const changed = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter(
    (path) => !isDeepStrictEqual(was[path], is[path]),
  );
  const pick = (fields: Fields) => Object.fromEntries(changed.map((path) => [path, fields[path]]));
  return { before: pick(was), after: pick(is) };
}

function fieldsOf(value: unknown, path: string[] = []): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return { [path.join('.')]: value };
  }
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) =>
      Object.entries(fieldsOf(inner, [...path, name])),
    ),
  );
}
