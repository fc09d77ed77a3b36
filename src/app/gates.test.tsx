import { render, screen, within } from '@testing-library/react';
import { createMemoryRouter, MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { allPages, pageAt } from '#contract/pages.ts';
import { STAFF_AUTHORITY } from '#contract/permissions.ts';
import type { Profile } from '#contract/records.ts';
import {
  LINKS,
  landing,
  opens,
  PEOPLE,
  type Person,
  ROUTES,
  standingOf,
} from '#contract/testing/everybody.ts';
import { testHub } from '#providers/testing/hub.ts';
import { inHub } from '#providers/testing/inHub.tsx';
import { person } from '#providers/testing/people.ts';
import { keepLink } from '#src/guest/account/openedLink.ts';
import { Frame } from './frame/Frame.tsx';
import { routerReady, routes } from './routes.ts';
import { withHub } from './session/gateLoader.ts';

const hub = testHub();
const { session } = hub;

/** The profile of a demo account as far as gates need it; null for a guest. */
function profileOf(who: Person): Profile | null {
  const standing = standingOf(who);
  if (!standing) return null;
  const profile = person(standing.provider, { email: who.email, displayName: who.name });
  return {
    ...profile,
    account: { ...profile.account, authorities: standing.isStaff ? [STAFF_AUTHORITY] : [] },
  };
}

afterEach(() => session.setFromServer(null));

test('every page of the portal has its row among the routes that are tested', () => {
  const tested = ROUTES.map(([path]) => pageAt(path).name);
  // Opening it signs the person out: see tests/journeys/accounts.test.ts.
  expect(allPages.filter(({ name }) => !tested.includes(name) && name !== 'logout')).toEqual([]);
});

test.each(PEOPLE)('$name ($email) gets to the pages whose gates are open', async (who) => {
  session.setFromServer(profileOf(who));
  const led: string[] = [];
  for (const [path] of ROUTES) {
    const router = createMemoryRouter(routes, { ...withHub(hub), initialEntries: [path] });
    await routerReady(router);
    led.push(`${path} → ${router.state.location.pathname}`);
    router.dispose();
  }
  expect(led).toEqual(ROUTES.map((route) => `${route[0]} → ${landing(route, who).path}`));
});

test('whoever has to agree to changed terms gets there from every page that waits for it', async () => {
  const ada = person();
  session.setFromServer({ ...ada, account: { ...ada.account, mustAgree: true } });
  const led: Record<string, string> = {};
  for (const path of ['/associates/page/2', '/account/your-data', '/content/privacy', '/staff']) {
    const router = createMemoryRouter(routes, { ...withHub(hub), initialEntries: [path] });
    await routerReady(router);
    led[path] = router.state.location.pathname;
    router.dispose();
  }
  expect(led).toEqual({
    '/associates/page/2': '/account/terms',
    '/account/your-data': '/account/your-data',
    '/content/privacy': '/content/privacy',
    '/staff': '/account/terms',
  });
});

test.each(PEOPLE)('$name ($email) is offered the links whose gates are open', (who) => {
  session.setFromServer(profileOf(who));
  render(
    <MemoryRouter>
      <Frame width="page">page</Frame>
    </MemoryRouter>,
    inHub(hub),
  );
  const menu = screen.getByRole('navigation', { name: 'Menu', hidden: true });
  const links = within(menu).getAllByRole('link', { hidden: true });
  expect(links.map(({ textContent }) => textContent?.trim()).sort()).toEqual(
    [
      ...(who.email ? [`Welcome, ${who.name}`] : []),
      ...LINKS.filter(([, gate]) => opens(gate, who)).map(([name]) => name),
    ].sort(),
  );
});

test('a signed-in person who reloads the page of a link stays there, and loses it by another page', async () => {
  const reader = person({ associate: true });
  const landsAt = async (path: string) => {
    const router = createMemoryRouter(routes, {
      ...withHub(testHub(reader)),
      initialEntries: [path],
    });
    await routerReady(router);
    router.dispose();
    return router.state.location.pathname;
  };
  keepLink({ path: '/account/reset', mark: 'this entry', token: 'secret' });
  window.history.replaceState({ usr: { linkOpened: 'another entry' } }, '');
  expect(await landsAt('/account/login')).toBe('/');
  expect(sessionStorage.getItem('hub.openedLink')).toBeNull();

  keepLink({ path: '/account/reset', mark: 'this entry', token: 'secret' });
  window.history.replaceState({ usr: { linkOpened: 'this entry' } }, '');
  expect(await landsAt('/account/reset')).toBe('/account/reset');
  expect(await landsAt('/account/create/associate')).toBe('/');
  expect(await landsAt('/account/reset')).toBe('/');
});

test.each([
  ['/staff/people/1?source=%7B%22note%22%3A%22no%22%7D&tab=2', '/staff/people/1?tab=2'],
  ['/agency/registration?source=%7B%7D', '/agency/registration'],
])('a link fills in no form: %s leads to %s', async (from, to) => {
  const profile = person({ pointOfContact: true });
  profile.account.authorities = [STAFF_AUTHORITY];
  session.setFromServer(profile);
  const router = createMemoryRouter(routes, { ...withHub(hub), initialEntries: [from] });
  await routerReady(router);
  const { pathname, search } = router.state.location;
  expect(pathname + search).toBe(to);
  router.dispose();
});
