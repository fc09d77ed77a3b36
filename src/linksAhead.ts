import { session } from '../providers/session.ts';
import { fetchAhead } from './chunks.ts';
import { pageAt } from './routes.ts';

/** Fetches the page of a link that the signed-in person points at: it is there when the link is followed. */
export function fetchPagesAhead(): void {
  const pointedAt = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="/"]');
    const page = link && session.profile() ? pageAt(link.pathname) : undefined;
    if (page?.portal) void fetchAhead(page.Page);
  };
  document.addEventListener('pointerover', pointedAt);
  document.addEventListener('focusin', pointedAt);
}
