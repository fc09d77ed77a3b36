import type { z } from 'zod';
import { fieldTexts } from '../contract/fieldErrors.ts';
import { englishText, type MessageKey, type MessageParams } from '../contract/messages.ts';
import type { ErrorEnvelope } from '../contract/records.ts';

/** A refusal that the caller may read. Everything else that is thrown is a 500 without detail. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly statusCode: number;
  readonly code: string | null;
  readonly fields?: Record<string, string>;
  readonly headers: Record<string, string>;

  constructor(
    statusCode: number,
    code: string | null,
    description: string,
    rest: { fields?: Record<string, string>; headers?: Record<string, string> } = {},
  ) {
    super(description);
    this.statusCode = statusCode;
    this.code = code;
    this.fields = rest.fields;
    this.headers = rest.headers ?? {};
  }

  /** The error envelope (A3). */
  envelope(): ErrorEnvelope {
    const { code, message: description, fields } = this;
    return { error: { code, description, ...(fields && { fields }) } };
  }
}

/** A refusal with a text of the catalogue; its key is the envelope's code. */
export const refuse = (
  statusCode: number,
  key: MessageKey,
  params?: MessageParams,
  headers?: Record<string, string>,
): Refusal => new Refusal(statusCode, key, englishText({ key, params }), { headers });

/** A 400 with texts beside fields: `{'agencyDetails.zip': {key: 'validation.invalid'}}`. */
export const refuseFields = (fields: Record<string, string>): Refusal =>
  new Refusal(400, 'error.validation', englishText({ key: 'error.validation' }), { fields });

/** A 400 for what a schema refused, with a text beside each field; of the whole input there is nothing to mark. */
export function refuseInput(error: z.core.$ZodError): Refusal {
  const { '': whole, ...fields } = fieldTexts(error);
  return whole === undefined || Object.keys(fields).length > 0
    ? refuseFields(fields)
    : refuse(400, 'error.badRequest');
}

/** Reads a body by `read`; what can't be read is a 400. What it refuses by itself, such as its size, stays as it is. */
export async function readable<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    const { statusCode = 500 } = error as { statusCode?: number };
    throw statusCode < 500 ? error : refuse(400, 'error.badRequest');
  }
}
