import titleFont from '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2?url';
import textFont from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { brandStyleSheet } from '../components/theme/brandCss.ts';
import { languages } from '../contract/languages.ts';
import type { Boot } from '../contract/records.ts';
import { config } from '../providers/config.ts';
import { loadLanguage } from '../providers/i18n/language.ts';
import { t } from '../providers/i18n/translate.ts';
import { startWith } from './boot.ts';
import { heroImages } from './pages/home/HomePage.tsx';
import type { PageRoute } from './pages/page.ts';
import { fetchServerPages, pageAt, routes } from './routes.ts';

export interface Rendered {
  /** For `<!--hub:app-->`. */
  html: string;
  /** For `<!--hub:head-->`; style elements carry `nonce="__NONCE__"`. */
  head: string;
  title: string;
  /** Source file of the chunk that the page needs at once, beside the first. */
  chunk?: string;
}

// A page that is there renders at once; one that has to be waited for would be a skeleton.
await Promise.all([fetchServerPages(), ...languages.map(({ code }) => loadLanguage(code))]);

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const { dataRoutes, query } = createStaticHandler(routes);

/**
 * Renders the page of `url` (path and query) for the person that `boot` names. What stands behind sign-in, and what a gate
 * refuses, is a skeleton: the browser has the next word there, and its router asks the loaders.
 */
export async function render({ url, boot }: { url: string; boot: Boot }): Promise<Rendered> {
  // Put together as text: whatever the path begins with, it is no other host's.
  const { href, pathname } = new URL(`http://hub.invalid${url}`);
  const context = await query(new Request(href), { filterMatchesToLoad: () => false });
  if (context instanceof Response) throw new Error(`No page at ${pathname}`);
  // A page whose loader has given nothing is not ready for the router, which would draw none.
  for (const { route } of context.matches) if (route.loader) context.loaderData[route.id] = null;
  // From here on at one go: meanwhile nobody else's page is rendered.
  startWith(boot);
  const { title, browserOnly, framed } = pageAt(pathname) as PageRoute;
  return {
    html: renderToString(
      <StaticRouterProvider
        router={createStaticRouter(dataRoutes, context)}
        context={context}
        hydrate={false}
      />,
    ),
    head: headOf(pathname),
    title: t('common.title', { page: t(title), brand: boot.settings.name }),
    ...(browserOnly &&
      boot.profile && { chunk: framed ? 'staff/StaffApp.tsx' : 'src/portal/Portal.tsx' }),
  };
}

function headOf(pathname: string): string {
  const description = t('public.description', { brand: config.settings.name });
  const { day, dark = day } = heroImages();
  const picture = (media: string, href: string) =>
    `<link rel="preload" as="image" href="${escaped(href)}" media="(prefers-color-scheme: ${media})" fetchpriority="high">`;
  return [
    `<meta name="description" content="${escaped(description)}">`,
    ...[textFont, titleFont].map(
      (url) => `<link rel="preload" as="font" type="font/woff2" href="${url}" crossorigin>`,
    ),
    ...(pathname === '/' ? [picture('light', day), picture('dark', dark)] : []),
    `<style nonce="__NONCE__">${brandStyleSheet(config.settings)}</style>`,
  ].join('\n    ');
}
