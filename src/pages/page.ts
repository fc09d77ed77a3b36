import { type ComponentType, createElement, lazy, type ReactNode, useState } from 'react';
import { type Params, useMatches } from 'react-router-dom';
import type { Gate } from '../../contract/gates.ts';
import type { PublicKey } from '../../providers/i18n/translate.ts';
import { inTime } from '../../providers/inTime.ts';

/** A page's component, in a chunk of its own or not. */
export interface PageChunk {
  (): ReactNode;
  /** Fetches it ahead; a page that was fetched renders at once, as server rendering and hydration need it. */
  preload(): Promise<void>;
}

/** What a page of contract/pages.ts draws, and how. */
export interface Screen {
  Page: PageChunk;
  width: 'full' | 'page' | 'narrow';
  /** What it shows is fetched after it: the footer waits below. */
  tall?: boolean;
  /** Rendered in the browser alone. */
  browserOnly?: boolean;
  /** Brings its own frame. */
  framed?: boolean;
}

/** What a route of src/routes.ts says of its page: the route's `handle`. */
export interface PageRoute extends Screen {
  gateOf: (params: Params) => Gate;
  /** Named in the tab before the page names itself. */
  title: PublicKey;
  /** The content code that it shows, as contract/pages.ts says it. */
  content?: string | undefined;
}

/** The route of the page that is shown, with its gate and the parameters of its path. */
export function usePageRoute(): PageRoute & { gate: Gate; params: Params } {
  const { handle, params } = useMatches().at(-1) as { handle: PageRoute; params: Params };
  return { ...handle, params, gate: handle.gateOf(params) };
}

/** A page in a chunk of its own. */
export function lazyPage(load: () => Promise<{ default: ComponentType }>): PageChunk {
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

/** A page that comes with the entry. */
export const eagerPage = (Page: () => ReactNode): PageChunk =>
  Object.assign(() => createElement(Page), { preload: async () => undefined });
