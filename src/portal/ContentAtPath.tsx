import { matchPath, useLocation, useParams } from 'react-router-dom';
import { contentPages } from '../../contract/contentCodes.ts';
import { config } from '../../providers/config.ts';
import ContentRoutePage from '../../resources/content/ContentRoutePage.tsx';

/** The content of the path: /benefits and its like, or /content/{code}. A code without a path is a single page. */
export default function ContentAtPath() {
  const { pathname } = useLocation();
  const { code } = useParams();
  const pages = Object.entries(contentPages(config.brand));
  const [, page] =
    pages.find(([path, page]) => (code ? page.code === code : matchPath(path, pathname))) ?? [];
  const shown = page?.code ?? code ?? '';
  return <ContentRoutePage key={shown} code={shown} layout={page?.layout ?? 'single'} />;
}
