/** A field that an action changed, before and after, as text. */
export interface Change {
  field: string;
  before: string;
  after: string;
}

/** Returns the differences between before and after of an entry of the audit, field by field. */
export function changesOf(before: unknown, after: unknown): Change[] {
  const [was, is] = [fieldsOf(before), fieldsOf(after)];
  return [...new Set([...was.keys(), ...is.keys()])]
    .map((field) => ({ field, before: was.get(field) ?? '', after: is.get(field) ?? '' }))
    .filter((change) => change.before !== change.after);
}

function fieldsOf(value: unknown, path = ''): Map<string, string> {
  if (value === null || value === undefined) return new Map();
  if (typeof value !== 'object' || Array.isArray(value)) {
    const words = typeof value === 'string' ? value : JSON.stringify(value);
    return new Map([[path, words]]);
  }
  return new Map(
    Object.entries(value).flatMap(([name, inner]) => [
      ...fieldsOf(inner, path ? `${path}.${name}` : name),
    ]),
  );
}
