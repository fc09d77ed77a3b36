import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto';
import { promisify } from 'node:util';

/**
 * A file encrypted with a passphrase. The header has a marker, the scrypt cost and a salt. Then follow chunks of 64
 * KiB, each encrypted by AES-256-GCM with a tag of its own, so that a file of any size can be streamed. The nonce
 * contains the chunk's number and whether it is the last, so that no chunk can be changed, removed, moved or cut off
 * unnoticed. The header is authenticated with every chunk.
 */
const MARK = Buffer.from('accreditation-hub encrypted 1\n');
const SALT_BYTES = 16;
const TAG_BYTES = 16;
const NONCE_BYTES = 12;
const CHUNK_BYTES = 64 * 1024;
/** The scrypt cost as a power of two: 128 MiB and about half a second per guess. */
const COST = 17;
/** Prevents a forged header from exhausting the memory. */
const MAX_COST = 20;
const HEADER_BYTES = MARK.length + 1 + SALT_BYTES;

/** The file was changed, or the key is wrong. */
export class DecryptionFailed extends Error {
  override name = 'DecryptionFailed';
}

const derive = promisify<string, Buffer, number, object, Buffer>(scrypt);
const keyOf = (passphrase: string, salt: Buffer, cost: number) =>
  derive(passphrase.normalize('NFC'), salt, 32, {
    N: 2 ** cost,
    r: 8,
    p: 1,
    maxmem: 2 ** (cost + 11),
  });

/** Returns the nonce of a chunk. The salt makes the key unique to the file, so a counter is enough. */
function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(NONCE_BYTES);
  nonce.writeUIntBE(number, NONCE_BYTES - 7, 6);
  nonce[NONCE_BYTES - 1] = isLast ? 1 : 0;
  return nonce;
}

export const isEncrypted = (start: Buffer): boolean => start.subarray(0, MARK.length).equals(MARK);

/** Returns an encrypting transform for `pipeline`. */
export const encrypt = (passphrase: string, cost = COST) =>
  async function* (source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    const salt = randomBytes(SALT_BYTES);
    const header = Buffer.concat([MARK, Buffer.from([cost]), salt]);
    const key = await keyOf(passphrase, salt, cost);
    yield header;
    for await (const { chunk, number, isLast } of chunks(source, CHUNK_BYTES)) {
      const cipher = createCipheriv('aes-256-gcm', key, nonceOf(number, isLast)).setAAD(header);
      yield Buffer.concat([cipher.update(chunk), cipher.final(), cipher.getAuthTag()]);
    }
  };

/** Returns a decrypting transform. @throws DecryptionFailed */
export const decrypt = (passphrase: string) =>
  async function* (source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    const { header, rest } = await readHeader(source);
    const cost = header[MARK.length] ?? 0;
    if (!isEncrypted(header) || cost > MAX_COST)
      throw new DecryptionFailed('This is no encrypted file.');
    const key = await keyOf(passphrase, header.subarray(MARK.length + 1), cost);
    for await (const { chunk, number, isLast } of chunks(rest, CHUNK_BYTES + TAG_BYTES)) {
      yield open(
        chunk,
        createDecipheriv('aes-256-gcm', key, nonceOf(number, isLast)).setAAD(header),
      );
    }
  };

function open(chunk: Buffer, decipher: ReturnType<typeof createDecipheriv>): Buffer {
  const end = chunk.length - TAG_BYTES;
  if (end < 0) throw new DecryptionFailed('The file is cut off.');
  const gcm = decipher as import('node:crypto').DecipherGCM;
  gcm.setAuthTag(chunk.subarray(end));
  try {
    return Buffer.concat([gcm.update(chunk.subarray(0, end)), gcm.final()]);
  } catch (cause) {
    throw new DecryptionFailed('The key is another one, or the file was changed or cut off.', {
      cause,
    });
  }
}

/** Splits a stream into chunks of the same size. The last one may be shorter, and is yielded even if it is empty. */
async function* chunks(source: AsyncIterable<Buffer>, size: number) {
  let held = Buffer.alloc(0);
  let number = 0;
  for await (const data of source) {
    held = Buffer.concat([held, data]);
    // A full chunk may be the last one, so it is held until more data arrives.
    while (held.length > size) {
      yield { chunk: held.subarray(0, size), number, isLast: false };
      held = held.subarray(size);
      number += 1;
    }
  }
  yield { chunk: held, number, isLast: true };
}

async function readHeader(source: AsyncIterable<Buffer>) {
  const iterator = source[Symbol.asyncIterator]();
  let held = Buffer.alloc(0);
  while (held.length < HEADER_BYTES) {
    const { value, done } = await iterator.next();
    if (done) throw new DecryptionFailed('This is no encrypted file.');
    held = Buffer.concat([held, value]);
  }
  async function* rest() {
    yield held.subarray(HEADER_BYTES);
    yield* { [Symbol.asyncIterator]: () => iterator };
  }
  return { header: held.subarray(0, HEADER_BYTES), rest: rest() };
}
