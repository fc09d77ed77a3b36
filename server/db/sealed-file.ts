import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto';
import { promisify } from 'node:util';

/**
 * A file encrypted with a passphrase. A header: the mark, the cost of the key, a salt. Then pieces of 64 KiB, each by
 * AES-256-GCM with a tag of its own, so that a file of any size is read without being held; its nonce counts the
 * pieces and says which one is the last, so that none can be changed, left out, moved or cut off unnoticed. The header
 * is authenticated with every piece.
 */
const MARK = Buffer.from('accreditation-hub encrypted 1\n');
const SALT_BYTES = 16;
const TAG_BYTES = 16;
const NONCE_BYTES = 12;
const PIECE_BYTES = 64 * 1024;
/** scrypt takes 128 MiB and about half a second: what a guess costs. */
const COST = 17;
/** A forged header may not make the reader take all memory. */
const HIGHEST_COST = 20;
const HEADER_BYTES = MARK.length + 1 + SALT_BYTES;

/** The file is not as it was written, or the key is another. */
export class SealBroken extends Error {
  override name = 'SealBroken';
}

const derive = promisify<string, Buffer, number, object, Buffer>(scrypt);
const keyOf = (passphrase: string, salt: Buffer, cost: number) =>
  derive(passphrase.normalize('NFC'), salt, 32, {
    N: 2 ** cost,
    r: 8,
    p: 1,
    maxmem: 2 ** (cost + 11),
  });

/** The key is of one file alone, by its salt; so counting is enough. */
function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(NONCE_BYTES);
  nonce.writeUIntBE(number, NONCE_BYTES - 7, 6);
  nonce[NONCE_BYTES - 1] = isLast ? 1 : 0;
  return nonce;
}

/** Whether a file begins as an encrypted one. */
export const isSealed = (start: Buffer): boolean => start.subarray(0, MARK.length).equals(MARK);

/** Encrypts what comes, for `pipeline`. */
export const seal = (passphrase: string, cost = COST) =>
  async function* (source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    const salt = randomBytes(SALT_BYTES);
    const header = Buffer.concat([MARK, Buffer.from([cost]), salt]);
    const key = await keyOf(passphrase, salt, cost);
    yield header;
    for await (const { piece, number, isLast } of pieces(source, PIECE_BYTES)) {
      const cipher = createCipheriv('aes-256-gcm', key, nonceOf(number, isLast)).setAAD(header);
      yield Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()]);
    }
  };

/** Decrypts what comes. @throws SealBroken */
export const unseal = (passphrase: string) =>
  async function* (source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    const { header, rest } = await readHeader(source);
    const cost = header[MARK.length] ?? 0;
    if (!isSealed(header) || cost > HIGHEST_COST)
      throw new SealBroken('This is no encrypted file.');
    const key = await keyOf(passphrase, header.subarray(MARK.length + 1), cost);
    for await (const { piece, number, isLast } of pieces(rest, PIECE_BYTES + TAG_BYTES)) {
      yield open(
        piece,
        createDecipheriv('aes-256-gcm', key, nonceOf(number, isLast)).setAAD(header),
      );
    }
  };

function open(piece: Buffer, decipher: ReturnType<typeof createDecipheriv>): Buffer {
  const end = piece.length - TAG_BYTES;
  if (end < 0) throw new SealBroken('The file is cut off.');
  const gcm = decipher as import('node:crypto').DecipherGCM;
  gcm.setAuthTag(piece.subarray(end));
  try {
    return Buffer.concat([gcm.update(piece.subarray(0, end)), gcm.final()]);
  } catch (cause) {
    throw new SealBroken('The key is another one, or the file was changed or cut off.', { cause });
  }
}

/** Parts a stream into pieces of the same size; the last may be shorter, and is there even when it is empty. */
async function* pieces(source: AsyncIterable<Buffer>, size: number) {
  let held = Buffer.alloc(0);
  let number = 0;
  for await (const chunk of source) {
    held = Buffer.concat([held, chunk]);
    // A full piece is the last one when nothing follows: so it is held until something does.
    while (held.length > size) {
      yield { piece: held.subarray(0, size), number, isLast: false };
      held = held.subarray(size);
      number += 1;
    }
  }
  yield { piece: held, number, isLast: true };
}

async function readHeader(source: AsyncIterable<Buffer>) {
  const iterator = source[Symbol.asyncIterator]();
  let held = Buffer.alloc(0);
  while (held.length < HEADER_BYTES) {
    const { value, done } = await iterator.next();
    if (done) throw new SealBroken('This is no encrypted file.');
    held = Buffer.concat([held, value]);
  }
  async function* rest() {
    yield held.subarray(HEADER_BYTES);
    yield* { [Symbol.asyncIterator]: () => iterator };
  }
  return { header: held.subarray(0, HEADER_BYTES), rest: rest() };
}
