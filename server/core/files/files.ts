import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../db/connection.ts';
import { one } from '../db/rows.ts';
import { files } from '../db/schema.ts';
import type { StoreName } from '../db/tables/files.ts';
import type { FileStore } from './store.ts';

export interface Stores {
  readonly names: readonly StoreName[];
  /** Where new files go. */
  readonly chosen: StoreName;
  /** @throws StoreUnavailable if the store is not set up */
  of(name: StoreName): FileStore;
}

/** A file whose content is gone, or is not what was stored. */
export class FileDamaged extends Error {
  override name = 'FileDamaged';
  readonly id: string;

  constructor(id: string, problem: string) {
    super(`File ${id} ${problem}`);
    this.id = id;
  }
}

export const checksumOf = (content: Buffer): string =>
  createHash('sha256').update(content).digest('hex');

/** Reads and writes the files of reports, pictures and content, wherever their contents are stored. */
export type Files = ReturnType<typeof createFiles>;

export function createFiles(db: Database, stores: Stores) {
  return {
    stores,
    /**
     * Stores a content in the chosen store, or in `store`. Returns the id of the file. A row that is to keep it has to
     * refer to it within hours, else the job `files` removes it: so whatever fails after this leaves nothing behind.
     * @throws StoreUnavailable
     */
    async add(content: Buffer, store = stores.chosen): Promise<string> {
      const row = { store, sha256: checksumOf(content) };
      const { id } = one(await db.insert(files).values(row).returning({ id: files.id }));
      await stores.of(store).put(id, content);
      return id;
    },
    /** Returns the content of a file, as it was stored. @throws FileDamaged, StoreUnavailable */
    async read(id: string): Promise<Buffer> {
      const [row] = await db.select().from(files).where(eq(files.id, id));
      if (!row) throw new FileDamaged(id, 'is unknown.');
      const { store, sha256 } = row;
      const content = await stores.of(store).get(id);
      if (!content) throw new FileDamaged(id, `is missing in the store '${store}'.`);
      if (checksumOf(content) !== sha256) {
        throw new FileDamaged(id, `in the store '${store}' differs from its checksum.`);
      }
      return content;
    },
    /** Asks the stores of these files for one each, so that it is known before a response begins. @throws StoreUnavailable */
    async reach(ids: readonly string[]): Promise<void> {
      const some = await db
        .selectDistinctOn([files.store], { id: files.id, store: files.store })
        .from(files)
        .where(sql`${files.id} = any(${sql.param([...ids])})`);
      await Promise.all(some.map(({ id, store }) => stores.of(store).get(id)));
    },
    /** Removes a file, content first. Nothing may refer to it. @throws StoreUnavailable */
    async remove({ id, store }: { id: string; store: StoreName }): Promise<void> {
      await stores.of(store).delete(id);
      await db.delete(files).where(eq(files.id, id));
    },
  };
}

/** Files that are read at the same time: a store in a network takes its time for each. */
const AT_ONCE = 8;

export type ReadFile =
  | { id: string; content: Buffer; problem?: undefined }
  | { id: string; content?: undefined; problem: FileDamaged };

/** Yields the contents of files in their order, or what is wrong with one. @throws StoreUnavailable */
export async function* readAll(files: Files, ids: readonly string[]): AsyncGenerator<ReadFile> {
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    yield* await Promise.all(ids.slice(from, from + AT_ONCE).map((id) => readOne(files, id)));
  }
}

async function readOne(files: Files, id: string): Promise<ReadFile> {
  try {
    return { id, content: await files.read(id) };
  } catch (problem) {
    if (problem instanceof FileDamaged) return { id, problem };
    throw problem;
  }
}
