import { asJudged } from './asJudged.ts';
import { type CompoundEntry, compoundFileEntries } from './compoundFile.ts';
import { openXmlOf } from './openXml.ts';
import { packed } from './packed.ts';
import { workbooksIn } from './xls.ts';
import { unpacked, zipParts } from './zipParts.ts';

/** Bytes of all parts of an .xlsx, unpacked: several times those of 5,000 events. */
const MOST_UNPACKED = 48 * 1024 * 1024;
/** Cells of all sheets together: 5,000 events have 60,000. */
const MOST_CELLS = 150_000;

/** Reading the file would exceed the limits. */
export class TooMuch extends Error {}

/** An uploaded workbook as it is read and marked: what was unpacked and counted, never the upload itself. */
export interface Unpacked {
  /** The parts of an .xlsx by their names; undefined of an .xls. */
  parts: Map<string, Buffer> | undefined;
  /** The same packed anew, for SheetJS; of an .xls the stream of the workbook. */
  file: Buffer;
}

/**
 * Unpacks a workbook that `workbookRefusal` lets pass.
 * @throws TooMuch if it is larger than any report; any other error if it is damaged
 */
export async function unpack(upload: Buffer): Promise<Unpacked> {
  const streams = compoundFileEntries(upload);
  if (streams) return { parts: undefined, file: workbookIn(streams) };
  const found = await zipParts(upload);
  if (!found) throw new Error('Neither an archive that can be read in one way nor an .xls');
  if (found.reduce((sum, { size }) => sum + size, 0) > MOST_UNPACKED) throw new TooMuch();
  const parts = new Map<string, Buffer>();
  let cells = 0;
  for (const part of found) {
    const bytes = unpacked(part);
    cells += cellsIn(bytes);
    if (cells > MOST_CELLS) throw new TooMuch();
    parts.set(part.name, bytes);
  }
  const book = openXmlOf(found);
  if (!book) throw new Error('Its parts contradict each other');
  return { parts, file: await packed(asJudged(parts, book), { compress: false }) };
}

/** The stream of the workbook; the one for the later program, where there are two. */
function workbookIn(streams: readonly CompoundEntry[]): Buffer {
  const [stream] = workbooksIn(streams) ?? [];
  if (!stream) throw new Error('There is no workbook in it');
  return stream;
}

/** The number of elements `c` in a part, with a prefix or without. SheetJS takes seconds for what this counts in milliseconds. */
const cellsIn = (part: Buffer): number => countOf(part, '<c') + countOf(part, ':c');

function countOf(part: Buffer, start: string): number {
  let count = 0;
  for (let at = part.indexOf(start); at >= 0; at = part.indexOf(start, at + 2)) {
    if (' >/\t\r\n'.includes(String.fromCharCode(part[at + 2] ?? 0))) count += 1;
  }
  return count;
}
