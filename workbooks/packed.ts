import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

/** Parts as an archive, the first one first. @param compress without it the archive is made in no time */
export function packed(
  parts: ReadonlyMap<string, Buffer>,
  { compress }: { compress: boolean },
): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, bytes] of parts) {
    zip.addBuffer(bytes, name, { compress, mtime: new Date(0), forceDosTimestamp: true });
  }
  zip.end();
  return buffer(zip.outputStream);
}
