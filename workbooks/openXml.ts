import { posix } from 'node:path';
import { type XmlElement, xmlElements } from './xmlElements.ts';
import { CONTENT_TYPES, comparable, type ZipPart } from './zipParts.ts';

/** What the parts of an .xlsx say of each other. */
export interface OpenXml {
  parts: readonly TypedPart[];
  /** The relationships of each part, by the part in which they stand. */
  relationships: ReadonlyMap<ZipPart, readonly Relationship[]>;
  /** Those of the file itself that say what it is about. */
  leading: readonly Relationship[];
}

export type TypedPart = ZipPart & {
  /** Empty if it has none. */
  type: string;
};

interface Relationship {
  id: string;
  type: string;
  /** The part to which it leads, if that is there. */
  part: TypedPart | undefined;
  /** Where it leads out of the file. */
  out: string | undefined;
}

/** The most bytes, unpacked, of the parts that are read for it. */
const MOST_READ = 3 * 1024 * 1024;
const RELATIONSHIPS = /^(.*?)_rels\/[^/]*\.rels$/;
const TOP = '_rels/.rels';
const DOCUMENT = /\/officeDocument$/i;
/** What a Mac adds to each file of an archive; nobody else reads it. */
const FOR_MACS = /^__macosx\//;
const ADDRESS = /^(?:[a-z][a-z\d+.-]+:|\/\/|\\\\)/i;

export const isContentTypes = ({ name }: ZipPart): boolean =>
  comparable(name) === comparable(CONTENT_TYPES);

/** Returns undefined where the parts don't say it, or in two ways: no XML, or two types for one name. */
export function openXmlOf(found: readonly ZipPart[]): OpenXml | undefined {
  const declared = found.find(isContentTypes);
  const lists = found.filter(({ name }) => isRelationships(comparable(name)));
  const read = [...(declared ? [declared] : []), ...lists];
  if (read.reduce((sum, { size }) => sum + size, 0) > MOST_READ) return undefined;
  const typeOf = declared && typesIn(declared);
  if (!typeOf) return undefined;

  const parts = found
    .filter((part) => part !== declared)
    .map((part) => ({ ...part, type: typeOf(comparable(part.name)) }));
  const byName = new Map(parts.map((part) => [comparable(part.name), part]));
  const relationships = new Map<ZipPart, readonly Relationship[]>();
  for (const list of lists) {
    const own = relationshipsIn(list, byName);
    if (!own) return undefined;
    relationships.set(list, own);
  }
  const top = lists.find(({ name }) => comparable(name) === TOP);
  const ofFile = (top && relationships.get(top)) ?? [];
  return { parts, relationships, leading: ofFile.filter(({ type }) => DOCUMENT.test(type)) };
}

const isRelationships = (name: string): boolean => RELATIONSHIPS.test(name) && !FOR_MACS.test(name);

/** What the file says of the types of its parts: by name, else by ending. */
function typesIn(declared: ZipPart): ((name: string) => string) | undefined {
  const elements = xmlElements(declared);
  const byName = elements && table(elements, 'Override', 'PartName');
  const byEnding = elements && table(elements, 'Default', 'Extension');
  if (!byName || !byEnding) return undefined;
  return (name) => {
    const ending = /\.([^./]*)$/.exec(name)?.[1] ?? '';
    return byName.get(`/${name}`) ?? byEnding.get(ending) ?? '';
  };
}

/** Types by their key; undefined where one has two. */
function table(elements: XmlElement[], name: string, key: string): Map<string, string> | undefined {
  const types = new Map<string, string>();
  for (const { attributes } of elements.filter((element) => element.name === name)) {
    const own = comparable(attributes[key] ?? '');
    const type = (attributes.ContentType ?? '').replace(/;.*/, '').trim();
    if ((types.get(own) ?? type).toLowerCase() !== type.toLowerCase()) return undefined;
    types.set(own, type);
  }
  return types;
}

function relationshipsIn(
  list: ZipPart,
  parts: ReadonlyMap<string, TypedPart>,
): Relationship[] | undefined {
  const [, folder = ''] = RELATIONSHIPS.exec(comparable(list.name)) ?? [];
  return xmlElements(list)
    ?.filter(({ name }) => name === 'Relationship')
    .map(({ attributes: { Id: id = '', Type: type = '', Target = '', TargetMode = '' } }) => {
      const isOut = TargetMode.toLowerCase() === 'external' || ADDRESS.test(Target);
      if (isOut) return { id, type, part: undefined, out: Target };
      const path = posix.resolve('/', folder, Target.replaceAll('\\', '/'));
      return { id, type, part: parts.get(comparable(path.slice(1))), out: undefined };
    });
}
