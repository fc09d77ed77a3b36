import { utils } from '@e965/xlsx';
import { rootPart, sheetPart } from '../sheetPart.ts';
import { addComments } from './comments.ts';
import { elementsOf, localName, type PlacedElement, withEdits } from './elements.ts';
import { openPackage, type WorkbookPackage } from './package.ts';

/** The findings to mark in a sheet, by cell. */
export interface Marks {
  sheet: string;
  /** The cells that are colored, `B14`. */
  colored: readonly string[];
  /** The comment of each cell. */
  notes: ReadonlyMap<string, string>;
}

/** The tint of warnings, as ARGB. */
const TINT = 'FFFDE3B4';

/** What may follow the colors of cells in a sheet, and what may follow the drawing of its comments. */
const afterColors =
  `dataValidations hyperlinks printOptions pageMargins pageSetup headerFooter rowBreaks colBreaks
  customProperties cellWatches ignoredErrors smartTags drawing legacyDrawing legacyDrawingHF drawingHF picture oleObjects
  controls webPublishItems tableParts extLst`.split(/\s+/);
/** The one thing that a sheet may say in two ways, for programs that know it and for others. */
const CONTROLS = /<(?:\w+:)?(?:controls|oleObjects)\b/;
const afterComments = afterColors.slice(afterColors.indexOf('legacyDrawingHF'));

/**
 * Returns an .xlsx with cells colored and commented; all else stays as it is. Cells are colored by a conditional
 * format that always applies, so that their own format stays below it, and cells that aren't there can be colored too.
 * @throws Error for a workbook in which this can't be done
 */
export async function markXlsx(
  parts: ReadonlyMap<string, Buffer>,
  { sheet, colored, notes }: Marks,
): Promise<Buffer> {
  const book = openPackage(parts);
  const root = rootPart(book);
  const part = sheetPart(book, sheet);
  if (colored.length > 0) colorCells(book, root, part, colored);
  const drawing = addComments(book, part, notes);
  if (drawing) {
    const text = book.text(part);
    const { prefix, place } = inSheet(book, text, afterComments);
    const added = `<${prefix}legacyDrawing xmlns:r="${book.namespaces.office}" r:id="${drawing}"/>`;
    book.put(part, withEdits(text, [place(added)]));
  }
  return book.pack();
}

/** Finds the place and the namespace prefix for elements of a kind in a sheet. */
function inSheet({ namespaces }: WorkbookPackage, text: string, followers: readonly string[]) {
  const [root, ...children] = elementsOf(text, 1) as [PlacedElement, ...PlacedElement[]];
  const prefix = root.name.slice(0, root.name.indexOf(':') + 1);
  if (root.attributes[prefix ? `xmlns:${prefix.slice(0, -1)}` : 'xmlns'] !== namespaces.main) {
    throw new Error('Another kind of workbook');
  }
  const next = children.find(
    ({ name, from, to }) =>
      followers.includes(localName(name)) ||
      (localName(name) === 'AlternateContent' && CONTROLS.test(text.slice(from, to))),
  );
  const place = (addition: string) =>
    next ? { from: next.from, to: next.from, text: addition } : root.append(addition);
  return { prefix, place };
}

function colorCells(book: WorkbookPackage, root: string, part: string, cells: readonly string[]) {
  const styles = book.relations(root).find(({ kind }) => kind === 'styles')?.part ?? '';
  const format = addFormat(book, styles);
  const text = book.text(part);
  const { prefix, place } = inSheet(book, text, afterColors);
  const priority =
    1 + Math.max(0, ...[...text.matchAll(/ priority="(\d{1,9})"/g)].map(([, n]) => Number(n)));
  book.put(
    part,
    withEdits(text, [
      place(
        `<${prefix}conditionalFormatting sqref="${rangesOf(cells).join(' ')}"><${prefix}cfRule type="expression" dxfId="${format}" priority="${priority}"><${prefix}formula>TRUE</${prefix}formula></${prefix}cfRule></${prefix}conditionalFormatting>`,
      ),
    ]),
  );
}

/** Adds the format of colored cells to the styles, and returns its number. */
function addFormat(book: WorkbookPackage, part: string): number {
  const text = book.text(part);
  const [root, ...children] = elementsOf(text, 2) as [PlacedElement, ...PlacedElement[]];
  const prefix = root.name.slice(0, root.name.indexOf(':') + 1);
  const tag = (name: string) => `${prefix}${name}`;
  const format = `<${tag('dxf')}><${tag('fill')}><${tag('patternFill')} patternType="solid"><${tag('fgColor')} rgb="${TINT}"/><${tag('bgColor')} rgb="${TINT}"/></${tag('patternFill')}></${tag('fill')}></${tag('dxf')}>`;
  const formats = children.find(({ name, depth }) => depth === 1 && localName(name) === 'dxfs');
  if (!formats) {
    const next = children.find(
      ({ name, depth }) =>
        depth === 1 && ['tableStyles', 'colors', 'extLst'].includes(localName(name)),
    );
    const all = `<${tag('dxfs')} count="1">${format}</${tag('dxfs')}>`;
    const edit = next ? { from: next.from, to: next.from, text: all } : root.append(all);
    book.put(part, withEdits(text, [edit]));
    return 0;
  }
  const count = children.filter(
    ({ depth, from, to }) => depth === 2 && from > formats.from && to < formats.to,
  ).length;
  const changed = withEdits(text, [formats.append(format)]);
  // The number is optional, but a wrong one makes Excel repair the file.
  const start = changed.slice(formats.from).replace(/ count="\d+"/, ` count="${count + 1}"`);
  book.put(part, changed.slice(0, formats.from) + start);
  return count;
}

/** Cells as ranges, those below each other as one: `B2:B9`. */
export function rangesOf(cells: readonly string[]): string[] {
  const places = [...new Set(cells)].map((cell) => utils.decode_cell(cell));
  places.sort((a, b) => a.c - b.c || a.r - b.r);
  const ranges: { s: (typeof places)[0]; e: (typeof places)[0] }[] = [];
  for (const place of places) {
    const last = ranges.at(-1);
    if (last && last.e.c === place.c && last.e.r + 1 === place.r) last.e = place;
    else ranges.push({ s: place, e: place });
  }
  return ranges.map((range) => utils.encode_range(range));
}
