/** Bytes from the beginning that tell a text. */
const SAMPLE = 8 * 1024;
/** The control characters of a text: tab, ends of lines and pages, and the end of a file in the days of DOS. */
const ALLOWED = new Set('\t\n\v\f\r\x1a'.split('').map((character) => character.charCodeAt(0)));

/** Whether nothing is in the file: a program that was stopped leaves it empty, or full of zeros. */
export const isDamaged = (file: Buffer): boolean => file.every((byte) => byte === 0);

/** Whether a file is a text, such as a web page, a table with commas, or XML. */
export function isText(file: Buffer): boolean {
  const start = file.subarray(0, SAMPLE);
  const isWide = ['fffe', 'feff'].includes(start.toString('hex', 0, 2));
  const isDocument = start.toString('latin1', 0, 5) === '%PDF-';
  return isWide || (!isDocument && start.every((byte) => byte >= 0x20 || ALLOWED.has(byte)));
}
