import { defaultApiBase, endpointPath } from '../../contract/addresses.ts';
import { defaultBrand } from '../../contract/brand.ts';
import { type EndpointName, endpoints } from '../../contract/endpoints.ts';

export interface Answer {
  /** 0: no response. */
  status: number;
  /** The port of the node that answered. */
  node: number;
  ms: number;
  json(): unknown;
}

/** A signed-in person, as a browser behind the proxy. */
export interface ClusterClient {
  call(name: EndpointName, body?: object): Promise<Answer>;
}

const { app, code: brand, licenseKey } = defaultBrand;

/** Signs a person in. @throws Error if it is refused */
export async function signIn(
  origin: string,
  email: string,
  password = 'Welcome1!',
): Promise<ClusterClient> {
  const cookies = new Map<string, string>();

  async function call(name: EndpointName, body?: object): Promise<Answer> {
    const { methods, path } = endpoints[name];
    const start = performance.now();
    const headers: Record<string, string> = {
      cookie: [...cookies].map(([key, value]) => `${key}=${value}`).join('; '),
      'x-xsrf-token': decodeURIComponent(cookies.get('XSRF-TOKEN') ?? ''),
      ...(body && { 'content-type': 'application/json' }),
    };
    try {
      const answer = await fetch(origin + defaultApiBase + endpointPath(path, { app, brand }), {
        method: methods[0],
        headers,
        ...(body && { body: JSON.stringify({ ...body, licenseKey }) }),
      });
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

  const { status } = await call('login', { identity: email, password });
  if (status !== 200) throw new Error(`${email} could not sign in: ${status}`);
  return { call };
}
