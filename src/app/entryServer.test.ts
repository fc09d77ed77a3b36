import { expect, test } from 'vitest';
import { STAFF_AUTHORITY } from '#contract/permissions.ts';
import type { Boot, ContentPage, PublicCertificate } from '#contract/records.ts';
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
  ['/verify', ['Check a Certificate', '12 characters']],
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

const certificate = {
  kind: 'associate' as const,
  state: 'valid' as const,
  name: "Liam O'Shea",
  agencyName: 'Northwind Meetings',
  since: '2026-02-03T10:00:00.000Z',
  validUntil: '2027-02-03T10:00:00.000Z',
  endedAt: null,
  replacedBy: null,
  at: '2026-05-09T03:30:00.000Z',
};
const ended = { ...certificate, endedAt: '2026-05-01T10:00:00.000Z' };
test.each([
  [certificate, 'done', 'Valid', ['Liam', 'Northwind Meetings', 'February 3, 2027', 'May 8, 2026']],
  [{ ...ended, state: 'ended' as const, name: null }, 'warn', 'Ended', ['no longer kept', 'May 1']],
  [{ ...ended, state: 'withdrawn' as const }, 'error', 'Withdrawn', ['does not hold', 'May 1']],
  [
    { ...ended, state: 'renewed' as const, replacedBy: 'NEWER' },
    'info',
    'Renewed',
    ['href="/verify/NEWER"'],
  ],
  [{ ...certificate, kind: 'agency' as const, name: null }, 'done', 'Valid', ['of an Agency']],
])('a certificate is whole without script: %j', async (of, tone, state, texts) => {
  const boot = { ...guest, checked: { code: 'A B', certificate: of } };
  const { html, still, whole } = await render({ url: '/verify/A%20B', boot });
  expect([still, whole]).toEqual([true, true]);
  expect(html).not.toMatch(/hub-skeleton|noscript/);
  for (const text of [`data-tone="${tone}"`, `hub-alert-title">${state}<`, ...texts])
    expect(html).toContain(text);
});

test('a certificate is told in the language of who asks, and an unknown code has the box', async () => {
  const of = (certificate: PublicCertificate | null) =>
    render({
      url: '/verify/X',
      boot: { ...guest, language: 'fr-CA' as const, checked: { code: 'X', certificate } },
    });
  expect((await of(certificate)).html).toContain('jusqu’au</dt><dd>3 février 2027');
  const { html } = await of(null);
  expect(html).toContain('Aucun certificat n’a ce code');
  expect(html).toMatch(/<form[^>]* action="\/verify".*name="code"/);
});

test.each([
  ['valid', true],
  ['ended', false],
] as const)(
  'a front desk sees what a certificate gives: of one that is %s, %s',
  async (state, gives) => {
    const [page] = guest.home as [ContentPage];
    const frontDesk = {
      hotel: 'The Vale',
      benefits: [{ ...page, body: '<p>Late <b>check-out</b></p>' }],
    };
    const checked = { code: 'X', certificate: { ...certificate, state }, frontDesk };
    const { html } = await render({ url: '/verify/X', boot: { ...guest, checked } });
    expect(html.includes('<p>Late <b>check-out</b></p>')).toBe(gives);
    const box = await render({ url: '/verify', boot: { ...guest, checked } });
    expect(box.html).toContain('The Vale');
    expect(box.html).not.toContain('does not work any more');
    const over = await render({ url: '/verify?link=over', boot: guest });
    expect(over.html).toContain('does not work any more');
  },
);

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
