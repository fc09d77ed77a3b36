export interface Request {
  url: string;
  method: string;
  headers: Record<string, string>;
  body: FormData | string | undefined;
  signal: AbortSignal | undefined;
  timeoutMs: number;
  onProgress: ((share: number) => void) | undefined;
  /** Whether the body of a good answer is a file. */
  asFile?: boolean | undefined;
}

export interface Answer {
  status: number;
  /** The parsed body; undefined if it is not JSON. */
  json: unknown;
  /** The body, where a file was asked for and sent. */
  file?: Blob | undefined;
  headers: Pick<Headers, 'get'>;
}

/** There was no response: the network failed, or it took too long. */
export class NoAnswer extends Error {
  readonly code: 'NETWORK' | 'TIMEOUT';
  constructor(code: 'NETWORK' | 'TIMEOUT', options?: ErrorOptions) {
    super(code, options);
    this.code = code;
  }
}

/** Whether a text was meant to be JSON, or is a page that something between browser and server has put in its place. */
const isBroken = (text: string) => /^\s*[[{<]/.test(text);

/**
 * Returns the JSON of a body; undefined if it is none. Throws {@link NoAnswer} for a good answer that broke off or that
 * a page stands in for: nobody knows then what became of the request.
 */
function parsed(text: string, status: number): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    if (status >= 200 && status < 300 && isBroken(text)) throw new NoAnswer('NETWORK', { cause });
    return undefined;
  }
}

/** Sends by fetch. Throws {@link NoAnswer}, or the reason of `signal`. */
export async function sendByFetch(request: Request): Promise<Answer> {
  const { url, method, headers, body, signal, timeoutMs, asFile } = request;
  const giveUp = new AbortController();
  const timer = setTimeout(() => giveUp.abort(new NoAnswer('TIMEOUT')), timeoutMs);
  const leave = () => giveUp.abort(signal?.reason);
  if (signal?.aborted) leave();
  signal?.addEventListener('abort', leave);
  try {
    const response = await fetch(url, {
      method,
      headers,
      body,
      credentials: 'include',
      signal: giveUp.signal,
    });
    const file = asFile && response.ok ? await response.blob() : undefined;
    return {
      status: response.status,
      json: file ? undefined : parsed(await response.text(), response.status),
      file,
      headers: response.headers,
    };
  } catch (error) {
    if (signal?.aborted) throw error;
    const timedOut = giveUp.signal.aborted;
    throw new NoAnswer(timedOut ? 'TIMEOUT' : 'NETWORK', { cause: error });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', leave);
  }
}

/** Sends by XMLHttpRequest, which reports the progress of an upload, unlike fetch. */
export function sendWithProgress(request: Request): Promise<Answer> {
  const { url, method, headers, body, signal, timeoutMs, onProgress } = request;
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    const leave = () => xhr.abort();
    xhr.open(method, url);
    xhr.withCredentials = true;
    xhr.timeout = timeoutMs;
    for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value);
    xhr.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    xhr.onload = () => {
      try {
        resolve({
          status: xhr.status,
          json: parsed(xhr.responseText, xhr.status),
          headers: { get: (name) => xhr.getResponseHeader(name) },
        });
      } catch (error) {
        reject(error);
      }
    };
    xhr.onerror = () => reject(new NoAnswer('NETWORK'));
    xhr.ontimeout = () => reject(new NoAnswer('TIMEOUT'));
    xhr.onabort = () => reject(signal?.reason ?? new DOMException('Aborted', 'AbortError'));
    xhr.onloadend = () => signal?.removeEventListener('abort', leave);
    signal?.addEventListener('abort', leave);
    xhr.send(body);
    if (signal?.aborted) leave();
  });
}
