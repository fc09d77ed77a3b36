import { createContext, useContext, useEffect } from 'react';
import { useHub } from '#providers/HubContext.ts';

/** Whether there was a navigation since the first page: only then is the focus moved. */
export const HasNavigated = createContext(false);

/** Returns "text – brand", the tab's title. */
export function useTabName(text: string): void {
  const { settings, t } = useHub();
  const name = t('common.title', { page: text, brand: settings.name });
  useEffect(() => {
    document.title = name;
  }, [name]);
}

/** Sets the tab's title ("text – brand") and, after a change of page, puts the focus on its h1. */
export function usePageTitle(text: string): void {
  const moved = useContext(HasNavigated);
  useTabName(text);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the page comes, not when another follows
  useEffect(() => {
    const heading = moved && document.querySelector<HTMLElement>('main h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, []);
}
