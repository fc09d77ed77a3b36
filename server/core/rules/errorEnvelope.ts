import type { ProofMethod } from '../../../contract/factorMethods.ts';
import {
  englishText,
  type Message,
  type MessageKey,
  type MessageParams,
} from '../../../contract/messages.ts';
import type { ErrorEnvelope, MessageCode } from '../../../contract/records.ts';
import { isStaffText, type StaffText, staffText } from './staffTexts.ts';

/** The code of an error: the key of a text for everybody, or of one for staff. */
export type ErrorCode = MessageKey | StaffText;

/** An error's code with the parameters of its text. */
export interface ErrorMessage {
  key: ErrorCode;
  params?: MessageParams;
}

export const errorText = ({ key, params }: ErrorMessage): string =>
  isStaffText(key) ? staffText(key, params) : englishText({ key, params });

export const toMessageCode = ({ key, params }: ErrorMessage): MessageCode => ({
  code: key,
  ...(params && { params }),
});

/**
 * Returns the error envelope: code and parameters for clients that translate, and English texts for others.
 * @param fields the errors of fields, by their path in the body
 */
export function toErrorEnvelope(
  { key, params }: ErrorMessage,
  fields: Readonly<Record<string, ErrorMessage>> = {},
): ErrorEnvelope {
  const entries = Object.entries(fields);
  return {
    error: {
      ...toMessageCode({ key, params }),
      description: errorText({ key, params }),
      ...(entries.length > 0 && {
        fields: Object.fromEntries(entries.map(([path, error]) => [path, errorText(error)])),
        fieldErrors: Object.fromEntries(
          entries.map(([path, error]) => [path, toMessageCode(error)]),
        ),
      }),
    },
  };
}

/** The envelope of a call that demands a proof of who it is first: how the person can give it. */
export function proofEnvelope(proofs: readonly ProofMethod[]): ErrorEnvelope {
  const { error } = toErrorEnvelope({ key: 'error.stepUp' });
  return { error: { ...error, proofs: [...proofs] } };
}

/** When to try again; never in one second or one minute, which languages word in another way than several. */
export function tryAgainIn(seconds: number): Message {
  if (seconds <= 5) return { key: 'error.tooManyRequests' };
  return seconds <= 60
    ? { key: 'error.tooManyForSeconds', params: { n: seconds } }
    : { key: 'error.tooManyForMinutes', params: { n: Math.ceil(seconds / 60) } };
}

/** The envelope of a failed sign-in: a 401 without a code, unlike that of an ended session (specification §8). */
export const wrongCredentials: ErrorEnvelope = {
  error: { code: null, description: englishText({ key: 'error.accessDenied' }) },
};
