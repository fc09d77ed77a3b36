import { posix } from 'node:path';
import { escaped } from './marking/elements.ts';
import type { OpenXml } from './openXml.ts';
import { CONTENT_TYPES } from './zipParts.ts';

const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';

/**
 * The parts of an .xlsx with their types and relationships written anew, as they were judged: SheetJS looks for them in
 * its own way, and would find other parts, or none.
 */
export function asJudged(
  parts: ReadonlyMap<string, Buffer>,
  { parts: typed, relationships, leading }: OpenXml,
): Map<string, Buffer> {
  // It takes the first workbook.
  const mainFirst = [...leading.flatMap(({ part }) => part ?? []), ...typed];
  const types = mainFirst.map(
    ({ name, type }) => `<Override PartName="/${escaped(name)}" ContentType="${escaped(type)}"/>`,
  );
  const written = new Map([[CONTENT_TYPES, listOf('Types', 'content-types', types)]]);
  for (const { name, type } of typed) {
    const content = parts.get(name) ?? Buffer.alloc(0);
    written.set(name, SHEET.test(type) ? withoutRepetition(content) : content);
  }
  for (const [{ name }, own] of relationships) {
    const folder = posix.join('/', posix.dirname(name), '..');
    const links = own.map(({ id, type, part, out = '' }) => {
      const [target, mode] = part
        ? [posix.relative(folder, `/${part.name}`), 'Internal']
        : [out, 'External'];
      return `<Relationship Id="${escaped(id)}" Type="${escaped(type)}" Target="${escaped(target)}" TargetMode="${mode}"/>`;
    });
    written.set(name, listOf('Relationships', 'relationships', links));
  }
  return written;
}

const SHEET = /worksheet\+xml$/i;
/** Links of areas and widths of columns: SheetJS repeats each for all of its cells and columns, however many that are. */
const REPEATED = /<(?:\w+:)?(?:hyperlink|col)\s[^<>]*>/g;
/** Several times those of a sheet, since programs name the columns behind the last one too. */
const MOST_COLUMNS = 100_000;

function withoutRepetition(sheet: Buffer): Buffer {
  let columns = 0;
  const text = sheet.toString('latin1').replace(REPEATED, (element) => {
    const own = 1 + numberIn(element, 'max') - numberIn(element, 'min');
    // A link has no number.
    if (!(own > 0)) return '';
    columns += own;
    return columns <= MOST_COLUMNS ? element : '';
  });
  return Buffer.from(text, 'latin1');
}

const numberIn = (element: string, name: string): number =>
  Number(new RegExp(`\\s${name}=["'](\\d+)["']`).exec(element)?.[1]);

const listOf = (root: string, namespace: string, elements: readonly string[]): Buffer =>
  Buffer.from(`<${root} xmlns="${PACKAGE}/${namespace}">${elements.join('')}</${root}>`);
