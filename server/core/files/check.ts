import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../db/connection.ts';
import { files } from '../db/schema.ts';
import type { StoreName } from '../db/tables/files.ts';
import { type Files, readAll } from './files.ts';
import { isUsed, ownerOf } from './owners.ts';
import { ENDED_LIST, StoreUnavailable } from './store.ts';

/** What is found of the files in a store. */
export interface StoreFindings {
  store: StoreName;
  used: number;
  /** What is wrong with used files, with what they belong to. */
  damaged: string[];
  /** The names of contents that belong to no file of this database. */
  orphans: string[];
  /** The reason why the store can't be read. */
  unavailable?: string;
}

/** Reads every used file of a store, and looks for contents that belong to none. */
export async function checkStore(
  db: Database,
  all: Files,
  store: StoreName,
): Promise<StoreFindings> {
  const rows = await db
    .select({ id: files.id })
    .from(files)
    .where(and(eq(files.store, store), isUsed));
  const found: StoreFindings = { store, used: rows.length, damaged: [], orphans: [] };
  if (rows.length === 0 && !all.stores.names.includes(store)) return found;
  const ids = rows.map(({ id }) => id);
  try {
    for await (const { id, problem } of readAll(all, ids)) {
      if (problem) found.damaged.push(`${await ownerOf(db, id)}: ${problem.message}`);
    }
    for await (const names of all.stores.of(store).list()) {
      found.orphans.push(...(await withoutFile(db, store, names)));
    }
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
    found.unavailable = error.message;
  }
  return found;
}

/** A content that somebody else has put there may have any name. */
const isId = (name: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(name);

async function withoutFile(db: Database, store: StoreName, names: string[]): Promise<string[]> {
  const rows = await db
    .select({ id: files.id })
    .from(files)
    .where(and(eq(files.store, store), inArray(files.id, names.filter(isId))));
  const known = new Set(rows.map(({ id }) => id));
  return names.filter((name) => !known.has(name) && name !== ENDED_LIST);
}
