import { expect, test } from 'vitest';
import { STAFF_AUTHORITY } from '#contract/permissions.ts';
import type { Boot, ContentPage } from '#contract/records.ts';
import { guestBoot as guest } from '#providers/testing/hub.ts';
import { person } from '#providers/testing/people.ts';
import { render } from './entryServer.tsx';

test.each([
  ['/', ['Genius. Make it Official.', 'Remember my email', 'One set of terms.', 'Email Us']],
  ['/account/login', ['Log In', 'Forgot Password']],
  ['/account/create/agent', ['Register Your Agency', 'Create Account']],
  ['/account/reset', ['Forgot Password', 'Send Link']],
  ['/403', ['Forbidden', 'currently you don']],
  ['/no/such/page', ['Page not found', 'Back to Home']],
])('%s is complete before any script runs', async (url, texts) => {
  const { html } = await render({ url, boot: guest });
  expect(html).not.toContain('hub-skeleton');
  for (const text of texts) expect(html).toContain(text);
});

test.each(['/dashboard', '/associates', '/content/privacy'])(
  '%s is the shape of a page if it comes without its content',
  async (url) => {
    const { html } = await render({ url, boot: guest });
    expect(html).toContain('hub-skeleton');
    expect(html).toContain('Email Us');
    const french = await render({ url, boot: { ...guest, language: 'fr-CA' } });
    expect(french.html).toContain('<noscript><p>Cette page a besoin de JavaScript.');
  },
);

test.each([
  ['/', false],
  ['/account/login', false],
  ['/account/create/agent', true],
  ['/account/create/associate', true],
  ['/account/reset', true],
])('%s says that it needs script: %s', async (url, says) => {
  const { html } = await render({ url, boot: guest });
  expect(/<noscript>.*This page needs JavaScript/.test(html)).toBe(says);
});

test.each([
  ['/overview', 'program-overview'],
  ['/content/program-overview', 'program-overview'],
  ['/content/privacy', 'privacy'],
])('%s is whole with the content that everyone may read', async (url, code) => {
  const [page] = guest.home as [ContentPage];
  const body = '<p>What is <b>new</b>.</p>';
  const pages = ['Chapter', 'Chapter 2'].map((name) => ({ ...page, name, body, code }));
  const { html } = await render({ url, boot: { ...guest, shown: { code, pages } } });
  expect(html).not.toContain('hub-skeleton');
  expect(html).toMatch(/<h1>Chapter<\/h1>.*<p>What is <b>new<\/b>.<\/p>.*<h2>Chapter 2<\/h2>/);
  const empty = await render({ url, boot: { ...guest, shown: { code, pages: [] } } });
  expect(empty.html).toContain('Page not found');
});

test('the home page names its picture for each scheme in a header, and no typeface', async () => {
  const settings = { ...guest.settings, heroImageDark: '/art/night.svg' };
  const { link, head } = await render({ url: '/', boot: { ...guest, settings } });
  const parameters = (scheme: string) =>
    `rel=preload; as=image; media="(prefers-color-scheme: ${scheme})"; fetchpriority="high"`;
  expect(link).toBe(
    `</api/content/1.0/fetch/home-hero-image>; ${parameters('light')}, </art/night.svg>; ${parameters('dark')}`,
  );
  expect(head).toContain('href="/art/night.svg" media="(prefers-color-scheme: dark)"');
  expect(await render({ url: '/account/login', boot: guest })).not.toHaveProperty('link');
});

test('pages rendered at the same time each show their own person', async () => {
  const boots: Boot[] = [
    guest,
    { ...guest, language: 'fr-CA', profile: person({}, { displayName: 'Ada Okafor' }) },
    { ...guest, language: 'es-MX', profile: person({}, { displayName: 'Cleo Marsh' }) },
  ];
  const pages = await Promise.all([...boots, ...boots].map((boot) => render({ url: '/', boot })));
  const greetings = pages.map(
    ({ html }) => html.match(/Log In|Ada Okafor|Cleo Marsh|Tableau de bord|Panel(?=<)/g) ?? [],
  );
  const once = [
    expect.arrayContaining(['Log In']),
    ['Ada Okafor', 'Tableau de bord'],
    ['Cleo Marsh', 'Panel'],
  ];
  expect(greetings).toEqual([...once, ...once]);
});

test.each([
  ['/staff', {}, true, 'src/console/StaffApp.tsx'],
  ['/staff/review', {}, false, undefined],
  ['/dashboard', {}, false, 'src/portal/Portal.tsx'],
  ['/associates', {}, false, 'src/portal/Portal.tsx'],
  ['/associates', { pointOfContact: false }, false, undefined],
  ['/benefits', { associateStatus: 'CREATED' }, false, undefined],
])(
  '%s names its scripts where its gate is open: %o, of staff: %s',
  async (url, provider, isStaff, chunk) => {
    const profile = person(provider);
    profile.account.authorities = isStaff ? [STAFF_AUTHORITY] : [];
    const page = await render({ url, boot: { ...guest, profile } });
    expect(page.chunk).toBe(chunk);
  },
);
