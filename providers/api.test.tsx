import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { changeFiles } from '#tests/support/changedFile.ts';
import { type Api, createApi } from './api.ts';
import { englishLanguage } from './i18n/language.ts';
import { createTranslator } from './i18n/translate.ts';
import { guestBoot } from './testing/hub.ts';
import { refusal, type Sent, stubNetwork } from './testing/network.ts';

const { settings } = guestBoot;
const nobody = {
  confirm: async () => undefined,
  recover: async () => false,
  prove: async () => false,
  mayBeLate: () => false,
};
const warn = vi.fn();
/** The calls of a page that asks `keeper` about its session. */
const apiOf = (keeper = nobody) =>
  createApi({
    settings,
    translator: () => createTranslator(englishLanguage, settings),
    log: { warn },
    keeper,
  });
const { call, callUrl } = apiOf();

beforeEach(() => {
  warn.mockReset();
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const ok = { json: { status: 'ok' } };

describe('request of a call', () => {
  test('has app and brand in the path, encoded parameters and one diagId', async () => {
    const sent = stubNetwork({
      'DELETE /hub/aldervale/invitation/associate/a%2Fb%40c.example': ok,
    });
    await call('revokeInvitation', { params: { email: 'a/b@c.example' } });
    await call('revokeInvitation', { params: { email: 'a/b@c.example' } });
    const ids = sent.map(({ query }) => query.get('diagId'));
    expect(ids[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(ids[0]).not.toBe(ids[1]);
  });

  test('links to a file by its own address', () => {
    expect(callUrl('reportFile', { id: 'r/1' })).toBe('/api/v1/hub/aldervale/report/r%2F1/file');
  });

  test('sends the same device id each time', async () => {
    const sent = stubNetwork({ 'POST /accounts/hub/logout': ok });
    await call('logout');
    await call('logout');
    const [first, second] = sent.map(({ headers }) => headers.get('X-Device-Id'));
    expect(first).toBeTruthy();
    expect(second).toBe(first);
    expect(localStorage.getItem('hub.device')).toBe(first);
  });

  test('sends the license key only with licensed calls', async () => {
    const sent = stubNetwork({
      'POST /auth/hub/associate_self_invitation': ok,
      'POST /accounts/hub/login': ok,
    });
    const body = { firstName: 'A', lastName: 'B', emailAddress: 'a@b.example' };
    await call('selfInvitation', { body });
    await call('login', { body: { identity: 'a@b.example', password: 'x' } });
    expect(sent[0]?.body).toEqual({ ...body, licenseKey: '5e0d3c52-9f1b-4b53-8a64-1f1c1d2b7a90' });
    expect(sent[1]?.body).toEqual({ identity: 'a@b.example', password: 'x' });
    expect(sent[1]?.headers.get('Content-Type')).toBe('application/json');
  });

  test('sends only query parameters with a value', async () => {
    const sent = stubNetwork({
      'GET /hub/aldervale/invitation/associate': {
        json: { content: [], meta: { currPage: 1, totalPages: 1, totalElements: 0 } },
      },
    });
    await call('invitations', { query: { paging: '1-20', search: '', inviteStatus: undefined } });
    expect([...(sent[0]?.query.keys() ?? [])]).toEqual(['paging', 'diagId']);
  });

  test('sends a file as multipart and lets the browser set the type', async () => {
    const row = { id: '1', filename: 'q.xlsx', timestamp: '2025-01-01T00:00:00Z' };
    const sent = stubNetwork({ 'POST /hub/aldervale/report': { status: 201, json: row } });
    const file = new File(['x'], 'q.xlsx');
    expect(await call('uploadReport', { file })).toEqual(row);
    expect((sent[0] as Sent).body).toBeInstanceOf(FormData);
    expect(((sent[0] as Sent).body as FormData).get('file')).toBeInstanceOf(File);
    expect(sent[0]?.headers.has('Content-Type')).toBe(false);
  });

  test('marks background calls', async () => {
    const sent = stubNetwork({ 'POST /hub/account/activity': ok });
    await call('activity');
    await call('activity', { background: true });
    expect(sent.map(({ headers }) => headers.get('X-Background-Request'))).toEqual([null, 'true']);
  });
});

describe('the anti-forgery token', () => {
  test('is taken from the cookie, else from session storage', async () => {
    const sent = stubNetwork({ 'POST /accounts/hub/logout': ok });
    sessionStorage.setItem('XSRF-TOKEN', 'stored');
    await call('logout');
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no cookie store
    document.cookie = 'XSRF-TOKEN=from%20cookie';
    await call('logout');
    expect(sent.map(({ headers }) => headers.get('X-XSRF-TOKEN'))).toEqual([
      'stored',
      'from cookie',
    ]);
  });

  test('is refreshed by every response, errors included', async () => {
    const sent = stubNetwork({
      'POST /accounts/hub/logout': {
        ...refusal(500, 'X', 'No.'),
        headers: { 'X-XSRF-TOKEN': 'n' },
      },
    });
    await expect(call('logout')).rejects.toThrow('No.');
    await expect(call('logout')).rejects.toThrow('No.');
    expect(sent[1]?.headers.get('X-XSRF-TOKEN')).toBe('n');
  });

  test('is replaced after a refusal, and the call is repeated once', async () => {
    let token = 'new';
    const sent = stubNetwork({
      'POST /accounts/hub/logout': ({ headers }) =>
        headers.get('X-XSRF-TOKEN') === 'new'
          ? ok
          : { ...refusal(403, 'ANTI_FORGERY', 'Old.'), headers: { 'X-XSRF-TOKEN': token } },
    });
    await expect(call('logout')).resolves.toEqual({ status: 'ok' });
    expect(sent).toHaveLength(2);
    token = 'other';
    sessionStorage.clear();
    await expect(call('logout')).rejects.toThrow('Old.');
    expect(sent).toHaveLength(4);
  });

  test('a 403 without a new token is not repeated', async () => {
    sessionStorage.setItem('XSRF-TOKEN', 'same');
    const sent = stubNetwork({
      'POST /accounts/hub/logout': {
        ...refusal(403, 'FORBIDDEN', 'No.'),
        headers: { 'X-XSRF-TOKEN': 'same' },
      },
    });
    await expect(call('logout')).rejects.toMatchObject({ status: 403, message: 'No.' });
    expect(sent).toHaveLength(1);
  });
});

describe('response of a call', () => {
  test.each([204, 202, 302, 400, 500])('%i is no success', async (status) => {
    stubNetwork({ 'GET /hub/account/me': { status: status === 204 ? 206 : status } });
    await expect(call('me')).rejects.toMatchObject({ status: status === 204 ? 206 : status });
  });

  test('with an unexpected structure gives defaults and a warning in the log', async () => {
    stubNetwork({
      'GET /hub/account/me': {
        json: { lastName: 'Okafor', provider: { associate: 'yes', extra: 1 } },
      },
    });
    const profile = await call('me');
    expect(profile).toMatchObject({
      firstName: 'User',
      lastName: 'Okafor',
      displayName: 'User User',
      provider: { associate: false, agencyStatus: null, extra: 1 },
    });
    expect(warn).toHaveBeenCalledWith(
      expect.stringMatching(/of me.*displayName.*provider\.associate/),
    );
  });

  test('with the expected structure logs nothing', async () => {
    stubNetwork({ 'POST /auth/hub/invitations': { json: { successful: ['a'], failed: [] } } });
    await expect(call('sendInvitations', { body: { emailAddresses: ['a'] } })).resolves.toEqual({
      successful: ['a'],
      failed: [],
    });
    expect(warn).not.toHaveBeenCalled();
  });

  test('without network gives an error with status 0 and its own text', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(call('me')).rejects.toMatchObject({
      name: 'ApiError',
      status: 0,
      code: 'NETWORK',
      message: 'We cannot reach the portal. Please check your connection and try again.',
    });
  });

  test('names the file that has changed since it was chosen, for which the browser sends nothing', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    const file = new File(['x'], 'Q1.xlsx');
    const send = () => call('previewReport', { file });
    await expect(send()).rejects.toMatchObject({ code: 'NETWORK' });
    changeFiles();
    await expect(send()).rejects.toMatchObject({
      status: 0,
      code: 'FILE_CHANGED',
      message: 'Q1.xlsx has changed or is gone since you chose it. Please choose it again.',
    });
  });

  test.each([
    ['me', 60_000],
    ['contentByCode', 120_000],
  ] as const)('%s is given up after %i ms', async (name, ms) => {
    vi.useFakeTimers();
    vi.stubGlobal(
      'fetch',
      (_: string, { signal }: RequestInit) =>
        new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(signal.reason));
        }),
    );
    let outcome: unknown = 'waiting';
    call(name, { params: { code: 'x' } }).catch((error: unknown) => {
      outcome = error;
    });
    await vi.advanceTimersByTimeAsync(ms - 1);
    expect(outcome).toBe('waiting');
    await vi.advanceTimersByTimeAsync(1);
    expect(outcome).toMatchObject({ status: 0, code: 'TIMEOUT' });
  });

  test.each([
    ['that broke off', '{"id":"1","filena'],
    ['in whose place something on the way has put a page', '<!doctype html><title>Sign in</title>'],
  ])('%s is an error: nobody knows what became of the call', async (_, text) => {
    stubNetwork({ 'POST /hub/aldervale/report': { text }, 'POST /accounts/hub/logout': { text } });
    const failure = {
      status: 0,
      code: 'NETWORK',
      message: expect.stringMatching(/^We cannot reach/),
    };
    await expect(call('logout')).rejects.toMatchObject(failure);
  });

  test.each(['', 'OK'])('that has no JSON, where none is needed, is none: %o', async (text) => {
    stubNetwork({ 'POST /accounts/hub/logout': { text } });
    await expect(call('logout')).resolves.toBeDefined();
  });

  test('when aborted rejects as aborted, not as an error to show', async () => {
    stubNetwork({});
    const controller = new AbortController();
    controller.abort();
    await expect(call('me', { signal: controller.signal })).rejects.toMatchObject({
      name: 'AbortError',
    });
  });
});

describe('a 401', () => {
  test('is repeated once the person has signed in again', async () => {
    let signedIn = false;
    const recover = async () => {
      signedIn = true;
      return true;
    };
    const { call } = apiOf({ ...nobody, recover });
    stubNetwork({
      'POST /hub/account/activity': () => (signedIn ? ok : refusal(401, null, '')),
    });
    await expect(call('activity')).resolves.toEqual({ status: 'ok' });
  });

  test('with a session is repeated once, since its token may just have been renewed', async () => {
    const recover = vi.fn(async () => false);
    const { call } = apiOf({ ...nobody, recover, mayBeLate: () => true });
    let tries = 0;
    stubNetwork({
      'POST /hub/account/activity': () => {
        tries += 1;
        return tries === 1 ? refusal(401, null, '') : ok;
      },
    });
    await expect(call('activity')).resolves.toEqual({ status: 'ok' });
    expect(recover).not.toHaveBeenCalled();
  });

  test('is thrown if nobody signs in again', async () => {
    stubNetwork({ 'POST /hub/account/activity': refusal(401, null, '') });
    await expect(call('activity')).rejects.toMatchObject({
      status: 401,
      message: 'Access denied. Please check your credentials.',
    });
  });
});

test('a call whose body must be sent does not compile without it', () => {
  const { call } = {} as Api;
  const compiled = () => [
    // @ts-expect-error a language must be sent
    call('changeLanguage'),
    // @ts-expect-error a language must be sent
    call('changeLanguage', {}),
    call('changeLanguage', { body: { language: 'es-MX' } }),
    call('endOtherSessions'),
  ];
  expect(compiled).toBeTypeOf('function');
});
