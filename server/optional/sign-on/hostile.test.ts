import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { desc, eq } from 'drizzle-orm';
import type { JWTPayload } from 'jose';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { MINUTE } from '../../../contract/dates.ts';
import { type Client, type TestApp, testApp } from '../../../tests/support/server/testApp.ts';
import { readSignOn } from '../../core/config/signOn.ts';
import { accounts, audit, identities } from '../../core/db/schema.ts';
import { Provider } from './provider.ts';
import { ENTRA, type HostileProvider, startHostileProvider } from './testing/hostileProvider.ts';

const PUBLIC = 'http://localhost:3000';
const REVIEWER = 'reviewer@aldervale.example';
const REFUSED = '/account/login?auth=signOn';

let folder: string;
let evil: HostileProvider;
let hub: TestApp;

const start = (signOnFile = join(folder, 'sign-on.json')) =>
  testApp({ seed: true, env: { signOnFile, publicUrl: PUBLIC } });
const settingsOf = ({ issuer, clientId, clientSecret }: HostileProvider) => ({
  ...{ name: 'evil', label: 'Evil', issuer, clientId, clientSecret },
});
const linkRosa = async (of: TestApp, issuer = evil.issuer) => {
  const account = await of.db.query.accounts.findFirst({ where: eq(accounts.email, REVIEWER) });
  const accountId = account?.id ?? '';
  const row = { accountId, issuer, subject: 'rosa', linkedAt: of.clock.now() };
  await of.db.insert(identities).values(row);
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sign-on-'));
  evil = await startHostileProvider();
  writeFileSync(join(folder, 'sign-on.json'), JSON.stringify([settingsOf(evil)]));
  hub = await start();
  await linkRosa(hub);
});
afterAll(async () => {
  await hub.close();
  await evil.close();
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  evil.discovery = 'right';
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const get = (client: Client, url: string) => client.request({ method: 'GET', url });

/** Goes there and comes back with the token that `tokenFor` makes for the nonce. Returns where that leads, and the reason. */
async function enter(
  tokenFor: (nonce: string) => Promise<string> | string,
  { iss = evil.issuer, of = hub, to = 'evil' }: { iss?: string; of?: TestApp; to?: string } = {},
) {
  const browser = of.guest();
  const begun = await get(browser, '/sign-on/evil');
  const asked = new URL(String(begun.headers.location), PUBLIC).searchParams;
  evil.idToken = await tokenFor(asked.get('nonce') ?? '');
  const query = new URLSearchParams({ code: 'any', state: asked.get('state') ?? '' });
  if (iss) query.set('iss', iss);
  const answer = await get(browser, `/sign-on/${to}/callback?${query}`);
  const [entry] = await of.db.select().from(audit).orderBy(desc(audit.id)).limit(1);
  const { reason } = (entry?.after ?? {}) as { reason?: string };
  const isIn = (await browser.call('me')).statusCode === 200;
  return { status: answer.statusCode, at: answer.headers.location, reason, isIn };
}
const signed = (changes: JWTPayload) => (nonce: string) =>
  evil.sign(evil.claims({ nonce, ...changes }));
const unsigned = (claims: JWTPayload) => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none' })}.${part(claims)}.`;
};
const refused = { status: 303, at: REFUSED, reason: expect.any(String), isIn: false };

test('as long as it is honest its people get in', async () => {
  expect(await enter(signed({}))).toMatchObject({ at: '/staff', isIn: true });
});

describe('refused, to the outside always in the same way', () => {
  test.each<[string, (nonce: string) => Promise<string> | string]>([
    ['a token without a signature', (nonce) => unsigned(evil.claims({ nonce }))],
    ['one signed with the public key', (nonce) => evil.signByPublicKey(evil.claims({ nonce }))],
    ['one for somebody else', signed({ aud: 'another' })],
    ['one for others as well', signed({ aud: ['hub', 'another'], azp: 'hub' })],
    ['one for nobody', signed({ aud: undefined })],
    ['one of another issuer', signed({ iss: 'http://127.0.0.1:1' })],
    ['one without a nonce', () => evil.sign(evil.claims())],
    ['one with another nonce', signed({ nonce: 'another' })],
    ['one that has ended', signed({ exp: Math.floor(Date.now() / 1000) - 120 })],
    ['one of an hour that has not come', signed({ nbf: Math.floor(Date.now() / 1000) + 600 })],
    ['one that names nobody', signed({ sub: undefined })],
    [
      'an address in place of the subject',
      signed({ sub: 'other', email: REVIEWER, email_verified: 'true' } as JWTPayload),
    ],
    ['what is no token', () => 'no.token.at all'],
    ['nothing', () => ''],
  ])('%s', async (_, tokenFor) => {
    expect(await enter(tokenFor)).toEqual(refused);
  });

  test.each<[string, string | undefined]>([
    ['of another provider', 'http://127.0.0.1:1'],
    ['without saying of whom', ''],
  ])('an answer %s', async (_, iss) => {
    expect(await enter(signed({}), { iss })).toEqual(refused);
  });

  test('an answer that comes to the address of another provider, though it is right there', async () => {
    const file = join(folder, 'twins.json');
    writeFileSync(file, JSON.stringify([settingsOf(evil), { ...settingsOf(evil), name: 'twin' }]));
    const twins = await start(file);
    await linkRosa(twins);
    expect(await enter(signed({}), { of: twins, to: 'twin' })).toEqual({
      ...refused,
      reason: 'noVisit',
    });
    expect(await enter(signed({}), { of: twins })).toMatchObject({ isIn: true });
    await twins.close();
  });

  test('what the settings do not name: another algorithm, another tenant', async () => {
    const file = join(folder, 'narrow.json');
    const startWith = async (narrow: object) => {
      writeFileSync(file, JSON.stringify([{ ...settingsOf(evil), ...narrow }]));
      const fresh = await start(file);
      await linkRosa(fresh);
      return fresh;
    };
    const elliptic = await startWith({ algorithms: ['ES256'] });
    expect(await enter(signed({}), { of: elliptic })).toEqual(refused);
    await elliptic.close();
    const ours = await startWith({ tenants: ['ours'] });
    for (const tid of [undefined, 'theirs'])
      expect(await enter(signed({ tid }), { of: ours })).toEqual({ ...refused, reason: 'tenant' });
    expect(await enter(signed({ tid: 'ours' }), { of: ours })).toMatchObject({ isIn: true });
    await ours.close();
  });

  test("at Entra's address for everybody: all but the tenants of the settings, and a tenant that is not that of the issuer", async () => {
    const realFetch = fetch;
    vi.stubGlobal('fetch', (address: string | URL, options?: RequestInit) =>
      realFetch(String(address).replace(ENTRA, evil.issuer), options),
    );
    evil.discovery = 'entra';
    const file = join(folder, 'entra.json');
    const write = (change: object) =>
      writeFileSync(file, JSON.stringify([{ ...settingsOf(evil), ...change }]));
    for (const everybody of ['common', 'Common', 'organizations']) {
      write({ issuer: `${ENTRA}/${everybody}/v2.0` });
      expect(() => readSignOn({ production: true, signOnFile: file })).toThrow(
        'tenants: are needed',
      );
    }
    write({ issuer: `${ENTRA}/common/v2.0`, tenants: ['ours', 'branch'] });
    const entra = await start(file);
    const issuerOf = (tenant: string) => `${ENTRA}/${tenant}/v2.0`;
    for (const tenant of ['ours', 'theirs']) await linkRosa(entra, issuerOf(tenant));
    const by = (tid: string | undefined, tenant = tid ?? '') =>
      enter(signed({ tid, iss: issuerOf(tenant) }), { of: entra, iss: '' });

    expect(await by('ours')).toMatchObject({ at: '/staff', isIn: true });
    // The same subject of another tenant is somebody else.
    expect(await by('branch')).toEqual({ ...refused, reason: 'unknownSubject' });
    const [entry] = await entra.db.select().from(audit).orderBy(desc(audit.id)).limit(1);
    expect(entry?.after).toMatchObject({ issuer: issuerOf('branch'), subject: 'rosa' });
    for (const tid of ['theirs', '{tenantid}'])
      expect(await by(tid)).toEqual({ ...refused, reason: 'tenant' });
    for (const [tid, tenant] of [
      ['ours', 'theirs'],
      ['theirs', 'ours'],
      ['ours', '{tenantid}'],
      [undefined, 'ours'],
    ] as const)
      expect(await by(tid, tenant)).toEqual({
        ...refused,
        reason: 'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
      });
    await entra.close();
  });

  test.each(['none', 'HS256'] as const)(
    '%s, though the provider says it supports it',
    async (alg) => {
      evil.discovery = 'algNone';
      const fresh = await start();
      await linkRosa(fresh);
      const tokenFor = (nonce: string) =>
        alg === 'none'
          ? unsigned(evil.claims({ nonce }))
          : evil.signByPublicKey(evil.claims({ nonce }));
      expect(await enter(tokenFor, { of: fresh })).toEqual(refused);
      expect(await enter(signed({}), { of: fresh })).toMatchObject({ isIn: true });
      await fresh.close();
    },
  );

  test.each(['redirect', 'otherIssuer'] as const)(
    'a provider whose discovery is: %s',
    async (discovery) => {
      evil.discovery = discovery;
      const fresh = await start();
      const answer = await get(fresh.guest(), '/sign-on/evil');
      expect([answer.statusCode, answer.headers.location]).toEqual([303, REFUSED]);
      const [entry] = await fresh.db.select().from(audit).orderBy(desc(audit.id)).limit(1);
      expect(entry?.after).toMatchObject({ provider: 'evil', reason: 'unreachable' });
      await fresh.close();
    },
  );
});

test('a provider that does not answer is waited for so long, and asked again only later', async () => {
  evil.discovery = 'never';
  const settings = { ...settingsOf(evil), scope: 'openid', algorithms: ['RS256'] };
  const of = { callback: `${PUBLIC}/back`, isInsecure: true, answerSeconds: 0.1 };
  const provider = new Provider(settings, of);
  const secrets = { state: 's', nonce: 'n', verifier: 'v'.repeat(43) };
  await expect(provider.begin(secrets)).rejects.toMatchObject({ reason: 'unreachable' });
  evil.discovery = 'right';
  await expect(provider.begin(secrets)).rejects.toMatchObject({ reason: 'unreachable' });
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + MINUTE });
  expect((await provider.begin(secrets)).origin).toBe(evil.issuer);
});

test('a new key is picked up without a restart, and unknown ones make it ask once a minute', async () => {
  const fresh = await start();
  await linkRosa(fresh);
  const of = { of: fresh };
  expect(await enter(signed({}), of)).toMatchObject({ isIn: true });
  const before = evil.keyFetches;
  const stranger = (nonce: string) =>
    evil.sign(evil.claims({ nonce }), { alg: 'RS256', kid: 'any' });
  for (let n = 0; n < 5; n += 1) expect(await enter(stranger, of)).toEqual(refused);
  expect(evil.keyFetches).toBe(before);

  await evil.rotate();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * MINUTE });
  expect(await enter(signed({}), of)).toMatchObject({ isIn: true });
  expect(evil.keyFetches).toBe(before + 1);
  for (let n = 0; n < 5; n += 1) expect(await enter(stranger, of)).toEqual(refused);
  expect(evil.keyFetches).toBe(before + 1);
  await fresh.close();
});
