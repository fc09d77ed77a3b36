import { descriptor, type Item } from './zipArchive.ts';

/** Sizes of eight bytes that are not known yet, as an extra field of a header. */
const openSizes = Buffer.from('01001000'.padEnd(40, '0'), 'hex');

/** Files as a program writes them that streams: their sizes and checksums come after the data. */
export function streamed(
  items: readonly Item[],
  { long = false, signed = true }: { long?: boolean; signed?: boolean } = {},
): Item[] {
  const open = long ? 0xffffffff : 0;
  return items.map((item) => {
    const content = Buffer.from(item.content ?? '');
    return {
      ...item,
      deflate: false,
      flags: 0x0808,
      local: { crc: 0, packed: open, size: open, ...(long && { extra: openSizes }) },
      descriptor: descriptor(content, content.length, { long, signed }),
    };
  });
}
