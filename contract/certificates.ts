/**
 * Certificates: what an accredited person or agency shows to somebody who checks it (server/life-cycle/certificates.ts
 * writes them).
 */

export const certificateKinds = ['associate', 'agency'] as const;
export type CertificateKind = (typeof certificateKinds)[number];

/** Why a certificate has ended: its time was over, the accreditation was taken away, or another has replaced it. */
export type CertificateEnd = Exclude<CertificateState, 'valid'>;

/** What a certificate is worth today. */
export const certificateStates = ['valid', 'ended', 'withdrawn', 'renewed'] as const;
export type CertificateState = (typeof certificateStates)[number];

/** Crockford's base 32, which has no I, L, O and U. */
export const codeSigns = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** A code is 128 random bits. */
export const CODE_LENGTH = 26;
/** As many of its first characters are printed to be typed. No two certificates have the same. */
export const SHORT_CODE_LENGTH = 12;

/** As many codes can be checked from one network. */
export const CERTIFICATE_CHECKS_PER_MINUTE = 60;

/**
 * Returns the code, or its short form, that somebody has typed: in any case, with spaces and dashes anywhere, and with
 * the letters for which 0 and 1 are taken. Undefined if it can be neither.
 */
export function readCode(typed: string): string | undefined {
  const code = typed
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  const isOne = code.length === SHORT_CODE_LENGTH || code.length === CODE_LENGTH;
  return isOne && [...code].every((sign) => codeSigns.includes(sign)) ? code : undefined;
}

/** Returns the short form of a code as it is printed: `7K3M-90QX-T2VB`. */
export const shortCode = (code: string): string =>
  (code.slice(0, SHORT_CODE_LENGTH).match(/.{4}/g) ?? []).join('-');

/** Where the picture is that an agency has on its website: what its certificate is worth now. */
export const agencyBadgePath = (code: string, language: string): string =>
  `/badges/agency/${code}/${language}.svg`;

/** As many certificates share a list of those that do not count: whoever asks for it does not tell which one is meant. */
export const STATUS_LIST_PLACES = 131_072;
