import { randomUUID } from 'node:crypto';

/** The response of a call. `body` is the parsed JSON, or undefined if it is not JSON, or none. */
export interface Answer {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into what came
  body: any;
  bytes: Buffer;
}

export interface CallOptions {
  query?: Record<string, string>;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as multipart. */
  form?: FormData;
  /** Sent unchanged; its content type must be in `headers`. */
  raw?: string | Uint8Array<ArrayBuffer>;
  headers?: Record<string, string>;
  /** false: without the anti-forgery header. */
  antiForgery?: boolean;
}

/**
 * A client that behaves like a browser: stores cookies, sends the anti-forgery token, gives each call a diagId
 * (specification §7).
 */
export class Client {
  readonly cookies = new Map<string, string>();
  private readonly origin: string;
  private antiForgery = '';

  constructor(origin: string) {
    this.origin = origin;
  }

  /** Calls `'GET /hub/account/me'`: the path is below the API base, or complete if it is that of no call. */
  async call(row: string, options: CallOptions = {}): Promise<Answer> {
    const [method = '', path = ''] = row.split(' ');
    const isComplete = /^\/(?:api|badges|\.well-known)\//.test(path);
    const url = new URL(isComplete ? path : `/api/v1${path}`, this.origin);
    url.searchParams.set('diagId', randomUUID());
    for (const [key, value] of Object.entries(options.query ?? {})) {
      url.searchParams.set(key, value);
    }
    const { body, form, raw } = options;
    const response = await fetch(url, {
      method,
      redirect: 'manual',
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(this.cookies.size > 0 && { cookie: this.cookieHeader() }),
        ...(this.antiForgery && options.antiForgery !== false && this.header()),
        ...options.headers,
      },
      body: form ?? raw ?? (body === undefined ? undefined : JSON.stringify(body)),
    });
    this.keep(response.headers);
    const bytes = Buffer.from(await response.arrayBuffer());
    const isJson = bytes.length > 0 && response.headers.get('content-type')?.includes('json');
    return {
      status: response.status,
      headers: response.headers,
      body: isJson ? JSON.parse(bytes.toString()) : undefined,
      bytes,
    };
  }

  /** Signs in. Throws if it fails. */
  async signIn(identity: string, password: string): Promise<this> {
    const { status, body } = await this.call('POST /accounts/hub/login', {
      body: { identity, password },
    });
    if (status !== 200) throw new Error(`${identity}: ${status} ${JSON.stringify(body)}`);
    return this;
  }

  private header() {
    return { 'x-xsrf-token': this.antiForgery };
  }

  private cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  private keep(headers: Headers): void {
    this.antiForgery = headers.get('x-xsrf-token') ?? this.antiForgery;
    for (const line of headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      const isGone = value === '' || /max-age=0|expires=thu, 01 jan 1970/i.test(line);
      if (isGone) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }
}
