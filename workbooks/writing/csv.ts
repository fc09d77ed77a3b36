import type { Language } from '../../contract/languages.ts';
import { type Reader, type Table, valueFor } from './table.ts';

/** What a spreadsheet would take for a formula: also in full width, or after what can't be seen. */
const FORMULA = /^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]|^\t/u;

/** How spreadsheet programs in a language read a file. */
interface Style {
  decimal: string;
  separator: ',' | ';';
}

/** Where numbers have a decimal comma, cells end with a semicolon. */
function styleOf(language: Language): Style {
  const parts = new Intl.NumberFormat(language).formatToParts(0.5);
  const decimal = parts.find(({ type }) => type === 'decimal')?.value ?? '.';
  return { decimal, separator: decimal === ',' ? ';' : ',' };
}

/** Some spreadsheets begin a new cell behind these, whatever the quotes say: those of other languages, too. */
const CELL_ENDS = { ',': /([;\r\n])/, ';': /([;,\r\n])/ };

const harmless = (part: string) => (FORMULA.test(part) ? `'${part}` : part);

/**
 * Returns a cell, quoted where needed. A text that a spreadsheet would take for a formula gets a leading apostrophe, so
 * that nothing typed into a form is executed when the file is opened.
 */
function cellIn({ decimal, separator }: Style, value: string | number | null): string {
  if (typeof value === 'number') return String(value).replace('.', decimal);
  // The odd parts are the separators.
  const text = (value ?? '')
    .split(CELL_ENDS[separator])
    .map((part, n) => (n % 2 === 0 ? harmless(part) : part))
    .join('');
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Writes a table as a CSV file (RFC 4180) as the spreadsheet programs of the reader's language open it: with their
 * separator and decimal sign, and days as they read them. The byte order mark makes them read UTF-8.
 */
export async function* csvOf<Row>(
  { columns, rows }: Table<Row>,
  reader: Reader,
): AsyncGenerator<string> {
  const style = styleOf(reader.language);
  const lineOf = (values: (string | number | null)[]) =>
    `${values.map((value) => cellIn(style, value)).join(style.separator)}\r\n`;
  yield `\uFEFF${lineOf(columns.map(({ heading }) => heading))}`;
  for await (const part of rows) {
    yield part
      .map((row) => lineOf(columns.map((column) => valueFor(reader, column, row))))
      .join('');
  }
}
