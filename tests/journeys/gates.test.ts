import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { pageAt } from '../../contract/pages.ts';
import { landing, PEOPLE, type Person, ROUTES } from '../../contract/testing/everybody.ts';
import { readManifest, withImports } from '../../server/pages/portalManifest.ts';
import { axeViolations, settled } from '../support/axe.ts';
import { shapeOf } from '../support/shape.ts';
import { open, useStage } from '../support/stage.ts';
import { pageTitle } from '../support/steps.ts';

/** Follows a link to a path, as far as the router can tell. */
const follow = (page: Page, path: string) =>
  page.evaluate((to) => {
    const state = { idx: (window.history.state?.idx ?? 0) + 1, key: to };
    window.history.pushState(state, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state }));
  }, path);

const shown = (page: Page) =>
  page.evaluate(() => ({
    path: window.location.pathname,
    title: document.querySelector('main h1')?.textContent ?? '',
  }));

/** Whether the path and the title come to be there. */
const arrives = (page: Page, expected: { path: string; title: string }) =>
  page
    .waitForFunction(
      ({ path, title }) =>
        window.location.pathname === path &&
        (document.querySelector('main h1')?.textContent ?? '').trim().startsWith(title),
      expected,
    )
    .then(
      () => true,
      () => false,
    );

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 360, height: 740 };

const isPhone = (page: Page) => page.viewportSize()?.width === PHONE.width;
/** From a desk by day to a phone by night, or back. */
async function change(page: Page): Promise<void> {
  const toPhone = !isPhone(page);
  await page.emulateMedia({ colorScheme: toPhone ? 'dark' : 'light' });
  await page.setViewportSize(toPhone ? PHONE : DESKTOP);
  // MUI's theme of the other scheme is drawn with a later frame.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
}

/**
 * One of each kind, with the guest first, whose pages are open to all. Where everybody is led is told by
 * src/app/gates.test.tsx and server/gates.test.ts.
 */
const LEADS = [
  '',
  'poc.approved@northwind.example',
  'poc.new@cedar.example',
  'associate.registered@northwind.example',
  'reviewer@aldervale.example',
];
const leads = LEADS.map((email) => PEOPLE.find((who) => who.email === email) as Person);

/** Pages that differ with the standing of whoever opens them. */
const OWN = ['/', '/dashboard', '/agency/registration', '/associates/registration'];

/** What all pages share, also with a guest's; and for somebody signed in what watches the session. */
const FRAME = ['index.html', 'src/app/frame/Swipe.tsx'];
const SHARED = [...FRAME, 'src/app/ForbiddenPage.tsx', 'src/app/session/SessionExpiry.tsx'];
const PORTAL = 'src/portal/Portal.tsx';
const DASHBOARD = 'src/portal/dashboard/DashboardPage.tsx';
const LINKS = ['/staff', '/associates', '/benefits'];

describe('The scripts of a page behind a gate', () => {
  const stage = useStage();
  const ASSOCIATE = 'associate.created@northwind.example';

  /** Follows what a page fetches. */
  async function watch(page: Page) {
    const manifest = await readManifest(join(inject('portal'), 'client'));
    const words = Object.keys(manifest).filter((key) => manifest[key]?.name === 'catalogue');
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    return {
      /** Waits until a chunk was sent ahead. */
      comes: (chunk: string) =>
        expect.poll(() => fetched).toContain(`/${manifest[chunk]?.file ?? chunk}`),
      /** Returns the scripts that neither the words, nor these chunks, nor what they import have. */
      async strangers(chunks: string[]) {
        await page.waitForLoadState('networkidle');
        const own = withImports(manifest, [...words, ...chunks]);
        const files = new Set([...own].map(({ file }) => `/${file}`));
        return fetched.filter((path) => path.endsWith('.js') && !files.has(path));
      },
    };
  }

  it.each([
    ['/staff', ASSOCIATE],
    ['/staff/review', 'poc.approved@northwind.example'],
    ['/associates', ASSOCIATE],
    ['/reporting', ASSOCIATE],
    ['/agency/registration', ASSOCIATE],
    ['/benefits', ASSOCIATE],
    ['/associates', 'reviewer@aldervale.example'],
  ])('are not fetched where it leads to /403: %s, %s', async (path, as) => {
    const page = await stage.visit(undefined, { as });
    const { strangers } = await watch(page);
    await open(page, path);
    await pageTitle(page, 'Forbidden');
    expect(await strangers(SHARED)).toEqual([]);
  });

  it('are not fetched ahead: when the browser is idle, or a link is pointed at', async () => {
    const page = await stage.visit(undefined, { as: ASSOCIATE, prefetches: true });
    const { comes, strangers } = await watch(page);
    await open(page, '/');
    await comes(DASHBOARD);
    await page.evaluate((paths) => {
      const links = paths.map((path) =>
        Object.assign(document.createElement('a'), { href: path, textContent: path }),
      );
      document.querySelector('main')?.prepend(...links);
    }, LINKS);
    for (const path of LINKS) await page.getByRole('link', { name: path, exact: true }).hover();
    expect(await strangers([...SHARED, PORTAL, DASHBOARD])).toEqual([]);
  });

  it('are not fetched for a guest, of whatever page', async () => {
    const page = await stage.visit(undefined, { prefetches: true });
    const { comes, strangers } = await watch(page);
    await open(page, '/');
    await comes(PORTAL);
    expect(await strangers([...FRAME, PORTAL])).toEqual([]);
  });
});

describe('People on every route', () => {
  const stage = useStage();
  const seen = new Set<string>();
  const visited = new Set<string>();

  /**
   * The pages that open to a person, and that nobody before has seen as this person does; and one that doesn't open. A
   * page that has two addresses is opened by the first; where each address leads is told by src/app/gates.test.tsx.
   */
  function routesOf(who: Person): typeof ROUTES {
    const closed = ROUTES.find((route) => landing(route, who).path === '/403');
    const open = ROUTES.filter((route) => {
      const [path, , title] = route;
      const page = `${pageAt(path).name} ${title}`;
      const isNew = OWN.includes(path) || !visited.has(page);
      if (!isNew || landing(route, who).path !== path) return false;
      visited.add(page);
      return true;
    });
    return closed ? [...open, closed] : open;
  }

  /**
   * Asks axe about what nobody's page has looked like yet: by day on a desk, by night on a phone. The page stays as it
   * was looked at last, since every change of it is dear, and the next page is looked at from there.
   */
  async function violations(page: Page): Promise<string[]> {
    const now = await look(page);
    if (now.isKnown) return [];
    await change(page);
    const then = await look(page);
    const found = [...now.found, ...then.found];
    // What is wrong is told of at each page that has it.
    if (found.length === 0) for (const part of [...now.parts, ...then.parts]) seen.add(part);
    return found;
  }

  async function look(page: Page) {
    await settled(page);
    const name = isPhone(page) ? 'on a phone, dark' : 'on a desk';
    const parts = (await shapeOf(page)).map((part) => `${name}: ${part}`);
    if (parts.every((part) => seen.has(part))) return { isKnown: true, parts, found: [] };
    const found = await axeViolations(page);
    return { isKnown: false, parts, found: found.map((one) => `${name}: ${one}`) };
  }

  /**
   * Goes to each route by the router, and returns what is not as it should be. How guests' pages are loaded and
   * hydrated is told by the other journeys.
   */
  async function visitAll(who: Person, routes: typeof ROUTES): Promise<string[]> {
    const page = await stage.visit('/', { as: who.email, viewport: DESKTOP });
    const wrong: string[] = [];
    for (const route of routes) {
      const [path] = route;
      const expected = landing(route, who);
      await follow(page, path);
      if (!(await arrives(page, expected))) {
        const { path: at, title } = await shown(page);
        wrong.push(`${path}: ${at} '${title}', not ${expected.path} '${expected.title}'`);
      }
      wrong.push(...(await violations(page)).map((one) => `${path}: ${one}`));
    }
    return wrong;
  }

  it.each(leads)('$name ($email) on the pages that open', async (who) => {
    expect(await visitAll(who, routesOf(who))).toEqual([]);
  });
});
