import { Bytes } from './bytes.ts';

/** A stream or storage in the directory of a compound file (the container of .xls). */
export interface CompoundEntry {
  name: string;
  /** Its first sector; empty for a storage and for a stream too small to have sectors of its own. */
  start: Bytes;
}

/** How a compound file begins: d0cf11e0 a1b11ae1. */
const SIGNATURE = [0xe011cfd0, 0xe11ab1a1];
const HEADER = 512;
const ENTRY = 128;
/** The header names so many sectors of the allocation table: enough for 6 MB. */
const TABLE_SECTORS = 109;

/** The directory of a compound file; undefined for anything else, or a broken one. */
export function compoundFileEntries(file: Bytes): CompoundEntry[] | undefined {
  if (file.length < HEADER || SIGNATURE.some((word, i) => file.u32(i * 4) !== word))
    return undefined;
  const shift = file.u16(30);
  if (shift !== 9 && shift !== 12) return undefined;
  const size = 1 << shift;
  const sector = (n: number) => file.slice((n + 1) * size, (n + 2) * size);

  const perSector = size / 4;
  const follow = (n: number): number => {
    const index = Math.floor(n / perSector);
    if (index >= TABLE_SECTORS) return -1;
    const table = sector(file.u32(76 + index * 4));
    return table.length === size ? table.u32((n % perSector) * 4) : -1;
  };

  const smallest = file.u32(56);
  const entries: CompoundEntry[] = [];
  let next = file.u32(48);
  for (let steps = 0; steps <= file.length / size; steps++) {
    const directory = sector(next);
    if (directory.length < size) break;
    for (let at = 0; at < size; at += ENTRY) {
      const entry = directory.slice(at, at + ENTRY);
      const nameBytes = Math.min(entry.u16(64), 64) - 2;
      const type = entry.u16(66) & 0xff;
      if (nameBytes <= 0 || type === 0) continue;
      const own = type === 2 && entry.u32(120) >= smallest;
      entries.push({
        name: entry.text('utf-16le', 0, nameBytes),
        start: own ? sector(entry.u32(116)) : new Bytes(new Uint8Array()),
      });
    }
    next = follow(next);
    if (next < 0) break;
  }
  return entries;
}
