import { SECOND } from '../../../../contract/dates.ts';
import { pathTo } from '../../../../contract/paths.ts';

/** Where machines find what a badge names. Badges hold these addresses for ever: they never change. */
export const badgePaths = {
  keys: '/.well-known/jwks.json',
  key: '/.well-known/badge-keys/:thumbprint',
  issuer: '/badges/issuer',
  achievement: '/badges/:kind/:language',
  statusList: '/badges/status/:list',
} as const;

/** How long others may keep a key, a list or a picture: after that they know what ended. */
export const CACHING = 'public, max-age=300';

/** The media type of a signed credential. */
export const TOKEN = 'application/vc+jwt';

/** By these the members of a credential are understood. Nothing fetches them here. */
export const contexts = {
  credential: 'https://www.w3.org/ns/credentials/v2',
  openBadges: 'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
};

/** Returns where a public key is found by its thumbprint: the name by which badges call it. */
export const kidsAt =
  (publicUrl: string) =>
  (thumbprint: string): string =>
    publicUrl + badgePaths.key.replace(':thumbprint', thumbprint);

/** The page on which anybody sees what a certificate is worth. */
export const proofAt = (publicUrl: string, certificate: string): string =>
  publicUrl + pathTo('certificate', { certificate });

/** Whole seconds, as tokens have them: the credential says the same time. */
export const seconds = (time: Date): number => Math.floor(time.getTime() / SECOND);
export const timeOf = (at: number): string =>
  new Date(at * SECOND).toISOString().replace('.000Z', 'Z');
