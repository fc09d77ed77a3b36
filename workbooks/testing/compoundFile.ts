export interface Stream {
  name: string;
  /** undefined: a storage. */
  content?: Buffer;
}

const SECTOR = 512;

/**
 * A compound file with these streams and storages in its directory. Each stream has sectors of its own: below 4096
 * bytes it is filled up to that.
 */
export function compoundFile(streams: readonly Stream[]): Buffer {
  const contents = streams.map(({ content }) => content && filled(content, 4096));
  const all: Stream[] = [{ name: 'Root Entry' }, ...streams];
  const directory = Buffer.alloc(Math.ceil(all.length / 4) * SECTOR);
  const directorySectors = directory.length / SECTOR;
  let next = 1 + directorySectors;
  const starts = contents.map((content) => {
    const start = next;
    next += content ? Math.ceil(content.length / SECTOR) : 0;
    return start;
  });

  const tableSectors = Math.ceil(next / (SECTOR / 4));
  if (tableSectors > 1) throw new Error('Streams of more than 60 KB are not for these tests');
  const table = Buffer.alloc(SECTOR, 0xff);
  table.writeInt32LE(-3, 0);
  const chain = (from: number, length: number) => {
    for (let i = 0; i < length; i++)
      table.writeInt32LE(i === length - 1 ? -2 : from + i + 1, (from + i) * 4);
  };
  chain(1, directorySectors);
  all.forEach(({ name }, index) => {
    const at = index * 128;
    const content = contents[index - 1];
    directory.write(name, at, 62, 'utf16le');
    directory.writeUInt16LE(Math.min(name.length * 2, 62) + 2, at + 64);
    directory[at + 66] = index === 0 ? 5 : content ? 2 : 1;
    directory.fill(0xff, at + 68, at + 80);
    directory.writeInt32LE(-2, at + 116);
    if (!content) return;
    const start = starts[index - 1] ?? 0;
    directory.writeUInt32LE(start, at + 116);
    directory.writeUInt32LE(content.length, at + 120);
    chain(start, Math.ceil(content.length / SECTOR));
  });
  const body = contents.flatMap((content) =>
    content ? [filled(content, Math.ceil(content.length / SECTOR) * SECTOR)] : [],
  );
  return Buffer.concat([header(), table, directory, ...body]);
}

function header(): Buffer {
  const bytes = Buffer.alloc(SECTOR);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(bytes);
  bytes.writeUInt16LE(0x3e, 24);
  bytes.writeUInt16LE(3, 26);
  bytes.writeUInt16LE(0xfffe, 28);
  bytes.writeUInt16LE(9, 30);
  bytes.writeUInt16LE(6, 32);
  bytes.writeUInt32LE(1, 44);
  bytes.writeUInt32LE(1, 48);
  bytes.writeUInt32LE(4096, 56);
  bytes.writeInt32LE(-2, 60);
  bytes.writeInt32LE(-2, 68);
  bytes.fill(0xff, 76);
  bytes.writeUInt32LE(0, 76);
  return bytes;
}

const filled = (content: Buffer, length: number): Buffer =>
  content.length >= length
    ? content
    : Buffer.concat([content, Buffer.alloc(length - content.length)]);
