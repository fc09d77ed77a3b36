import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  type CryptoKey,
  exportJWK,
  exportSPKI,
  generateKeyPair,
  type JWTPayload,
  SignJWT,
} from 'jose';

type Header = { alg: string; kid?: string };

export interface HostileProvider {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** The token that it gives for the next code. */
  idToken: string;
  /** How it tells where its endpoints are. */
  discovery: 'right' | 'redirect' | 'never' | 'otherIssuer' | 'algNone' | 'entra';
  /** How often its keys were fetched. */
  keyFetches: number;
  /** Claims of a right token, but for `changes`. */
  claims(changes?: JWTPayload): JWTPayload;
  /** Signs with its key. */
  sign(claims: JWTPayload, header?: Header): Promise<string>;
  /** Signs with its public key as if it were a secret. */
  signByPublicKey(claims: JWTPayload): Promise<string>;
  /** Has another key from now on. */
  rotate(): Promise<void>;
  close(): Promise<void>;
}

/** Where Entra is: a test leads what is fetched there to the provider. */
export const ENTRA = 'https://login.microsoftonline.com';

const CLIENT = { clientId: 'hub', clientSecret: 'a secret of the tests, long enough' };

/** A provider that answers whatever a test says. */
export async function startHostileProvider(): Promise<HostileProvider> {
  const makeKey = () => generateKeyPair('RS256', { extractable: true });
  let number = 0;
  let keys: { privateKey: CryptoKey; publicKey: CryptoKey } = await makeKey();
  const kid = () => `key-${number}`;

  const server = createServer(async (request, response) => {
    const send = (body: unknown) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(body));
    };
    const path = request.url?.split('?')[0];
    if (path === '/jwks') {
      hostile.keyFetches += 1;
      return send({
        keys: [{ ...(await exportJWK(keys.publicKey)), use: 'sig', alg: 'RS256', kid: kid() }],
      });
    }
    if (path === '/token') {
      return send({ access_token: 'x', token_type: 'Bearer', id_token: hostile.idToken });
    }
    if (hostile.discovery === 'never') return undefined;
    if (hostile.discovery === 'redirect') {
      response.writeHead(302, { location: `${issuer}/elsewhere` });
      return response.end();
    }
    const isEntra = hostile.discovery === 'entra';
    const at = isEntra ? ENTRA : issuer;
    const named = isEntra ? `${ENTRA}/{tenantid}/v2.0` : issuer;
    return send({
      issuer: hostile.discovery === 'otherIssuer' ? 'http://127.0.0.1:1' : named,
      authorization_endpoint: `${at}/authorize`,
      token_endpoint: `${at}/token`,
      jwks_uri: `${at}/jwks`,
      id_token_signing_alg_values_supported:
        hostile.discovery === 'algNone' ? ['none', 'HS256', 'RS256'] : ['RS256'],
      authorization_response_iss_parameter_supported: !isEntra,
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const hostile: HostileProvider = {
    issuer,
    ...CLIENT,
    idToken: '',
    discovery: 'right',
    keyFetches: 0,
    claims(changes = {}) {
      const iat = Math.floor(Date.now() / 1000);
      return { iss: issuer, aud: CLIENT.clientId, sub: 'rosa', iat, exp: iat + 60, ...changes };
    },
    sign: (claims, header = { alg: 'RS256', kid: kid() }) =>
      new SignJWT(claims).setProtectedHeader(header).sign(keys.privateKey),
    async signByPublicKey(claims) {
      const secret = new TextEncoder().encode(await exportSPKI(keys.publicKey));
      return new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid: kid() }).sign(secret);
    },
    async rotate() {
      keys = await makeKey();
      number += 1;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return hostile;
}
