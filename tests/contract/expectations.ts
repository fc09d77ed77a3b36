import { expect } from 'vitest';
import { errorEnvelope } from '../../contract/records.ts';
import { errorText } from '../../server/core/rules/errorEnvelope.ts';
import type { Answer } from './client.ts';

interface Refused {
  code?: string | null;
  description?: string | RegExp;
  /** If given, exactly these fields. */
  fields?: Record<string, string>;
}

/** Expects an error with a status, in the error envelope, whose codes and parameters match its texts. */
export function expectRefusal(answer: Answer, status: number, refused: Refused = {}): void {
  expect({ status: answer.status, body: answer.body }).toMatchObject({
    status,
    body: { error: {} },
  });
  expect(errorEnvelope.strict().safeParse(answer.body).error).toBeUndefined();
  const { code, description, params, fields, fieldErrors } = answer.body.error;
  expect(description).not.toBe('');
  if (code) expect(errorText({ key: code, params })).toBe(description);
  for (const [path, text] of Object.entries(fields ?? {})) {
    const { code: key, params: filling } = fieldErrors[path];
    expect(errorText({ key, params: filling })).toBe(text);
  }
  if (refused.code !== undefined) expect(code).toBe(refused.code);
  if (refused.description) expect(description).toMatch(refused.description);
  if (refused.fields) expect(fields).toEqual(refused.fields);
}

/** Expects a success with a JSON body: 200 or 201, never 204 (decision A3). Returns the body. */
export function expectSuccess(answer: Answer) {
  expect({ status: answer.status, body: answer.body }).toMatchObject({
    status: expect.toSatisfy((status: number) => status === 200 || status === 201),
    body: expect.any(Object),
  });
  return answer.body;
}
