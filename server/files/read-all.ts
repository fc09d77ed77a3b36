import { FileDamaged, type Files } from './files.ts';

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
