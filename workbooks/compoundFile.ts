/** A stream or storage in the directory of a compound file (the container of .xls), wherever it hangs in the tree. */
export interface CompoundEntry {
  name: string;
  /** Returns what is in a stream; undefined if it is a storage, or damaged. */
  content(): Buffer | undefined;
}

const SIGNATURE = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const HEADER = 512;
const ENTRY = 128;
/** The header has room for so many sectors of the allocation table: enough for 6 MB. */
const TABLE_SECTORS = 109;
const SMALL_SECTOR = 64;
const SMALL_STREAM = 4096;
const END_OF_CHAIN = 0xfffffffe;
const FREE = 0xffffffff;
const [STREAM, ROOT] = [2, 5];

export const isCompoundFile = (file: Buffer): boolean => file.subarray(0, 8).equals(SIGNATURE);

/** The file contradicts itself. */
class Broken extends Error {}

/**
 * All streams and storages of a compound file; undefined for anything else, and where there is more than one way to
 * read it: a chain that leaves the file, is shorter than its stream, or meets another or itself. Each sector is read
 * once at most, so the work is bounded by the size of the file.
 */
export function compoundFileEntries(file: Buffer): CompoundEntry[] | undefined {
  return unlessBroken(() => readEntries(file));
}

function unlessBroken<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof Broken || error instanceof RangeError) return undefined;
    throw error;
  }
}

function readEntries(file: Buffer): CompoundEntry[] | undefined {
  const size = sectorSize(file);
  if (!size) return undefined;
  const chains = new Chains(file.subarray(size), size, allocationTable(file, size));
  const directory = chains.read(file.readUInt32LE(48));
  const table = file.readUInt32LE(64) > 0 ? chains.read(file.readUInt32LE(60)) : Buffer.alloc(0);

  const raw = Array.from({ length: directory.length / ENTRY }, (_, index) =>
    directory.subarray(index * ENTRY, (index + 1) * ENTRY),
  );
  const [root, ...others] = raw;
  if (root?.[66] !== ROOT) return undefined;
  const rootSize = root.readUInt32LE(120);
  let small: Chains | undefined;
  const smallChains = () => {
    small ??= new Chains(
      chains.read(root.readUInt32LE(116), rootSize),
      SMALL_SECTOR,
      numbersOf(table),
    );
    return small;
  };

  return others
    .filter((entry) => entry[66] !== 0)
    .map((entry) => {
      const length = entry.readUInt32LE(120);
      const read = () =>
        (length < SMALL_STREAM ? smallChains() : chains).read(entry.readUInt32LE(116), length);
      const content = () => (entry[66] === STREAM ? unlessBroken(read) : undefined);
      return { name: nameOf(entry), content };
    });
}

/** The size of a sector, by a header that is as every program writes it; undefined for any other file. */
function sectorSize(file: Buffer): number | undefined {
  if (file.length < HEADER || !isCompoundFile(file)) return undefined;
  const [version, order, shift, smallShift] = [26, 28, 30, 32].map((at) => file.readUInt16LE(at));
  const known = (version === 3 && shift === 9) || (version === 4 && shift === 12);
  const usual = order === 0xfffe && smallShift === 6 && file.readUInt32LE(56) === SMALL_STREAM;
  // Sectors of the table beyond those that the header names are for files of more than 6 MB.
  const whole = file.readUInt32LE(44) <= TABLE_SECTORS && file.readUInt32LE(72) === 0;
  return known && usual && whole && shift !== undefined ? 1 << shift : undefined;
}

/** For each sector the one that follows it. */
function allocationTable(file: Buffer, size: number): number[] {
  const count = file.readUInt32LE(44);
  const places = Array.from({ length: count }, (_, index) => file.readUInt32LE(76 + index * 4));
  if (new Set(places).size !== count) throw new Broken();
  return places.flatMap((place) => {
    const sector = file.subarray((place + 1) * size, (place + 2) * size);
    if (sector.length < size) throw new Broken();
    return numbersOf(sector);
  });
}

const numbersOf = (bytes: Buffer): number[] =>
  Array.from({ length: bytes.length >> 2 }, (_, index) => bytes.readUInt32LE(index * 4));

/** Reads chains of sectors, each sector once. */
class Chains {
  private readonly taken = new Set<number>();
  private readonly bytes: Buffer;
  private readonly size: number;
  private readonly next: readonly number[];

  constructor(bytes: Buffer, size: number, next: readonly number[]) {
    this.bytes = bytes;
    this.size = size;
    this.next = next;
  }

  /**
   * What is in the chain that begins there: so many bytes, after which some programs let a chain run on into another;
   * without a number, all. @throws Broken
   */
  read(start: number, length = Number.POSITIVE_INFINITY): Buffer {
    const sectors: Buffer[] = [];
    let left = length;
    for (let at = start; left > 0 && at !== END_OF_CHAIN; at = this.next[at] ?? FREE) {
      const sector = this.bytes.subarray(at * this.size, (at + 1) * this.size).subarray(0, left);
      if (sector.length === 0 || this.taken.has(at)) throw new Broken();
      this.taken.add(at);
      sectors.push(sector);
      left -= sector.length;
    }
    if (left > 0 && length !== Number.POSITIVE_INFINITY) throw new Broken();
    return Buffer.concat(sectors);
  }
}

function nameOf(entry: Buffer): string {
  const length = entry.readUInt16LE(64);
  if (length < 2 || length > 64 || length % 2 !== 0) throw new Broken();
  return entry.subarray(0, length - 2).toString('utf16le');
}
