import { type ComponentType, createElement, lazy, type ReactNode, useState } from 'react';
import { limits } from '../../contract/limits.ts';
import { t } from '../../providers/i18n/translate.ts';

/** The chunk of a page didn't come, or not in time. */
export class ChunkError extends Error {
  override name = 'ChunkError';
}

/** A page of the route table. */
export interface PageChunk {
  (): ReactNode;
  /** Fetches it ahead; a page that was fetched renders at once, as server rendering and hydration need it. */
  preload(): Promise<void>;
}

/** Two minutes at most (§8). */
export function inTime<T>(chunk: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const fail = (cause?: unknown) => reject(new ChunkError(t('errors.chunk'), { cause }));
    const timer = setTimeout(fail, limits.contentTimeoutMs);
    // Nothing at all: the portal is being loaded anew (chunks.ts), and the shape of the page stands till then.
    const done = (module: T) => module && resolve(module);
    chunk.then(done, fail).finally(() => clearTimeout(timer));
  });
}

/** A page in a chunk of its own. */
export function page(load: () => Promise<{ default: ComponentType }>): PageChunk {
  let loaded: ComponentType | undefined;
  const fetched = async () => {
    const module = await inTime(load());
    loaded = module.default;
    return module;
  };
  const Lazy = lazy(fetched);
  // Which of the two it is stays with the mount: changing it would mount the page anew.
  const Page = () => createElement(useState<ComponentType>(() => loaded ?? Lazy)[0]);
  return Object.assign(Page, { preload: () => fetched().then(() => undefined) });
}

/** A page that came along with the entry. */
export const atHand = (Page: () => ReactNode): PageChunk =>
  Object.assign(() => createElement(Page), { preload: async () => undefined });
