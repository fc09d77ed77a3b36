import { utils } from '@e965/xlsx';
import { type Edit, elementsOf, escaped, localName, withEdits } from './elements.ts';
import type { WorkbookPackage } from './package.ts';

/** The author of the comments. */
const AUTHOR = 'Accreditation Hub';
/** New parts of the copy. No program names its own like this, but an earlier copy does. */
const COMMENTS = 'xl/comments-hub.xml';
const DRAWING = 'xl/drawings/comments-hub.vml';

const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.comments+xml';
const DRAWING_TYPE = 'application/vnd.openxmlformats-officedocument.vmlDrawing';
const NAMESPACES =
  'xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:x="urn:schemas-microsoft-com:office:excel"';

const BOX = '_x0000_t202';
const BOX_TYPE = `<v:shapetype ${NAMESPACES} id="${BOX}" coordsize="21600,21600" o:spt="202" path="m,l,21600r21600,l21600,xe"><v:stroke joinstyle="miter"/><v:path gradientshapeok="t" o:connecttype="rect"/></v:shapetype>`;

/**
 * Adds comments to a sheet. Where a cell has one, the new text follows in it. Their boxes stand in the drawing that the
 * sheet names for that, beside its buttons; that of a picture in its header is another. Returns the id of the new
 * drawing that the sheet has to name; undefined if it names one.
 */
export function addComments(
  book: WorkbookPackage,
  sheet: string,
  notes: ReadonlyMap<string, string>,
): string | undefined {
  if (notes.size === 0) return undefined;
  const relations = book.relations(sheet);
  const known = relations.find(({ kind }) => kind === 'comments')?.part;
  const named = drawingNamedIn(book.text(sheet));
  const drawing = relations.find(({ id }) => id === named)?.part;
  if (named && !drawing) throw new Error('A drawing that is not there');
  const cells = known ? mergeComments(book, known, notes) : newComments(book, sheet, notes);
  if (drawing) {
    addBoxes(book, drawing, cells.without);
    return undefined;
  }
  const part = book.unused(DRAWING);
  book.put(part, `<xml ${NAMESPACES}>${BOX_TYPE}${cells.all.map(shapeOf).join('')}</xml>`);
  book.declare(part, DRAWING_TYPE);
  return book.relate(sheet, 'vmlDrawing', part);
}

/** The id of the drawing of a sheet's comments and buttons. */
function drawingNamedIn(sheet: string): string | undefined {
  const element = elementsOf(sheet, 1).find(({ name }) => localName(name) === 'legacyDrawing');
  return Object.entries(element?.attributes ?? {}).find(([key]) => key.endsWith(':id'))?.[1];
}

/** The cells with a comment: all of them, and those that had none. */
interface Commented {
  all: readonly string[];
  without: readonly string[];
}

function newComments(
  book: WorkbookPackage,
  sheet: string,
  notes: ReadonlyMap<string, string>,
): Commented {
  const part = book.unused(COMMENTS);
  const comments = [...notes].map(([cell, note]) => commentOf(cell, note, 0)).join('');
  book.put(
    part,
    `<comments xmlns="${book.namespaces.main}"><authors><author>${AUTHOR}</author></authors><commentList>${comments}</commentList></comments>`,
  );
  book.declare(part, TYPE);
  book.relate(sheet, 'comments', part);
  return { all: [...notes.keys()], without: [...notes.keys()] };
}

/** Adds to the comments that a sheet has. */
function mergeComments(
  book: WorkbookPackage,
  part: string,
  notes: ReadonlyMap<string, string>,
): Commented {
  const text = book.text(part);
  const elements = elementsOf(text);
  const find = (name: string) => elements.find((element) => localName(element.name) === name);
  const [authors, list] = [find('authors'), find('commentList')];
  const prefix = elements[0]?.name.slice(0, elements[0].name.indexOf(':') + 1) ?? '';
  if (!authors || !list || prefix) throw new Error('Comments of another kind');
  const author = elements.filter(({ name }) => localName(name) === 'author').length;
  const edits: Edit[] = [authors.append(`<author>${AUTHOR}</author>`)];
  const known = new Set<string>();
  for (const comment of elements.filter(({ name }) => localName(name) === 'comment')) {
    const { ref = '' } = comment.attributes;
    known.add(ref);
    const note = notes.get(ref);
    // The last piece of its text, plain or formatted.
    const piece = elements.findLast(
      ({ name, from, to }) => localName(name) === 't' && from > comment.from && to < comment.to,
    );
    if (!note || !piece) continue;
    const isThere = text.slice(comment.from, comment.to).includes(escaped(note));
    if (!isThere) edits.push(piece.append(escaped(`\n${note}`)));
  }
  const free = [...notes].filter(([cell]) => !known.has(cell));
  edits.push(list.append(free.map(([cell, note]) => commentOf(cell, note, author)).join('')));
  book.put(part, withEdits(text, edits));
  const without = free.map(([cell]) => cell);
  return { all: [...known, ...without], without };
}

/** Adds the boxes of comments to a drawing, and the kind of box, which one with buttons alone has not. */
function addBoxes(book: WorkbookPackage, drawing: string, cells: readonly string[]): void {
  const text = book.text(drawing);
  const end = text.lastIndexOf('</xml>');
  if (end < 0) throw new Error('A drawing of another kind');
  const type = text.includes(`id="${BOX}"`) ? '' : BOX_TYPE;
  const edit = { from: end, to: end, text: type + cells.map(shapeOf).join('') };
  book.put(drawing, withEdits(text, [edit]));
}

const runOf = (note: string): string => `<r><t xml:space="preserve">${escaped(note)}</t></r>`;

const commentOf = (cell: string, note: string, author: number): string =>
  `<comment ref="${cell}" authorId="${author}"><text>${runOf(note)}</text></comment>`;

/** The box in which a comment opens: three columns and five rows, beside its cell. */
function shapeOf(cell: string): string {
  const { r, c } = utils.decode_cell(cell);
  const anchor = [c + 1, 15, r, 2, c + 4, 15, r + 5, 4].join(', ');
  return `<v:shape ${NAMESPACES} id="hub_${cell}" type="#${BOX}" style="position:absolute;visibility:hidden" fillcolor="#fdf1dc" o:insetmode="auto"><v:fill color2="#fdf1dc"/><v:path o:connecttype="none"/><v:textbox/><x:ClientData ObjectType="Note"><x:MoveWithCells/><x:SizeWithCells/><x:Anchor>${anchor}</x:Anchor><x:AutoFill>False</x:AutoFill><x:Row>${r}</x:Row><x:Column>${c}</x:Column></x:ClientData></v:shape>`;
}
