import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/**
 * Checks requests by AWS Signature Version 4 as its documentation describes it ("Create a signed AWS API request"),
 * with nothing of the SDK.
 */

export interface Credentials {
  keyId: string;
  secret: string;
}

const hash = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, data: string) =>
  createHmac('sha256', key).update(data).digest();

const encoded = (text: string) =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** How far a request's time may be off. */
const SKEW_MS = 15 * 60_000;

/** Returns the S3 error code of what is wrong with a request's signature; undefined if nothing is. */
export function signatureProblem(
  request: IncomingMessage,
  body: Buffer,
  { keyId, secret }: Credentials,
): string | undefined {
  const { authorization = '', 'x-amz-date': date = '' } = request.headers;
  const [, credential = '', signedHeaders = '', signature = ''] =
    /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([\da-f]{64})$/.exec(
      authorization,
    ) ?? [];
  if (!signature) return 'AccessDenied';
  const [id, day = '', region = '', service = '', end = ''] = credential.split('/');
  if (id !== keyId) return 'InvalidAccessKeyId';
  const at = String(date).replace(
    /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/,
    '$1-$2-$3T$4:$5:$6Z',
  );
  if (!(Math.abs(Date.now() - Date.parse(at)) < SKEW_MS)) return 'RequestTimeTooSkewed';
  if (request.headers['x-amz-content-sha256'] !== hash(body)) return 'XAmzContentSHA256Mismatch';

  const key = ['host', 'x-amz-date', 'x-amz-content-sha256'].every((name) =>
    signedHeaders.split(';').includes(name),
  )
    ? [day, region, service, end].reduce<string | Buffer>(hmac, `AWS4${secret}`)
    : '';
  const scope = [day, region, service, end].join('/');
  const text = ['AWS4-HMAC-SHA256', date, scope, hash(canonical(request, signedHeaders))].join(
    '\n',
  );
  const expected = key && hmac(key, text).toString('hex');
  return expected === signature ? undefined : 'SignatureDoesNotMatch';
}

/** Returns the request in the form that is signed. */
function canonical({ method, url, headers }: IncomingMessage, signedHeaders: string): string {
  const { pathname, searchParams } = new URL(url ?? '', 'http://s3');
  const query = [...searchParams]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .sort()
    .join('&');
  const lines = signedHeaders
    .split(';')
    .map((name) => `${name}:${String(headers[name]).trim().replace(/ +/g, ' ')}\n`);
  const payload = headers['x-amz-content-sha256'];
  return [method, pathname, query, lines.join(''), signedHeaders, payload].join('\n');
}
