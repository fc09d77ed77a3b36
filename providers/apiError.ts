import { isObject } from '#contract/isObject.ts';
import { keptText, wordsOf } from './i18n/keptTexts.ts';
import { keptServerText } from './i18n/serverTexts.ts';
import type { Translator } from './i18n/translate.ts';
import { ChunkError } from './loadChunk.ts';

/** The content of an error by key and parameters. `wordsOf` puts it into the page's language when it is rendered. */
interface Kept {
  message: string;
  /** The errors of fields by their path in the body. */
  fields: Readonly<Record<string, string>>;
}

interface Circumstances {
  /** HTTP status; 0 without a response. */
  status: number;
  code?: string | null;
  diagId: string;
  reading?: boolean;
}

/** A failed call. `message` is the text for the person, chosen by specification §8. */
export class ApiError extends Error {
  override name = 'ApiError';
  /** HTTP status; 0 without a response. */
  readonly status: number;
  /** The code of the error envelope; NETWORK, TIMEOUT or FILE_CHANGED without a response. */
  readonly code: string | null;
  /** The errors of fields by their path in the body. */
  readonly fields: Readonly<Record<string, string>>;
  /** `message` and `fields` for what stays on the page while its language changes. */
  readonly kept: Kept;
  /** The id of the request in the server's log; shown as 'Reference: …'. */
  readonly diagId: string;
  /** Whether the call only read, so that no typed text is affected. */
  readonly reading: boolean;

  constructor(
    message: string,
    init: Circumstances & { fields?: Readonly<Record<string, string>>; kept?: Kept },
  ) {
    super(message);
    this.status = init.status;
    this.code = init.code ?? null;
    this.fields = init.fields ?? {};
    this.kept = init.kept ?? { message, fields: this.fields };
    this.diagId = init.diagId;
    this.reading = init.reading ?? false;
  }

  /** Whether somebody else was faster: the record is no longer what the call took it for. */
  get isStale(): boolean {
    return this.status === 409;
  }
}

/** The statuses of a proxy that has had no answer of the server. */
const LOST = [502, 504];

/** Whether a call may have done its work all the same: its answer did not come. */
export const isAnswerLost = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.code === 'NETWORK' || error.code === 'TIMEOUT' || LOST.includes(error.status));

/**
 * Handles the rejection of a call: resolves with `instead` if it was answered with one of `statuses`, and throws any
 * other error.
 */
export const onStatus =
  <T>(statuses: readonly number[], instead: T) =>
  (error: unknown): T => {
    if (error instanceof ApiError && statuses.includes(error.status)) return instead;
    throw error;
  };

/** Something that goes wrong before a call is made. Its message is a kept text. */
export class KeptError extends Error {
  override name = 'KeptError';
}

/** Returns what is said of whatever went wrong, kept to be worded when it is rendered. */
export function keptTextOf(error: unknown): string {
  if (error instanceof ApiError) return error.kept.message;
  if (error instanceof KeptError) return error.message;
  return keptText(error instanceof ChunkError ? 'errors.chunk' : 'error.default');
}

/** Returns the words of {@link keptTextOf}, in the language that the page has now. */
export const wordsOfError = (error: unknown, translator: Translator): string =>
  wordsOf(keptTextOf(error), translator);

/** Returns the error for what is kept of it, in words of the language that the page has now. */
export const errorInWords = (kept: Kept, init: Circumstances, translator: Translator): ApiError =>
  new ApiError(wordsOf(kept.message, translator), {
    ...init,
    kept,
    fields: Object.fromEntries(
      Object.entries(kept.fields).map(([path, text]) => [path, wordsOf(text, translator)]),
    ),
  });

const textOf = (value: unknown) =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined;

/** Returns a message, or a list of messages (also as JSON) joined by newlines (specification §8). */
function joined(message: unknown): string | undefined {
  if (Array.isArray(message)) {
    return textOf(message.filter((line) => textOf(line)).join('\n'));
  }
  const text = textOf(message);
  if (!text?.trimStart().startsWith('[')) return text;
  try {
    return joined(JSON.parse(text)) ?? text;
  } catch {
    return text;
  }
}

/**
 * Returns the kept text of an error in the order of specification §8: the description if there is a code; 'Access
 * denied…' for a 401 without a code; the message; the default. A 418 always gets the default.
 */
export function keptErrorText(status: number, body: unknown): string {
  const envelope = isObject(body) ? body : {};
  const error = isObject(envelope.error) ? envelope.error : {};
  const code = error.code ?? null;
  const description = textOf(error.description);
  if (status === 418) return keptText('error.default');
  if (code !== null && description) return keptServerText(description, error);
  if (status === 401 && code === null) return keptText('error.accessDenied');
  const message = joined(envelope.message ?? error.message) ?? description;
  return message ?? keptText('error.default');
}

/** Returns the error in a response. `body` is its parsed JSON, or undefined if it is not JSON. */
export function readApiError(
  status: number,
  body: unknown,
  context: { diagId: string; reading: boolean },
  translator: Translator,
): ApiError {
  const error = isObject(body) && isObject(body.error) ? body.error : {};
  const fields = isObject(error.fields) ? error.fields : {};
  const fieldErrors = isObject(error.fieldErrors) ? error.fieldErrors : {};
  const code = error.code === undefined || error.code === null ? null : String(error.code);
  const kept = {
    message: keptErrorText(status, body),
    fields: Object.fromEntries(
      Object.entries(fields).flatMap(([path, value]) => {
        const text = textOf(value);
        const sent = fieldErrors[path];
        return text ? [[path, keptServerText(text, isObject(sent) ? sent : {})]] : [];
      }),
    ),
  };
  return errorInWords(kept, { ...context, status, code }, translator);
}
