import type { Verdict } from './refusal.ts';

/** The kinds of records in a workbook's stream that are checked. */
const BOF = 0x0809;
const EOF = 0x000a;
const FILEPASS = 0x002f;
const BOUNDSHEET = 0x0085;
const OBPROJ = 0x00d3;
const EXTERNSHEET = 0x0017;
const SUPBOOK = 0x01ae;

const BIFF5 = 0x0500;
const BIFF8 = 0x0600;
/** What a part of the stream may be: the workbook, a sheet, a chart. Macro sheets and Visual Basic are others. */
const GLOBALS = 0x0005;
const PARTS = new Set([GLOBALS, 0x0010, 0x0020]);
/** Kinds of a sheet in the workbook's list of them: a sheet, a chart. */
const SHEETS = new Set([0, 2]);

interface Record {
  at: number;
  id: number;
  data: Buffer;
}

/**
 * Why the stream of a workbook (BIFF5 or BIFF8) is refused. It is walked from its first record to the end of the last
 * part; the list of sheets must name the parts that are there, so no sheet hides from this walk.
 */
export function streamVerdict(stream: Buffer): Verdict | undefined {
  const sheets: number[] = [];
  const parts = new Set<number>();
  let [depth, version] = [0, 0];
  let more = false;
  for (const record of recordsOf(stream)) {
    const { at, id, data } = record;
    if (depth === 0 && id !== BOF) break;
    if (id === BOF) {
      if (data.length < 4) return 'notAWorkbook';
      const [own, kind] = [data.readUInt16LE(0), data.readUInt16LE(2)];
      if (parts.size === 0 && kind !== GLOBALS) return 'notAWorkbook';
      if ((own !== BIFF5 && own !== BIFF8) || !PARTS.has(kind)) return 'notAWorkbook';
      if (depth === 0) parts.add(at);
      [depth, version] = [depth + 1, own];
    }
    if (id === EOF) depth -= 1;
    if (id === FILEPASS || id === OBPROJ) return 'notAWorkbook';
    if (id === BOUNDSHEET) {
      if (data.length < 6 || !SHEETS.has(data[5] ?? 0)) return 'notAWorkbook';
      sheets.push(data.readUInt32LE(0));
    }
    more ||= isCommand(record, version);
  }
  const whole = depth === 0 && sheets.length > 0 && sheets.every((place) => parts.has(place));
  if (!whole) return 'notAWorkbook';
  return more ? 'holdsMore' : undefined;
}

/** The records as far as they are whole; the walk ends at half a one. */
function* recordsOf(stream: Buffer): Generator<Record> {
  for (let at = 0; at + 4 <= stream.length; ) {
    const end = at + 4 + stream.readUInt16LE(at + 2);
    if (end > stream.length) return;
    yield { at, id: stream.readUInt16LE(at), data: stream.subarray(at + 4, end) };
    at = end;
  }
}

/** Parts the name of a program from what it is to do, in a link to it (DDE). */
const SEPARATOR = 3;

/** Whether a record is a link to a program in place of another workbook. */
function isCommand({ id, data }: Record, version: number): boolean {
  const path = version === BIFF8 ? id === SUPBOOK && data.subarray(4) : id === EXTERNSHEET && data;
  return path !== false && path.includes(SEPARATOR);
}
