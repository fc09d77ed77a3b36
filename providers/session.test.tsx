import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Profile } from '#contract/records.ts';
import { viewerOfProfile } from './session.ts';
import { testHub } from './testing/hub.ts';
import { refusal, type Sent, stubNetwork } from './testing/network.ts';
import { person } from './testing/people.ts';

const { call, session } = testHub();

beforeEach(() => {
  sessionStorage.clear();
  session.setFromServer(null);
  session.onExpired(async () => false);
});
afterEach(() => vi.unstubAllGlobals());

const gone = refusal(401, null, '');

test('a first look-up with 401 means a guest, without an error', async () => {
  stubNetwork({ 'GET /hub/account/me': gone });
  await expect(session.refresh()).resolves.toBeNull();
});

test('the session remembers how it ended until somebody signs in', async () => {
  expect(session.ending()).toBeNull();
  session.setFromServer(person());
  session.clear('signedOut');
  expect(session.ending()).toBe('signedOut');
  stubNetwork({ 'GET /hub/account/me': gone });
  await session.refresh();
  expect(session.ending()).toBe('signedOut');
  stubNetwork({ 'GET /hub/account/me': { json: person() } });
  await session.refresh();
  expect(session.ending()).toBeNull();
});

test('a look-up that fails for another reason does not turn the person into a guest', async () => {
  session.setFromServer(person());
  stubNetwork({ 'GET /hub/account/me': refusal(500, 'X', 'Broken.') });
  await expect(session.refresh()).rejects.toThrow('Broken.');
  expect(session.profile()).not.toBeNull();
});

test('subscribers are notified of each change until they unsubscribe', async () => {
  stubNetwork({ 'GET /hub/account/me': { json: person() } });
  const heard = vi.fn();
  const leave = session.subscribe(heard);
  await session.refresh();
  expect(session.profile()?.firstName).toBe('Ada');
  session.update({ agencyStatus: 'PENDING' });
  expect(session.viewer()).toMatchObject({ signedIn: true, agencyStatus: 'PENDING' });
  leave();
  session.clear('signedOut');
  expect(heard).toHaveBeenCalledTimes(2);
  expect(session.viewer()).toEqual({ signedIn: false });
});

test('a later 401 ends the session after the person was asked to sign in', async () => {
  session.setFromServer(person());
  const asked = vi.fn(async () => false);
  session.onExpired(asked);
  stubNetwork({ 'POST /hub/account/activity': gone });
  await expect(call('activity')).rejects.toMatchObject({ status: 401 });
  expect(asked).toHaveBeenCalledOnce();
  expect(session.profile()).toBeNull();
  expect(session.ending()).toBe('expired');
});

test('a person who signs in again keeps the page, and the call succeeds', async () => {
  session.setFromServer(person());
  let open = false;
  session.onExpired(async () => {
    open = true;
    return true;
  });
  stubNetwork({ 'POST /hub/account/activity': () => (open ? { json: {} } : gone) });
  await call('activity');
  expect(session.profile()).not.toBeNull();
});

describe('somebody else has signed in in another tab', () => {
  const ada = person();
  const cleo = person({ accountId: 'account-2', company: 'Maple Conference Group' });
  const activity = 'POST /hub/account/activity';
  /** The browser's session is another one by now, of `now`. */
  const anotherSession = (now: Profile) => {
    sessionStorage.setItem('XSRF-TOKEN', 'first');
    session.setFromServer(ada);
    sessionStorage.setItem('XSRF-TOKEN', 'second');
    return stubNetwork({ 'GET /hub/account/me': { json: now }, [activity]: {} });
  };
  const wasSent = (sent: Sent[]) => sent.some(({ path }) => activity.endsWith(path));

  test('the page shows the new person, and a pending call of the old one is dropped', async () => {
    const sent = anotherSession(cleo);
    await expect(call('activity')).rejects.toMatchObject({ name: 'AbortError' });
    expect(wasSent(sent)).toBe(false);
    expect(session.profile()).toEqual(cleo);
  });

  test('typed text is kept until its author signs in, and the call is then made', async () => {
    const sent = anotherSession(cleo);
    session.onExpired(async () => true);
    await call('activity');
    expect(wasSent(sent)).toBe(true);
    expect(session.profile()).toEqual(ada);
  });

  test('a new session of the same person continues', async () => {
    const sent = anotherSession(ada);
    await call('activity');
    await call('activity');
    expect(sent.map(({ path }) => path.split('/').at(-1))).toEqual(['me', 'activity', 'activity']);
  });

  test('signing out stays possible', async () => {
    anotherSession(cleo);
    stubNetwork({ 'POST /accounts/hub/logout': {} });
    await call('logout');
  });
});

test.each(['login', 'logout'] as const)('a 401 of %s asks nobody', async (name) => {
  session.setFromServer(person());
  const asked = vi.fn(async () => true);
  session.onExpired(asked);
  stubNetwork({ 'POST /accounts/hub/login': gone, 'POST /accounts/hub/logout': gone });
  await expect(call(name)).rejects.toMatchObject({ status: 401 });
  expect(asked).not.toHaveBeenCalled();
});

test("the viewer has what gates check; staff is decided by the account's authority", () => {
  expect(viewerOfProfile(person({ quarterlyReportRequired: false }))).toEqual({
    signedIn: true,
    mustEnrol: false,
    mustAgree: false,
    pointOfContact: true,
    associate: true,
    associateStatus: 'ACCREDITED',
    agencyStatus: 'APPROVED',
    quarterlyReportRequired: false,
    staff: false,
  });
  const account = { ...person().account, authorities: ['PROGRAMME_STAFF' as const] };
  expect(viewerOfProfile(person({}, { account })).staff).toBe(true);
});
