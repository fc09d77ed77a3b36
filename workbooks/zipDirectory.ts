/** Where the directory of a ZIP archive begins and ends, and the archive from its first byte to the end of its last record. */
interface Directory {
  archive: Buffer;
  from: number;
  to: number;
}

/** More than any workbook of 1 MB has. */
const MOST_PARTS = 2_000;

const END = 'PK\x05\x06';
const END_LENGTH = 22;
const LONG_END = 0x06064b50;
const LONG_END_LENGTH = 56;
const LONG_PLACE = 0x07064b50;
const LONG_PLACE_LENGTH = 20;

/** Whether a file is or was an archive, whatever else is the matter with it. */
export const isArchive = (file: Buffer): boolean =>
  file.toString('latin1', 0, 2) === 'PK' || file.includes(END, 0, 'latin1');

/** How many files the directory lists, and where it is; as one end record says. */
interface Said {
  here: number;
  count: number;
  length: number;
  from: number;
}

/**
 * Finds the directory of an archive of one volume: it lies directly before its end record, and nothing but zeros, with
 * which some programs fill a file up, follows that. Where the end record has a second one with longer numbers before
 * it, both say the same.
 */
export function directoryOf(file: Buffer): Directory | undefined {
  const end = file.lastIndexOf(END, undefined, 'latin1');
  if (end < 0 || end + END_LENGTH > file.length) return undefined;
  const length = end + END_LENGTH + file.readUInt16LE(end + 20);
  if (length > file.length || file.subarray(length).some((byte) => byte !== 0)) return undefined;

  const said: Said = {
    here: file.readUInt16LE(end + 8),
    count: file.readUInt16LE(end + 10),
    length: file.readUInt32LE(end + 12),
    from: file.readUInt32LE(end + 16),
  };
  const long = longEnd(file, end);
  const { here, count, length: size, from } = long ?? said;
  const to = long ? end - LONG_PLACE_LENGTH - LONG_END_LENGTH : end;
  const oneVolume = file.readUInt32LE(end + 4) === 0 && here === count;
  const alike = !long || isShortOf(said, long);
  const fits = count > 0 && count <= MOST_PARTS && from + size === to;
  return oneVolume && alike && fits ? { archive: file.subarray(0, length), from, to } : undefined;
}

/** What the end record with longer numbers says, if there is one. */
function longEnd(file: Buffer, end: number): Said | undefined {
  const place = end - LONG_PLACE_LENGTH;
  const at = place - LONG_END_LENGTH;
  if (at < 0 || file.readUInt32LE(place) !== LONG_PLACE) return undefined;
  const here = file.readUInt32LE(at) === LONG_END && file.readBigUInt64LE(place + 8) === BigInt(at);
  const usual = file.readBigUInt64LE(at + 4) === BigInt(LONG_END_LENGTH - 12);
  // A number that is not there fits nothing.
  const number = (offset: number) =>
    here && usual ? Number(file.readBigUInt64LE(at + offset)) : Number.NaN;
  return { here: number(24), count: number(32), length: number(40), from: number(48) };
}

/** Whether each short number is the long one, or says that it is too short for it. */
const isShortOf = (short: Said, long: Said): boolean =>
  [
    [short.here, long.here, 0xffff],
    [short.count, long.count, 0xffff],
    [short.length, long.length, 0xffffffff],
    [short.from, long.from, 0xffffffff],
  ].every(([said, here, open]) => said === here || said === open);
