import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { STATUS_LIST_PLACES } from '../../../../contract/certificates.ts';
import { DAY, SECOND } from '../../../../contract/dates.ts';
import { badgePaths, contexts, seconds, timeOf } from './addresses.ts';

const listAt = (publicUrl: string, list: number) =>
  publicUrl + badgePaths.statusList.replace(':list', String(list));

/** Where a verifier finds whether a badge counts. */
export function placeIn(publicUrl: string, statusIndex: number) {
  const list = listAt(publicUrl, Math.floor(statusIndex / STATUS_LIST_PLACES));
  const place = String(statusIndex % STATUS_LIST_PLACES);
  return {
    id: `${list}#${place}`,
    type: 'BitstringStatusListEntry',
    statusPurpose: 'revocation',
    statusListIndex: place,
    statusListCredential: list,
  };
}

/** Returns the members of a status list as a token has them. `ended`: the places of badges that do not count. */
export async function statusListOf(
  { publicUrl, issuer, now }: { publicUrl: string; issuer: string; now: Date },
  list: number,
  ended: readonly number[],
) {
  const id = listAt(publicUrl, list);
  const from = seconds(now);
  const until = from + DAY / SECOND;
  return {
    '@context': [contexts.credential],
    id,
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    issuer,
    validFrom: timeOf(from),
    validUntil: timeOf(until),
    credentialSubject: {
      id: `${id}#list`,
      type: 'BitstringStatusList',
      statusPurpose: 'revocation',
      encodedList: await encoded(ended),
    },
    iss: issuer,
    jti: id,
    nbf: from,
    sub: `${id}#list`,
    exp: until,
  };
}

const compress = promisify(gzip);

/** The first place is the highest bit of the first byte; 'u' says base64url. */
async function encoded(places: readonly number[]): Promise<string> {
  const bits = new Uint8Array(STATUS_LIST_PLACES / 8);
  for (const place of places) bits[place >> 3] = (bits[place >> 3] ?? 0) | (0x80 >> (place & 7));
  return `u${(await compress(bits)).toString('base64url')}`;
}
