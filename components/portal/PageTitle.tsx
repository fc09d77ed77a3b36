import { usePageTitle } from '../usePageTitle.ts';

/** The page's h1; names the tab and receives the focus after a change of page. */
export function PageTitle({ children, lang }: { children: string; lang?: string | undefined }) {
  usePageTitle(children);
  return <h1 lang={lang}>{children}</h1>;
}
