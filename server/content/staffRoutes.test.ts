import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { staffBase } from '../../contract/staff/reach.ts';
import { type Client, type TestApp, testApp } from '../../tests/support/server/testApp.ts';
import { accounts, audit, mails } from '../core/db/schema.ts';
import { enforceMajorVersions } from './educationJob.ts';

const HOUR = 3_600_000;
const REVIEWER = 'reviewer@aldervale.example';
let hub: TestApp;
let staff: Client;
let reader: Client;

const call = (client: Client, method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) =>
  client.request({ method, url: `${staffBase}/${path}`, ...(payload && { payload }) });
const ask = async (path: string) => (await call(staff, 'GET', path)).json();
const listed = async (filter: object) =>
  ask(`content?filter=${encodeURIComponent(JSON.stringify(filter))}`);
const pageOf = async (code: string) => ask(`content/${(await listed({ code }))[0].id}`);
/** What the portal shows of a code. */
const shown = async (code: string) =>
  (await reader.call('contentByCode', { params: { code } })).json();
const later = (ms: number) => new Date(hub.clock.now().getTime() + ms).toISOString();

const edited = (page: object, changes: object = {}) => {
  const { name, body, thumbnailUrl, thumbnailAlt, revision } = page as Record<string, never>;
  return { name, body, thumbnailUrl, thumbnailAlt, revision, ...changes };
};

beforeAll(async () => {
  hub = await testApp({ seed: true });
  staff = await hub.as(REVIEWER);
  reader = await hub.as('associate.accredited@northwind.example');
});
afterAll(() => hub.close());

describe('what it refuses', () => {
  const id = '00000000-0000-4000-8000-000000000000';
  test.each([
    ['a page that is none', 'GET', `content/${id}`, undefined, 404],
    ['an id that is none', 'GET', 'content/x', undefined, 404],
    ['a save of none', 'PUT', `content/${id}`, { name: 'A', body: '', revision: 1 }, 404],
    ['an unknown filter', 'GET', 'content?filter=%7B%22no%22%3A1%7D', undefined, 400],
    ['an unknown state', 'GET', 'content?filter=%7B%22state%22%3A%22NO%22%7D', undefined, 400],
    ['a code of wrong form', 'POST', 'content', { code: 'A b', name: 'A', body: '' }, 400],
    ['a page without a name', 'POST', 'content', { code: 'news', name: ' ', body: '' }, 400],
    [
      'a foreign picture',
      'POST',
      'content',
      { code: 'a', name: 'A', thumbnailUrl: 'https://x.example/a.png' },
      400,
    ],
    ['a body with NUL', 'POST', 'content', { code: 'a', name: 'A', body: 'a\u0000b' }, 400],
  ] as const)('%s', async (_, method, path, payload, status) => {
    expect((await call(staff, method, path, payload)).statusCode).toBe(status);
  });
});

describe('a page', () => {
  test('is shown as it was until its draft is published', async () => {
    const page = await pageOf('benefits');
    expect(page).toMatchObject({
      state: 'LIVE',
      draft: false,
      versions: [{ number: 1, state: 'LIVE' }],
    });
    const saved = (
      await call(staff, 'PUT', `content/${page.id}`, edited(page, { name: 'New benefits' }))
    ).json();
    expect(saved).toMatchObject({ name: 'New benefits', state: 'LIVE', draft: true });
    expect(saved.versions).toMatchObject([
      { number: 2, state: 'DRAFT', author: 'Rosa Lindqvist' },
      { number: 1, state: 'LIVE' },
    ]);
    expect(await shown('benefits')).toMatchObject({ content: [{ name: page.name }] });

    const { revision } = saved;
    const published = (
      await call(staff, 'POST', `content/${page.id}/publish`, { revision })
    ).json();
    expect(published.versions).toMatchObject([{ state: 'LIVE' }, { state: 'REPLACED' }]);
    expect(await shown('benefits')).toMatchObject({ content: [{ name: 'New benefits' }] });
  });

  test('is stored as it is read, also what was written as an entity; no markup is touched', async () => {
    const page = {
      code: 'unseen',
      name: 'Wel\u200bcome\u00a0back',
      body: '\ufeff<p>Oak\u200b&nbsp;Tra&shy;vel&#8203; &#x202e;<a href="/news" title="a&ZeroWidthSpace;b">👩\u200d👧</a></p>',
    };
    const made = await call(staff, 'POST', 'content', page);
    expect(made.json()).toMatchObject({
      name: 'Welcome back',
      body: '<p>Oak Travel <a href="/news" title="ab" rel="noopener noreferrer">👩\u200d👧</a></p>',
    });
  });

  test('is refused with a control character that was written as an entity', async () => {
    const page = { code: 'bell', name: 'Bell', body: '<p>a&#7;b</p>' };
    expect((await call(staff, 'POST', 'content', page)).statusCode).toBe(400);
  });

  test('is stored without harmful HTML', async () => {
    const body =
      '<p onclick="x()" id="root" style="position:fixed">Safe</p><script>x()</script><img src="https://x.example/a.png">' +
      '<a href="javascript:x()">no</a><iframe src="//x.example"></iframe><form><input></form>';
    const made = await call(staff, 'POST', 'content', { code: 'spring', name: 'Spring', body });
    expect(made.statusCode).toBe(201);
    expect(made.json().body).toBe('<p>Safe</p><a rel="noopener noreferrer">no</a>');
    expect((await reader.call('contentByCode', { params: { code: 'spring' } })).statusCode).toBe(
      404,
    );
  });

  test('the second of two saves is stale, and the first is kept', async () => {
    const page = await pageOf('resources');
    const save = (name: string) => call(staff, 'PUT', `content/${page.id}`, edited(page, { name }));
    const answers = await Promise.all([save('One'), save('Two')]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  test('follows its schedule: the old version until its start, nothing after its end', async () => {
    const page = await pageOf('commissions');
    const saved = (
      await call(staff, 'PUT', `content/${page.id}`, edited(page, { name: 'Winter' }))
    ).json();
    const schedule = {
      revision: saved.revision,
      publishFrom: later(HOUR),
      publishUntil: later(3 * HOUR),
    };
    const published = (await call(staff, 'POST', `content/${page.id}/publish`, schedule)).json();
    expect(published.versions).toMatchObject([{ state: 'SCHEDULED' }, { state: 'LIVE' }]);
    expect(await shown('commissions')).toMatchObject({ content: [{ name: page.name }] });
    hub.clock.advance(2 * HOUR);
    staff = await hub.as(REVIEWER);
    reader = await hub.as('associate.accredited@northwind.example');
    expect(await shown('commissions')).toMatchObject({ content: [{ name: 'Winter' }] });
    hub.clock.advance(2 * HOUR);
    staff = await hub.as(REVIEWER);
    reader = await hub.as('associate.accredited@northwind.example');
    expect(await shown('commissions')).not.toHaveProperty('content');
    expect(await listed({ state: 'OFFLINE', code: 'commissions' })).toHaveLength(1);
  });

  test.each([
    ['an end before its beginning', { publishFrom: later, publishUntil: later }],
    ['an end that is past', { publishUntil: () => later(-HOUR) }],
  ])('%s is refused beside the field', async (_, times) => {
    const { id, revision } = await pageOf('education');
    const schedule = Object.fromEntries(
      Object.entries(times).map(([name, time]) => [name, time(HOUR)]),
    );
    const answer = await call(staff, 'POST', `content/${id}/publish`, { revision, ...schedule });
    expect([answer.statusCode, Object.keys(answer.json().error.fields)]).toEqual([
      400,
      ['publishUntil'],
    ]);
  });

  test('can be taken offline, and an earlier version can be restored', async () => {
    const page = await pageOf('benefits');
    const off = await call(staff, 'POST', `content/${page.id}/offline`, {
      revision: page.revision,
    });
    expect(off.json()).toMatchObject({ state: 'OFFLINE' });
    expect(await shown('benefits')).not.toHaveProperty('content');
    const { revision } = off.json();
    const restored = await call(staff, 'POST', `content/${page.id}/restore`, {
      revision,
      number: 1,
    });
    expect(restored.json()).toMatchObject({ name: 'Associate Benefits', draft: true });
    const publish = { revision: restored.json().revision };
    await call(staff, 'POST', `content/${page.id}/publish`, publish);
    expect(await shown('benefits')).toMatchObject({ content: [{ name: 'Associate Benefits' }] });
    const version = await ask(`content/${page.id}/versions/2`);
    expect(version).toMatchObject({ number: 2, name: 'New benefits' });
  });

  test('every change is in the audit, with before and after', async () => {
    const { id } = await pageOf('benefits');
    const rows = await hub.db.query.audit.findMany({
      where: eq(audit.subjectId, id),
      orderBy: audit.id,
    });
    expect(rows.map(({ event }) => event)).toEqual([
      'saveDraft',
      'publishPage',
      'takeOffline',
      'restoreVersion',
      'publishPage',
    ]);
    expect(rows[0]).toMatchObject({
      before: { name: 'Associate Benefits' },
      after: { name: 'New benefits' },
    });
  });
});

test('numbers and times that no column can hold are refused, also with the right revision', async () => {
  const { id, revision } = await pageOf('benefits');
  const restore = (number: number) =>
    call(staff, 'POST', `content/${id}/restore`, { revision, number });
  expect((await restore(2 ** 31)).statusCode).toBe(400);
  expect((await restore(2 ** 31 - 1)).statusCode).toBe(404);
  for (const publishFrom of ['0000-01-01T00:00:00.000Z', '9999-12-31T23:59:59.999Z']) {
    const answer = await call(staff, 'POST', `content/${id}/publish`, { revision, publishFrom });
    expect([answer.statusCode, answer.json().error.fields]).toEqual([
      400,
      { publishFrom: 'Field is invalid' },
    ]);
  }
});

describe('a major version', () => {
  const status = async (email: string) =>
    (await hub.db.query.accounts.findFirst({ where: eq(accounts.email, email) }))?.associateStatus;

  test('of another page is refused', async () => {
    const { id, revision } = await pageOf('benefits');
    const answer = await call(staff, 'POST', `content/${id}/publish`, { revision, major: true });
    expect([answer.statusCode, Object.keys(answer.json().error.fields)]).toEqual([400, ['major']]);
  });

  test('of the education asks accredited associates to acknowledge again when it is live', async () => {
    const { id, revision } = await pageOf('education');
    const form = { revision, major: true, publishFrom: later(HOUR) };
    expect((await call(staff, 'POST', `content/${id}/publish`, form)).statusCode).toBe(200);
    expect(await status('associate.accredited@northwind.example')).toBe('ACCREDITED');
    hub.clock.advance(2 * HOUR);
    const stopped = { signal: AbortSignal.abort() };
    expect(await enforceMajorVersions(hub.db, hub.clock.now(), stopped)).toBe(0);
    expect(await enforceMajorVersions(hub.db, hub.clock.now())).toBe(3);
    expect(await enforceMajorVersions(hub.db, hub.clock.now())).toBe(0);
    expect(await status('associate.accredited@northwind.example')).toBe('PENDING_RENEWAL');
    expect(await status('associate.registered@northwind.example')).toBe('REGISTERED');
    const sent = await hub.db.query.mails.findMany({
      where: eq(mails.template, 'associateRenewalDue'),
    });
    expect(sent.map(({ to }) => to)).toContain('associate.accredited@northwind.example');
    const [entry] = await hub.db
      .select()
      .from(audit)
      .where(eq(audit.event, 'expire'))
      .orderBy(desc(audit.id));
    expect(entry).toMatchObject({ actorId: null, after: { associateStatus: 'PENDING_RENEWAL' } });
  });
});

describe('pictures', () => {
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  const upload = async (name: string, file: Buffer) => {
    staff = await hub.as(REVIEWER);
    const form = new FormData();
    form.set('file', new File([new Uint8Array(file)], name));
    const request = new Request('http://hub.invalid', { method: 'POST', body: form });
    return staff.request({
      method: 'POST',
      url: `${staffBase}/images`,
      headers: { 'content-type': request.headers.get('content-type') ?? '' },
      payload: Buffer.from(await request.arrayBuffer()),
    });
  };

  test('are served to staff, with an ETag, and stand in a page', async () => {
    const answer = await upload('plan.png', png);
    expect([answer.statusCode, answer.json().filename]).toEqual([201, 'plan.png']);
    const { url } = answer.json();
    const picture = await staff.request({ method: 'GET', url });
    expect(picture.headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
    });
    const headers = { 'if-none-match': String(picture.headers.etag) };
    expect((await staff.request({ method: 'GET', url, headers })).statusCode).toBe(304);
    expect(await ask('images')).toMatchObject([{ url }]);
    const body = `<p><img src="${url}" alt="A plan"></p>`;
    const page = await call(staff, 'POST', 'content', { code: 'plan', name: 'Plan', body });
    expect(page.json().body).toContain(url);
  });

  test.each([
    [
      'a drawing that can hold script',
      'a.png',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    ],
    [
      'one byte too large',
      'b.png',
      Buffer.concat([png, Buffer.alloc(2 * 1024 * 1024 + 1 - png.length)]),
    ],
    ['nothing', 'c.png', Buffer.alloc(0)],
    ['the beginning of a picture', 'd.png', png.subarray(0, 40)],
    ['a picture of another kind', 'e.tif', Buffer.from('II*\0\x08\0\0\0\0\0', 'latin1')],
  ])('%s is refused', async (_, name, file) => {
    const answer = await upload(name, file);
    expect([answer.statusCode, answer.json().error.code]).toEqual([400, 'upload.image']);
  });

  test('the largest allowed picture is stored', async () => {
    const file = Buffer.concat([png, Buffer.alloc(2 * 1024 * 1024 - png.length)]);
    expect((await upload('d.png', file)).statusCode).toBe(201);
  });

  test('an unknown picture gets 404', async () => {
    const url = '/api/content/1.0/fetch/images/00000000-0000-4000-8000-000000000000';
    expect((await staff.request({ method: 'GET', url })).statusCode).toBe(404);
    expect((await hub.guest().request({ method: 'GET', url })).statusCode).toBe(401);
  });
});
