import { browserMemory } from '#providers/browserMemory.ts';

const { keep, readFields, forget } = browserMemory.openedLink;

/** The link of an email that is open in this tab. */
export interface OpenedLink {
  /** The path of its page. */
  path: string;
  /** The mark of its history entry, so that no copy of the tab and no other visit of the page is taken for it. */
  mark: string;
  token: string;
}

/** The state of a history entry whose page a link has opened, without its token. */
export interface OpenedState {
  linkOpened?: string;
}

/**
 * Keeps the link for a reload of the page, in this tab's store, which nothing sends anywhere. A browser that forbids the
 * store, or whose store is full, keeps it in the page's memory alone.
 */
export const keepLink = (link: OpenedLink): boolean => keep(JSON.stringify(link));

/** Returns the token that was kept for a page and a mark. */
export function keptToken(path: string, mark: string | undefined): string | undefined {
  if (mark === undefined) return undefined;
  const kept = readFields<OpenedLink>();
  return kept.path === path && kept.mark === mark ? kept.token : undefined;
}

/** Forgets the link: it is used, or its page is left. */
export const forgetLink = forget;

/** Whether the link of a page is kept, and the browser shows the entry of its history that the link has opened. */
export function isLinkKept(path: string): boolean {
  const state: { usr?: OpenedState | null } | null = window.history.state;
  return keptToken(path, state?.usr?.linkOpened) !== undefined;
}
