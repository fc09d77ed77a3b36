import { at } from '../../../contract/forms/fieldPaths.ts';
import { emptyAgencyForm } from '../../../contract/forms/fields.ts';
import { isObject } from '../../../contract/isObject.ts';

type Node = Record<string, unknown>;
export type Field = readonly [name: string, text: string];

const known = { ...emptyAgencyForm(), version: 0 };

/**
 * Returns the agency form from the fields of a multipart body (specification §7). A field's name is a path, such as
 * `agencyDetails.accountName` or `version`. Text fields are used unchanged; all others are parsed as JSON: `true`,
 * `12`, `["TMC"]`, or a whole group as an object. A list may also be sent as several fields with the same name. Unknown
 * names are ignored, as in JSON.
 */
export function fromFormData(fields: Iterable<Field>): Node {
  const form: Node = {};
  for (const [name, text] of fields) {
    const empty = at(known, name);
    if (empty === undefined) continue;
    const path = name.split('.');
    const leaf = path.pop() ?? '';
    const parent = path.reduce((node, part) => {
      const inner = isObject(node[part]) ? node[part] : {};
      node[part] = inner;
      return inner;
    }, form);
    if (typeof empty === 'string') parent[leaf] = text;
    else if (!Array.isArray(empty)) parent[leaf] = jsonOf(text);
    else {
      // Not by a new list for each field, which would take a minute for a thousand after a long one.
      const list = Array.isArray(parent[leaf]) ? parent[leaf] : [parent[leaf] ?? []].flat();
      for (const entry of [jsonOf(text)].flat()) list.push(entry);
      parent[leaf] = list;
    }
  }
  return form;
}

/** Parses JSON. Returns other text unchanged, which the rules then refuse or, in a list, accept. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
