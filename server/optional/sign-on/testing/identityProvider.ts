import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair } from 'jose';
import type { Adapter, AdapterPayload, default as Provider } from 'oidc-provider';

/** What a provider says of a person besides the subject. */
type Claims = Record<string, unknown>;

export interface IdentityProvider {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** What it says of its people, by their subjects. */
  people: Map<string, Claims>;
  /**
   * Goes to an address of the provider as a browser does, signs in there as a person, and returns where it sends the browser in
   * the end. The cookies are those of the browser there.
   */
  visit(address: string | URL, subject: string, cookies?: Map<string, string>): Promise<URL>;
  close(): Promise<void>;
}

const CLIENT = { clientId: 'hub', clientSecret: 'a secret of the tests, long enough' };

/** Runs what says on every start that this is no version of Node for production. */
async function quietly<T>(work: () => Promise<T>): Promise<T> {
  const { warn } = console;
  console.warn = () => undefined;
  try {
    return await work();
  } finally {
    console.warn = warn;
  }
}

const stored = new Map<string, AdapterPayload>();

/** What the provider remembers. Subjects and ids are its own, so that all of a test can share it. */
class Memory implements Adapter {
  readonly #kind: string;
  constructor(kind: string) {
    this.#kind = kind;
  }
  async upsert(id: string, payload: AdapterPayload) {
    stored.set(`${this.#kind}:${id}`, payload);
  }
  async find(id: string) {
    return stored.get(`${this.#kind}:${id}`);
  }
  async findByUid(uid: string) {
    return [...stored.values()].find((payload) => payload.uid === uid);
  }
  async findByUserCode() {
    return undefined;
  }
  async consume(id: string) {
    const payload = await this.find(id);
    if (payload) payload.consumed = Math.floor(Date.now() / 1000);
  }
  async destroy(id: string) {
    stored.delete(`${this.#kind}:${id}`);
  }
  async revokeByGrantId() {}
}

/** Starts a conforming provider on this machine, which has no network of its own and whoever is asked for as a person. */
export async function startIdentityProvider(
  callback: string,
  { logout }: { logout?: string } = {},
): Promise<IdentityProvider> {
  const { default: OidcProvider } = await quietly(() => import('oidc-provider'));
  const people = new Map<string, Claims>();
  let provider: Provider | undefined;
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });

  provider = new OidcProvider(issuer, {
    adapter: Memory,
    clients: [
      {
        client_id: CLIENT.clientId,
        client_secret: CLIENT.clientSecret,
        token_endpoint_auth_method: 'client_secret_post',
        redirect_uris: [callback],
        ...(logout && {
          backchannel_logout_uri: logout,
          backchannel_logout_session_required: true,
        }),
      },
    ],
    jwks: { keys: [{ ...(await exportJWK(privateKey)), use: 'sig', alg: 'RS256', kid: 'first' }] },
    cookies: { keys: ['only for tests'] },
    claims: { openid: ['sub', 'groups'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: {
      devInteractions: { enabled: false },
      backchannelLogout: { enabled: true },
      rpInitiatedLogout: { enabled: true },
    },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    findAccount: (_context, accountId) => ({
      accountId,
      claims: () => ({ sub: accountId, ...people.get(accountId) }),
    }),
    loadExistingGrant: async (context) => {
      const { client, session } = context.oidc;
      const grant = new context.oidc.provider.Grant({
        clientId: client?.clientId ?? '',
        accountId: session?.accountId ?? '',
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
    ttl: { Grant: 600, IdToken: 600, Interaction: 600, Session: 600, AccessToken: 600 },
  });
  const handle = provider.callback();

  /** Its own page for signing in: a form with the subject alone. */
  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { url = '', method } = request;
    if (!url.startsWith('/interaction/')) return handle(request, response);
    if (method === 'GET') {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      return response.end(
        `<!doctype html><title>Identity provider</title><form method="post"><label>Subject <input name="subject"></label><button>Sign In</button></form>`,
      );
    }
    const body = await textOf(request);
    const accountId = new URLSearchParams(body).get('subject') ?? '';
    return provider?.interactionFinished(request, response, { login: { accountId } });
  }

  return {
    issuer,
    ...CLIENT,
    people,
    async visit(address, subject, cookies = new Map()) {
      let at = new URL(address);
      let form: string | undefined;
      while (at.origin === issuer) {
        const answered = await fetch(at, {
          redirect: 'manual',
          ...(form !== undefined && { method: 'POST', body: form }),
          headers: {
            cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
            ...(form !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }),
          },
        });
        for (const line of answered.headers.getSetCookie()) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
          cookies.set(name, value);
        }
        form = undefined;
        const location = answered.headers.get('location');
        if (location) at = new URL(location, at);
        else if (at.pathname.startsWith('/interaction/') && answered.ok) {
          form = String(new URLSearchParams({ subject }));
        } else throw new Error(`${at.pathname}: ${answered.status} ${await answered.text()}`);
      }
      return at;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}
