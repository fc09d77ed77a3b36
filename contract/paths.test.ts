import { describe, expect, it } from 'vitest';
import { contentPages } from './contentCodes.ts';
import { gateOfContent } from './gates.ts';
import { isKnownPath, type PathName, pathGates, paths, pathTo, redirects } from './paths.ts';

describe('isKnownPath', () => {
  it.each([
    '/',
    '/home',
    '/account/login',
    '/associates',
    '/associates/',
    '/associates/page/2',
    '/reporting/page/abc',
    '/content/anything',
    '/agency',
    '/403',
    '/staff',
    '/staff/agencies/1',
  ])('%s shows a page', (path) => expect(isKnownPath(path)).toBe(true));

  it.each([
    '/405',
    '/404',
    '/nothing',
    '/associates/page',
    '/associates/page/1/2',
    '/content',
    '/content/a/b',
    '/Dashboard',
    '/staffing',
  ])('%s is the 404 page', (path) => expect(isKnownPath(path)).toBe(false));
});

it('a content path has the gate of its code', () => {
  for (const [path, { code }] of Object.entries(contentPages('aldervale'))) {
    const [name] = Object.entries(paths).find(([, found]) => found === path) ?? [];
    expect([path, pathGates[name as PathName]]).toEqual([path, gateOfContent(code)]);
  }
});

it.each([
  ['home', 'everyone'],
  ['login', 'guest'],
  ['createAgent', 'guest'],
  ['createAssociate', 'guest'],
  ['reset', 'guest'],
  ['logout', 'signedIn'],
  ['dashboard', 'signedIn'],
  ['associates', 'invitations'],
  ['associatesPage', 'invitations'],
  ['reporting', 'reporting'],
  ['reportingPage', 'reporting'],
  ['agencyRegistration', 'agencyForm'],
  ['associateRegistration', 'associateForm'],
  ['overview', 'everyone'],
  ['education', 'education'],
  ['benefits', 'accredited'],
  ['news', 'accredited'],
  ['industryNews', 'accredited'],
  ['staff', 'staff'],
] as const)('%s is for %s', (name, gate) => expect(pathGates[name]).toBe(gate));

it('fills in what a path asks for', () => {
  expect(pathTo('associatesPage', { page: 2 })).toBe('/associates/page/2');
  expect(pathTo('content', { code: 'a b/c' })).toBe('/content/a%20b%2Fc');
});

it('leads bare paths on', () => {
  expect(redirects).toEqual({ '/home': '/', '/account': '/home', '/agency': '/' });
});
