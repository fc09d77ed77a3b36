import { defaultBrand } from '../../brands/defaultBrand.ts';
import { defaultApiBase, type EndpointName, endpointPath } from '../../contract/addresses.ts';
import { endpoints } from '../../contract/endpoints.ts';

export interface Answer {
  /** 0: no response. */
  status: number;
  /** The port of the node that answered. */
  node: number;
  ms: number;
  json(): unknown;
}

interface Given {
  /** The parameters of the path, but for `:app` and `:brand`. */
  params?: Record<string, string>;
  query?: Record<string, string>;
  /** The license key is added. */
  body?: object;
  /** A file to upload, in place of a body. */
  form?: () => FormData;
}

/** A signed-in person, as a browser behind the proxy. */
export interface ClusterClient {
  /** Calls a row of the endpoint table. */
  call(name: EndpointName, given?: Given): Promise<Answer>;
  /** Reads an address that the endpoint table does not have. */
  get(path: string): Promise<Answer>;
  /** Changes something at such an address, by JSON or by a form with a file. */
  change(method: 'POST' | 'PUT', path: string, body: object): Promise<Answer>;
}

const { app, code: brand, licenseKey } = defaultBrand;

/** Signs a person in. @throws Error if it is refused */
export async function signIn(
  origin: string,
  email: string,
  password = 'Welcome1!',
): Promise<ClusterClient> {
  const cookies = new Map<string, string>();

  async function send(path: string, init: RequestInit): Promise<Answer> {
    const start = performance.now();
    const headers = {
      ...init.headers,
      cookie: [...cookies].map(([key, value]) => `${key}=${value}`).join('; '),
      'x-xsrf-token': decodeURIComponent(cookies.get('XSRF-TOKEN') ?? ''),
    };
    try {
      const answer = await fetch(origin + path, { ...init, headers });
      const text = await answer.text();
      for (const line of answer.headers.getSetCookie()) {
        const [pair = ''] = line.split(';');
        const [key = '', ...value] = pair.split('=');
        cookies.set(key, value.join('='));
      }
      const node = Number(answer.headers.get('x-node'));
      const ms = performance.now() - start;
      return { status: answer.status, node, ms, json: () => JSON.parse(text) };
    } catch {
      return { status: 0, node: 0, ms: performance.now() - start, json: () => undefined };
    }
  }

  const call = (name: EndpointName, { params, query, body, form }: Given = {}) => {
    const { methods, path } = endpoints[name];
    const search = query ? `?${new URLSearchParams(query)}` : '';
    return send(defaultApiBase + endpointPath(path, { app, brand, ...params }) + search, {
      method: methods[0],
      ...(body && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...body, licenseKey }),
      }),
      ...(form && { body: form() }),
    });
  };

  const { status } = await call('login', { body: { identity: email, password } });
  if (status !== 200) throw new Error(`${email} could not sign in: ${status}`);
  return {
    call,
    get: (path) => send(path, {}),
    change: (method, path, body) =>
      send(path, {
        method,
        ...(body instanceof FormData
          ? { body }
          : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
      }),
  };
}
