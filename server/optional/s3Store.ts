import type { S3Client, S3ClientConfig } from '@aws-sdk/client-s3';
import type { S3Settings } from '../core/config/env.ts';
import { type FileStore, StoreUnavailable } from '../core/files/store.ts';

/** Times in milliseconds. A caller waits at most for twice their sum. */
interface S3Timeouts {
  connect: number;
  /** Without a sign of the store: until the response begins, and between its parts. */
  answer: number;
}

const usualTimeouts: S3Timeouts = { connect: 3_000, answer: 10_000 };
const TRIES = 2;

const configOf = (
  { region, endpoint, keyId, secret }: S3Settings,
  { connect, answer }: S3Timeouts,
): S3ClientConfig => ({
  region,
  endpoint,
  // A bucket as the first part of a host name needs DNS for it, which most other stores don't have.
  forcePathStyle: endpoint !== undefined,
  ...(keyId && secret && { credentials: { accessKeyId: keyId, secretAccessKey: secret } }),
  // The SDK would send checksums in a form that other stores refuse. Files have a checksum of their own, and the SDK
  // signs the SHA-256 of what it sends.
  requestChecksumCalculation: 'WHEN_REQUIRED',
  responseChecksumValidation: 'WHEN_REQUIRED',
  maxAttempts: TRIES,
  requestHandler: {
    connectionTimeout: connect,
    requestTimeout: answer,
    // Otherwise it is only warned.
    throwOnRequestTimeout: true,
    socketTimeout: answer,
  },
});

/**
 * Returns the store that keeps contents as objects of an S3 bucket. The SDK is loaded when it is first used, so that
 * nobody else waits for it.
 */
export function s3Store(settings: S3Settings, timeouts = usualTimeouts): FileStore {
  const { bucket: Bucket, prefix } = settings;
  const start = prefix && `${prefix}/`;
  const open = async () => {
    const sdk = await import('@aws-sdk/client-s3');
    return { sdk, client: new sdk.S3Client(configOf(settings, timeouts)) };
  };
  let opened: ReturnType<typeof open> | undefined;

  /** @throws StoreUnavailable with the reason of the SDK */
  async function use<T>(
    work: (client: S3Client, sdk: typeof import('@aws-sdk/client-s3')) => Promise<T>,
  ): Promise<T> {
    opened ??= open();
    const { client, sdk } = await opened;
    try {
      return await work(client, sdk);
    } catch (cause) {
      throw new StoreUnavailable(`The store 's3' can't be used: ${reasonOf(cause)}`, { cause });
    }
  }

  const objectOf = (id: string) => ({ Bucket, Key: start + id });
  return {
    put: (id, content) =>
      use(async (client, { PutObjectCommand }) => {
        await client.send(new PutObjectCommand({ ...objectOf(id), Body: content }));
      }),
    get: (id) =>
      use(async (client, { GetObjectCommand, NoSuchKey }) => {
        try {
          const { Body } = await client.send(new GetObjectCommand(objectOf(id)));
          return Body && Buffer.from(await Body.transformToByteArray());
        } catch (error) {
          if (error instanceof NoSuchKey) return undefined;
          throw error;
        }
      }),
    delete: (id) =>
      use(async (client, { DeleteObjectCommand }) => {
        await client.send(new DeleteObjectCommand(objectOf(id)));
      }),
    async *list() {
      for (let after: string | undefined; ; ) {
        const page = { Bucket, Prefix: start, ContinuationToken: after };
        const { Contents = [], NextContinuationToken } = await use(
          (client, { ListObjectsV2Command }) => client.send(new ListObjectsV2Command(page)),
        );
        yield Contents.flatMap(({ Key }) => (Key ? [Key.slice(start.length)] : []));
        after = NextContinuationToken;
        if (!after) return;
      }
    },
  };
}

/** `AccessDenied: Access Denied.`, or the reason of the connection. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // The error for a host with several addresses has a code and no message.
  const { name, message, code } = error as NodeJS.ErrnoException;
  return code ? `${code} ${message}`.trim() : `${name}: ${message}`;
}
