import type { Brand } from '../../../../contract/brand.ts';
import { certificateKinds } from '../../../../contract/certificates.ts';
import { languageCodes } from '../../../../contract/languages.ts';
import { badgePaths, contexts, kidsAt } from './addresses.ts';
import { achievementOf, issuerOf } from './badge.ts';
import type { PublishedKey } from './signer.ts';

interface Publishing {
  brand: Pick<Brand, 'name'>;
  publicUrl: string;
  published(): Promise<readonly PublishedKey[]>;
}

/** A document by the parameters of its address; undefined if there is none. */
type Find = (params: Record<string, string>) => Promise<object | undefined>;

const JSON_TYPE = 'application/json; charset=utf-8';
const LINKED_DATA = 'application/ld+json; charset=utf-8';

/** Returns what whoever verifies a badge fetches, but for the lists: address, media type and document. */
export function badgeDocuments({ brand, publicUrl, published }: Publishing) {
  const kid = kidsAt(publicUrl);
  const jwks = async () =>
    (await published()).map(({ thumbprint, ...key }) => ({ ...key, kid: kid(thumbprint) }));
  const linked = (document: object) => ({
    '@context': [contexts.credential, contexts.openBadges],
    ...document,
  });
  const all: [path: string, mime: string, find: Find][] = [
    [badgePaths.keys, JSON_TYPE, async () => ({ keys: await jwks() })],
    [
      badgePaths.key,
      JSON_TYPE,
      async ({ thumbprint = '' }) => (await jwks()).find((jwk) => jwk.kid === kid(thumbprint)),
    ],
    [badgePaths.issuer, LINKED_DATA, async () => linked(issuerOf({ brand, publicUrl }))],
    [
      badgePaths.achievement,
      LINKED_DATA,
      async (params) => {
        const kind = certificateKinds.find((one) => one === params.kind);
        const language = languageCodes.find((code) => code === params.language);
        if (!kind || !language) return undefined;
        return linked(achievementOf(kind, { brand, publicUrl, language }));
      },
    ],
  ];
  return all;
}
