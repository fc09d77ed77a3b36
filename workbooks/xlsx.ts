import type { Verdict } from './refusal.ts';
import {
  EXTERNAL_BOOK_TYPE,
  isAllowedRelationship,
  isAllowedType,
  isOfMacros,
  leadsToDocument,
  RELATIONSHIPS_TYPE,
  WORKBOOK_TYPE,
} from './whitelist.ts';
import { type XmlElement, xmlElements } from './xmlElements.ts';
import { CONTENT_TYPES, comparable, type ZipPart, zipParts } from './zipParts.ts';

/** The most bytes, unpacked, of all parts that are read. */
const MOST_READ = 2 * 1024 * 1024;
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';

type TypedPart = ZipPart & { type: string };

/** Why an .xlsx is refused, judged by what it declares of its parts; undefined where it is a plain workbook. */
export async function xlsxVerdict(file: Buffer): Promise<Verdict | undefined> {
  const found = await zipParts(file);
  const declared = found?.find(({ name }) => name === CONTENT_TYPES);
  const types = declared && declared.size <= MOST_READ ? contentTypes(declared) : undefined;
  if (!found || !types) return 'notAWorkbook';
  const parts = found
    .filter((part) => part !== declared && !part.name.endsWith('/'))
    .map((part) => ({ ...part, type: types(part.name) }));

  if (parts.some(({ name, type }) => isOfMacros(comparable(name)) || isOfMacros(type)))
    return 'notAWorkbook';
  if (parts.filter(({ type }) => type === WORKBOOK_TYPE).length !== 1) return 'notAWorkbook';
  if (!parts.every(({ type }) => isAllowedType(type))) return 'holdsMore';
  const read = parts.filter((part) => isRelationships(part) || part.type === EXTERNAL_BOOK_TYPE);
  if (read.reduce((sum, { size }) => sum + size, 0) > MOST_READ) return 'holdsMore';
  return relationshipVerdict(parts) ?? (read.some(isCommand) ? 'holdsMore' : undefined);
}

/** What the file says of the types of its parts: by name, else by ending; names are blind to case. */
function contentTypes(declared: ZipPart): ((name: string) => string) | undefined {
  const elements = plainList(declared, 'Types', `${PACKAGE}/content-types`);
  const byName = elements && table(elements, 'Override', 'PartName');
  const byEnding = elements && table(elements, 'Default', 'Extension');
  if (!byName || !byEnding || byName.size + byEnding.size !== elements?.length) return undefined;
  return (name) => {
    const own = comparable(name);
    const ending = /\.([^./]*)$/.exec(own)?.[1] ?? '';
    return byName.get(`/${own}`) ?? byEnding.get(ending) ?? '';
  };
}

/** What is in the one element of a part, where nothing has a prefix or another namespace: there is one way to read it. */
function plainList(part: ZipPart, root: string, namespace: string): XmlElement[] | undefined {
  const [first, ...elements] = xmlElements(part) ?? [];
  const plain =
    first?.name === root &&
    first.attributes.xmlns === namespace &&
    elements.every(({ name, attributes }) => !name.includes(':') && !('xmlns' in attributes));
  return plain ? elements : undefined;
}

/** The types by their key in lower case; undefined where one is declared twice. */
function table(elements: XmlElement[], name: string, key: string): Map<string, string> | undefined {
  const own = elements.filter((element) => element.name === name);
  const types = new Map(
    own.map(({ attributes }) => [
      comparable(attributes[key] ?? ''),
      (attributes.ContentType ?? '').trim().toLowerCase(),
    ]),
  );
  return types.size === own.length ? types : undefined;
}

const isRelationships = ({ name }: ZipPart): boolean => /(^|\/)_rels\/[^/]*\.rels$/i.test(name);

/** Judges every relationship of every part; the file itself must lead to the workbook, and nothing else to another. */
function relationshipVerdict(parts: readonly TypedPart[]): Verdict | undefined {
  let documents = 0;
  for (const part of parts) {
    if (isRelationships(part) !== (part.type === RELATIONSHIPS_TYPE)) return 'notAWorkbook';
    if (!isRelationships(part)) continue;
    const own = plainList(part, 'Relationships', `${PACKAGE}/relationships`);
    if (!own?.every(({ name }) => name === 'Relationship')) return 'notAWorkbook';
    if (own.some(({ attributes }) => isOfMacros(attributes.Type ?? ''))) return 'notAWorkbook';
    if (!own.every(isAllowed)) return 'holdsMore';
    const leading = own.filter(({ attributes }) => leadsToDocument(attributes.Type ?? ''));
    documents += leading.length;
    const fromTheTop = part.name.toLowerCase() === '_rels/.rels';
    const toWorkbook = leading.every(({ attributes }) => isWorkbook(attributes.Target, parts));
    if (leading.length > 0 && !(fromTheTop && toWorkbook)) return 'notAWorkbook';
  }
  return documents === 1 ? undefined : 'notAWorkbook';
}

const isAllowed = ({ attributes }: XmlElement): boolean =>
  isAllowedRelationship(attributes.Type ?? '', attributes.TargetMode?.toLowerCase() === 'external');

function isWorkbook(target = '', parts: readonly TypedPart[]): boolean {
  const name = comparable(target.replace(/^(?:\.?\/)+/, ''));
  return parts.some((part) => part.type === WORKBOOK_TYPE && comparable(part.name) === name);
}

/** A part for another workbook may as well name a program and what it is to do (DDE), or an embedded thing. */
function isCommand(part: TypedPart): boolean {
  if (part.type !== EXTERNAL_BOOK_TYPE) return false;
  const names = xmlElements(part)?.map(({ name }) => name.replace(/^.*:/, ''));
  return names?.some((name) => name === 'ddeLink' || name === 'oleLink') ?? true;
}
