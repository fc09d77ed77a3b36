import { describe, expect, it } from 'vitest';
import type { Gate } from './gates.ts';
import {
  allPages,
  codeFor,
  contentPages,
  gateOf,
  gateOfContent,
  openContentAt,
  pageAt,
  redirects,
} from './pages.ts';
import { pathTo } from './paths.ts';
import { contentRows, ROUTES } from './testing/everybody.ts';

/** What the specification says of pages (specification §2), written out by hand. */

describe('pageAt', () => {
  it.each([
    ['/', 'home'],
    ['/associates', 'associates'],
    ['/associates/', 'associates'],
    ['/associates/page/2', 'associatesPage'],
    ['/reporting/page/abc', 'reportingPage'],
    ['/content/privacy', 'privacy'],
    ['/content/anything', 'content'],
    ['/403', 'forbidden'],
    ['/staff', 'staff'],
    ['/staff/agencies/1', 'staff'],
  ])('%s is the page %s', (path, name) => expect(pageAt(path).name).toBe(name));

  it.each([
    '/405',
    '/404',
    '/nothing',
    '/associates/page/1/2',
    '/content',
    '/content/a/b',
    '/content/%250a',
    '/content/a%20b',
    '/Dashboard',
    '/staffing',
  ])('%s is the 404 page', (path) =>
    expect(pageAt(path)).toMatchObject({ name: 'notFound', status: 404 }),
  );
});

it.each([
  ['/home', '/'],
  ['/account', '/home'],
  ['/agency', '/'],
  ['/associates/page', '/associates'],
  ['/associates/page/', '/associates'],
  ['/reporting/page', '/reporting'],
  ['/reporting/page/', '/reporting'],
])('%s leads to %s', (path, to) => {
  expect(pageAt(path)).toMatchObject({ redirectTo: to });
});

it('no other path leads elsewhere', () => {
  expect(redirects.map(({ path }) => path)).toEqual([
    '/home',
    '/account',
    '/agency',
    '/associates/page',
    '/reporting/page',
  ]);
});

it.each([
  ['/overview', 'program-overview'],
  ['/overview/', 'program-overview'],
  ['/content/program-overview', 'program-overview'],
  ['/content/terms', 'terms'],
  ['/', undefined],
  ['/education', undefined],
  ['/content/education', undefined],
  ['/content/home-page', undefined],
])('everyone may read at %s the content %s', (path, code) =>
  expect(openContentAt(path)).toBe(code),
);

it('a content page has the gate of its code, for every brand', () => {
  for (const page of allPages) {
    const { content } = page;
    if (!content) continue;
    const gates = ['aldervale', 'other'].map((brand) => gateOfContent(codeFor(brand, content)));
    expect([page.path, ...gates]).toEqual([page.path, page.gate, page.gate]);
  }
});

const shown = contentRows.map(([code, _gate, path]) => [path, code] as const);
it.each(shown.filter(([path]) => path !== '/'))('%s shows the content %s', (path, code) =>
  expect(contentPages('aldervale').find((page) => page.path === path)?.code).toBe(code),
);

const gates: (readonly [path: string, gate: Gate])[] = [
  ...ROUTES.map(([path, gate]) => [path, gate] as const),
  ['/account/logout', 'enrolment'],
];
it.each(gates)('%s has the gate %s, or redirects', (path, gate) => {
  const page = pageAt(path);
  if ('redirectTo' in page) return;
  expect(gateOf(page, { code: path.split('/')[2] ?? '' })).toBe(gate);
});

it('fills in the parameters of a path', () => {
  expect(pathTo('associatesPage', { page: 2 })).toBe('/associates/page/2');
  expect(pathTo('content', { code: 'a b/c' })).toBe('/content/a%20b%2Fc');
});
