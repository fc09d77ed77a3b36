import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from './apiError.ts';
import { createAuthProvider } from './authProvider.ts';
import { testHub } from './testing/hub.ts';
import { refusal, stubNetwork } from './testing/network.ts';
import { person } from './testing/people.ts';

const { session } = testHub();
const authProvider = createAuthProvider(session);

beforeEach(() => session.setFromServer(null));
afterEach(() => vi.unstubAllGlobals());

const failed = (status: number, reading = false, code: string | null = null) =>
  new ApiError('No.', { status, code, diagId: 'd', reading });

test('login sends identity and password, then loads the profile', async () => {
  const sent = stubNetwork({
    'POST /accounts/hub/login': { json: { status: 'ok' } },
    'GET /hub/account/me': { json: person() },
  });
  await session.signIn('a@b.example', 'Welcome1!');
  expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /accounts/hub/login',
    'GET /hub/account/me',
  ]);
  expect(sent[0]?.body).toEqual({ identity: 'a@b.example', password: 'Welcome1!' });
  expect(session.profile()?.displayName).toBe('Ada Okafor');
});

test('logout clears the session, also one that has ended, but not if the call failed', async () => {
  session.setFromServer(person());
  stubNetwork({ 'POST /accounts/hub/logout': refusal(503, 'BUSY', 'Busy.') });
  await expect(session.signOut()).rejects.toThrow('Busy.');
  expect(session.profile()).not.toBeNull();
  stubNetwork({ 'POST /accounts/hub/logout': refusal(401, null, '') });
  await session.signOut();
  expect(session.profile()).toBeNull();
});

test('checkAuth accepts a signed-in person and sends guests to the home page', async () => {
  await expect(authProvider.checkAuth({})).rejects.toMatchObject({ redirectTo: '/' });
  session.setFromServer(person());
  await expect(authProvider.checkAuth({})).resolves.toBeUndefined();
});

describe('checkError', () => {
  test('401 ends the session, and checkAuth then refuses', async () => {
    session.setFromServer(person());
    await expect(authProvider.checkError(failed(401))).rejects.toMatchObject({
      redirectTo: '/account/login',
    });
    await expect(authProvider.checkAuth({})).rejects.toBeDefined();
  });
  test('403 of a page leads to /403 with its reason, stays signed in and reloads the profile', async () => {
    session.setFromServer(person());
    const now = person({ agencyStatus: 'PENDING_RENEWAL' });
    stubNetwork({ 'GET /hub/account/me': { json: now } });
    const refused = authProvider.checkError(failed(403, true, 'gate.agencyApproved'));
    await expect(refused).rejects.toMatchObject({ redirectTo: '/403', logoutUser: false });
    expect(session.refusal()).toBe('gate.agencyApproved');
    await vi.waitFor(() => expect(session.viewer().agencyStatus).toBe('PENDING_RENEWAL'), 10_000);
  });
  test('403 of a part of the dashboard stays there after reloading the profile', async () => {
    session.setFromServer(person());
    window.history.replaceState(null, '', '/dashboard');
    stubNetwork({ 'GET /hub/account/me': { json: person({ pointOfContact: false }) } });
    const refused = authProvider.checkError(failed(403, true, 'gate.pocOnly'));
    await expect(refused).resolves.toBeUndefined();
    expect(session.viewer().pointOfContact).toBe(false);
    window.history.replaceState(null, '', '/');
  });
  test.each([
    ['403 of a save', failed(403)],
    ['405', failed(405)],
    ['an error of the page', new TypeError('x')],
  ])('%s stays with the form', async (_, error) => {
    await expect(authProvider.checkError(error)).resolves.toBeUndefined();
  });
});

describe('canAccess answers from the gate table', () => {
  const can = (resource: string, record?: object) =>
    authProvider.canAccess?.({ resource, action: 'list', record });

  test.each([
    ['invitations', { agencyStatus: 'APPROVED' }, true],
    ['invitations', { agencyStatus: 'PENDING' }, false],
    ['reports', { quarterlyReportRequired: true }, true],
    ['reports', { quarterlyReportRequired: false }, false],
    ['agency', { pointOfContact: false }, false],
    ['associate', { associate: true }, true],
    ['staff', {}, false],
    ['nothing-known', {}, false],
    ['constructor', {}, false],
  ] as const)('%s, %o: %s', async (resource, provider, answer) => {
    session.setFromServer(person(provider));
    await expect(can(resource)).resolves.toBe(answer);
  });

  test('canAccess answers for content by its code', async () => {
    session.setFromServer(person({ associateStatus: 'CREATED' }));
    await expect(can('content', { code: 'education' })).resolves.toBe(true);
    await expect(can('content', { id: 'benefits' })).resolves.toBe(false);
    await expect(can('content', { id: 'constructor' })).resolves.toBe(false);
  });
});

test('identity and permissions come from the profile', async () => {
  await expect(authProvider.getIdentity?.()).rejects.toThrow('Nobody is signed in.');
  await expect(authProvider.getPermissions?.({})).resolves.toEqual([]);
  session.setFromServer(
    person({}, { account: { ...person().account, authorities: ['MANAGE_INVITES'] } }),
  );
  await expect(authProvider.getIdentity?.()).resolves.toEqual({
    id: 'account-1',
    fullName: 'Ada Okafor',
  });
  await expect(authProvider.getPermissions?.({})).resolves.toEqual(['MANAGE_INVITES']);
});
