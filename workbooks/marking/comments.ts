import { utils } from '@e965/xlsx';
import { type Edit, elementsOf, escaped, localName, withEdits } from './elements.ts';
import type { WorkbookPackage } from './package.ts';

/** The author of the comments. */
const AUTHOR = 'Accreditation Hub';
/** New parts of the copy. No program names its own like this. */
const COMMENTS = 'xl/comments-hub.xml';
const DRAWING = 'xl/drawings/comments-hub.vml';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.comments+xml';
const DRAWING_TYPE = 'application/vnd.openxmlformats-officedocument.vmlDrawing';
const NAMESPACES =
  'xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:x="urn:schemas-microsoft-com:office:excel"';

/**
 * Adds comments to a sheet. Where a cell has one, the new text follows in it. Returns the id of the new drawing that the
 * sheet has to name; undefined if it has one.
 */
export function addComments(
  book: WorkbookPackage,
  sheet: string,
  notes: ReadonlyMap<string, string>,
): string | undefined {
  if (notes.size === 0) return undefined;
  const relations = book.relations(sheet);
  const known = relations.find(({ kind }) => kind === 'comments')?.part;
  const drawing = relations.find(({ kind }) => kind === 'vmlDrawing')?.part;
  // A drawing without comments belongs to a picture in the header, and comments without drawing to no program.
  if ((known === undefined) !== (drawing === undefined))
    throw new Error('Comments of another kind');
  if (known && drawing) {
    const added = mergeComments(book, known, notes);
    const text = book.text(drawing);
    const end = text.lastIndexOf('</xml>');
    if (end < 0) throw new Error('A drawing of another kind');
    const edit = { from: end, to: end, text: added.map(shapeOf).join('') };
    book.put(drawing, withEdits(text, [edit]));
    return undefined;
  }
  const comments = [...notes].map(([cell, note]) => commentOf(cell, note, 0)).join('');
  book.put(
    COMMENTS,
    `<comments xmlns="${MAIN}"><authors><author>${AUTHOR}</author></authors><commentList>${comments}</commentList></comments>`,
  );
  book.put(
    DRAWING,
    `<xml ${NAMESPACES}><v:shapetype id="_x0000_t202" coordsize="21600,21600" o:spt="202" path="m,l,21600r21600,l21600,xe"><v:stroke joinstyle="miter"/><v:path gradientshapeok="t" o:connecttype="rect"/></v:shapetype>${[...notes.keys()].map(shapeOf).join('')}</xml>`,
  );
  book.declare(COMMENTS, TYPE);
  book.declare(DRAWING, DRAWING_TYPE);
  book.relate(sheet, 'comments', COMMENTS);
  return book.relate(sheet, 'vmlDrawing', DRAWING);
}

/** Adds to the comments that a sheet has, and returns the cells that had none. */
function mergeComments(
  book: WorkbookPackage,
  part: string,
  notes: ReadonlyMap<string, string>,
): string[] {
  const text = book.text(part);
  const elements = elementsOf(text);
  const find = (name: string) => elements.find((element) => localName(element.name) === name);
  const [authors, list] = [find('authors'), find('commentList')];
  const prefix = elements[0]?.name.slice(0, elements[0].name.indexOf(':') + 1) ?? '';
  if (!authors || !list || prefix) throw new Error('Comments of another kind');
  const author = elements.filter(({ name }) => localName(name) === 'author').length;
  const edits: Edit[] = [authors.append(`<author>${AUTHOR}</author>`)];
  const taken = new Set<string>();
  for (const comment of elements.filter(({ name }) => localName(name) === 'comment')) {
    const { ref = '' } = comment.attributes;
    const note = notes.get(ref);
    // The last piece of its text, plain or formatted.
    const piece = elements.findLast(
      ({ name, from, to }) => localName(name) === 't' && from > comment.from && to < comment.to,
    );
    if (!note || !piece) continue;
    taken.add(ref);
    const isThere = text.slice(comment.from, comment.to).includes(escaped(note));
    if (!isThere) edits.push(piece.append(escaped(`\n${note}`)));
  }
  const free = [...notes].filter(([cell]) => !taken.has(cell));
  edits.push(list.append(free.map(([cell, note]) => commentOf(cell, note, author)).join('')));
  book.put(part, withEdits(text, edits));
  return free.map(([cell]) => cell);
}

const runOf = (note: string): string => `<r><t xml:space="preserve">${escaped(note)}</t></r>`;

const commentOf = (cell: string, note: string, author: number): string =>
  `<comment ref="${cell}" authorId="${author}"><text>${runOf(note)}</text></comment>`;

/** The box in which a comment opens: three columns and five rows, beside its cell. */
function shapeOf(cell: string): string {
  const { r, c } = utils.decode_cell(cell);
  const anchor = [c + 1, 15, r, 2, c + 4, 15, r + 5, 4].join(', ');
  return `<v:shape ${NAMESPACES} id="hub_${cell}" type="#_x0000_t202" style="position:absolute;visibility:hidden" fillcolor="#fdf1dc" o:insetmode="auto"><v:fill color2="#fdf1dc"/><v:path o:connecttype="none"/><v:textbox/><x:ClientData ObjectType="Note"><x:MoveWithCells/><x:SizeWithCells/><x:Anchor>${anchor}</x:Anchor><x:AutoFill>False</x:AutoFill><x:Row>${r}</x:Row><x:Column>${c}</x:Column></x:ClientData></v:shape>`;
}
