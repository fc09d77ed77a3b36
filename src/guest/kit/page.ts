import { type ComponentType, createElement, lazy, type ReactNode, useState } from 'react';
import { type Params, useMatches } from 'react-router-dom';
import type { Gate } from '#contract/gates.ts';
import type { PublicKey } from '#providers/i18n/translate.ts';
import { loadChunk } from '#providers/loadChunk.ts';

/** The component of a page, in a chunk of its own or not. */
interface PageChunk {
  (): ReactNode;
  /** Loads the chunk. A loaded page renders synchronously, as server rendering and hydration need it. */
  preload(): Promise<void>;
}

/** The screen of a page in contract/pages.ts, and how it is framed. */
export interface Screen {
  Page: PageChunk;
  width: 'full' | 'page' | 'narrow';
  /** Its content is loaded later: the minimum height keeps the footer below the fold. */
  tall?: boolean;
  /** Rendered in the browser only. */
  browserOnly?: boolean;
  /** Has a frame of its own. */
  framed?: boolean;
  /** Comes without any script: whoever opens it has no time, and does nothing that would need one. */
  still?: boolean;
}

/** The properties of a page in its route's `handle` (src/app/routes.ts). */
export interface PageRoute extends Screen {
  gateOf: (params: Params) => Gate;
  /** The tab's title until the page sets its own. */
  title: PublicKey;
  /** The content code that it shows (contract/pages.ts). */
  content?: string | undefined;
}

/** The current route, with its gate and the parameters of its path. */
export function usePageRoute(): PageRoute & { gate: Gate; params: Params } {
  const { handle, params } = useMatches().at(-1) as { handle: PageRoute; params: Params };
  return { ...handle, params, gate: handle.gateOf(params) };
}

/** Makes a page that is a chunk of its own. */
export function lazyPage(load: () => Promise<{ default: ComponentType }>): PageChunk {
  let loaded: ComponentType | undefined;
  const fetched = async () => {
    const module = await loadChunk(load());
    loaded = module.default;
    return module;
  };
  const Lazy = lazy(fetched);
  // Decided once per mount: another component would be mounted anew.
  const Page = () => createElement(useState<ComponentType>(() => loaded ?? Lazy)[0]);
  return Object.assign(Page, { preload: () => fetched().then(() => undefined) });
}

/** Makes a page that is part of the entry. */
export const eagerPage = (Page: () => ReactNode): PageChunk =>
  Object.assign(() => createElement(Page), { preload: async () => undefined });
