import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { desc, eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MINUTE } from '../../../contract/dates.ts';
import { staffBase } from '../../../contract/staff/reach.ts';
import { mailsTo } from '../../../tests/support/server/mails.ts';
import { type Client, type TestApp, testApp } from '../../../tests/support/server/testApp.ts';
import { readSignOn } from '../../core/config/signOn.ts';
import { inTransaction } from '../../core/db/connection.ts';
import { accounts, audit, emergencyAccounts, identities } from '../../core/db/schema.ts';
import { releaseSignOn, requireSignOn } from '../../staff/requireSignOn.ts';
import { type HostileProvider, startHostileProvider } from './testing/hostileProvider.ts';
import { type IdentityProvider, startIdentityProvider } from './testing/identityProvider.ts';

const PUBLIC = 'http://localhost:3000';
const [REVIEWER, EDITOR] = ['reviewer@aldervale.example', 'editor@aldervale.example'];
const [ADMINISTRATOR, SUPPORT] = ['administrator@aldervale.example', 'support@aldervale.example'];
const AUDITOR = 'auditor@aldervale.example';
const PASSWORD = 'Welcome1!';
const EVENT = 'http://schemas.openid.net/event/backchannel-logout';

let folder: string;
let hub: TestApp;
let office: IdentityProvider;
let other: HostileProvider;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sign-on-'));
  office = await startIdentityProvider(`${PUBLIC}/sign-on/office/callback`);
  other = await startHostileProvider();
  const of = (
    name: string,
    { issuer, clientId, clientSecret }: HostileProvider | IdentityProvider,
  ) => ({
    ...{ name, label: name, issuer, clientId, clientSecret },
  });
  const signOnFile = join(folder, 'sign-on.json');
  writeFileSync(signOnFile, JSON.stringify([of('office', office), of('other', other)]));
  hub = await testApp({ seed: true, env: { signOnFile, publicUrl: PUBLIC } });
  await link(REVIEWER, 'rosa');
});
afterAll(async () => {
  await hub.close();
  await Promise.all([office.close(), other.close()]);
  rmSync(folder, { recursive: true });
});

const idOf = async (email: string) => {
  const account = await hub.db.query.accounts.findFirst({ where: eq(accounts.email, email) });
  return account?.id ?? '';
};
const link = async (email: string, subject: string, issuer = office.issuer) =>
  hub.db
    .insert(identities)
    .values({ accountId: await idOf(email), issuer, subject, linkedAt: hub.clock.now() });
const get = (client: Client, url: string) => client.request({ method: 'GET', url });
const isSignedIn = async (client: Client) => (await client.call('me')).statusCode === 200;
const signIn = (identity: string, client = hub.guest()) =>
  client.call('login', { body: { identity, password: PASSWORD } });
async function visit(client: Client, path: string, subject: string): Promise<unknown> {
  const begun = await get(client, path);
  const at = await office.visit(String(begun.headers.location), subject);
  return (await get(client, at.pathname + at.search)).headers.location;
}
const lastEntry = async () => {
  const [entry] = await hub.db.select().from(audit).orderBy(desc(audit.id)).limit(1);
  return entry;
};

describe('only by single sign-on', () => {
  const require = async ([first, second]: string[], by?: Client) => {
    const client = by ?? (await hub.as(REVIEWER));
    const url = `${staffBase}/sign-on/require`;
    const answer = await client.request({ method: 'POST', url, payload: { first, second } });
    return answer.json().error?.code ?? answer.json();
  };
  /** The operator's command, on another server. */
  const requireWith = (emails: string[], changes: { settings?: []; publicUrl?: string }) => {
    const { settings = readSignOn(hub.app.env), publicUrl = PUBLIC } = changes;
    const providers = { env: { ...hub.app.env, publicUrl }, settings };
    const action = { actorId: null, now: hub.clock.now() };
    return inTransaction(hub.db, (tx) => requireSignOn(tx, action, { ...providers, emails }));
  };
  /** Adds an authenticator app, and returns the function that makes its code. */
  async function enrol(email: string) {
    const client = await hub.as(email);
    const { id, secret } = (await client.call('startAuthenticator')).json();
    const code = () =>
      new TOTP({ secret: Secret.fromBase32(secret) }).generate({
        timestamp: hub.clock.now().getTime(),
      });
    const body = { name: 'Phone', code: code() };
    expect((await client.call('addAuthenticator', { params: { id }, body })).statusCode).toBe(200);
    hub.clock.advance(MINUTE);
    return code;
  }

  test('needs a sign-in by these settings a short time ago, and two accounts that help in an emergency', async () => {
    const unproved = 'staff.signOnUnproved';
    const code = await enrol(ADMINISTRATOR);
    await enrol(SUPPORT);
    await enrol(EDITOR);
    const both = [ADMINISTRATOR, SUPPORT];
    expect(await require(both)).toBe(unproved);
    const person = hub.guest();
    expect(await visit(person, '/sign-on/office', 'rosa')).toBe('/staff');
    const inWords = /in the last 15 minutes/;
    await expect(requireWith(both, { settings: [] })).rejects.toThrow(inWords);
    await expect(requireWith(both, { publicUrl: `${PUBLIC}1` })).rejects.toThrow(inWords);
    hub.clock.advance(15 * MINUTE);
    expect(await require(both)).toBe(unproved);

    expect(await visit(person, '/sign-on/office', 'rosa')).toBe('/staff');
    expect(await require([ADMINISTRATOR, ADMINISTRATOR])).toBe('staff.signOnTwoAccounts');
    expect(await require([ADMINISTRATOR, REVIEWER])).toBe('staff.signOnUnfit');
    expect(await require([SUPPORT, EDITOR])).toBe('staff.signOnNoAdministrator');
    const early = await hub.as(ADMINISTRATOR);
    hub.clock.advance(11 * MINUTE);
    expect(await require(both, early)).toBe('error.stepUp');
    expect(await hub.db.$count(emergencyAccounts)).toBe(0);

    const byPassword = await hub.as(AUDITOR);
    const associate = await hub.as('poc.other@maple.example');
    const administrator = await hub.as(ADMINISTRATOR);
    expect((await get(administrator, `${staffBase}/sign-on`)).json()).toMatchObject({
      places: [{ name: 'office' }, { name: 'other' }],
      provedUntil: new Date(hub.clock.now().getTime() + 4 * MINUTE).toISOString(),
      required: null,
      candidates: [{ email: ADMINISTRATOR }, { email: EDITOR }, { email: SUPPORT }],
    });
    expect(await require(both, administrator)).toMatchObject({ required: { accounts: both } });
    const entries = await hub.db.select().from(audit).where(eq(audit.event, 'requireSignOn'));
    const by = await idOf(ADMINISTRATOR);
    expect(entries.map(({ actorId }) => actorId)).toEqual([by, by]);
    expect(await isSignedIn(administrator)).toBe(true);
    expect(await isSignedIn(byPassword)).toBe(false);
    expect(await isSignedIn(associate)).toBe(true);
    expect(await isSignedIn(person)).toBe(true);

    // An emergency: password and second step, and every administrator learns of it.
    const browser = hub.guest();
    const { challenge } = (await signIn(ADMINISTRATOR, browser)).json();
    const answer = { id: challenge.id, method: 'oneTimeCode', code: code() };
    expect((await browser.call('answerChallenge', { body: answer })).statusCode).toBe(200);
    expect(await isSignedIn(browser)).toBe(true);
    for (const email of [ADMINISTRATOR, REVIEWER]) {
      expect(await mailsTo(hub, email)).toContain('emergencySignIn');
    }
  });

  test('others of staff are refused as with a wrong password, and the audit says why', async () => {
    const [right, wrong] = [
      await signIn(AUDITOR),
      await hub.guest().call('login', {
        body: { identity: AUDITOR, password: 'Wrong-one1' },
      }),
    ];
    expect([right.statusCode, right.json()]).toEqual([401, wrong.json()]);
    expect((await lastEntry())?.after).toMatchObject({ reason: 'withoutSignOn' });
    expect((await signIn('poc.other@maple.example')).statusCode).toBe(200);
    expect(await visit(hub.guest(), '/sign-on/office', 'rosa')).toBe('/staff');
  });

  test('an account that is kept for emergencies stays open, staff, and with its second step', async () => {
    const rosa = await hub.as(REVIEWER);
    const id = await idOf(SUPPORT);
    const act = async (action: string, payload: object) => {
      const url = `${staffBase}/people/${id}/${action}`;
      const { statusCode, json } = await rosa.request({ method: 'POST', url, payload });
      return [statusCode, json().error?.code];
    };
    const kept = [409, 'staff.emergencyAccount'];
    expect(await act('disable', {})).toEqual(kept);
    expect(await act('roles', { roles: [] })).toEqual(kept);
    expect(await act('reset-second-step', { note: 'lost' })).toEqual(kept);
    const own = await hub.as(SUPPORT);
    const [factor] = (await own.call('factors')).json().content;
    const removed = await own.call('removeFactor', { params: { id: factor.id } });
    expect([removed.statusCode, removed.json().error.code]).toEqual([400, 'error.lastFactor']);
  });

  test('holds also where no provider is set up any more, until it is released', async () => {
    const without = await testApp({ seed: true });
    const of = eq(accounts.email, ADMINISTRATOR);
    const account = await without.db.query.accounts.findFirst({ where: of });
    const since = without.clock.now();
    await without.db.insert(emergencyAccounts).values({ accountId: account?.id ?? '', since });
    const tryReviewer = async () => {
      const body = { identity: REVIEWER, password: PASSWORD };
      return (await without.guest().call('login', { body })).statusCode;
    };
    expect(await tryReviewer()).toBe(401);
    const operator = { actorId: null, now: since };
    expect(await inTransaction(without.db, (tx) => releaseSignOn(tx, operator))).toBe(true);
    expect(await tryReviewer()).toBe(200);
    await without.close();
    const rosa = await hub.as(REVIEWER);
    const released = await rosa.request({ method: 'POST', url: `${staffBase}/sign-on/release` });
    expect(released.json().required).toBeNull();
    expect((await lastEntry())?.event).toBe('releaseSignOn');
    expect((await signIn(EDITOR)).json().challenge).toBeDefined();
  });
});

describe('an account that somebody else links', () => {
  const link = async (by: string, email: string, changes: object = {}) => {
    const client = await hub.as(by);
    const url = `${staffBase}/people/${await idOf(email)}/sign-on`;
    const payload = { place: 'office', subject: 'wanda', note: 'No password yet.', ...changes };
    const { statusCode, json } = await client.request({ method: 'POST', url, payload });
    return [statusCode, json().error?.code];
  };

  test('opens that of the person, who gets an email and is logged out', async () => {
    const open = await hub.as(AUDITOR);
    expect(await link(REVIEWER, AUDITOR)).toEqual([200, undefined]);
    expect(await isSignedIn(open)).toBe(false);
    expect(await lastEntry()).toMatchObject({
      event: 'linkSignOn',
      actorId: await idOf(REVIEWER),
      note: 'No password yet.',
      after: { issuer: office.issuer, subject: 'wanda' },
    });
    expect(await mailsTo(hub, AUDITOR)).toContain('signOnLinked');
    expect(await visit(hub.guest(), '/sign-on/office', 'wanda')).toBe('/staff');
  });

  test('is refused for oneself, for who is not staff, and where the actor lacks a role of the person', async () => {
    const unknown = { subject: 'nobody' };
    expect(await link(REVIEWER, REVIEWER, unknown)).toEqual([409, 'staff.ownAccount']);
    const contact = 'poc.other@maple.example';
    expect(await link(REVIEWER, contact, unknown)).toEqual([409, 'staff.notStaff']);
    expect(await link(ADMINISTRATOR, AUDITOR, unknown)).toEqual([403, 'staff.roleNotYours']);
    expect(await link(REVIEWER, SUPPORT)).toEqual([409, 'staff.signOnLinked']);
    const nowhere = { place: 'elsewhere' };
    expect(await link(REVIEWER, SUPPORT, nowhere)).toEqual([400, 'error.validation']);
    expect(await hub.db.$count(identities, eq(identities.subject, 'nobody'))).toBe(0);
  });
});

describe('a logout at the provider', () => {
  const enter = async (sid?: string) => {
    const browser = hub.guest();
    const begun = await get(browser, '/sign-on/other');
    const asked = new URL(String(begun.headers.location)).searchParams;
    other.idToken = await other.sign(other.claims({ sub: 'una', nonce: asked.get('nonce'), sid }));
    const query = new URLSearchParams({ code: 'any', state: asked.get('state') ?? '' });
    query.set('iss', other.issuer);
    const answer = await get(browser, `/sign-on/other/callback?${query}`);
    expect(answer.headers.location).toBe('/staff');
    return browser;
  };
  const logOut = async (token: string) => {
    const payload = String(new URLSearchParams({ logout_token: token }));
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const request = { method: 'POST', url: '/sign-on/other/logout', payload, headers } as const;
    return (await hub.guest().request(request)).statusCode;
  };
  let number = 0;
  const claims = (changes: object = {}) => {
    number += 1;
    return other.claims({
      jti: `logout-${number}`,
      sub: 'una',
      events: { [EVENT]: {} },
      ...changes,
    });
  };
  beforeAll(() => link(EDITOR, 'una', other.issuer));

  test('ends the sessions of the person, and a token counts once', async () => {
    const [one, two] = [await enter('a'), await enter('b')];
    const byPassword = await hub.as(EDITOR);
    const token = await other.sign(claims());
    expect(await logOut(token)).toBe(200);
    expect([await isSignedIn(one), await isSignedIn(two)]).toEqual([false, false]);
    expect(await isSignedIn(byPassword)).toBe(true);

    const later = await enter('c');
    expect(await logOut(token)).toBe(400);
    expect(await isSignedIn(later)).toBe(true);
  });

  test('ends the one session that it names', async () => {
    const [one, two] = [await enter('d'), await enter('e')];
    expect(await logOut(await other.sign(claims({ sub: undefined, sid: 'd' })))).toBe(200);
    expect([await isSignedIn(one), await isSignedIn(two)]).toEqual([false, true]);
  });

  test('that is not one ends nothing', async () => {
    const browser = await enter('f');
    const tokens = [
      await other.signByPublicKey(claims()),
      await other.sign(claims({ aud: 'another' })),
      await other.sign(claims({ iss: office.issuer })),
      await other.sign(claims({ nonce: 'one' })),
      await other.sign(claims({ events: {} })),
      await other.sign(claims({ jti: undefined })),
      await other.sign(claims({ sub: undefined })),
      await other.sign(claims({ iat: Math.floor(Date.now() / 1000) - 7200 })),
      'no.token.at all',
      '',
    ];
    const answers = [];
    for (const token of tokens) answers.push(await logOut(token));
    expect(answers).toEqual(tokens.map(() => 400));
    expect(await isSignedIn(browser)).toBe(true);
  });
});

describe('a proof of who it is', () => {
  const unlink = (client: Client) =>
    client.call('unlinkSignOn', { params: { id: '00000000-0000-4000-8000-000000000000' } });

  test('is given by logging in once more, as the same person', async () => {
    const person = await hub.as(REVIEWER);
    hub.clock.advance(11 * MINUTE);
    const asked = await unlink(person);
    expect([asked.statusCode, asked.json().error.proofs]).toEqual([403, ['password', 'signOn']]);

    const begun = await get(person, '/sign-on/office?prove');
    const query = new URL(String(begun.headers.location)).searchParams;
    expect([query.get('prompt'), query.get('max_age')]).toEqual(['login', '0']);

    expect(await visit(person, '/sign-on/office?prove', 'mallory')).toBe(
      '/account/security?auth=signOn',
    );
    expect((await lastEntry())?.after).toMatchObject({ reason: 'otherPerson' });
    expect((await unlink(person)).statusCode).toBe(403);

    expect(await visit(person, '/sign-on/office?prove', 'rosa')).toBe('/account/security');
    expect((await unlink(person)).statusCode).toBe(404);
  });

  test('is no answer from a session that the provider has had for long', async () => {
    await link(REVIEWER, 'rosa', other.issuer);
    const person = await hub.as(REVIEWER);
    hub.clock.advance(11 * MINUTE);
    for (const authTime of [undefined, Math.floor(Date.now() / 1000) - 3600]) {
      const begun = await get(person, '/sign-on/other?prove');
      const asked = new URL(String(begun.headers.location)).searchParams;
      const claims = { sub: 'rosa', nonce: asked.get('nonce'), auth_time: authTime };
      other.idToken = await other.sign(other.claims(claims));
      const back = new URLSearchParams({ code: 'any', state: asked.get('state') ?? '' });
      back.set('iss', other.issuer);
      const answer = await get(person, `/sign-on/other/callback?${back}`);
      expect(answer.headers.location).toBe('/account/security?auth=signOn');
      expect((await unlink(person)).statusCode).toBe(403);
    }
  });

  test('a sign-in is one only if the provider says that it has just asked', async () => {
    const browser = hub.guest();
    const begun = await get(browser, '/sign-on/other');
    const asked = new URL(String(begun.headers.location)).searchParams;
    other.idToken = await other.sign(other.claims({ sub: 'una', nonce: asked.get('nonce') }));
    const back = new URLSearchParams({ code: 'any', state: asked.get('state') ?? '' });
    back.set('iss', other.issuer);
    await get(browser, `/sign-on/other/callback?${back}`);
    expect(await isSignedIn(browser)).toBe(true);
    expect((await unlink(browser)).statusCode).toBe(403);
  });
});
