import type { z } from 'zod';
import { addresses, defaultApiBase, type EndpointName, endpointPath } from '#contract/addresses.ts';
import { type Method, TOKEN_HEADER } from '#contract/calls/call.ts';
import type { Endpoints, Params } from '#contract/endpoints.ts';
import type { ProofMethod } from '#contract/factorMethods.ts';
import { limits } from '#contract/limits.ts';
import type { ErrorEnvelope, Settings } from '#contract/records.ts';
import { antiForgeryToken, storeAntiForgeryToken } from './antiForgery.ts';
import { errorInWords, readApiError } from './apiError.ts';
import { responseDefaults, rowDefaults, rowsWithDefaults, withDefaults } from './defaults.ts';
import { keptText } from './i18n/keptTexts.ts';
import type { Translator } from './i18n/translate.ts';
import { deviceId, newId } from './ids.ts';
import { type Answer, NoAnswer, sendByFetch, sendWithProgress } from './transport.ts';

export type ResponseOf<N extends EndpointName> = z.output<Endpoints[N]['response']>;

/** Of a union, of each of its parts. */
type WithoutKey<Body> = Body extends unknown ? Omit<Body, 'licenseKey'> : never;

/** What a call sends: as its schema takes it, without the license key, which `call` adds. */
type BodyOf<N extends EndpointName> = Endpoints[N] extends {
  body: infer Body extends z.ZodType;
}
  ? WithoutKey<z.input<Body>>
  : never;

export interface CallOptions<N extends EndpointName = EndpointName> {
  params?: Params<N>;
  /** Parameters that are undefined or '' are left out. */
  query?: Record<string, string | number | undefined>;
  body?: BodyOf<N>;
  /** Sent as multipart in the field `file`, with those of `fields` beside it that are not undefined. */
  file?: File;
  fields?: Record<string, string | undefined>;
  /** The method, for calls with several; default: the first. */
  method?: Method;
  /** Whether no person caused the call, so that it doesn't prolong the session (decision F5). */
  background?: boolean;
  signal?: AbortSignal | undefined;
  /** Called with the sent share of the file, 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
}

/** The options of a call. One whose body has fields that must be sent does not compile without them. */
type CallArguments<N extends EndpointName> = [BodyOf<N>] extends [never]
  ? [options?: CallOptions<N>]
  : object extends BodyOf<N>
    ? [options?: CallOptions<N>]
    : [options: CallOptions<N> & { body: BodyOf<N> }];

/** Milliseconds until a call times out; content and files have two minutes (specification §8). */
const DEFAULT_TIMEOUT = 60_000;
const slowCalls: readonly EndpointName[] = [
  'contentByCode',
  'contentAllByCode',
  'uploadReport',
  'previewReport',
  'markPreview',
];

/** Whom calls ask about the session. */
export interface SessionKeeper {
  /** Before each call: rejects where the browser's session is another person's than the page's. */
  confirm(name?: EndpointName): Promise<void>;
  /** After a 401: true once the person has signed in again, so that the call is made again. */
  recover(name?: EndpointName): Promise<boolean>;
  /** After a 403 of a call that demands a proof of who it is: true once it was given, so that the call is made again. */
  prove(methods: readonly ProofMethod[]): Promise<boolean>;
  /** After a 401: whether the page has a session, so that the call may have missed its new token by a moment. */
  mayBeLate(name?: EndpointName): boolean;
}

/** A request of the portal or the console. */
interface HttpRequest extends Pick<CallOptions, 'background' | 'signal' | 'onProgress'> {
  url: string;
  method: Method;
  body?: FormData | string | undefined;
  timeoutMs?: number;
  /** Whether the response is a file, which its `file` has then. */
  asFile?: boolean;
  /** Whether there has to be JSON in the response. */
  asJson?: boolean;
}

/** How one visitor's page talks to the API. */
export interface Api {
  /**
   * Sends a request in the session of the page's person, with diagId, device id and anti-forgery token (specification
   * §7), and returns the response. Throws {@link ApiError}; `status` is 0 without a response.
   * @param name of a call of the endpoint table; calls that sign in and out need no session
   */
  sendRequest(request: HttpRequest, name?: EndpointName): Promise<Answer>;
  /** Returns the address of a call without its query. */
  callUrl<N extends EndpointName>(name: N, params?: Params<N>): string;
  /**
   * Makes a call of the endpoint table and returns its body. Fills in `:app`, `:brand` and the license key. Throws
   * {@link ApiError}; `status` is 0 without a response.
   */
  call<N extends EndpointName>(name: N, ...options: CallArguments<N>): Promise<ResponseOf<N>>;
}

/** The browser's log for support. Replaceable for tests. */
export interface Log {
  warn(text: string, detail?: unknown): void;
}

interface Parts {
  settings: Settings;
  /** Words errors in the language that the page has when the response arrives. */
  translator: () => Translator;
  log: Log;
  keeper: SessionKeeper;
}

/** `VITE_API_BASE` points a build at another back end (decision A2). */
const apiBase = ((import.meta.env?.VITE_API_BASE as string | undefined) || defaultApiBase).replace(
  /\/+$/,
  '',
);

export function createApi({ settings, translator, log, keeper }: Parts): Api {
  const { app, brand, licenseKey } = settings.authSettings;

  async function sendRequest(request: HttpRequest, name?: EndpointName): Promise<Answer> {
    const context = { diagId: newId(), reading: request.method === 'GET' };
    const { url } = request;
    const identified = {
      ...request,
      url: `${url}${url.includes('?') ? '&' : '?'}diagId=${context.diagId}`,
    };
    try {
      const answer = await sendInSession(identified, name);
      if (answer.status === 200 || answer.status === 201) {
        if (request.asJson && answer.json === undefined) throw new NoAnswer('NETWORK');
        return answer;
      }
      throw readApiError(answer.status, answer.json, context, translator());
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      const changed = request.body instanceof FormData && (await changedFileIn(request.body));
      const message = changed
        ? keptText('errors.fileChanged', { name: changed.name })
        : keptText(error.code === 'TIMEOUT' ? 'errors.timeout' : 'errors.network');
      const init = { ...context, status: 0, code: changed ? 'FILE_CHANGED' : error.code };
      throw errorInWords({ message, fields: {} }, init, translator());
    }
  }

  /** Sends in the session of the page's person, and again if the person signs in or proves who it is, where that is asked. */
  async function sendInSession(request: HttpRequest, name?: EndpointName): Promise<Answer> {
    await keeper.confirm(name);
    let answer = await sendWithToken(request, name);
    // The password was changed in another tab meanwhile, so the session has a new token. The server did nothing yet.
    if (answer.status === 401 && keeper.mayBeLate(name))
      answer = await sendWithToken(request, name);
    const proofs =
      answer.status === 403 && (answer.json as ErrorEnvelope | undefined)?.error?.proofs;
    const isBack = proofs
      ? await keeper.prove(proofs)
      : answer.status === 401 && (await keeper.recover(name));
    return isBack ? sendWithToken(request, name) : answer;
  }

  /** Sends with the anti-forgery token, and again if it was renewed meanwhile. */
  async function sendWithToken(request: HttpRequest, name?: EndpointName): Promise<Answer> {
    const { answer, token } = await sendOnce(request);
    const renewed = answer.headers.get(TOKEN_HEADER);
    // Refused because of an old token, and the response has a new one. The server did nothing, so the request is
    // repeated.
    const outdated = answer.status === 403 && renewed && renewed !== token;
    if (!outdated || request.method === 'GET') return answer;
    await keeper.confirm(name);
    return (await sendOnce(request)).answer;
  }

  function callUrl(name: EndpointName, params: Record<string, string> = {}): string {
    return apiBase + endpointPath(addresses[name].path, { app, brand, ...params });
  }

  function urlOf(name: EndpointName, { params, query = {} }: CallOptions): string {
    const search = new URLSearchParams();
    for (const [key, value] of Object.entries(query)) {
      if (value !== undefined && value !== '') search.set(key, String(value));
    }
    const url = callUrl(name, params);
    return search.size > 0 ? `${url}?${search}` : url;
  }

  function bodyOf(
    name: EndpointName,
    { body, file, fields }: { body?: object; file?: File; fields?: CallOptions['fields'] },
  ): FormData | string | undefined {
    if (file) return formOf(file, fields);
    const sent = 'licensed' in addresses[name] ? { ...body, licenseKey } : body;
    return sent && JSON.stringify(sent);
  }

  async function call<N extends EndpointName>(
    name: N,
    ...[options = {}]: [CallOptions<N>?]
  ): Promise<ResponseOf<N>> {
    const { background, signal, onProgress } = options;
    const request: HttpRequest = {
      url: urlOf(name, options),
      method: options.method ?? (addresses[name].methods[0] as Method),
      body: bodyOf(name, options),
      timeoutMs: slowCalls.includes(name) ? limits.contentTimeoutMs : DEFAULT_TIMEOUT,
      ...(background && { background }),
      signal,
      onProgress,
    };
    return readBody(name, (await sendRequest(request, name)).json) as ResponseOf<N>;
  }

  function readBody(name: EndpointName, json: unknown): unknown {
    const mismatches = new Set<string>();
    const onMismatch = (path: string) => mismatches.add(path);
    const defaults = responseDefaults(settings)[name] ?? {};
    const body = withDefaults(json, defaults, onMismatch) as { content?: unknown[] };
    const row = rowDefaults[name];
    const filled =
      row && body.content
        ? { ...body, content: rowsWithDefaults(body.content, row, onMismatch) }
        : body;
    if (mismatches.size > 0) {
      log.warn(`Unexpected answer of ${name}, defaults used for: ${[...mismatches].join(', ')}`);
    }
    return filled;
  }

  return { sendRequest, callUrl, call };
}

/** Fetched with the first page that takes a file. Without it the network has failed. */
const changedFileIn = (form: FormData): Promise<File | undefined> =>
  import('./chosenFile.ts').then(
    (chosenFile) => chosenFile.changedFileIn(form),
    () => undefined,
  );

/** Returns the form of an upload: the file in the field `file`, and the fields beside it that are not undefined. */
export function formOf(file: File, fields: CallOptions['fields'] = {}): FormData {
  const form = new FormData();
  form.set('file', file);
  for (const [field, value] of Object.entries(fields)) {
    if (value !== undefined) form.set(field, value);
  }
  return form;
}

async function sendOnce(
  request: HttpRequest,
): Promise<{ answer: Answer; token: string | undefined }> {
  const token = antiForgeryToken();
  const headers: Record<string, string> = { Accept: 'application/json', 'X-Device-Id': deviceId() };
  if (token) headers[TOKEN_HEADER] = token;
  if (request.background) headers['X-Background-Request'] = 'true';
  // The browser sets the type of a multipart body, with its boundary.
  if (typeof request.body === 'string') headers['Content-Type'] = 'application/json';
  const { url, method, body, signal, timeoutMs = DEFAULT_TIMEOUT, onProgress, asFile } = request;
  const transport = onProgress ? sendWithProgress : sendByFetch;
  const sent = { url, method, headers, body, signal, timeoutMs, onProgress, asFile };
  const answer = await transport(sent);
  storeAntiForgeryToken(answer.headers.get(TOKEN_HEADER));
  return { answer, token };
}
