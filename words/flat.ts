/** Yields the texts of a catalogue with their keys: `dashboard.title`, `invitation.paragraphs.0`. */
export function* flat(node: object, path = ''): Generator<[key: string, text: string]> {
  for (const [name, inner] of Object.entries(node)) {
    const key = path ? `${path}.${name}` : name;
    if (typeof inner === 'string') yield [key, inner];
    else if (typeof inner === 'object') yield* flat(inner, key);
  }
}
