import { isObject } from '../isObject.ts';
import { at } from './crossField.ts';
import { emptyAgencyForm } from './empty.ts';

type Node = Record<string, unknown>;
/** A field of a form as it is sent. */
export type Field = readonly [name: string, text: string];

const known = { ...emptyAgencyForm(), version: 0 };

/**
 * The agency form out of the fields of a multipart form (specification §7). A field's name is the path of what it
 * holds, such as `agencyDetails.accountName` or `version`. What is text in the form is taken as it is; anything else
 * is read as JSON: `true`, `12`, `["TMC"]`, or a whole group as an object. A list may also come as several fields of
 * one name. Names that the form doesn't know are left out, as in JSON.
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
    else parent[leaf] = [parent[leaf] ?? [], jsonOf(text)].flat();
  }
  return form;
}

/** What is no JSON stays text, for the rules to refuse or, in a list, to take. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
