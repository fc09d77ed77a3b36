import { posix } from 'node:path';
import { packed } from '../packed.ts';
import { CONTENT_TYPES } from '../zipParts.ts';
import { elementsOf, withEdits } from './elements.ts';

/** The namespaces of the two kinds of Open XML. */
const TRANSITIONAL = {
  main: 'http://schemas.openxmlformats.org/spreadsheetml/2006/main',
  office: 'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
};
const STRICT = {
  main: 'http://purl.oclc.org/ooxml/spreadsheetml/main',
  office: 'http://purl.oclc.org/ooxml/officeDocument/relationships',
};
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships';

/** The parts of an .xlsx, unpacked, whose texts can be changed. */
export type WorkbookPackage = ReturnType<typeof openPackage>;

/** Opens the parts of an .xlsx. */
export function openPackage(unchanged: ReadonlyMap<string, Buffer>) {
  const parts = new Map(unchanged);
  /** @throws Error if there is no such part */
  const text = (name: string): string => {
    const bytes = parts.get(name);
    if (!bytes) throw new Error(`There is no part ${name}`);
    return bytes.toString('utf8');
  };
  const put = (name: string, content: string) => void parts.set(name, Buffer.from(content));
  const relationsOf = (name: string) =>
    posix.join(posix.dirname(name), '_rels', `${posix.basename(name)}.rels`);
  /** Adds an element, with the prefix that the list of a part has. */
  const append = (name: string, element: string) => {
    const part = text(name);
    const [root] = elementsOf(part, 0);
    if (!root) throw new Error(`${name} is empty`);
    const prefix = root.name.slice(0, root.name.indexOf(':') + 1);
    put(name, withEdits(part, [root.append(`<${prefix}${element}/>`)]));
  };
  const isStrict = parts.get(relationsOf(''))?.includes(STRICT.office) ?? false;
  const namespaces = isStrict ? STRICT : TRANSITIONAL;
  return {
    text,
    put,
    namespaces,
    /** Returns the name for a new part, with a number where it is taken. */
    unused(name: string) {
      const names = [name, ...Array.from(parts.keys(), (_, n) => name.replace('.', `${n + 2}.`))];
      return names.find((one) => !parts.has(one)) ?? name;
    },
    /** Returns the parts that a part names: id, kind (the last word of its type) and name. */
    relations(name: string) {
      const place = relationsOf(name);
      if (!parts.has(place)) return [];
      return elementsOf(text(place))
        .slice(1)
        .filter(({ attributes }) => attributes.TargetMode !== 'External')
        .map(({ attributes: { Id = '', Type = '', Target = '' } }) => ({
          id: Id,
          kind: Type.slice(Type.lastIndexOf('/') + 1),
          part: posix
            .join(posix.isAbsolute(Target) ? '/' : `/${posix.dirname(name)}`, Target)
            .slice(1),
        }));
    },
    /** Adds a relationship, and returns its id. */
    relate(name: string, kind: string, target: string) {
      const place = relationsOf(name);
      const id = `rIdHub${kind}`;
      if (!parts.has(place)) put(place, `<Relationships xmlns="${PACKAGE}"></Relationships>`);
      append(
        place,
        `Relationship Id="${id}" Type="${namespaces.office}/${kind}" Target="/${target}"`,
      );
      return id;
    },
    declare(part: string, type: string) {
      append(CONTENT_TYPES, `Override PartName="/${part}" ContentType="${type}"`);
    },
    /** Packs all parts again. */
    pack: () => packed(parts, { compress: true }),
  };
}
