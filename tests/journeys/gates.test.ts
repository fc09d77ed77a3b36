import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeViolations, settled } from '../support/axe.ts';
import { shapeOf } from '../support/shape.ts';
import { useStage } from '../support/stage.ts';

/*
 * Who sees what, written from §2, §6 and C3 by hand, and not read from the portal's own table: where the two differ,
 * one of them is wrong.
 */

type Part =
  | 'invitations'
  | 'reporting'
  | 'agency'
  | 'associate'
  | 'education'
  | 'benefits'
  | 'staff';

const person = (email: string, name: string, ...opens: Part[]) => ({ email, name, opens });
const PEOPLE = [
  person('', 'a guest'),
  person(
    'poc.approved@northwind.example',
    'Ada Okafor',
    'invitations',
    'reporting',
    'agency',
    'associate',
    'education',
    'benefits',
  ),
  person('poc.training@harbor.example', 'Ben Larsen', 'invitations', 'agency', 'associate'),
  person(
    'poc.other@maple.example',
    'Cleo Marsh',
    'invitations',
    'reporting',
    'agency',
    'associate',
    'education',
    'benefits',
  ),
  person('poc.new@cedar.example', 'Dev Patel', 'agency', 'associate'),
  person('poc.pending@birch.example', 'Elena Ruiz', 'agency', 'associate'),
  person('poc.revision@elm.example', 'Farid Haddad', 'agency', 'associate'),
  person('poc.renewal@oak.example', 'Grace Kim', 'agency', 'associate', 'education', 'benefits'),
  person('poc.rejected@pine.example', 'Hugo Silva', 'agency', 'associate'),
  person('associate.invited@northwind.example', 'Ivy Chen', 'associate'),
  person('associate.created@northwind.example', 'Jon Price', 'associate', 'education'),
  person('associate.registered@northwind.example', 'Kira Novak', 'associate', 'education'),
  person(
    'associate.accredited@northwind.example',
    "Liam O'Shea",
    'associate',
    'education',
    'benefits',
  ),
  person('associate.renewal@northwind.example', 'Mona Dias', 'associate', 'education', 'benefits'),
  person('associate.pending@northwind.example', 'Nils Berg', 'associate', 'education'),
  person('associate.rejected@northwind.example', 'Olga Petrova', 'associate'),
  person('staff.member@northwind.example', 'Paul Weber'),
  person('reviewer@aldervale.example', 'Rosa Lindqvist', 'staff'),
];
type Person = (typeof PEOPLE)[number];

type Gate = Part | 'everyone' | 'guest' | 'signedIn';
/** A page's path, who may see it, its title, and where it stands when that is another path. */
const ROUTES: [path: string, gate: Gate, title: string, at?: string][] = [
  ['/', 'everyone', 'banner'],
  ['/home', 'everyone', 'banner', '/'],
  ['/account', 'everyone', 'banner', '/'],
  ['/agency', 'everyone', 'banner', '/'],
  ['/account/login', 'guest', 'Log In'],
  ['/account/create/agent', 'guest', 'Register Your Agency'],
  ['/account/create/associate', 'guest', 'Register As An Associate'],
  ['/account/reset', 'guest', 'Forgot Password'],
  ['/account/profile', 'signedIn', 'Profile'],
  ['/dashboard', 'signedIn', 'My Tasks'],
  ['/associates', 'invitations', 'Manage Associates'],
  ['/associates/page/1', 'invitations', 'Manage Associates'],
  ['/reporting', 'reporting', 'Quarterly Reporting'],
  ['/reporting/page/1', 'reporting', 'Quarterly Reporting'],
  ['/agency/registration', 'agency', 'Agency Registration'],
  ['/associates/registration', 'associate', 'Associate Registration'],
  ['/news', 'benefits', 'News'],
  ['/industrynews', 'benefits', 'Industry News'],
  ['/overview', 'everyone', 'Program Overview'],
  ['/education', 'education', 'Brand Education Guide'],
  ['/benefits', 'benefits', 'Associate Benefits'],
  ['/promotions', 'benefits', 'Promotions'],
  ['/resources', 'benefits', 'Resources'],
  ['/rateoffers', 'benefits', 'Rate Offers'],
  ['/commissions', 'benefits', 'Commissions'],
  ['/content/privacy', 'everyone', 'Privacy'],
  ['/content/program-overview', 'everyone', 'Program Overview'],
  ['/content/education', 'education', 'Brand Education Guide'],
  ['/content/benefits', 'benefits', 'Associate Benefits'],
  ['/content/nothing-of-the-kind', 'benefits', 'Page not found'],
  ['/403', 'everyone', 'Forbidden'],
  ['/405', 'everyone', 'Page not found'],
  ['/no/such/page', 'everyone', 'Page not found'],
  ['/staff', 'staff', 'Overview'],
];

/** The menu's links, in its order (§2). */
const LINKS: [name: string, gate: Gate][] = [
  ['Profile', 'signedIn'],
  ['Logout', 'signedIn'],
  ['Programme office', 'staff'],
  ['Dashboard', 'signedIn'],
  ['Associates', 'invitations'],
  ['Reporting', 'reporting'],
  ['Overview', 'everyone'],
  ['Education', 'education'],
  ['Benefits', 'benefits'],
  ['Rate Offers', 'benefits'],
  ['Promotions', 'benefits'],
  ['Commissions', 'benefits'],
  ['Resources', 'benefits'],
  ['News', 'benefits'],
  ['Industry News', 'benefits'],
  ['Register Your Agency', 'guest'],
  ['Register As An Associate', 'guest'],
  ['Log In', 'guest'],
];

const content = (code: string) => `/api/v1/content/hub/getAllByCode/${code}`;
/** What each page asks the API for. */
const CALLS: [address: string, gate: Gate][] = [
  ['/api/v1/accounts/hub/policy', 'everyone'],
  ['/api/v1/hub/account/me', 'signedIn'],
  ['/api/v1/hub/aldervale/invitation/associate?paging=1-20', 'invitations'],
  ['/api/v1/hub/aldervale/report?paging=1-10', 'reporting'],
  ['/api/content/1.0/fetch/Quarterly-Reporting-Template', 'reporting'],
  ['/api/staff/v1/agencies', 'staff'],
  ['/api/v1/hub/aldervale/agency', 'agency'],
  ['/api/v1/hub/aldervale/associate', 'associate'],
  [content('home-page'), 'everyone'],
  [content('program-overview'), 'everyone'],
  [content('privacy'), 'everyone'],
  [content('education'), 'education'],
  ['/api/v1/content/hub/getByCode/education', 'education'],
  ['/api/v1/content/hub/getByCode/benefits', 'benefits'],
  ...[
    'aldervale-happenings',
    'industry-news',
    'benefits',
    'promotions',
    'resources',
    'rateoffers',
    'commissions',
  ].map((code): [string, Gate] => [content(code), 'benefits']),
];

const isGuest = ({ email }: Person) => email === '';
function opens(gate: Gate, who: Person): boolean {
  if (gate === 'everyone') return true;
  if (gate === 'guest') return isGuest(who);
  if (gate === 'signedIn') return !isGuest(who);
  return who.opens.includes(gate);
}

/** Where a path leads somebody, and the title that is read there. */
function outcome([path, gate, title, at = path]: (typeof ROUTES)[number], who: Person) {
  const home = isGuest(who) ? "You're a Genius. Make it Official." : 'Bring Out Your Inner Genius';
  if (opens(gate, who)) return { path: at, title: title === 'banner' ? home : title };
  if (gate === 'guest' || isGuest(who)) return { path: '/', title: home };
  return { path: '/403', title: 'Forbidden' };
}

const answer = (gate: Gate, who: Person) => (opens(gate, who) ? 200 : isGuest(who) ? 401 : 403);

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

describe('Everybody on every route', () => {
  const stage = useStage();
  const seen = new Set<string>();

  /** Asks axe about what nobody's page has looked like yet: by day on a desk, by night on a phone. */
  async function violations(page: Page): Promise<string[]> {
    await settled(page);
    const { frame, main } = await shapeOf(page);
    if (seen.has(frame) && seen.has(main)) return [];
    const wide = await axeViolations(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize(PHONE);
    await settled(page);
    const narrow = await axeViolations(page);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize(DESKTOP);
    const found = [...wide, ...narrow.map((one) => `on a phone, dark: ${one}`)];
    // What is wrong is told of at each page that has it.
    if (found.length === 0) seen.add(frame).add(main);
    return found;
  }

  it.each(PEOPLE)('$name ($email)', async (who) => {
    const page = await stage.visit('/', { as: who.email, viewport: DESKTOP });
    const wrong: string[] = [];

    const links = await page.locator('nav[aria-label="Menu"] a').allInnerTexts();
    expect(links.map((link) => link.trim()).sort()).toEqual(
      [
        ...(isGuest(who) ? [] : [`Welcome, ${who.name}`]),
        ...LINKS.filter(([, gate]) => opens(gate, who)).map(([name]) => name),
      ].sort(),
    );

    for (const route of ROUTES) {
      const [path] = route;
      const expected = outcome(route, who);
      if (isGuest(who)) await page.goto(path);
      else await follow(page, path);
      if (!(await arrives(page, expected))) {
        const { path: at, title } = await shown(page);
        wrong.push(`${path}: ${at} '${title}', not ${expected.path} '${expected.title}'`);
      }
      wrong.push(...(await violations(page)).map((one) => `${path}: ${one}`));
    }

    for (const [address, gate] of CALLS) {
      const status = (await page.request.get(address)).status();
      if (status !== answer(gate, who))
        wrong.push(`${address}: ${status}, not ${answer(gate, who)}`);
    }
    expect(wrong).toEqual([]);
  });
});
