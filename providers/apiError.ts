import { isObject } from '../contract/isObject.ts';
import { serverText } from './i18n/serverTexts.ts';
import type { Translator } from './i18n/translate.ts';

/** A failed call. `message` is the text for the person, chosen by specification §8. */
export class ApiError extends Error {
  override name = 'ApiError';
  /** HTTP status; 0 without a response. */
  readonly status: number;
  /** The code of the error envelope; NETWORK or TIMEOUT without a response. */
  readonly code: string | null;
  /** The errors of fields by their path in the body. */
  readonly fields: Readonly<Record<string, string>>;
  /** The id of the request in the server's log; shown as 'Reference: …'. */
  readonly diagId: string;
  /** Whether the call only read, so that no typed text is affected. */
  readonly reading: boolean;

  constructor(
    message: string,
    init: {
      status: number;
      code?: string | null;
      fields?: Record<string, string>;
      diagId: string;
      reading?: boolean;
    },
  ) {
    super(message);
    this.status = init.status;
    this.code = init.code ?? null;
    this.fields = init.fields ?? {};
    this.diagId = init.diagId;
    this.reading = init.reading ?? false;
  }

  /**
   * The errors that react-admin shows in a form after a refused save: those of fields or, if there are none, one of the
   * whole form.
   */
  get body() {
    const fields = Object.entries(this.fields).filter(([path]) => path !== '');
    const root = { serverError: this.message, status: this.status, reference: this.diagId };
    return { errors: fields.length > 0 ? Object.fromEntries(fields) : { root } };
  }
}

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
 * Returns the text of an error in the order of specification §8: the description if there is a code; 'Access denied…'
 * for a 401 without a code; the message; the default. A 418 always gets the default.
 */
export function errorText(status: number, body: unknown, translator: Translator): string {
  const { t } = translator;
  const envelope = isObject(body) ? body : {};
  const error = isObject(envelope.error) ? envelope.error : {};
  const code = error.code ?? null;
  const description = textOf(error.description);
  if (status === 418) return t('error.default');
  if (code !== null && description) return serverText(description, error, translator);
  if (status === 401 && code === null) return t('error.accessDenied');
  const message = joined(envelope.message ?? error.message) ?? description;
  return message ?? t('error.default');
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
  return new ApiError(errorText(status, body, translator), {
    ...context,
    status,
    code: error.code === undefined || error.code === null ? null : String(error.code),
    fields: Object.fromEntries(
      Object.entries(fields).flatMap(([path, value]) => {
        const text = textOf(value);
        const code = fieldErrors[path];
        return text ? [[path, serverText(text, isObject(code) ? code : {}, translator)]] : [];
      }),
    ),
  });
}
