import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MINUTE } from '../../../contract/dates.ts';
import { mailsTo } from '../../../tests/support/server/mails.ts';
import { type Client, type TestApp, testApp } from '../../../tests/support/server/testApp.ts';
import {
  accounts,
  audit,
  emergencyAccounts,
  identities,
  sessions,
  signOnAttempts,
  staffRoles,
} from '../../core/db/schema.ts';
import { type IdentityProvider, startIdentityProvider } from './testing/identityProvider.ts';

const PUBLIC = 'http://localhost:3000';
const REVIEWER = 'reviewer@aldervale.example';
const ADMINISTRATOR = 'administrator@aldervale.example';
const ASSOCIATE = 'associate.accredited@northwind.example';
const REFUSED = '/account/login?auth=signOn';

let folder: string;
let hub: TestApp;
/** The organization's provider, and that of somebody else. */
let office: IdentityProvider;
let partner: IdentityProvider;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sign-on-'));
  office = await startIdentityProvider(`${PUBLIC}/sign-on/office/callback`);
  partner = await startIdentityProvider(`${PUBLIC}/sign-on/partner/callback`);
  const of = (name: string, { issuer, clientId, clientSecret }: IdentityProvider) => ({
    ...{ name, label: `${name} login`, issuer, clientId, clientSecret },
  });
  const signOnFile = join(folder, 'sign-on.json');
  const roles = {
    'hub-admins': ['administrator'],
    'hub-editors': ['editor'],
    'hub-reviewers': ['reviewer'],
  };
  writeFileSync(
    signOnFile,
    JSON.stringify([of('office', office), { ...of('partner', partner), groups: { roles } }]),
  );
  hub = await testApp({ seed: true, env: { signOnFile, publicUrl: PUBLIC } });
});
afterAll(async () => {
  await hub.close();
  await Promise.all([office.close(), partner.close()]);
  rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  await hub.db.delete(identities);
  const granted = { accountId: await idOf(REVIEWER), grantedAt: hub.clock.now() };
  await hub.db
    .insert(staffRoles)
    .values([
      { ...granted, role: 'administrator' },
      { ...granted, role: 'reviewer' },
    ])
    .onConflictDoNothing();
});

const get = (client: Client, url: string) => client.request({ method: 'GET', url });
/** Goes to a provider in a browser, and returns its address there. */
async function begin(client: Client, name = 'office'): Promise<string> {
  const answer = await get(client, `/sign-on/${name}`);
  expect(answer.statusCode).toBe(303);
  return String(answer.headers.location);
}
/** Comes back from a provider, and returns where the portal leads on. */
async function back(client: Client, at: URL): Promise<string> {
  const answer = await get(client, at.pathname + at.search);
  expect(answer.statusCode).toBe(303);
  return String(answer.headers.location);
}
const idOf = async (email: string) => {
  const account = await hub.db.query.accounts.findFirst({ where: eq(accounts.email, email) });
  return account?.id ?? '';
};
const linked = async (email: string, subject: string, issuer = office.issuer) =>
  hub.db
    .insert(identities)
    .values({ accountId: await idOf(email), issuer, subject, linkedAt: hub.clock.now() });
const isSignedIn = async (client: Client) => (await client.call('me')).statusCode === 200;
const lastReason = async () => {
  const [entry] = await hub.db.select().from(audit).orderBy(desc(audit.id)).limit(1);
  return entry?.event === 'signOnRefused'
    ? (entry.after as { reason: string }).reason
    : entry?.event;
};

describe('signing in', () => {
  test('a linked member of staff gets into the console, with a session that says how', async () => {
    await linked(REVIEWER, 'rosa');
    const browser = hub.guest();
    const at = await office.visit(await begin(browser), 'rosa');
    expect(await back(browser, at)).toBe('/staff');
    expect((await browser.call('me')).json().email).toBe(REVIEWER);
    const [session] = await hub.db
      .select()
      .from(sessions)
      .where(eq(sessions.accountId, await idOf(REVIEWER)))
      .orderBy(desc(sessions.createdAt));
    expect(session).toMatchObject({ methods: ['signOn'], identityId: expect.any(String) });
  });

  test('the request has state, nonce and a PKCE challenge, and names the address of its provider', async () => {
    const [one, other] = [new URL(await begin(hub.guest())), new URL(await begin(hub.guest()))];
    const {
      state,
      nonce,
      code_challenge: challenge,
      ...rest
    } = Object.fromEntries(one.searchParams);
    expect(rest).toEqual({
      client_id: 'hub',
      response_type: 'code',
      scope: 'openid profile email',
      redirect_uri: `${PUBLIC}/sign-on/office/callback`,
      code_challenge_method: 'S256',
    });
    for (const value of [state, nonce, challenge]) expect(value).toMatch(/^[\w-]{43}$/);
    expect(other.searchParams.get('state')).not.toBe(state);
    expect(new URL(await begin(hub.guest(), 'partner')).searchParams.get('redirect_uri')).toBe(
      `${PUBLIC}/sign-on/partner/callback`,
    );
  });

  test('an address signs nobody in, verified or not: whoever is unknown is told the same', async () => {
    for (const [subject, email] of [
      ['mallory', REVIEWER],
      ['stranger', 'nobody@elsewhere.example'],
    ] as const) {
      for (const verified of [true, 'true', undefined]) {
        office.people.set(subject, { email, email_verified: verified });
        const browser = hub.guest();
        expect(await back(browser, await office.visit(await begin(browser), subject))).toBe(
          REFUSED,
        );
        expect(await lastReason()).toBe('unknownSubject');
        expect(await isSignedIn(browser)).toBe(false);
      }
    }
  });

  test('the same subject at another provider is somebody else', async () => {
    await linked(REVIEWER, 'rosa');
    const browser = hub.guest();
    const at = await partner.visit(await begin(browser, 'partner'), 'rosa');
    expect(await back(browser, at)).toBe(REFUSED);
    expect(await lastReason()).toBe('unknownSubject');
  });

  test('nobody but staff, and no closed account', async () => {
    await linked(ASSOCIATE, 'liam');
    const browser = hub.guest();
    expect(await back(browser, await office.visit(await begin(browser), 'liam'))).toBe(REFUSED);
    expect(await lastReason()).toBe('notStaff');

    await linked(REVIEWER, 'rosa');
    const close = (enabled: boolean) =>
      hub.db.update(accounts).set({ enabled }).where(eq(accounts.email, REVIEWER));
    await close(false);
    expect(await back(browser, await office.visit(await begin(browser), 'rosa'))).toBe(REFUSED);
    expect(await lastReason()).toBe('disabled');
    await close(true);
  });

  describe('where groups give roles', () => {
    const rolesOf = async (email: string) => {
      const of = eq(staffRoles.accountId, await idOf(email));
      const rows = await hub.db.select().from(staffRoles).where(of);
      return rows.map(({ role }) => role).sort();
    };
    const enter = async (groups?: unknown) => {
      const browser = hub.guest();
      partner.people.set('rosa', { groups });
      return back(browser, await partner.visit(await begin(browser, 'partner'), 'rosa'));
    };

    test('somebody has those alone, and without one no console', async () => {
      await linked(REVIEWER, 'rosa', partner.issuer);
      expect(await enter(['everybody', 'hub-editors'])).toBe('/staff');
      expect(await rolesOf(REVIEWER)).toEqual(['editor']);
      for (const groups of [undefined, [], ['everybody'], ['__proto__', 'constructor'], { a: 1 }]) {
        expect(await enter(groups)).toBe(REFUSED);
        expect(await lastReason()).toBe('noRole');
        expect(await rolesOf(REVIEWER)).toEqual([]);
      }
      expect(await enter(['hub-admins', 'hub-reviewers'])).toBe('/staff');
      expect(await rolesOf(REVIEWER)).toEqual(['administrator', 'reviewer']);
      expect(await enter(['hub-reviewers'])).toBe('/staff');
      expect(await rolesOf(REVIEWER)).toEqual(['reviewer']);
    });

    test('an account that is kept for emergencies keeps its roles, and gets no other', async () => {
      const support = 'support@aldervale.example';
      await linked(support, 'rosa', partner.issuer);
      const accountId = await idOf(support);
      await hub.db.insert(emergencyAccounts).values({ accountId, since: hub.clock.now() });
      expect(await enter([])).toBe(REFUSED);
      expect(await rolesOf(support)).toEqual(['support']);
      await hub.db.delete(emergencyAccounts);
    });

    test('the last administrator stays one', async () => {
      await linked(ADMINISTRATOR, 'rosa', partner.issuer);
      await hub.db.delete(staffRoles).where(eq(staffRoles.accountId, await idOf(REVIEWER)));
      expect(await enter([])).toBe(REFUSED);
      expect(await rolesOf(ADMINISTRATOR)).toEqual(['administrator']);
      expect(await enter(['hub-editors'])).toBe('/staff');
      expect(await rolesOf(ADMINISTRATOR)).toEqual(['administrator', 'editor']);
    });
  });
});

describe('a visit', () => {
  test('comes back to its own browser, once, within ten minutes', async () => {
    await linked(REVIEWER, 'rosa');
    const [browser, other] = [hub.guest(), hub.guest()];
    const at = await office.visit(await begin(browser), 'rosa');
    await begin(other);
    expect(await back(other, at)).toBe(REFUSED);
    expect(await isSignedIn(other)).toBe(false);
    expect(await back(hub.guest(), at)).toBe(REFUSED);
    expect(await lastReason()).toBe('noVisit');

    const cookies = new Map(browser.cookies);
    expect(await back(browser, at)).toBe('/staff');
    const again = hub.guest();
    for (const [name, value] of cookies) again.cookies.set(name, value);
    expect(await back(again, at)).toBe(REFUSED);
    expect(await isSignedIn(again)).toBe(false);

    const late = await office.visit(await begin(other), 'rosa');
    hub.clock.advance(10 * MINUTE);
    expect(await back(other, late)).toBe(REFUSED);
    expect(await hub.db.$count(signOnAttempts, eq(signOnAttempts.provider, 'nobody'))).toBe(0);
  });

  test('comes back to its own provider', async () => {
    await linked(REVIEWER, 'rosa');
    const browser = hub.guest();
    const at = await office.visit(await begin(browser), 'rosa');
    at.pathname = '/sign-on/partner/callback';
    expect(await back(browser, at)).toBe(REFUSED);
    expect(await isSignedIn(browser)).toBe(false);
  });

  test.each(['code', 'state', 'iss'])('with another %s is refused', async (name) => {
    await linked(REVIEWER, 'rosa');
    const browser = hub.guest();
    const at = await office.visit(await begin(browser), 'rosa');
    at.searchParams.set(name, name === 'iss' ? partner.issuer : 'another');
    expect(await back(browser, at)).toBe(REFUSED);
    at.searchParams.delete(name);
    expect(await back(browser, at)).toBe(REFUSED);
    expect(await isSignedIn(browser)).toBe(false);
  });

  test('that was refused there, and one to a provider that does not exist', async () => {
    const browser = hub.guest();
    const at = new URL(`${PUBLIC}/sign-on/office/callback?error=access_denied`);
    at.searchParams.set('state', new URL(await begin(browser)).searchParams.get('state') ?? '');
    at.searchParams.set('iss', office.issuer);
    expect(await back(browser, at)).toBe(REFUSED);
    for (const path of ['/sign-on/nobody', '/sign-on/nobody/callback', '/sign-on/__proto__']) {
      expect((await get(browser, path)).statusCode).toBe(404);
    }
  });
});

describe('linking', () => {
  const link = (client: Client, provider = 'office') =>
    client.call('linkSignOn', { body: { provider } });

  test('in an open session: its mail is sent, other sessions end, and it signs in', async () => {
    const [person, elsewhere] = [await hub.as(REVIEWER), await hub.as(REVIEWER)];
    const { address } = (await link(person)).json();
    expect(await back(person, await office.visit(address, 'rosa'))).toBe('/account/security');
    expect((await person.call('signOns')).json().content).toMatchObject([
      { provider: 'office login', usedAt: null },
    ]);
    expect(await isSignedIn(elsewhere)).toBe(false);
    expect(await mailsTo(hub, REVIEWER)).toContain('signOnLinked');

    const browser = hub.guest();
    expect(await back(browser, await office.visit(await begin(browser), 'rosa'))).toBe('/staff');
  });

  test('an account at a provider opens one account alone', async () => {
    await linked(ASSOCIATE, 'rosa');
    const person = await hub.as(REVIEWER);
    const { address } = (await link(person)).json();
    expect(await back(person, await office.visit(address, 'rosa'))).toBe(
      '/account/security?auth=signOn',
    );
    expect(await lastReason()).toBe('linkedToAnother');
    expect((await person.call('signOns')).json().content).toEqual([]);
  });

  test('only in the session in which it began', async () => {
    const person = await hub.as(REVIEWER);
    const { address } = (await link(person)).json();
    const at = await office.visit(address, 'mallory');
    const again = await hub.as(REVIEWER);
    again.cookies.set('hub-sign-on', person.cookies.get('hub-sign-on') ?? '');
    expect(await back(again, at)).toBe('/account/security?auth=signOn');
    expect(await lastReason()).toBe('otherSession');
    expect(await hub.db.$count(identities)).toBe(0);
  });

  test('removed, it opens nothing any more, and ends the sessions that it has opened', async () => {
    await linked(REVIEWER, 'rosa');
    const browser = hub.guest();
    await back(browser, await office.visit(await begin(browser), 'rosa'));
    const person = await hub.as(REVIEWER);
    const [{ id }] = (await person.call('signOns')).json().content;
    const stranger = await hub.as('poc.other@maple.example');
    expect((await stranger.call('unlinkSignOn', { params: { id } })).statusCode).toBe(403);
    expect((await person.call('unlinkSignOn', { params: { id } })).statusCode).toBe(200);
    expect(await isSignedIn(browser)).toBe(false);
    expect(await isSignedIn(person)).toBe(true);
    expect(await mailsTo(hub, REVIEWER)).toContain('signOnUnlinked');
    expect(await back(browser, await office.visit(await begin(browser), 'rosa'))).toBe(REFUSED);
  });

  test('the only way in of the last administrator stays', async () => {
    await linked(ADMINISTRATOR, 'xavier');
    await hub.db.delete(staffRoles).where(eq(staffRoles.accountId, await idOf(REVIEWER)));
    const isAdministrator = eq(accounts.email, ADMINISTRATOR);
    await hub.db.update(accounts).set({ passwordHash: null }).where(isAdministrator);
    const person = await hub.as(ADMINISTRATOR);
    const [{ id }] = (await person.call('signOns')).json().content;
    const refused = await person.call('unlinkSignOn', { params: { id } });
    expect(refused.json().error.code).toBe('staff.lastAdministrator');
    expect(await hub.db.$count(identities)).toBe(1);
    await hub.db.update(accounts).set({ passwordHash: 'x' }).where(isAdministrator);
  });

  test('removed in the session that it has opened, that one stays', async () => {
    await linked(REVIEWER, 'rosa');
    const browser = hub.guest();
    await back(browser, await office.visit(await begin(browser), 'rosa'));
    await hub.db.update(sessions).set({ provedAt: hub.clock.now() });
    const [{ id }] = (await browser.call('signOns')).json().content;
    expect((await browser.call('unlinkSignOn', { params: { id } })).statusCode).toBe(200);
    expect(await isSignedIn(browser)).toBe(true);
  });

  test('is not offered where nothing is set up', async () => {
    const without = await testApp({ seed: true });
    const person = await without.as(REVIEWER);
    for (const call of ['signOns', 'linkSignOn'] as const) {
      const body = call === 'linkSignOn' ? { provider: 'office' } : undefined;
      expect((await person.call(call, { body })).statusCode).toBe(404);
    }
    expect((await person.request({ method: 'GET', url: '/sign-on/office' })).statusCode).toBe(404);
    await without.close();
  });
});

test('the settings name the providers, and nothing else of them', async () => {
  const params = { licenseKey: hub.app.brand.licenseKey };
  const settings = (await hub.guest().call('settings', { params })).json();
  expect(settings.authSettings.signOn).toEqual([
    { name: 'office', label: 'office login' },
    { name: 'partner', label: 'partner login' },
  ]);
});
