import { limits } from '../../../contract/limits.ts';
import { compoundFileEntries } from './compound-file.ts';

/** Whether `file` is what its name says: a workbook without macros and without a password (E2). */
export function isWorkbook(filename: string, file: Buffer): boolean {
  if (file.length > limits.uploadBytes) return false;
  if (/\.xlsx$/i.test(filename)) return isXlsx(file);
  return /\.xls$/i.test(filename) && isXls(file);
}

const MACROS = /(^|\/)vbaproject\.bin$|^xl\/macrosheets\//;

/** A ZIP archive whose directory names the parts of a workbook. */
function isXlsx(file: Buffer): boolean {
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
function zipNames(file: Buffer): string[] | undefined {
  const END = 22;
  const from = file.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  if (from < 0 || from + END > file.length || file.readUInt32LE(0) !== 0x04034b50) return undefined;
  const count = file.readUInt16LE(from + 10);
  const names: string[] = [];
  let at = file.readUInt32LE(from + 16);
  for (let i = 0; i < count; i++) {
    if (at + 46 > from || file.readUInt32LE(at) !== 0x02014b50) return undefined;
    const encrypted = (file.readUInt16LE(at + 8) & 1) === 1;
    const [name, extra, comment] = [28, 30, 32].map((offset) => file.readUInt16LE(at + offset));
    const local = file.readUInt32LE(at + 42);
    const here = local + 4 <= file.length && file.readUInt32LE(local) === 0x04034b50;
    if (encrypted || !here) return undefined;
    names.push(file.toString('utf8', at + 46, at + 46 + (name ?? 0)).toLowerCase());
    at += 46 + (name ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return names;
}

const FORBIDDEN = ['_VBA_PROJECT_CUR', '_VBA_PROJECT', 'VBA', 'Macros', 'EncryptedPackage'];

/** A compound file whose directory names the stream of a workbook. */
function isXls(file: Buffer): boolean {
  const entries = compoundFileEntries(file) ?? [];
  const workbook = entries.find(({ name }) => name === 'Workbook' || name === 'Book');
  return (
    workbook !== undefined &&
    !entries.some(({ name }) => FORBIDDEN.includes(name)) &&
    !asksForPassword(workbook.start)
  );
}

/** Whether one of the first records of a workbook's stream is FILEPASS: the rest is encrypted then. */
function asksForPassword(stream: Buffer): boolean {
  const FILEPASS = 0x2f;
  for (let at = 0, records = 0; at + 4 <= stream.length && records < 4; records++) {
    if (stream.readUInt16LE(at) === FILEPASS) return true;
    at += 4 + stream.readUInt16LE(at + 2);
  }
  return false;
}
