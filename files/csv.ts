/** What a spreadsheet would take for a formula: also in full width, or after what can't be seen. */
const FORMULA = /^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]|^\t/u;
/** Some spreadsheets begin a new cell behind these, whatever the quotes say. */
const SEPARATOR = /([;\r\n])/;

const harmless = (part: string) => (FORMULA.test(part) ? `'${part}` : part);

/**
 * Returns a cell of a CSV file, quoted where needed. A value that a spreadsheet would take for a formula gets a
 * leading apostrophe, so that nothing typed into a form is executed when the file is opened.
 */
export function csvCell(value: string | number | boolean | null | undefined): string {
  const text = value === null || value === undefined ? '' : String(value);
  const cell = typeof value === 'string' ? text.split(SEPARATOR).map(defused).join('') : text;
  return /[",;\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
/** The odd parts are the separators. */
const defused = (part: string, index: number) => (index % 2 === 0 ? harmless(part) : part);

/** The first line of a CSV file. Its byte order mark makes spreadsheet programs read UTF-8. */
export const csvHeading = (names: readonly string[]): string => `\uFEFF${csvLine(names)}`;

/** A line of a CSV file (RFC 4180). */
export const csvLine = (cells: readonly Parameters<typeof csvCell>[0][]): string =>
  `${cells.map(csvCell).join(',')}\r\n`;
