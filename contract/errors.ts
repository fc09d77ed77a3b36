import { englishText, type MessageKey, type MessageParams } from './messages.ts';
import type { ErrorEnvelope, MessageCode } from './records.ts';
import { isStaffText, type StaffText, staffText } from './staffTexts.ts';

/** What went wrong: the key of a text that everybody may read, or of one for the programme's staff. */
export type ErrorCode = MessageKey | StaffText;

/** An error's code with what fills its text. */
export interface ErrorMessage {
  key: ErrorCode;
  params?: MessageParams;
}

/** The English text of an error. */
export const errorText = ({ key, params }: ErrorMessage): string =>
  isStaffText(key) ? staffText(key, params) : englishText({ key, params });

/** A message as it travels beside its English text. */
export const toMessageCode = ({ key, params }: ErrorMessage): MessageCode => ({
  code: key,
  ...(params && { params }),
});

/**
 * The error envelope. Code and parameters are what a client translates by; the English texts are for whoever doesn't.
 * @param fields what is wrong with each field, by its path in the body
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

/** A failed sign-in: a 401 without a code is how a client tells it from a session that ended (specification §8). */
export const wrongCredentials: ErrorEnvelope = {
  error: { code: null, description: englishText({ key: 'error.accessDenied' }) },
};
