import type { Brand } from '../../../../contract/brand.ts';
import type { CertificateKind } from '../../../../contract/certificates.ts';
import { endOf } from '../../../../contract/dates.ts';
import type { Language } from '../../../../contract/languages.ts';
import { interpolate } from '../../../../contract/messages.ts';
import { texts } from '../../../../words/catalogues.ts';
import { badgePaths, contexts, proofAt, seconds, timeOf } from './addresses.ts';
import { placeIn } from './statusList.ts';

/** Who issues badges, and in which words. */
export interface Issuing {
  brand: Pick<Brand, 'name'>;
  publicUrl: string;
  language: Language;
}

/** What a badge says of a certificate. */
export interface Certified {
  id: string;
  code: string;
  kind: CertificateKind;
  /** Null for an agency. */
  name: string | null;
  agencyName: string;
  issuedAt: string;
  /** Its last day. */
  validUntil: string | null;
  statusIndex: number;
  /** The code of the certificate that it renews. */
  former: string | null;
}

export const issuerOf = ({ brand, publicUrl }: Omit<Issuing, 'language'>) => ({
  id: publicUrl + badgePaths.issuer,
  type: ['Profile'],
  name: brand.name,
  url: publicUrl,
});

/** What is said of a person and of an agency. */
function wordsOf(kind: CertificateKind, language: Language) {
  const { badge } = texts[language].certificate;
  const { accreditation, body } = texts[language].portal.dashboard.confirmation;
  return kind === 'agency'
    ? badge.agency
    : { ...badge.associate, name: accreditation, narrative: body };
}

export function achievementOf(kind: CertificateKind, { brand, publicUrl, language }: Issuing) {
  const words = wordsOf(kind, language);
  const inWords = (text: string) => interpolate(text, { brand: brand.name });
  return {
    id: publicUrl + badgePaths.achievement.replace(':kind', kind).replace(':language', language),
    type: ['Achievement'],
    inLanguage: language,
    name: inWords(words.name),
    description: inWords(words.description),
    criteria: { narrative: inWords(words.criteria) },
  };
}

/**
 * Returns the members of a badge as Open Badges 3.0 wants them in a token: the credential itself, with what a verifier of
 * tokens compares with it. They are the same whenever they are asked for. The person or agency is named, and has no address in
 * it: its subject is a random number.
 */
export function badgeOf(certified: Certified, issuing: Issuing & { timeZone: string }) {
  const { brand, publicUrl, language, timeZone } = issuing;
  const { kind, code, agencyName, former } = certified;
  const name = certified.name ?? agencyName;
  const achievement = achievementOf(kind, issuing);
  const words = texts[language].certificate.badge;
  const id = proofAt(publicUrl, code);
  const subject = `urn:uuid:${certified.id}`;
  const issuer = issuerOf(issuing);
  const from = seconds(new Date(certified.issuedAt));
  const until = certified.validUntil && seconds(endOf(certified.validUntil, timeZone));
  const evidence = (of: string, title: string) => ({
    id: proofAt(publicUrl, of),
    type: ['Evidence'],
    name: title,
  });
  return {
    '@context': [contexts.credential, contexts.openBadges],
    id,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: achievement.name,
    issuer,
    validFrom: timeOf(from),
    ...(until && { validUntil: timeOf(until) }),
    credentialSubject: {
      id: subject,
      type: ['AchievementSubject'],
      identifier: [
        { type: 'IdentityObject', hashed: false, identityHash: name, identityType: 'name' },
      ],
      narrative: interpolate(wordsOf(kind, language).narrative, {
        name,
        company: agencyName,
        brand: brand.name,
      }),
      achievement,
    },
    evidence: [evidence(code, words.proof), ...(former ? [evidence(former, words.former)] : [])],
    credentialStatus: placeIn(publicUrl, certified.statusIndex),
    iss: issuer.id,
    jti: id,
    nbf: from,
    sub: subject,
    ...(until && { exp: until }),
  };
}
