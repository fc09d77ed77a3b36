import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { defaultBrand } from '../../brands/defaultBrand.ts';
import { analyticsHosts } from '../../contract/analytics.ts';
import { CERTIFICATE_CHECKS_PER_MINUTE } from '../../contract/certificates.ts';
import { staffBase } from '../../contract/staff/reach.ts';
import { demoCode } from '../../demo/certificates.ts';
import { type Client, type TestApp, testApp } from '../../tests/support/server/testApp.ts';
import { textIn } from '../../words/catalogues.ts';
import { badgeKeysIn } from '../core/config/badgeKeys.ts';
import { audit, contentPages, failedSignIns, frontDesks } from '../core/db/schema.ts';
import { Busy, TooManyRequests } from '../core/errors.ts';
import * as checking from '../sign-in/signInWith.ts';

const OWN = 'http://localhost:3000';
const EMAIL = 'poc.approved@northwind.example';
const NOBODY = '00000000-0000-4000-8000-000000000000';
const dist = mkdtempSync(join(tmpdir(), 'hub-dist-'));
const script = `console.log(${JSON.stringify('x'.repeat(2000))});`;

/** A portal as Vite builds it, but small. Its renderer shows what it was given. */
function build() {
  for (const folder of ['client/assets', 'client/art', 'client/.vite', 'ssr']) {
    mkdirSync(join(dist, folder), { recursive: true });
  }
  const write = (name: string, text: string | Buffer) => writeFileSync(join(dist, name), text);
  write(
    'client/index.html',
    '<html><head><script type="module" nonce="__NONCE__" src="/assets/a.js"></script><!--hub:head--></head>' +
      '<body><div id="app"><!--hub:app--></div><!--hub:boot--></body></html>',
  );
  write('client/assets/a.js', script);
  write('client/assets/a.js.br', brotliCompressSync(script));
  write('client/art/valley.svg', '<svg/>');
  write(
    'client/.vite/manifest.json',
    JSON.stringify({
      '_a.js': { file: 'assets/a.js', imports: ['_base.js'], css: ['assets/a.css'] },
      '_base.js': { file: 'assets/base.js' },
      'src/inner.tsx': {
        file: 'assets/inner.js',
        imports: ['_a.js', '_shared.js'],
        dynamicImports: ['src/later.tsx'],
      },
      '_shared.js': { file: 'assets/shared.js', imports: ['_base.js'], css: ['assets/shared.css'] },
      'src/later.tsx': { file: 'assets/later.js' },
    }),
  );
  write(
    'ssr/entryServer.js',
    `export const render = ({ url, boot }) => ({
      html: \`<p>\${url} \${boot.profile?.email ?? 'guest'} \${boot.home.length}</p><!--hub:boot-->__NONCE__\${boot.checked ? JSON.stringify(boot.checked) : ''}\`,
      head: '<style nonce="__NONCE__"></style>',
      ...(url === '/' && { link: '</art/valley.svg>; rel=preload; as=image' }),
      title: '<Alder & Vale>',
      whole: !boot.profile,
      still: url.startsWith('/verify'),
      ...(boot.profile && { chunk: 'src/inner.tsx' }),
    });`,
  );
}

let hub: TestApp;
beforeAll(async () => {
  build();
  const env = { badgeKeysFile: await badgeKeysIn(dist) };
  hub = await testApp({ seed: true, portal: dist, env });
});
afterAll(async () => {
  await hub.close();
  rmSync(dist, { recursive: true });
});
const open = (url: string, client: Client = hub.guest()) => client.request({ method: 'GET', url });
const bootOf = ({ body }: { body: string }) =>
  JSON.parse(/id="boot">(.*?)<\/script>/.exec(body)?.[1] ?? '');

describe('a page', () => {
  test('is complete before any script: content, head, initial data', async () => {
    const answer = await open('/');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).toMatch(/<p>\/ guest [1-9]\d*<\/p>/);
    expect(answer.body).toContain('<title>&#60;Alder &#38; Vale&#62;</title>');
    const boot = bootOf(answer);
    expect(boot).toMatchObject({ settings: { name: 'Alder & Vale Hotels' }, profile: null });
    expect(boot.home[0]).toHaveProperty('body');
    const { licenseKey } = hub.app.brand;
    const called = await hub.guest().call('settings', { params: { licenseKey } });
    expect(boot.settings).toEqual(called.json());
    expect(boot.settings.badges).toBe(true);
  });

  test.each([
    ['/overview', 'program-overview'],
    ['/content/program-overview/', 'program-overview'],
    ['/content/privacy?lang', 'privacy'],
  ])('%s brings the content that everyone may read', async (url, code) => {
    const { shown } = bootOf(await open(url));
    const content = (await hub.guest().call('contentAllByCode', { params: { code } })).json();
    expect(shown).toEqual({ code, pages: content.content });
  });

  test.each(['/', '/account/login', '/education', '/content/benefits'])(
    '%s brings no content but the home page’s',
    async (url) => {
      expect(bootOf(await open(url, await hub.as(EMAIL)))).not.toHaveProperty('shown');
    },
  );

  test('without content is a page that is not found', async () => {
    const rename = (from: string, to: string) =>
      hub.db.update(contentPages).set({ code: to }).where(eq(contentPages.code, from));
    await rename('cookies', 'elsewhere');
    expect((await open('/content/cookies')).statusCode).toBe(404);
    await rename('elsewhere', 'cookies');
    expect((await open('/content/cookies')).statusCode).toBe(200);
  });

  test.each([
    ['/content/nothing', 404],
    ['/content/benefits', 200],
    ['/content/aldervale-happenings', 200],
    ['/news', 200],
  ])('behind a gate answers who may read it: %s with %i', async (url, status) => {
    const reader = await hub.as('associate.accredited@northwind.example');
    expect((await open(url, reader)).statusCode).toBe(status);
  });

  test('names what it fetches first in a header, if its renderer does', async () => {
    expect((await open('/')).headers.link).toBe('</art/valley.svg>; rel=preload; as=image');
    expect((await open('/dashboard', await hub.as(EMAIL))).headers.link).toBeUndefined();
  });

  test('shows the keys of its texts to staff who ask for them, and to nobody else', async () => {
    const textsFor = async (client: Client, keys = '1') => {
      client.cookies.set('hub-show-keys', keys);
      client.cookies.set('hub-language', 'fr-CA');
      return bootOf(await open('/', client)).settings.texts;
    };
    const reviewer = await hub.as('reviewer@aldervale.example');
    const { en, 'fr-CA': french } = await textsFor(reviewer);
    expect(french['dashboard.title']).toBe('Mes tâches ⟦dashboard.title⟧');
    expect(french['associates.invite.sent'].match(/⟦associates\.invite\.sent⟧/g)).toHaveLength(2);
    expect(en['staff.mails.words.title']).toBe('Texts ⟦staff.mails.words.title⟧');
    for (const client of [hub.guest(), await hub.as(EMAIL)]) {
      expect(await textsFor(client)).toEqual({});
    }
    expect(await textsFor(reviewer, '')).toEqual({});
  });

  test.each([
    ['our own page', { 'sec-fetch-site': 'same-origin' }, true],
    ['a typed address', { 'sec-fetch-site': 'none' }, true],
    ['another site', { 'sec-fetch-site': 'cross-site' }, false],
    ['another site that claims more', { 'sec-fetch-site': 'cross-site', referer: OWN }, false],
    ['a neighbour', { 'sec-fetch-site': 'same-site' }, false],
    ['our own page, in an older browser', { referer: `${OWN}/dashboard` }, true],
    ['another site, in an older browser', { referer: 'https://evil.example/' }, false],
    ['another site that begins like ours', { referer: `${OWN}.evil.example/` }, false],
    ['a broken address', { referer: '//' }, false],
    ['who tells nothing', {}, false],
  ])('knows that it was opened from %s', async (_where, headers, fromHere) => {
    const answer = await hub.guest().request({ method: 'GET', url: '/', headers });
    const boot = bootOf(answer);
    expect(boot.openedFromHere).toBe(fromHere);
  });

  test('runs its script after the first paint where it is whole, else at once', async () => {
    const module = '<script type="module"';
    const whole = (await open('/')).body;
    expect(whole).not.toContain(module);
    expect(whole).toMatch(/<script nonce="[^"]{20,}">[^<]*"\/assets\/a\.js"/);
    expect((await open('/dashboard', await hub.as(EMAIL))).body).toContain(module);
  });

  test('fetches what it needs at once beside its first script', async () => {
    const { body } = await open('/dashboard', await hub.as(EMAIL));
    expect(
      [...body.matchAll(/<link rel="(\w+)"[^>]* href="([^"]+)"/g)].map(([, ...of]) => of),
    ).toEqual([
      ['modulepreload', '/assets/inner.js'],
      ['modulepreload', '/assets/shared.js'],
      ['preload', '/assets/shared.css'],
    ]);
    expect((await open('/')).body).not.toMatch(/<link[^>]*\.(?:js|css)"/);
  });

  test('allows only the scripts and styles of this response', async () => {
    const nonces = new Set<string>();
    for (let i = 0; i < 2; i++) {
      const { headers, body } = await open('/');
      const policy = String(headers['content-security-policy']);
      const nonce = /'nonce-([\w+/=]+)'/.exec(policy)?.[1] ?? '';
      expect(policy).not.toMatch(/unsafe|\*/);
      expect(policy).toContain("require-trusted-types-for 'script'");
      expect(policy).toContain('report-to policy');
      expect(headers['reporting-endpoints']).toBe('policy="/policy-reports"');
      expect(body).toContain(`<script nonce="${nonce}">`);
      expect(body).toContain(`<style nonce="${nonce}">`);
      nonces.add(nonce);
    }
    expect(nonces.size).toBe(2);
  });

  test('replaces no placeholders in its content', async () => {
    expect((await open('/')).body).toContain('</p><!--hub:boot-->__NONCE__</div>');
  });

  test('contains the visitor, whose texts cannot close the script element', async () => {
    const person = await hub.as(EMAIL);
    await person.call('updateProfile', { body: { firstName: 'Ada', lastName: 'Okafor' } });
    const answer = await open('/?x=</script><script>alert(1)</script>', person);
    expect(answer.body).toContain(EMAIL);
    expect(/id="boot">.*$/s.exec(answer.body)?.[0].match(/</g)).toHaveLength(3);
  });

  test.each([
    ['/dashboard', 200],
    ['/associates/page/2', 200],
    ['/content/privacy', 200],
    ['/content/nothing', 200],
    ['/content/%0a', 404],
    ['/content/100%', 404],
    ['/content/%00', 404],
    ['/content/a%20b', 404],
    ['/content/..%2F..', 404],
    ['/staff', 403],
    ['/staff/agencies/7', 403],
    ['/nothing', 404],
    ['/index.html', 404],
    ['/.vite/manifest.json', 404],
    ['/assets/b.js', 404],
    ['/assets/a.js.br', 404],
    ['/assets/', 404],
    ['/assets/..%2findex.html', 404],
  ])('%s answers %i', async (url, status) => {
    const answer = await open(url);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      status,
      'text/html; charset=utf-8',
    ]);
  });

  test.each([
    ['reviewer@aldervale.example', 200],
    [EMAIL, 403],
  ])('the console answers %s with %i', async (email, status) => {
    expect((await open('/staff/agencies/7', await hub.as(email))).statusCode).toBe(status);
  });

  test.each([
    ['/home?auth=failed', '/?auth=failed'],
    ['/account', '/home'],
    ['/associates/page/', '/associates'],
    ['/reporting/page/?x=1', '/reporting?x=1'],
    ['/agency', '/'],
  ])('%s leads to %s', async (from, to) => {
    const answer = await open(from);
    expect([answer.statusCode, answer.headers.location]).toEqual([302, to]);
  });

  test('that is fetched in the background does not sign out', async () => {
    const person = await hub.as(EMAIL);
    expect((await open('/account/logout', person)).statusCode).toBe(200);
    expect((await person.call('me')).statusCode).toBe(200);
  });

  test('does not exist below the API', async () => {
    const answer = await open('/api/nothing');
    expect(answer.json().error.code).toBe('error.notFound');
    expect((await hub.guest().request({ method: 'POST', url: '/nothing' })).statusCode).toBe(404);
  });
});

describe('a certificate', () => {
  const liam = demoCode('associate.accredited@northwind.example');
  /** Each from another network: the limit is another test's. */
  let network = 0;
  const check = (typed: string) =>
    hub.guest().request({
      method: 'GET',
      url: `/verify/${encodeURIComponent(typed)}`,
      remoteAddress: `192.0.2.${network++}`,
      headers: { accept: 'text/html' },
    });

  test('is told without script and to no search engine, by its code and the short form', async () => {
    for (const typed of [liam, liam.slice(0, 12).toLowerCase()]) {
      const { statusCode, body, headers } = await check(typed);
      expect([statusCode, headers['x-robots-tag']]).toEqual([200, 'noindex']);
      expect(body).toContain('"state":"valid","name":"Liam O\'Shea"');
      expect(body).not.toMatch(/<script|@/);
    }
  });

  test('that nobody has, and what can be none, are answered alike', async () => {
    const answers = await Promise.all([demoCode('nobody'), liam.slice(1), 'x y', '%'].map(check));
    for (const { statusCode, body, headers } of answers) {
      expect([statusCode, headers['x-robots-tag']]).toEqual([404, 'noindex']);
      expect(body).toContain('"certificate":null');
    }
  });

  test.each([
    [`?code=${liam.slice(0, 4)}-${liam.slice(4, 12)}`, `/${liam.slice(0, 12)}`],
    ['?code=+no%2Fsuch+', '/no%2Fsuch'],
  ])('that is typed into the box leads on: %s', async (query, to) => {
    const { statusCode, headers } = await open(`/verify${query}`);
    expect([statusCode, headers.location]).toEqual([303, `/verify${to}`]);
    expect((await open('/verify?code=+')).statusCode).toBe(200);
  });

  test('is not guessed: a network that tries too many waits', async () => {
    const guess = (n: number) =>
      hub.guest().request({
        method: 'GET',
        url: `/verify/guess-${n}`,
        remoteAddress: '198.51.100.7',
        headers: { accept: 'text/html' },
      });
    for (let n = 0; n < CERTIFICATE_CHECKS_PER_MINUTE; n++)
      expect((await guess(n)).statusCode).toBe(404);
    const { statusCode, headers, body } = await guess(-1);
    expect([statusCode, headers['content-type']]).toEqual([429, 'text/html; charset=utf-8']);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(headers.refresh).toBe(headers['retry-after']);
    expect(body).toContain('<h1>');
    const call = { method: 'GET', url: `/api/v1/certificates/${liam}` } as const;
    const remoteAddress = '198.51.100.7';
    expect((await hub.guest().request({ ...call, remoteAddress })).statusCode).toBe(429);
  });
});

describe('a front desk', () => {
  const liam = `/verify/${demoCode('associate.accredited@northwind.example')}`;
  const XAVIER = 'administrator@aldervale.example';
  /** What a browser is shown of the hotel and the benefits. */
  const sees = async (client: Client) =>
    /"frontDesk":\{"hotel":"([^"]+)","benefits":\[\{"code":"benefits"/.exec(
      (await open(liam, client)).body,
    )?.[1];
  const post = (xavier: Client, path: string, payload?: object) =>
    xavier.request({ method: 'POST', url: `${staffBase}/${path}`, ...(payload && { payload }) });

  test('with its own link sees what an accreditation gives, until the link is withdrawn', async () => {
    const xavier = await hub.as(XAVIER);
    const desk = hub.guest();
    expect(await sees(desk)).toBeUndefined();
    const made = await post(xavier, 'front-desks', { hotel: 'The Vale' });
    const { id, link } = made.json();
    expect(made.statusCode).toBe(201);
    const { pathname, search, searchParams } = new URL(link);
    const opened = await open(pathname + search, desk);
    expect([opened.statusCode, opened.headers.location]).toEqual([303, '/verify']);
    expect(opened.cookies).toContainEqual(
      expect.objectContaining({ name: 'hub-front-desk', httpOnly: true }),
    );
    expect(await sees(desk)).toBe('The Vale');
    expect((await desk.call('me')).statusCode).toBe(401);
    const [stored] = await hub.db.select().from(frontDesks).where(eq(frontDesks.id, id));
    expect(JSON.stringify(stored)).not.toContain(searchParams.get('desk'));

    const url = `${staffBase}/front-desks`;
    const listed = await xavier.request({ method: 'GET', url });
    expect(listed.json()).toContainEqual(
      expect.objectContaining({ id, hotel: 'The Vale', madeBy: XAVIER }),
    );
    for (let press = 0; press < 2; press++) {
      const answer = await post(xavier, `front-desks/${id}/withdraw`);
      expect(answer.json()).toMatchObject({ id, withdrawnAt: hub.clock.now().toISOString() });
    }
    expect(await sees(desk)).toBeUndefined();
    const again = await open(pathname + search, hub.guest());
    expect(again.headers.location).toBe('/verify?link=over');
    expect(again.cookies.map(({ name }: { name: string }) => name)).not.toContain('hub-front-desk');
    const entries = await hub.db.select().from(audit).where(eq(audit.subjectId, id));
    expect(entries.map(({ event }) => event)).toEqual(['makeFrontDesk', 'withdrawFrontDesk']);
    expect(entries.every(({ actorId }) => actorId !== null)).toBe(true);
  });

  test('that nobody has made is refused by name', async () => {
    const xavier = await hub.as(XAVIER);
    expect((await post(xavier, `front-desks/${NOBODY}/withdraw`)).statusCode).toBe(404);
    expect((await post(xavier, 'front-desks', { hotel: ' ' })).statusCode).toBe(400);
    expect((await open('/verify?desk=guess')).headers.location).toBe('/verify?link=over');
  });
});

describe('analytics', () => {
  let counted: TestApp;
  beforeAll(async () => {
    const brand = { ...defaultBrand, analyticsKey: 'G-1' };
    counted = await testApp({ seed: true, portal: dist, brand });
  });
  afterAll(() => counted.close());

  test.each([
    ['a guest', undefined, true],
    ['a point of contact', EMAIL, true],
    ['staff', 'reviewer@aldervale.example', false],
  ])('in the page of %s', async (_, email, may) => {
    const page = await open('/', email ? await counted.as(email) : counted.guest());
    expect(bootOf(page).settings.analyticsKey).toBe(may ? 'G-1' : '');
    const policy = String(page.headers['content-security-policy']);
    expect(policy.includes(analyticsHosts.script)).toBe(may);
  });
});

describe('a file', () => {
  test('of the build is kept for a year, compressed beforehand, and nobody’s', async () => {
    const headers = { 'accept-encoding': 'br, gzip' };
    const answer = await hub.guest().request({ method: 'GET', url: '/assets/a.js', headers });
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-type': expect.stringContaining('javascript'),
    });
    expect(answer.rawPayload).toEqual(brotliCompressSync(script));
    expect(answer.cookies).toEqual([]);
    const plain = await open('/assets/a.js');
    expect(plain.body).toBe(script);
    // Otherwise a shared cache would give the compressed one to a browser that can't read it, for a year.
    expect([answer.headers.vary, plain.headers.vary]).toEqual([
      'accept-encoding',
      'accept-encoding',
    ]);
  });

  test('that may change is revalidated within the hour', async () => {
    const { headers } = await open('/art/valley.svg');
    expect(headers['cache-control']).toBe('public, max-age=3600, stale-while-revalidate=604800');
    expect(headers.vary).toBe('accept-encoding');
    expect(headers.etag).toBeTruthy();
  });
});

describe('a file of the folder of a brand', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hub-brand-'));
  const names = ['favicon.svg', 'art/lobby.svg', 'fonts/title.woff2', 'brand.json'];
  const forgotten = [
    'brand.json.bak',
    'key.pem',
    'index.html',
    'art/draft/lobby.svg',
    'art/a b.svg',
  ];
  let branded: TestApp;
  beforeAll(async () => {
    for (const path of ['art/draft', 'fonts']) mkdirSync(join(folder, path), { recursive: true });
    for (const name of [...names, ...forgotten]) writeFileSync(join(folder, name), 'its content');
    branded = await testApp({
      portal: dist,
      env: { brandFolder: folder },
      brand: defaultBrand,
    });
  });
  afterAll(async () => {
    await branded.close();
    rmSync(folder, { recursive: true });
  });
  const status = async (name: string) =>
    (await branded.guest().request({ method: 'GET', url: `/${encodeURI(name)}` })).statusCode;

  test('is served if it is a picture, a typeface or the icon', async () => {
    expect(await Promise.all(names.map(status))).toEqual([200, 200, 200, 404]);
  });

  test.each(forgotten)('is not served if somebody has forgotten it there: %s', async (name) => {
    expect(await status(name)).toBe(404);
  });
});

describe('a plain form', () => {
  const post = (url: string, fields: Record<string, string>, headers = {}, client = hub.guest()) =>
    client.request({
      method: 'POST',
      url,
      payload: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    });
  const right = { email: EMAIL, password: 'Welcome1!' };

  test('signs in where no script runs', async () => {
    const client = hub.guest();
    const answer = await post('/account/login', right, {}, client);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/dashboard']);
    expect((await client.call('me')).statusCode).toBe(200);
    const staff = await post('/account/login', { ...right, email: 'reviewer@aldervale.example' });
    expect(staff.headers.location).toBe('/staff');
  });

  test('leads to the second step, with what is asked in the address', async () => {
    const challenge = { id: '00000000-0000-4000-8000-000000000000', methods: ['oneTimeCode'] };
    vi.spyOn(checking, 'signInWith').mockResolvedValueOnce({ staff: true, challenge } as never);
    const answer = await post('/account/login', right);
    expect([answer.statusCode, answer.headers.location]).toEqual([
      303,
      `/account/login?challenge=${challenge.id}&methods=oneTimeCode`,
    ]);
  });

  test.each([
    { ...right, password: 'Wrong-one1' },
    { email: EMAIL },
    {},
    // PostgreSQL refuses NUL.
    { ...right, email: 'a\u0000@northwind.example' },
    { ...right, password: 'a\u0000' },
  ])('with %j leads home, and puts nothing of it into the address', async (fields) => {
    const answer = await post('/account/login', fields as Record<string, string>);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/?auth=failed']);
  });

  test('that fails to sign in is counted for the audit', async () => {
    await hub.db.delete(failedSignIns);
    await post('/account/login', { ...right, password: 'Wrong-one1' });
    expect(await hub.db.select().from(failedSignIns)).toMatchObject([{ failures: 1 }]);
  });

  test('of a foreign page is refused', async () => {
    const headers = { origin: 'https://evil.example' };
    expect((await post('/account/login', right, headers)).statusCode).toBe(403);
    const person = await hub.as(EMAIL);
    expect((await post('/account/logout', {}, headers, person)).statusCode).toBe(403);
    expect((await person.call('me')).statusCode).toBe(200);
  });

  test('that is refused, or fails, shows a page that says why and leads home', async () => {
    const accept = { accept: 'text/html,*/*;q=0.8' };
    const foreign = await post('/account/login', right, { ...accept, origin: 'https://e.example' });
    vi.spyOn(checking, 'signInWith').mockRejectedValueOnce(new TooManyRequests(60));
    const often = await post('/account/login', right, { ...accept, 'accept-language': 'fr-CA' });
    vi.spyOn(checking, 'signInWith').mockRejectedValueOnce(new Busy(5));
    const busy = await post('/account/login', right, accept);
    for (const [{ statusCode, headers, payload }, status, text] of [
      [foreign, 403, textIn('en', { key: 'error.antiForgery' })],
      [often, 429, 'Trop de tentatives ont été faites. Veuillez réessayer dans 60 secondes.'],
      [busy, 503, textIn('en', { key: 'error.serverBusy' })],
    ] as const) {
      expect([statusCode, headers['content-type'], headers.refresh]).toEqual([
        status,
        'text/html; charset=utf-8',
        undefined,
      ]);
      expect(payload).toContain(`<h1>${text}</h1><p><a href="/">`);
    }
  });

  test('signs out', async () => {
    const person = await hub.as(EMAIL);
    const answer = await post('/account/logout', {}, {}, person);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/?auth=out']);
    expect((await person.call('me')).statusCode).toBe(401);
  });
});
