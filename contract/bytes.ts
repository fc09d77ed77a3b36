/** Reads a file's bytes: numbers as ZIP archives and compound files write them, low byte first. */
export class Bytes {
  private readonly view: DataView;
  private readonly file: Uint8Array;

  constructor(file: Uint8Array) {
    this.file = file;
    this.view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  }

  get length(): number {
    return this.file.length;
  }

  /** Two bytes. @throws RangeError past the end, as {@link u32}. */
  u16(at: number): number {
    return this.view.getUint16(at, true);
  }

  /** Four bytes. */
  u32(at: number): number {
    return this.view.getUint32(at, true);
  }

  /** From `from` up to `to`, or as far as there are any. */
  slice(from: number, to?: number): Bytes {
    return new Bytes(this.file.subarray(from, to));
  }

  text(encoding: 'utf-8' | 'utf-16le', from: number, to: number): string {
    return new TextDecoder(encoding).decode(this.file.subarray(from, to));
  }

  /** Where these four bytes stand for the last time; -1: nowhere. */
  lastIndexOf(word: number): number {
    let at = this.length - 4;
    while (at >= 0 && this.u32(at) !== word) at--;
    return Math.max(at, -1);
  }
}
