/**
 * What a spreadsheet would take for a formula at the beginning of a cell, also after blanks, in full width, and in a
 * later line or after a semicolon, which some take for the end of a cell.
 */
const FORMULA = /(?:^|[;\r\n])[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r\n]/u;

/**
 * A cell of a CSV file: quoted where needed; what a spreadsheet would calculate gets an apostrophe before it, so that
 * nothing that somebody typed into a form runs on the desk of whoever opens the file.
 */
export function csvCell(value: string | number | boolean | null | undefined): string {
  const text = value === null || value === undefined ? '' : String(value);
  const harmless = typeof value === 'string' && FORMULA.test(text) ? `'${text}` : text;
  return /[",;\t\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** A line of a CSV file (RFC 4180). */
export const csvLine = (cells: readonly Parameters<typeof csvCell>[0][]): string =>
  `${cells.map(csvCell).join(',')}\r\n`;
