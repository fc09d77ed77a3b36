import { type Entry, fromBufferPromise, type LocalFileHeader } from 'yauzl';

/** A file inside a ZIP archive, and where its bytes are. */
export interface ZipPart {
  name: string;
  /** Packed, as it lies in the archive. */
  packed: Buffer;
  deflated: boolean;
  /** Unpacked, as the directory says. */
  size: number;
}

/** More than any workbook of 1 MB has. */
const MOST_PARTS = 2_000;
/** A workbook of 1 MB unpacks to some 30 MB; whoever reads it later must not be asked for gigabytes. */
const MOST_UNPACKED = 256 * 1024 * 1024;

const LOCAL_HEADER = 30;
const DIRECTORY_ENTRY = 46;
const END = 0x06054b50;
const END_LENGTH = 22;
const DESCRIPTOR = 0x08074b50;

/** The flags that may be set: how hard it was compressed, sizes after the data, names in UTF-8. */
const FLAGS = 0b1000_0000_1110;
const SIZES_AFTER_DATA = 0b1000;
const STORED = 0;
const DEFLATED = 8;

/** ASCII without what means something else to another reader: backslash, percent, colon, brackets, `..`. */
const NAME = /^(?!\/)(?!.*(?:^|\/)\.{1,2}(?:\/|$))(?!.*\/\/)[\w !#$&'()+,\-./;=@^`{}~]+$/;
export const CONTENT_TYPES = '[Content_Types].xml';

/**
 * The files of a ZIP archive, or undefined unless there is only one way to read it: one directory, at the very end;
 * its files one directly after the other from the first byte on, each with a header that matches the directory; no name twice.
 * So no other program can find other files in it.
 */
export async function zipParts(upload: Buffer): Promise<ZipPart[] | undefined> {
  const file = withoutFilling(upload);
  const directory = directoryOf(file);
  if (!directory) return undefined;
  try {
    const archive = await fromBufferPromise(file, { decodeStrings: false });
    const entries: Entry[] = [];
    for await (const entry of archive.eachEntry()) entries.push(entry);
    const ends = entries.reduce((at, entry) => at + directoryLength(entry), directory.from);
    if (ends !== directory.to || !areDistinct(entries)) return undefined;

    const parts: ZipPart[] = [];
    let at = 0;
    for (const entry of entries.toSorted(byPlace)) {
      if (entry.relativeOffsetOfLocalHeader !== at) return undefined;
      const header = await archive.readLocalFileHeaderPromise(entry);
      if (!areAlike(entry, header)) return undefined;
      const end = header.fileDataStart + entry.compressedSize;
      const descriptor = descriptorLength(file, end, entry);
      if (descriptor === undefined) return undefined;
      parts.push(toPart(entry, file.subarray(header.fileDataStart, end)));
      at = end + descriptor;
    }
    if (at !== directory.from) return undefined;
    return parts.reduce((sum, { size }) => sum + size, 0) > MOST_UNPACKED ? undefined : parts;
  } catch {
    // What the reader itself refuses.
    return undefined;
  }
}

/** Some programs fill a file up with zeros, in which no reader finds anything. Whatever else follows the end stays. */
export function withoutFilling(file: Buffer): Buffer {
  const end = file.lastIndexOf('PK\x05\x06', undefined, 'latin1') + END_LENGTH;
  return file.subarray(end).every((byte) => byte === 0) ? file.subarray(0, end) : file;
}

const byPlace = (a: Entry, b: Entry) =>
  a.relativeOffsetOfLocalHeader - b.relativeOffsetOfLocalHeader;

/** Where the directory begins and ends, if the file ends as one of a single volume without comment, of usual size. */
function directoryOf(file: Buffer): { from: number; to: number } | undefined {
  const to = file.length - END_LENGTH;
  if (to < 0 || file.readUInt32LE(to) !== END) return undefined;
  const [volume, first, here, count, comment] = [4, 6, 8, 10, 20].map((offset) =>
    file.readUInt16LE(to + offset),
  );
  const [length, from] = [file.readUInt32LE(to + 12), file.readUInt32LE(to + 16)];
  const whole = volume === 0 && first === 0 && here === count && comment === 0;
  const fits = count !== undefined && count > 0 && count <= MOST_PARTS && from + length === to;
  return whole && fits ? { from, to } : undefined;
}

const directoryLength = (entry: Entry): number =>
  DIRECTORY_ENTRY + entry.fileNameLength + entry.extraFieldLength + entry.fileCommentLength;

/** Whether no two names are the same to a reader that is blind to case. */
const areDistinct = (entries: readonly Entry[]): boolean =>
  new Set(entries.map(({ fileNameRaw }) => fileNameRaw.toString('latin1').toLowerCase())).size ===
  entries.length;

/** Another name of the file, for readers that look there for it. */
const UNICODE_PATH = 0x7075;

/** Whether an entry of the directory is one of a plain file, and the header before the file says the same of it. */
function areAlike(entry: Entry, header: LocalFileHeader): boolean {
  const name = entry.fileNameRaw.toString('latin1');
  const after = (entry.generalPurposeBitFlag & SIZES_AFTER_DATA) !== 0;
  const same = (said: number, here: number) => said === here || (after && isLeftOpen(here));
  return (
    (name === CONTENT_TYPES || NAME.test(name)) &&
    entry.fileNameRaw.equals(header.fileName) &&
    !entry.extraFields.some(({ id }) => id === UNICODE_PATH) &&
    (entry.generalPurposeBitFlag & ~FLAGS) === 0 &&
    entry.generalPurposeBitFlag === header.generalPurposeBitFlag &&
    [STORED, DEFLATED].includes(entry.compressionMethod) &&
    entry.compressionMethod === header.compressionMethod &&
    same(entry.crc32, header.crc32) &&
    same(entry.compressedSize, header.compressedSize) &&
    same(entry.uncompressedSize, header.uncompressedSize) &&
    (entry.compressionMethod === DEFLATED || entry.compressedSize === entry.uncompressedSize) &&
    (!name.endsWith('/') || entry.uncompressedSize === 0)
  );
}

/** Whether a header leaves the size open, because it was not known when the header was written. */
const isLeftOpen = (value: number): boolean => value === 0 || value === 0xffffffff;

/**
 * How long the record of checksum and sizes behind a file's data is: it may have a signature, and sizes of four or of
 * eight bytes. 0 where none is announced; undefined where what is there says something else than the directory.
 */
function descriptorLength(file: Buffer, at: number, entry: Entry): number | undefined {
  if ((entry.generalPurposeBitFlag & SIZES_AFTER_DATA) === 0) return 0;
  const { crc32, compressedSize, uncompressedSize } = entry;
  const short = Buffer.alloc(12);
  short.writeUInt32LE(crc32, 0);
  short.writeUInt32LE(compressedSize, 4);
  short.writeUInt32LE(uncompressedSize, 8);
  const long = Buffer.alloc(20);
  long.writeUInt32LE(crc32, 0);
  long.writeUInt32LE(compressedSize, 4);
  long.writeUInt32LE(uncompressedSize, 12);
  const signature = Buffer.alloc(4);
  signature.writeUInt32LE(DESCRIPTOR, 0);
  const forms = [short, long].flatMap((form) => [Buffer.concat([signature, form]), form]);
  // The directory is there at the latest, so what follows tells which form it is.
  const found = forms.filter((form) => form.equals(file.subarray(at, at + form.length)));
  return found.find((form) => isRecord(file, at + form.length))?.length;
}

/** Whether a header or the directory begins there. */
const isRecord = (file: Buffer, at: number): boolean =>
  at + LOCAL_HEADER <= file.length && [0x04034b50, 0x02014b50].includes(file.readUInt32LE(at));

const toPart = (entry: Entry, packed: Buffer): ZipPart => ({
  name: entry.fileNameRaw.toString('latin1'),
  packed,
  deflated: entry.compressionMethod === DEFLATED,
  size: entry.uncompressedSize,
});
