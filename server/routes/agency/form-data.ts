import type { FastifyRequest } from 'fastify';
import { emptyAgencyForm } from '../../../contract/forms/agency.ts';
import { at } from '../../../contract/forms/crossField.ts';
import { refuse } from '../../errors.ts';

type Node = Record<string, unknown>;
type Field = readonly [name: string, text: string];

const known = { ...emptyAgencyForm(), version: 0 };
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The agency form out of the fields of a multipart form (§7). A field's name is the path of what it holds, such as
 * `agencyDetails.accountName` or `version`. What is text in the form is taken as it is; anything else is read as JSON:
 * `true`, `12`, `["TMC"]`, or a whole group as an object. A list may also come as several fields of one name. Names
 * that the form doesn't know are left out, as in JSON.
 */
export function fromFormData(fields: Iterable<Field>): Node {
  const form: Node = {};
  for (const [name, text] of fields) {
    const empty = at(known, name);
    if (empty === undefined) continue;
    const path = name.split('.');
    const leaf = path.pop() ?? '';
    const parent = path.reduce((node, part) => {
      const inner = isNode(node[part]) ? node[part] : {};
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

/**
 * The fields of a multipart body, which may be as large as a JSON one.
 * @throws Refusal 400 for what is no such body, or has a file in it, 413 for one that is larger, or of unknown size
 */
export async function readFields(request: FastifyRequest): Promise<Field[]> {
  const size = Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY);
  if (size > request.routeOptions.bodyLimit) throw refuse(413, 'error.tooLarge');
  const fields: Field[] = [];
  try {
    for await (const part of request.parts({ limits: { files: 0 } })) {
      if (part.type === 'field') fields.push([part.fieldname, String(part.value)]);
    }
  } catch {
    throw refuse(400, 'error.badRequest');
  }
  return fields;
}
