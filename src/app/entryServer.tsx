import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { defaultBrand } from '#brands/defaultBrand.ts';
import { isOpen } from '#contract/gates.ts';
import { languageCodes } from '#contract/languages.ts';
import type { Boot, Settings } from '#contract/records.ts';
import { HubContext } from '#providers/HubContext.ts';
import { createHub, type Hub } from '#providers/hub.ts';
import { loadLanguage } from '#providers/i18n/language.ts';
import { viewerOfProfile } from '#providers/session.ts';
import { heroImages } from '#src/guest/home/HomePage.tsx';
import { brandStyleSheet, fontUrl, safeStyle } from '#src/guest/kit/brandCss.ts';
import textFont from '#src/guest/kit/fonts/text.woff2?url';
import textAccents from '#src/guest/kit/fonts/text-accents.woff2?url';
import titleFont from '#src/guest/kit/fonts/title.woff2?url';
import titleAccents from '#src/guest/kit/fonts/title-accents.woff2?url';
import type { PageRoute } from '#src/guest/kit/page.ts';
import { fetchServerPages, pageRouteAt, routes } from './routes.ts';

interface Rendered {
  /** Replaces `<!--hub:app-->`. */
  html: string;
  /** Replaces `<!--hub:head-->`; style elements have `nonce="__NONCE__"`. */
  head: string;
  /**
   * The header `Link`, of which a proxy can make 103 Early Hints: the page's picture. Not its typefaces: a browser that
   * gets the header with the page would fetch them before the picture (decision record 0077).
   */
  link?: string;
  title: string;
  /** Whether the page is whole without script: no skeleton. */
  whole: boolean;
  still: boolean;
  /** Source file of the chunk that the page needs in addition to the entry. */
  chunk?: string;
}

// A chunk that is not loaded would render as a skeleton.
await fetchServerPages();
const loadedLanguages = await Promise.all(languageCodes.map(loadLanguage));

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const { dataRoutes, query } = createStaticHandler(routes);

/**
 * Renders the page of `url` (path and query) for the person in `boot`. A page behind sign-in, or one that a gate
 * refuses, is rendered as a skeleton: in the browser the router's loaders decide.
 */
export async function render({ url, boot }: { url: string; boot: Boot }): Promise<Rendered> {
  const hub = createHub(
    boot,
    loadedLanguages.find(({ code }) => code === boot.language),
  );
  // Concatenated, not resolved: a path such as `//host` must not lead to another host.
  const { href, pathname } = new URL(`http://hub.invalid${url}`);
  const context = await query(new Request(href), { filterMatchesToLoad: () => false });
  if (context instanceof Response) throw new Error(`No page at ${pathname}`);
  // Without loader data the router would render nothing.
  for (const { route } of context.matches) if (route.loader) context.loaderData[route.id] = null;
  const params = context.matches.at(-1)?.params ?? {};
  const { title, browserOnly, framed, still = false, gateOf } = pageRouteAt(pathname) as PageRoute;
  const open = isOpen(gateOf(params), viewerOfProfile(boot.profile));
  const pictures = pathname === '/' ? heroPreloads(hub.settings) : [];
  return {
    html: renderToString(
      <HubContext value={hub}>
        <StaticRouterProvider
          router={createStaticRouter(dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </HubContext>,
    ),
    head: headOf(hub, pictures),
    ...(pictures.length > 0 && { link: linkHeader(pictures) }),
    title: hub.t('common.title', { page: hub.t(title), brand: boot.settings.name }),
    whole: !browserOnly && open,
    still,
    // Where the gate is closed, the browser is led elsewhere and needs none of it.
    ...(browserOnly &&
      open && { chunk: framed ? 'src/console/StaffApp.tsx' : 'src/portal/Portal.tsx' }),
  };
}

/** Our typefaces: what every page needs, and what another language than English needs besides. */
const bundledFonts: Readonly<Record<string, readonly [string, string]>> = {
  [defaultBrand.style.titleFont]: [titleFont, titleAccents],
  [defaultBrand.style.textFont]: [textFont, textAccents],
};

/** Returns the addresses of the typefaces that the first page needs; those of the system need none. */
function fontsToLoad({ settings, language }: Hub): string[] {
  const { textFont: text, titleFont: title, fonts } = safeStyle(settings.style);
  const addressesOf = (family: string) => {
    const own = fonts.find((font) => font.family === family);
    return own
      ? [fontUrl(own.file)]
      : (bundledFonts[family]?.slice(0, language === 'en' ? 1 : 2) ?? []);
  };
  return [text, title].flatMap(addressesOf);
}

interface PicturePreload {
  href: string;
  media: string;
}

const heroPreloads = (settings: Settings): PicturePreload[] => {
  const { day, dark = day } = heroImages(settings);
  return [
    { href: day, media: '(prefers-color-scheme: light)' },
    { href: dark, media: '(prefers-color-scheme: dark)' },
  ];
};

const linkHeader = (pictures: readonly PicturePreload[]): string =>
  pictures
    .map(
      ({ href, media }) =>
        `<${href}>; rel=preload; as=image; media="${media}"; fetchpriority="high"`,
    )
    .join(', ');

function headOf(hub: Hub, pictures: readonly PicturePreload[]): string {
  const { settings, t } = hub;
  const description = t('public.description', { brand: settings.name });
  return [
    `<meta name="description" content="${escaped(description)}">`,
    ...pictures.map(
      ({ href, media }) =>
        `<link rel="preload" as="image" href="${escaped(href)}" media="${media}" fetchpriority="high">`,
    ),
    ...fontsToLoad(hub).map(
      (url) => `<link rel="preload" as="font" type="font/woff2" href="${url}" crossorigin>`,
    ),
    `<style nonce="__NONCE__">${brandStyleSheet(settings)}</style>`,
  ].join('\n    ');
}
