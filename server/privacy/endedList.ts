import { randomUUID } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { and, inArray, isNull, sql } from 'drizzle-orm';
import { PRIVATE_FILE } from '../core/config/privateFiles.ts';
import { type Database, inTransaction } from '../core/db/connection.ts';
import { queryRows } from '../core/db/rows.ts';
import { accounts } from '../core/db/schema.ts';
import type { Files } from '../core/files/files.ts';
import { ENDED_LIST, type FileStore } from '../core/files/store.ts';
import { endPerson } from './endPerson.ts';
import { numberOf } from './formerNumber.ts';

/**
 * Who was ended, when and as which number, apart from the database: in DATA_DIR, and in the bucket of files if there is one. A
 * backup that brings somebody back is followed by this list. It has ids alone, a line of JSON each.
 */
interface Ended {
  id: string;
  endedAt: string;
  number: number;
}

interface Places {
  files: Files;
  dataDir: string;
}

const pathIn = (dataDir: string) => join(dataDir, ENDED_LIST);
const bucketOf = ({ stores }: Files): FileStore | undefined =>
  stores.names.includes('s3') ? stores.of('s3') : undefined;

const parse = (text: string): Ended[] =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));

async function readLocal(dataDir: string): Promise<Ended[]> {
  const text = await readFile(pathIn(dataDir), 'utf8').catch((error) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  return parse(text);
}

/** @throws StoreUnavailable */
async function readBucket(files: Files): Promise<Ended[]> {
  const content = await bucketOf(files)?.get(ENDED_LIST);
  return parse(content?.toString('utf8') ?? '');
}

/** Writes those who were ended since into the list. @throws StoreUnavailable */
export async function keepEnded(db: Database, { files, dataDir }: Places): Promise<void> {
  const ended = await queryRows<Ended>(
    db,
    sql`select id, ended_at as "endedAt", ${numberOf} as number from accounts where ended_at is not null`,
  );
  const local = await readLocal(dataDir);
  const known = new Set(local.map(({ id }) => id));
  if (ended.every(({ id }) => known.has(id))) return;
  const all = byId([...ended, ...local, ...(await readBucket(files))]);
  const text = [...all.values()].map((entry) => `${JSON.stringify(entry)}\n`).join('');
  // The bucket first: while it can't be used, the local list lacks somebody, and it is tried again.
  await bucketOf(files)?.put(ENDED_LIST, Buffer.from(text));
  const partial = `${pathIn(dataDir)}.${randomUUID()}.part`;
  await writeFile(partial, text, { mode: PRIVATE_FILE, flush: true });
  await rename(partial, pathIn(dataDir));
}

const byId = (entries: Ended[]) => new Map(entries.map((entry) => [entry.id, entry]));

/** Ends again whom a backup has brought back. Returns how many. @throws StoreUnavailable */
export async function endAgain(
  db: Database,
  { files, dataDir }: Places,
  now: Date,
): Promise<number> {
  const list = byId([...(await readLocal(dataDir)), ...(await readBucket(files))]);
  const back = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(inArray(accounts.id, [...list.keys()]), isNull(accounts.endedAt)));
  for (const { id } of back) {
    const { number, endedAt } = list.get(id) as Ended;
    const again = { number, endedAt: new Date(endedAt) };
    await inTransaction(db, (tx) => endPerson(tx, { id, actorId: null, now }, { again }));
  }
  return back.length;
}
