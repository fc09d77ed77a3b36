import { Bytes } from './bytes.ts';
import { compoundFileEntries } from './compoundFile.ts';
import { limits } from './limits.ts';

/** Whether `file` is what its name says: a workbook without macros and without a password (E2). */
export function isWorkbook(filename: string, file: Uint8Array): boolean {
  if (file.length > limits.uploadBytes) return false;
  const bytes = new Bytes(file);
  if (/\.xlsx$/i.test(filename)) return isXlsx(bytes);
  return /\.xls$/i.test(filename) && isXls(bytes);
}

/** The signatures of a ZIP archive's records: 'PK' and two bytes. */
const LOCAL = 0x04034b50;
const ENTRY = 0x02014b50;
const END = 0x06054b50;
const END_LENGTH = 22;

const MACROS = /(^|\/)vbaproject\.bin$|^xl\/macrosheets\//;

/** A ZIP archive whose directory names the parts of a workbook. */
function isXlsx(file: Bytes): boolean {
  const names = zipNames(file) ?? [];
  return (
    names.includes('[content_types].xml') &&
    names.includes('xl/workbook.xml') &&
    !names.some((name) => MACROS.test(name))
  );
}

/**
 * The names in the directory of a ZIP archive, in lower case; undefined for anything but a whole archive that starts
 * at the first byte and holds no encrypted file.
 */
function zipNames(file: Bytes): string[] | undefined {
  const from = file.lastIndexOf(END);
  if (from < 0 || from + END_LENGTH > file.length || file.u32(0) !== LOCAL) return undefined;
  const count = file.u16(from + 10);
  const names: string[] = [];
  let at = file.u32(from + 16);
  for (let i = 0; i < count; i++) {
    if (at + 46 > from || file.u32(at) !== ENTRY) return undefined;
    const encrypted = (file.u16(at + 8) & 1) === 1;
    const [name, extra, comment] = [28, 30, 32].map((offset) => file.u16(at + offset));
    const local = file.u32(at + 42);
    const here = local + 4 <= file.length && file.u32(local) === LOCAL;
    if (encrypted || !here) return undefined;
    names.push(file.text('utf-8', at + 46, at + 46 + (name ?? 0)).toLowerCase());
    at += 46 + (name ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return names;
}

const FORBIDDEN = ['_VBA_PROJECT_CUR', '_VBA_PROJECT', 'VBA', 'Macros', 'EncryptedPackage'];

/** A compound file whose directory names the stream of a workbook. */
function isXls(file: Bytes): boolean {
  const entries = compoundFileEntries(file) ?? [];
  const workbook = entries.find(({ name }) => name === 'Workbook' || name === 'Book');
  return (
    workbook !== undefined &&
    !entries.some(({ name }) => FORBIDDEN.includes(name)) &&
    !asksForPassword(workbook.start)
  );
}

/** Whether one of the first records of a workbook's stream is FILEPASS: the rest is encrypted then. */
function asksForPassword(stream: Bytes): boolean {
  const FILEPASS = 0x2f;
  for (let at = 0, records = 0; at + 4 <= stream.length && records < 4; records++) {
    if (stream.u16(at) === FILEPASS) return true;
    at += 4 + stream.u16(at + 2);
  }
  return false;
}
