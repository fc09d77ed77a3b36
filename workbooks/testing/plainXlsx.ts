import { type Item, zipArchive } from './zipArchive.ts';

const SHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** A relationship: the last word of its type, or the whole type, its target, and whether that is outside. */
type Link = [type: string, target: string, mode?: 'External'];

export interface Changes {
  /** Type of the workbook's part. */
  main?: string;
  /** Types by ending, and by name of a part. */
  defaults?: Record<string, string>;
  types?: Record<string, string>;
  /** Further relationships of the file, of the workbook and of its sheet. */
  top?: Link[];
  workbook?: Link[];
  sheet?: Link[];
  /** Further parts, or others in place of those that it has. */
  parts?: Record<string, string | Buffer>;
}

export const relationships = (...links: Link[]): string =>
  `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${links
    .map(
      ([type, target, mode], index) =>
        `<Relationship Id="rId${index + 1}" Type="${type.includes(':') ? type : `${OFFICE}/${type}`}" Target="${target}"${
          mode ? ` TargetMode="${mode}"` : ''
        }/>`,
    )
    .join('')}</Relationships>`;

const typesXml = ({ main = `${SHEET}.sheet.main+xml`, defaults = {}, types = {} }: Changes) => {
  const endings = {
    rels: 'application/vnd.openxmlformats-package.relationships+xml',
    xml: 'application/xml',
    ...defaults,
  };
  const names = {
    '/xl/workbook.xml': main,
    '/xl/worksheets/sheet1.xml': `${SHEET}.worksheet+xml`,
    ...types,
  };
  return `${HEAD}<Types xmlns="${PACKAGE}/content-types">${Object.entries(endings)
    .map(([ending, type]) => `<Default Extension="${ending}" ContentType="${type}"/>`)
    .join('')}${Object.entries(names)
    .map(([name, type]) => `<Override PartName="${name}" ContentType="${type}"/>`)
    .join('')}</Types>`;
};

/** The files of a workbook with one sheet. */
export function plainItems(changes: Changes = {}): Item[] {
  const { top = [], workbook = [], sheet = [], parts = {} } = changes;
  return Object.entries({
    '[Content_Types].xml': typesXml(changes),
    '_rels/.rels': relationships(['officeDocument', 'xl/workbook.xml'], ...top),
    'xl/workbook.xml': `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Bookings" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relationships(
      ['worksheet', 'worksheets/sheet1.xml'],
      ...workbook,
    ),
    'xl/worksheets/sheet1.xml': `${HEAD}<worksheet xmlns="${MAIN}"><sheetData/></worksheet>`,
    ...(sheet.length > 0 && { 'xl/worksheets/_rels/sheet1.xml.rels': relationships(...sheet) }),
    ...parts,
  }).map(([name, content]) => ({ name, content, deflate: true }));
}

export const plainXlsx = (changes?: Changes): Buffer => zipArchive(plainItems(changes));

/** A workbook of exactly so many bytes, nothing in it packed. */
export function plainXlsxOf(bytes: number): Buffer {
  const named = (picture: Buffer) =>
    zipArchive(
      plainItems({
        defaults: { png: 'image/png' },
        parts: { 'xl/media/image1.png': picture },
      }).map((item) => ({ ...item, deflate: false })),
    );
  return named(Buffer.alloc(bytes - named(Buffer.alloc(0)).length));
}
