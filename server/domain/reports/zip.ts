import { crc32, deflateRawSync } from 'node:zlib';

/** A file inside a ZIP archive. */
export interface ZipEntry {
  name: string;
  content: string;
}

/** 1 January 1980, as ZIP writes dates: the same input gives the same bytes. */
const DATE = 0x0021;
const UTF8 = 0x0800;
const DEFLATE = 8;
const VERSION = 20;

/** A ZIP archive of text files with ASCII names. */
export function zip(entries: readonly ZipEntry[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const name = Buffer.from(entry.name);
    const content = Buffer.from(entry.content);
    const packed = deflateRawSync(content);

    // What local header and directory say alike, from the version needed to the length of the name.
    const common = Buffer.alloc(24);
    common.writeUInt16LE(VERSION, 0);
    common.writeUInt16LE(UTF8, 2);
    common.writeUInt16LE(DEFLATE, 4);
    common.writeUInt16LE(DATE, 8);
    common.writeUInt32LE(crc32(content), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(content.length, 18);
    common.writeUInt16LE(name.length, 22);

    const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, Buffer.alloc(2), name, packed]);
    const rest = Buffer.alloc(16);
    rest.writeUInt32LE(offset, 12);
    const version = Buffer.from([VERSION, 0]);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02'), version, common, rest, name]));
    parts.push(local);
    offset += local.length;
  }
  const index = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(index.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, index, end]);
}
