import type { Refusal } from './refusal.ts';

/** The kinds of records in a workbook's stream that are checked. */
const BOF = 0x0809;
const EOF = 0x000a;
const FILEPASS = 0x002f;
const WINDOW = 0x003d;
const BOUNDSHEET = 0x0085;
const OBPROJ = 0x00d3;
const EXTERNSHEET = 0x0017;
const SUPBOOK = 0x01ae;
const ROW = 0x0208;
const DEFAULT_HEIGHT = 0x0225;
const FORMULA = 0x0006;
/** Which version of Excel has calculated the workbook; programs that calculate nothing don't write it. */
const CALCULATED_BY = 0x01c1;
const HIDES_ROWS = 2;

const BIFF5 = 0x0500;
const BIFF8 = 0x0600;
/** What a part of the stream is: the workbook, a sheet and a chart are plain. */
const GLOBALS = 0x0005;
const VISUAL_BASIC = 0x0006;
const MACRO_SHEET = 0x0040;
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
export function streamRefusal(stream: Buffer): Refusal | undefined {
  const sheets: number[] = [];
  const parts = new Set<number>();
  let [depth, version] = [0, 0];
  let commands = false;
  for (const record of recordsOf(stream)) {
    const { at, id, data } = record;
    if (depth === 0 && id !== BOF) break;
    if (id === BOF) {
      if (data.length < 4) return 'damaged';
      const [own, kind] = [data.readUInt16LE(0), data.readUInt16LE(2)];
      if (own !== BIFF5 && own !== BIFF8) return 'other';
      if (kind === VISUAL_BASIC || kind === MACRO_SHEET) return 'macros';
      if ((parts.size === 0 && kind !== GLOBALS) || !PARTS.has(kind)) return 'damaged';
      if (depth === 0) parts.add(at);
      [depth, version] = [depth + 1, own];
    }
    if (id === EOF) depth -= 1;
    if (id === FILEPASS) return 'password';
    if (id === OBPROJ) return 'macros';
    if (id === BOUNDSHEET) {
      if (data.length < 6) return 'damaged';
      if (!SHEETS.has(data[5] ?? 0)) return 'macros';
      sheets.push(data.readUInt32LE(0));
    }
    commands ||= isCommand(record, version);
  }
  const whole = depth === 0 && sheets.length > 0 && sheets.every((place) => parts.has(place));
  if (!whole) return 'damaged';
  return commands ? 'commands' : undefined;
}

/** The number of the sheet that was in front when a workbook was saved; 0 where it doesn't say so. */
export function frontSheet(stream: Buffer): number {
  for (const { id, data } of recordsOf(stream)) {
    if (id === WINDOW && data.length >= 12) return data.readUInt16LE(10);
    if (id === EOF) break;
  }
  return 0;
}

/**
 * The rows that a sheet shows which hides all of which it says nothing; undefined where it hides none so.
 * @param sheet its number in the order of the stream
 */
export function shownRows(stream: Buffer, sheet: number): Set<number> | undefined {
  const shown = new Set<number>();
  let hides = false;
  for (const { id, data } of recordsOfSheet(stream, sheet)) {
    if (id === ROW && data.length >= 2) shown.add(data.readUInt16LE(0));
    if (id === DEFAULT_HEIGHT) hides = ((data[0] ?? 0) & HIDES_ROWS) > 0;
  }
  return hides ? shown : undefined;
}

/** In a formula: its result follows from calculating it when the workbook is opened. */
const AT_OPENING = 2;

/**
 * The cells with formulas whose result was never calculated, or is an empty text. Programs that calculate nothing store
 * 0 there; that is told from a 0 by all formulas having it, or by their asking to calculate, which none that has a result
 * does: LibreOffice lets all of its formulas ask.
 * @param sheet its number in the order of the stream
 */
export function uncalculatedCells(stream: Buffer, sheet: number): Uncalculated[] {
  const records = [...recordsOf(stream)];
  const results = records.filter((record) => isFormula(record) && !isZero(resultOf(record)));
  const isCalculated = results.length > 0 || records.some(saysCalculated);
  const allAsk = results.some(asks);
  return [...recordsOfSheet(stream, sheet)].filter(isFormula).flatMap((record) => {
    const { data } = record;
    const isEmptyText = resultOf(record).equals(EMPTY_TEXT);
    const isOpen = isZero(resultOf(record)) && (!isCalculated || (asks(record) && !allAsk));
    if (!isOpen && !isEmptyText) return [];
    return [{ row: data.readUInt16LE(0), column: data.readUInt16LE(2), isEmptyText }];
  });
}
interface Uncalculated {
  row: number;
  column: number;
  isEmptyText: boolean;
}

const asks = ({ data }: Record): boolean => (data.readUInt16LE(14) & AT_OPENING) > 0;
/** Whether Excel has calculated the workbook. A program that leaves that to it names the version 0. */
const saysCalculated = ({ id, data }: Record): boolean =>
  id === CALCULATED_BY && data.length >= 8 && data.readUInt32LE(4) > 0;
const isFormula = ({ id, data }: Record): boolean => id === FORMULA && data.length >= 16;
const resultOf = ({ data }: Record): Buffer => data.subarray(6, 14);
const EMPTY_TEXT = Buffer.from('030000000000ffff', 'hex');
const isZero = (result: Buffer): boolean => result.every((byte) => byte === 0);

/** The records of a sheet, without those of a chart in it. */
function* recordsOfSheet(stream: Buffer, sheet: number): Generator<Record> {
  let [depth, part] = [0, -1];
  for (const record of recordsOf(stream)) {
    // The first part is the workbook.
    if (record.id === BOF && depth++ === 0) part += 1;
    if (record.id === EOF) depth -= 1;
    if (depth === 1 && part === sheet + 1) yield record;
  }
}

/** The records as far as they are whole; the walk ends at half a one. */
export function* recordsOf(stream: Buffer): Generator<Record> {
  for (let at = 0; at + 4 <= stream.length; ) {
    const end = at + 4 + stream.readUInt16LE(at + 2);
    if (end > stream.length) return;
    yield { at, id: stream.readUInt16LE(at), data: stream.subarray(at + 4, end) };
    at = end;
  }
}

/** In a path: what follows is written in a way of its own, and what parts folders, or a program from its command. */
const [ENCODED, SEPARATOR] = [1, 3];

/** Whether a record is a link to a program (DDE) in place of another workbook or sheet. */
function isCommand({ id, data }: Record, version: number): boolean {
  if (version !== BIFF8) {
    // The path of a sheet of the same workbook is the separator and the sheet's name.
    const path = data.subarray(1);
    return id === EXTERNSHEET && path[0] !== ENCODED && path.includes(SEPARATOR, 1);
  }
  if (id !== SUPBOOK || data.length < 6) return false;
  const path = data.subarray(5);
  const namesSheets = data.readUInt16LE(0) > 0;
  return !(namesSheets && path[0] === ENCODED) && path.includes(SEPARATOR);
}
