import { type Item, zipArchive } from './zipArchive.ts';

/** The sizes of a file in eight bytes each. */
function longSizes(content: string | Buffer = ''): Buffer {
  const size = BigInt(Buffer.byteLength(content));
  const field = Buffer.alloc(20);
  field.writeUInt16LE(1, 0);
  field.writeUInt16LE(16, 2);
  field.writeBigUInt64LE(size, 4);
  field.writeBigUInt64LE(size, 12);
  return field;
}

/** An archive as a program writes it that is prepared for gigabytes: each number has eight bytes. */
export function longArchive(items: readonly Item[]): Buffer {
  const short = zipArchive(
    items.map((item) => {
      const open = { packed: 0xffffffff, size: 0xffffffff, extra: longSizes(item.content) };
      return { ...item, deflate: false, local: open, directory: open };
    }),
  );
  const end = short.length - 22;
  const [length, from] = [short.readUInt32LE(end + 12), short.readUInt32LE(end + 16)];
  const record = Buffer.alloc(76);
  record.write('PK\x06\x06', 0, 'latin1');
  record.writeBigUInt64LE(44n, 4);
  for (const at of [24, 32]) record.writeBigUInt64LE(BigInt(items.length), at);
  record.writeBigUInt64LE(BigInt(length), 40);
  record.writeBigUInt64LE(BigInt(from), 48);
  record.write('PK\x06\x07', 56, 'latin1');
  record.writeBigUInt64LE(BigInt(end), 64);
  record.writeUInt32LE(1, 72);
  const last = Buffer.from(short.subarray(end)).fill(0xff, 8, 20);
  return Buffer.concat([short.subarray(0, end), record, last]);
}
