import { isUtf8 } from 'node:buffer';
import { constants, crc32, inflateRawSync } from 'node:zlib';
import { type Entry, fromBufferPromise } from 'yauzl';
import { directoryOf } from './zipDirectory.ts';
import { areAlike, DEFLATED, descriptorLength } from './zipHeaders.ts';

/** A file inside a ZIP archive, and where its bytes are. */
export interface ZipPart {
  name: string;
  /** Packed, as it lies in the archive. */
  packed: Buffer;
  deflated: boolean;
  /** Unpacked, as the directory says. */
  size: number;
  /** The checksum of its content, as the directory says. */
  sum: number;
}

/** A workbook of 1 MB unpacks to some 30 MB; whoever reads it later must not be asked for gigabytes. */
const MOST_UNPACKED = 256 * 1024 * 1024;
const DIRECTORY_ENTRY = 46;

export const CONTENT_TYPES = '[Content_Types].xml';
/** What means something else to another program: a drive, control characters, a way up, a part in pieces. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are among them
const AMBIGUOUS = /[\u0000-\u001f:]|(?:^|\/)\.{1,2}(?:\/|$)|\/\/|\.piece$/i;

/**
 * The files of a ZIP archive without its folders, or undefined unless there is only one way to read it: one directory,
 * at the end; its files one directly after the other from the first byte on, each with a header that says what the
 * directory says or leaves it open; no name twice. So no other program can find other files in it.
 */
export async function zipParts(file: Buffer): Promise<ZipPart[] | undefined> {
  const directory = directoryOf(file);
  if (!directory) return undefined;
  try {
    const archive = await fromBufferPromise(directory.archive, { decodeStrings: false });
    const entries: Entry[] = [];
    for await (const entry of archive.eachEntry()) entries.push(entry);
    const ends = entries.reduce((at, entry) => at + directoryLength(entry), directory.from);
    if (ends !== directory.to) return undefined;

    const all: ZipPart[] = [];
    let at = 0;
    for (const entry of entries.toSorted(byPlace)) {
      if (entry.relativeOffsetOfLocalHeader !== at) return undefined;
      const header = await archive.readLocalFileHeaderPromise(entry);
      if (!areAlike(entry, header)) return undefined;
      const end = header.fileDataStart + entry.compressedSize;
      const descriptor = descriptorLength(file, end, entry);
      if (descriptor === undefined) return undefined;
      all.push(toPart(entry, file.subarray(header.fileDataStart, end)));
      at = end + descriptor;
    }
    if (at !== directory.from || all.some(({ name }) => AMBIGUOUS.test(name))) return undefined;
    const parts = all.filter(({ name }) => !name.endsWith('/'));
    const empty = all.every(({ name, size }) => size === 0 || !name.endsWith('/'));
    const small = parts.reduce((sum, { size }) => sum + size, 0) <= MOST_UNPACKED;
    return empty && small && areDistinct(parts) ? parts : undefined;
  } catch {
    // What the reader itself refuses.
    return undefined;
  }
}

/** Unpacks a part. @throws Error if it is not what the directory says of it */
export function unpacked({ packed, deflated, size, sum }: ZipPart): Buffer {
  // Some programs call an empty file deflated, and write nothing.
  const plain = !deflated || packed.length === 0;
  const bytes = plain ? packed : inflateRawSync(packed, { maxOutputLength: size || 1 });
  if (bytes.length !== size || crc32(bytes) !== sum) throw new Error('A part is damaged');
  return bytes;
}

/** So many packed bytes hold the longest table of codes and some bytes of the content. */
const ENOUGH = 384;

/** The first bytes of a part; none of one that is damaged. */
export function firstBytes({ packed, deflated }: ZipPart): Buffer {
  const start = packed.subarray(0, ENOUGH);
  try {
    return deflated ? inflateRawSync(start, { finishFlush: constants.Z_SYNC_FLUSH }) : start;
  } catch {
    return Buffer.alloc(0);
  }
}

const byPlace = (a: Entry, b: Entry) =>
  a.relativeOffsetOfLocalHeader - b.relativeOffsetOfLocalHeader;

const directoryLength = (entry: Entry): number =>
  DIRECTORY_ENTRY + entry.fileNameLength + entry.extraFieldLength + entry.fileCommentLength;

/** Names are blind to case, and may have escapes as in an address. */
export function comparable(name: string): string {
  try {
    return decodeURIComponent(name).toLowerCase();
  } catch {
    return name.toLowerCase();
  }
}

const areDistinct = (parts: readonly ZipPart[]): boolean =>
  new Set(parts.map(({ name }) => comparable(name))).size === parts.length;

const toPart = (entry: Entry, packed: Buffer): ZipPart => ({
  name: nameOf(entry.fileNameRaw),
  packed,
  deflated: entry.compressionMethod === DEFLATED,
  size: entry.uncompressedSize,
  sum: entry.crc32,
});

/** A name as all other programs write it: some begin at the root, and some part folders as Windows does. */
const nameOf = (raw: Buffer): string =>
  raw
    .toString(isUtf8(raw) ? 'utf8' : 'latin1')
    .replaceAll('\\', '/')
    .replace(/^(?:\.?\/)+/, '');
