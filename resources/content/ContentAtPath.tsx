import { codeFor, contentPages } from '#contract/pages.ts';
import { useHub } from '#providers/HubContext.ts';
import { usePageRoute } from '#src/guest/kit/page.ts';
import ContentRoutePage from './ContentRoutePage.tsx';

/**
 * Shows the content of a page such as /benefits, or of /content/{code}, where a code without a page is shown as a
 * single page.
 */
export default function ContentAtPath() {
  const { settings } = useHub();
  const { content, params } = usePageRoute();
  const code = content ? codeFor(settings.authSettings.brand, content) : (params.code ?? '');
  const page = contentPages(settings.authSettings.brand).find((one) => one.code === code);
  return <ContentRoutePage key={code} code={code} layout={page?.layout ?? 'single'} />;
}
