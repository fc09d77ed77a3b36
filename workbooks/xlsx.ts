import { dangerOf, isEmbedded, isNameOfMacros, mayLeadOut } from './dangers.ts';
import { isContentTypes, type OpenXml, openXmlOf, type TypedPart } from './openXml.ts';
import type { Refusal } from './refusal.ts';
import { comparable, firstBytes, unpacked, type ZipPart, zipParts } from './zipParts.ts';

const SHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
/** The one type of a workbook's main part: not a template, no macros, not binary. */
const WORKBOOK_TYPE = `${SHEET}.sheet.main+xml`;
const OTHER_BOOK_TYPE = `${SHEET}.externallink+xml`;
const isOf = (type: string) => (part: TypedPart) => part.type.toLowerCase() === type;

/** The most bytes, unpacked, of the parts for other workbooks. */
const MOST_OF_OTHERS = 16 * 1024 * 1024;

/** Why an .xlsx is refused, judged by what it declares of its parts; undefined where it is a plain workbook. */
export async function xlsxRefusal(file: Buffer): Promise<Refusal | undefined> {
  const parts = await zipParts(file);
  if (!parts) return isLocked(file) ? 'password' : 'damaged';
  if (!parts.some(isContentTypes)) return 'other';
  if (parts.some(({ name }) => isNameOfMacros(comparable(name)))) return 'macros';
  const book = openXmlOf(parts);
  if (!book) return 'damaged';
  const dangers = [...dangersIn(book)];
  return dangers.includes('macros') ? 'macros' : (mainRefusal(book) ?? dangers[0]);
}

/** Whether the directory says of its first file that it is encrypted. */
function isLocked(file: Buffer): boolean {
  const entry = file.indexOf('PK\x01\x02', 0, 'latin1');
  return entry >= 0 && (file[entry + 8] ?? 0) % 2 === 1;
}

/** Why the part to which the file itself leads is none of a workbook. */
function mainRefusal({ leading: [first, ...others] }: OpenXml): Refusal | undefined {
  if (!first) return 'other';
  if (others.length > 0 || !first.part) return 'damaged';
  return isOf(WORKBOOK_TYPE)(first.part) ? undefined : 'other';
}

/** Everything in a workbook that a report must not have. */
function* dangersIn({ parts, relationships }: OpenXml): Generator<Refusal> {
  for (const part of parts) {
    const danger = dangerOf(part.type);
    if (danger) yield danger;
    else if (isEmbedded(firstBytes(part))) yield 'embedded';
  }
  for (const { type, out } of [...relationships.values()].flat()) {
    const danger = dangerOf(type);
    if (danger) yield danger;
    else if (out !== undefined && !mayLeadOut(type) && !isNowhere(out)) yield 'elsewhere';
  }
  if (hasCommands(parts.filter(isOf(OTHER_BOOK_TYPE)))) yield 'commands';
}

/** A picture that the program had lost when it saved the workbook. */
const isNowhere = (target: string): boolean => /^(?:null)?$/i.test(target);

/** A part for another workbook may as well name a program and what it is to do (DDE), or an embedded thing. */
const hasCommands = (others: readonly TypedPart[]): boolean =>
  others.reduce((sum, { size }) => sum + size, 0) > MOST_OF_OTHERS || others.some(isCommand);

const COMMAND = /<(?:[\w.-]+:)?(?:ddeLink|oleLink)[\s/>]/;
/** How XML begins whose names are written as in ASCII. */
const PLAIN = /^\ufeff?<(?!\?xml[^>]*encoding=["'](?!utf-8|us-ascii|iso-8859-|windows-))/i;

function isCommand(part: ZipPart): boolean {
  try {
    const text = unpacked(part).toString();
    return !PLAIN.test(text) || text.includes('\0') || COMMAND.test(text);
  } catch {
    return true;
  }
}
