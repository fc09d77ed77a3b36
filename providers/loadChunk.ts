import { limits } from '#contract/limits.ts';

/** The chunk of a page didn't come, or not in time. */
export class ChunkError extends Error {
  override name = 'ChunkError';
}

/** Returns what a chunk exports, which may take two minutes (specification §8). @throws ChunkError if it doesn't come */
export function loadChunk<T>(chunk: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const fail = (cause?: unknown) => reject(new ChunkError('A chunk is missing', { cause }));
    const timer = setTimeout(fail, limits.contentTimeoutMs);
    // Without a module the portal is being reloaded (src/guest/chunks.ts), and the page keeps its skeleton until then.
    const done = (module: T) => module && resolve(module);
    chunk.then(done, fail).finally(() => clearTimeout(timer));
  });
}
