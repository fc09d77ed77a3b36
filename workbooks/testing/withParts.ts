import { openPackage } from '../marking/package.ts';
import { unpack } from '../unpack.ts';

/** The same .xlsx with some of its parts changed; one that it has not is '' before. */
export async function withParts(
  file: Buffer,
  changes: Readonly<Record<string, (before: string) => string>>,
): Promise<Buffer> {
  const { parts = new Map<string, Buffer>() } = await unpack(file);
  const book = openPackage(parts);
  for (const [name, change] of Object.entries(changes)) {
    book.put(name, change(parts.get(name)?.toString() ?? ''));
  }
  return book.pack();
}
