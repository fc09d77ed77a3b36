import { crc32, deflateRawSync } from 'node:zlib';

/** What a header says of a file, where it is not the truth. */
interface Said {
  name?: string;
  flags?: number;
  method?: number;
  crc?: number;
  packed?: number;
  size?: number;
  extra?: Buffer;
}

export interface Item {
  name: string;
  content?: string | Buffer;
  deflate?: boolean;
  flags?: number;
  /** What the header before the data says. */
  local?: Said;
  /** What the directory says. */
  directory?: Said & { at?: number };
  /** What follows the data. */
  descriptor?: Buffer;
}

/** The same files, of which one is changed. */
export const changed = (items: readonly Item[], name: string, change: Partial<Item>): Item[] =>
  items.map((item) => (item.name === name ? { ...item, ...change } : item));

interface Lies {
  before?: Buffer;
  /** Between the last file and the directory. */
  between?: Buffer;
  /** Between the directory and its end. */
  gap?: Buffer;
  after?: Buffer;
  comment?: Buffer;
  /** Files that the end of the directory tells of. */
  count?: number;
}

/** The record behind a file's data: checksum and sizes. */
export function descriptor(content: Buffer, packed: number, { long = false, signed = true } = {}) {
  const size = long ? 8 : 4;
  const record = Buffer.alloc(4 + 2 * size);
  record.writeUInt32LE(crc32(content), 0);
  record.writeUInt32LE(packed, 4);
  record.writeUInt32LE(content.length, 4 + size);
  return signed ? Buffer.concat([Buffer.from('PK\x07\x08'), record]) : record;
}

/** What header and directory say alike: from the version needed to the extra field. */
function common(truth: Required<Said>, said: Said = {}): Buffer {
  const { name, flags, method, crc, packed, size, extra } = { ...truth, ...said };
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(20, 0);
  fields.writeUInt16LE(flags, 2);
  fields.writeUInt16LE(method, 4);
  fields.writeUInt16LE(0x21, 8);
  fields.writeUInt32LE(crc, 10);
  fields.writeUInt32LE(packed, 14);
  fields.writeUInt32LE(size, 18);
  fields.writeUInt16LE(Buffer.byteLength(name), 22);
  fields.writeUInt16LE(extra.length, 24);
  return Buffer.concat([fields, Buffer.from(name), extra]);
}

/** Returns a ZIP archive, which is valid but for `lies`. */
export function zipArchive(items: readonly Item[], lies: Lies = {}): Buffer {
  const files: Buffer[] = [lies.before ?? Buffer.alloc(0)];
  const directory: Buffer[] = [];
  let offset = files[0]?.length ?? 0;
  for (const item of items) {
    const content = Buffer.from(item.content ?? '');
    const data = item.deflate ? deflateRawSync(content) : content;
    const truth = {
      name: item.name,
      flags: item.flags ?? 0,
      method: item.deflate ? 8 : 0,
      crc: crc32(content),
      packed: data.length,
      size: content.length,
      extra: Buffer.alloc(0),
    };
    const header = Buffer.concat([Buffer.from('PK\x03\x04'), common(truth, item.local)]);
    const file = Buffer.concat([header, data, item.descriptor ?? Buffer.alloc(0)]);
    const { at = offset } = item.directory ?? {};
    const place = Buffer.alloc(14);
    place.writeUInt32LE(at, 10);
    const fields = common(truth, item.directory);
    directory.push(
      Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), fields.subarray(0, 26), place]),
      fields.subarray(26),
    );
    files.push(file);
    offset += file.length;
  }
  const { between = Buffer.alloc(0), gap = Buffer.alloc(0), comment = Buffer.alloc(0) } = lies;
  const index = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(lies.count ?? items.length, 8);
  end.writeUInt16LE(lies.count ?? items.length, 10);
  end.writeUInt32LE(index.length, 12);
  end.writeUInt32LE(offset + between.length, 16);
  end.writeUInt16LE(comment.length, 20);
  return Buffer.concat([
    ...files,
    between,
    index,
    gap,
    end,
    comment,
    lies.after ?? Buffer.alloc(0),
  ]);
}
