/** A stream or storage in the directory of a compound file (the container of .xls). */
export interface CompoundEntry {
  name: string;
  /** Its first sector; empty for a storage and for a stream too small to have sectors of its own. */
  start: Buffer;
}

const SIGNATURE = 'd0cf11e0a1b11ae1';
const HEADER = 512;
const ENTRY = 128;
/** The header names so many sectors of the allocation table: enough for 6 MB. */
const TABLE_SECTORS = 109;

/** The directory of a compound file; undefined for anything else, or a broken one. */
export function compoundFileEntries(file: Buffer): CompoundEntry[] | undefined {
  if (file.length < HEADER || file.toString('hex', 0, 8) !== SIGNATURE) return undefined;
  const shift = file.readUInt16LE(30);
  if (shift !== 9 && shift !== 12) return undefined;
  const size = 1 << shift;
  const sector = (n: number) => file.subarray((n + 1) * size, (n + 2) * size);

  const perSector = size / 4;
  const follow = (n: number): number => {
    const index = Math.floor(n / perSector);
    if (index >= TABLE_SECTORS) return -1;
    const table = sector(file.readUInt32LE(76 + index * 4));
    return table.length === size ? table.readUInt32LE((n % perSector) * 4) : -1;
  };

  const smallest = file.readUInt32LE(56);
  const entries: CompoundEntry[] = [];
  let next = file.readUInt32LE(48);
  for (let steps = 0; steps <= file.length / size; steps++) {
    const directory = sector(next);
    if (directory.length < size) break;
    for (let at = 0; at < size; at += ENTRY) {
      const entry = directory.subarray(at, at + ENTRY);
      const nameBytes = Math.min(entry.readUInt16LE(64), 64) - 2;
      const type = entry[66];
      if (nameBytes <= 0 || type === 0) continue;
      const own = type === 2 && entry.readUInt32LE(120) >= smallest;
      entries.push({
        name: entry.toString('utf16le', 0, nameBytes),
        start: own ? sector(entry.readUInt32LE(116)) : Buffer.alloc(0),
      });
    }
    next = follow(next);
    if (next < 0) break;
  }
  return entries;
}
