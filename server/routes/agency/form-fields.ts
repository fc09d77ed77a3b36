import type { FastifyRequest } from 'fastify';
import type { Field } from '../../../contract/forms/formData.ts';
import { HttpError, InvalidInput } from '../../errors.ts';

/**
 * Returns the fields of a multipart body, which may be as large as a JSON body.
 * @throws InvalidInput if it can't be parsed or contains a file, HttpError if it is too large or of unknown size
 */
export async function readFields(request: FastifyRequest): Promise<Field[]> {
  const size = Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY);
  if (size > request.routeOptions.bodyLimit) throw new HttpError(413, 'error.tooLarge');
  const fields: Field[] = [];
  try {
    for await (const part of request.parts({ limits: { files: 0 } })) {
      if (part.type === 'field') fields.push([part.fieldname, String(part.value)]);
    }
  } catch {
    throw new InvalidInput('error.badRequest');
  }
  return fields;
}
