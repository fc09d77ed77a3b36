import { type Database, sqlState } from './connection.ts';

const DISK_FULL = '53100';

/** Rolled back: makes PostgreSQL extend a file by 256 KB, which a full disk refuses. */
const WRITE = `begin;
create temporary table disk_probe on commit drop as
  select string_agg(md5(random()::text), '') as text from generate_series(1, 32 * 256) as n group by n % 256;
rollback`;

/** Returns PostgreSQL's error if its disk is full; undefined if it can write. */
export async function findDiskProblem(db: Database): Promise<string | undefined> {
  const client = await db.$client.connect();
  try {
    await client.query(WRITE);
    return undefined;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    return sqlState(error) === DISK_FULL ? (error as Error).message : undefined;
  } finally {
    client.release();
  }
}

/** Knows whether the disk of the database is full: from the first write that failed until one succeeds. */
export class DiskWatch {
  #isFull = false;

  note(error: unknown): void {
    if (sqlState(error) === DISK_FULL) this.#isFull = true;
  }

  /** Whether the disk is full. It writes only if it was full the last time. */
  async isFull(db: Database): Promise<boolean> {
    if (this.#isFull) this.#isFull = (await findDiskProblem(db)) !== undefined;
    return this.#isFull;
  }
}
