import { type Entry, type LocalFileHeader, parseExtraFields } from 'yauzl';

const LOCAL_HEADER = 30;
const DESCRIPTOR = 0x08074b50;

/** The flags that may be set: how hard it was compressed, sizes after the data, names in UTF-8. */
const FLAGS = 0b1000_0000_1110;
const SIZES_AFTER_DATA = 0b1000;
const STORED = 0;
export const DEFLATED = 8;

/** Extra fields: sizes that don't fit into four bytes, and another name of the file. */
const LONG_SIZES = 0x0001;
const UNICODE_PATH = 0x7075;

const isUsual = (entry: Entry): boolean =>
  (entry.generalPurposeBitFlag & ~FLAGS) === 0 &&
  [STORED, DEFLATED].includes(entry.compressionMethod) &&
  (entry.compressionMethod === DEFLATED || entry.compressedSize === entry.uncompressedSize) &&
  !entry.extraFields.some(({ id }) => id === UNICODE_PATH);

/** Whether an entry of the directory is one of a plain file, and the header before the file says the same of it. */
export function areAlike(entry: Entry, header: LocalFileHeader): boolean {
  const open = (entry.generalPurposeBitFlag & SIZES_AFTER_DATA) !== 0;
  const { uncompressed, compressed } = sizesIn(header);
  const same = (said: number, here: number) =>
    said === here || (open && (here === 0 || here === 0xffffffff));
  return (
    isUsual(entry) &&
    entry.fileNameRaw.equals(header.fileName) &&
    entry.generalPurposeBitFlag === header.generalPurposeBitFlag &&
    entry.compressionMethod === header.compressionMethod &&
    same(entry.crc32, header.crc32) &&
    same(entry.compressedSize, compressed) &&
    same(entry.uncompressedSize, uncompressed)
  );
}

/** The sizes in a header: where they are too long for their fields, in the extra one. */
function sizesIn({ uncompressedSize, compressedSize, extraField }: LocalFileHeader) {
  const long = parseExtraFields(extraField).find(({ id }) => id === LONG_SIZES)?.data;
  const read = (said: number, at: number) =>
    said === 0xffffffff && long && long.length >= at + 8 ? Number(long.readBigUInt64LE(at)) : said;
  const uncompressed = read(uncompressedSize, 0);
  const compressed = read(compressedSize, uncompressedSize === 0xffffffff ? 8 : 0);
  return { uncompressed, compressed };
}

/**
 * How long the record of checksum and sizes behind a file's data is: it may have a signature, and sizes of four or of
 * eight bytes. 0 where none is announced; undefined where what is there says something else than the directory.
 */
export function descriptorLength(file: Buffer, at: number, entry: Entry): number | undefined {
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

/** Whether a header, the directory or its end begins there. */
const isRecord = (file: Buffer, at: number): boolean =>
  at + LOCAL_HEADER <= file.length && [0x04034b50, 0x02014b50].includes(file.readUInt32LE(at));
