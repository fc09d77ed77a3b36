/** A compound file with these entries in its directory, for tests. The first is a stream that holds `content`. */
export function compoundFile(names: string[], content: Buffer = Buffer.alloc(4096)): Buffer {
  const size = 512;
  const header = Buffer.alloc(size);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header);
  header.writeUInt16LE(0x3e, 24);
  header.writeUInt16LE(3, 26);
  header.writeUInt16LE(0xfffe, 28);
  header.writeUInt16LE(9, 30);
  header.writeUInt16LE(6, 32);
  header.writeUInt32LE(1, 44);
  header.writeUInt32LE(1, 48);
  header.writeUInt32LE(4096, 56);
  header.writeInt32LE(-2, 60);
  header.writeInt32LE(-2, 68);
  header.fill(0xff, 76);
  header.writeUInt32LE(0, 76);

  const all = ['Root Entry', ...names];
  const directory = Buffer.alloc(Math.ceil(all.length / 4) * size);
  const sectors = directory.length / size;
  all.forEach((name, i) => {
    const at = i * 128;
    directory.write(name, at, 'utf16le');
    directory.writeUInt16LE(name.length * 2 + 2, at + 64);
    directory[at + 66] = i === 0 ? 5 : 2;
    directory.fill(0xff, at + 68, at + 80);
    if (i === 1) {
      directory.writeUInt32LE(1 + sectors, at + 116);
      directory.writeUInt32LE(content.length, at + 120);
    }
  });

  const body = Buffer.alloc(Math.ceil(content.length / size) * size);
  content.copy(body);
  const table = Buffer.alloc(size, 0xff);
  table.writeInt32LE(-3, 0);
  const chain = (from: number, length: number) => {
    for (let i = 0; i < length; i++) {
      table.writeInt32LE(i === length - 1 ? -2 : from + i + 1, (from + i) * 4);
    }
  };
  chain(1, sectors);
  chain(1 + sectors, body.length / size);
  return Buffer.concat([header, table, directory, body]);
}

/** The first records of a BIFF8 workbook, filled up to the size of a real stream. */
export function workbookStream({ encrypted = false } = {}): Buffer {
  const stream = Buffer.alloc(4096);
  stream.writeUInt16LE(0x0809, 0);
  stream.writeUInt16LE(16, 2);
  stream.writeUInt16LE(encrypted ? 0x2f : 0x42, 20);
  stream.writeUInt16LE(2, 22);
  return stream;
}
