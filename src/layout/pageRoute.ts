import { type Params, useMatches } from 'react-router-dom';
import type { Gate } from '../../contract/gates.ts';
import type { PublicKey } from '../../providers/i18n/translate.ts';
import type { PageChunk } from '../pages/page.ts';

/** What a route of the table (src/routes.ts) says of its page: the route's `handle`. */
export interface PageRoute {
  Page: PageChunk;
  gateOf: (params: Params) => Gate;
  /** Named in the tab before any script runs. */
  title: PublicKey;
  width: 'full' | 'page' | 'narrow';
  /** What it shows is fetched after it: the footer waits below. */
  tall?: boolean;
  status?: number;
  /** Rendered in the browser alone. */
  portal?: boolean;
  /** Brings its own frame. */
  framed?: boolean;
}

/** The route of the page that is shown, and its gate. */
export function usePageRoute(): PageRoute & { gate: Gate } {
  const { handle, params } = useMatches().at(-1) as { handle: PageRoute; params: Params };
  return { ...handle, gate: handle.gateOf(params) };
}
