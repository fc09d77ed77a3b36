import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayIn } from '../../contract/dates.ts';
import type { Invitation } from '../../contract/records.ts';
import { countQueries } from '../../tests/support/server/countQueries.ts';
import { type Client, type TestApp, testApp } from '../../tests/support/server/testApp.ts';
import { accounts, agencies, invitations, sessions } from '../core/db/schema.ts';

let hub: TestApp;
let poc: Client;

beforeAll(async () => {
  hub = await testApp({ seed: true });
  poc = await hub.as('poc.approved@northwind.example');
});
afterAll(() => hub.close());

async function list(query: Record<string, string> = {}, client = poc) {
  const answer = await client.call('invitations', { query });
  expect(answer.statusCode).toBe(200);
  return answer.json<{ content: Invitation[]; meta: Record<string, number> }>();
}

/** Every row, page by page. */
async function all(query: Record<string, string> = {}): Promise<Invitation[]> {
  const { meta } = await list(query);
  const pages = Array.from({ length: meta.totalPages ?? 0 }, (_, i) => i + 1);
  const lists = await Promise.all(pages.map((page) => list({ ...query, paging: `${page}-20` })));
  return lists.flatMap(({ content }) => content);
}

test('rows without a date come first, then the newest, then by address; each row once', async () => {
  const rows = await all();
  expect(rows).toHaveLength(120);
  expect(new Set(rows.map(({ email }) => email)).size).toBe(120);
  const key = ({ invitationSentDate, email }: Invitation) =>
    [invitationSentDate ? 9e15 - Date.parse(invitationSentDate) : 0, email] as const;
  const sorted = [...rows].sort((a, b) => {
    const [[x, e], [y, f]] = [key(a), key(b)];
    return x === y ? (e < f ? -1 : 1) : x - y;
  });
  expect(rows.map(({ email }) => email)).toEqual(sorted.map(({ email }) => email));
  expect(rows[0]?.invitationSentDate).toBeNull();
  expect(rows.at(-1)?.invitationSentDate).toMatch(/^20\d\d-/);
});

test('a row carries its fields, and a reason only when it FAILED', async () => {
  const rows = await all();
  const failed = rows.find(({ status }) => status === 'FAILED');
  expect(Object.keys(failed ?? {}).sort()).toEqual(
    [
      'email',
      'failure',
      'invitationSentDate',
      'inviteType',
      'pointOfContact',
      'reason',
      'status',
    ].sort(),
  );
  for (const row of rows) expect('reason' in row).toBe(row.status === 'FAILED');
});

test.each([
  [undefined, 1],
  ['1-20', 1],
  ['3-20', 3],
  ['6-20', 6],
  ['7-20', 6],
  ['99999-20', 6],
  ['0-20', 1],
  ['-3-20', 1],
  ['abc', 1],
  ['2-500', 2],
])('paging=%s is page %i of 6, twenty rows each', async (paging, page) => {
  const { content, meta } = await list(paging === undefined ? {} : { paging });
  expect(meta).toEqual({ currPage: page, totalPages: 6, totalElements: 120 });
  expect(content).toHaveLength(20);
});

test('a last page that is not full contains the rest, read from either end', async () => {
  const everybody = await all({ inviteType: 'POC' });
  const { content, meta } = await list({ inviteType: 'POC', paging: '99-20' });
  expect(content).toEqual(everybody.slice(((meta.totalPages ?? 0) - 1) * 20));
  expect(content.length).toBe(everybody.length % 20 || 20);
});

test.each([
  ['INVITED', [null, 'NOT_CREATED', 'INVITED', 'FAILED', 'EXPIRED']],
  ['CREATED', ['CREATED', 'REGISTERED']],
  ['ACCREDITED', ['ACCREDITED', 'PENDING_RENEWAL']],
  ['PENDING', ['PENDING']],
  ['REJECTED', ['REJECTED']],
])('the filter %s shows its statuses and no other', async (inviteStatus, statuses) => {
  const everybody = await all();
  const expected = everybody.filter(({ status }) => statuses.includes(status));
  expect(await all({ inviteStatus })).toEqual(expected);
  expect((await list({ inviteStatus })).meta.totalElements).toBe(expected.length);
  const selves = expected.filter(({ inviteType }) => inviteType === 'SELF');
  expect(await all({ inviteStatus, inviteType: 'SELF' })).toEqual(selves);
  expect(expected.length).toBeGreaterThan(0);
});

test('empty filters are ignored, unknown ones get 400', async () => {
  const everything = { inviteStatus: '', inviteType: '', search: '' };
  expect((await list(everything)).meta.totalElements).toBe(120);
  const unknown: Record<string, string>[] = [{ inviteStatus: 'FAILED' }, { inviteType: 'Self' }];
  for (const query of unknown) {
    expect((await poc.call('invitations', { query })).statusCode).toBe(400);
  }
});

test('a search finds any part of the address, in any case, with an exact total', async () => {
  const everybody = await all();
  for (const search of ['a', 'an', 'ASSOCIATE', '@northwind', 'o.k', ' amara ']) {
    const word = search.trim().toLowerCase();
    const expected = everybody.filter(({ email }) => email.includes(word));
    expect(await all({ search })).toEqual(expected);
    expect((await list({ search })).meta.totalElements).toBe(expected.length);
  }
  expect((await list({ search: 'ivy.nobody' })).meta).toEqual({
    currPage: 1,
    totalPages: 1,
    totalElements: 0,
  });
});

test('a search finds words with accents, and in any order; so does the file', async () => {
  const maple = await hub.as('poc.other@maple.example');
  const [agency] = await hub.db.select().from(agencies).where(sql`name = 'Maple Conference Group'`);
  const now = hub.clock.now();
  await hub.db.insert(invitations).values(
    ['marie.dupre@maple.example', "o'neil.dupre@maple.example"].map((email) => ({
      agencyId: agency?.id as string,
      email,
      inviteType: 'POC' as const,
      requestedAt: now,
      createdAt: now,
    })),
  );
  for (const [search, expected] of [
    ['Dupré marie', ['marie.dupre@maple.example']],
    ['dupre\u0301 MARIE', ['marie.dupre@maple.example']],
    ['dupré o’neil', ["o'neil.dupre@maple.example"]],
    ['dupré elie', []],
  ] as const) {
    expect((await list({ search }, maple)).content.map(({ email }) => email)).toEqual(expected);
    expect(emailsOf(await exported({ search }, maple))).toEqual(expected);
  }
});

test('a search can be combined with filters and pages', async () => {
  const query = { search: 'northwind', inviteStatus: 'ACCREDITED', inviteType: 'POC' };
  const expected = (await all()).filter(
    ({ status, inviteType }) =>
      inviteType === 'POC' && (status === 'ACCREDITED' || status === 'PENDING_RENEWAL'),
  );
  expect(await all(query)).toEqual(expected);
  const last = await list({ ...query, paging: '50-20' });
  expect(last.content).toEqual(expected.slice(Math.floor((expected.length - 1) / 20) * 20));
});

test('% _ and \\ in a search have no special meaning', async () => {
  const [agency] = await hub.db.select().from(agencies).where(sql`name = 'Maple Conference Group'`);
  const now = hub.clock.now();
  const odd = ['a_b@maple.example', 'acb@maple.example', 'a%b@maple.example'];
  await hub.db.insert(invitations).values(
    odd.map((email) => ({
      agencyId: agency?.id as string,
      email,
      inviteType: 'POC' as const,
      requestedAt: now,
      createdAt: now,
    })),
  );
  const other = await hub.as('poc.other@maple.example');
  const found = async (search: string) =>
    (await list({ search }, other)).content.map(({ email }) => email);
  expect(await found('a_b')).toEqual(['a_b@maple.example']);
  expect(await found('a%b')).toEqual(['a%b@maple.example']);
  expect(await found('%')).toEqual(['a%b@maple.example']);
  expect(await found('\\')).toEqual([]);
  expect(await found('a\\_b')).toEqual([]);
});

test('a list of more than 500 is counted as far as twice the page, with all its pages', async () => {
  await hub.db.execute(sql`
    insert into invitations (agency_id, email, status, sent_at, invite_type, requested_at, created_at)
    select a.id, 'many' || n || '@maple.example', 'INVITED', a.created_at - n / 7 * interval '1 hour', 'POC',
           a.created_at, a.created_at
    from agencies a, generate_series(1, 1234) n where a.name = 'Maple Conference Group'`);
  const other = await hub.as('poc.other@maple.example');
  const page = async (search: string, n: number) =>
    (await list({ search, paging: `${n}-20` }, other)).content.map(({ email }) => email);
  const numbers = Array.from({ length: 1234 }, (_, i) => i + 1);
  const inOrder = numbers
    .map((n) => ({ hour: Math.floor(n / 7), email: `many${n}@maple.example` }))
    .sort((a, b) => a.hour - b.hour || (a.email < b.email ? -1 : 1))
    .map(({ email }) => email);
  const counted = { 1: 500, 12: 500, 13: 520, 30: 1200 };
  for (const [n, totalElements] of Object.entries(counted)) {
    expect((await list({ search: 'many', paging: `${n}-20` }, other)).meta).toEqual({
      currPage: Number(n),
      totalPages: totalElements / 20,
      totalElements,
      more: true,
    });
  }
  const end = { currPage: 62, totalPages: 62, totalElements: 1234 };
  for (const [n, currPage] of [
    [31, 31],
    [62, 62],
    [99999, 62],
  ]) {
    const { meta } = await list({ search: 'many', paging: `${n}-20` }, other);
    expect(meta).toEqual({ ...end, currPage });
  }
  for (const n of [1, 2, 24, 25, 31, 32, 60, 61, 62]) {
    expect(await page('many', n)).toEqual(inOrder.slice((n - 1) * 20, n * 20));
    expect(await page('ny', n)).toEqual(inOrder.slice((n - 1) * 20, n * 20));
  }
  const invited = { search: 'many', inviteStatus: 'INVITED', inviteType: 'POC' };
  expect((await list(invited, other)).meta).toMatchObject({ totalElements: 500, more: true });
  expect((await list({}, other)).meta).toMatchObject({ totalElements: 500, more: true });
  const few = inOrder.filter((email) => email.includes('77'));
  expect(await page('77', 1)).toEqual(few.slice(0, 20));
  const hundreds = inOrder.filter((email) => email.includes('y12'));
  expect(await page('y12', 9)).toEqual(hundreds.slice(Math.floor((hundreds.length - 1) / 20) * 20));
});

/** The lines of the exported file, without its heading. */
async function exported(query: Record<string, string> = {}, client = poc): Promise<string[]> {
  const { headers, body } = await client.call('exportInvitations', { query });
  expect(headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(headers['content-disposition']).toContain('filename="associates.csv"');
  const [heading, ...lines] = body.split('\r\n');
  expect(heading).toBe('\uFEFFEmail,Status,Date,Invitation Type,POC,Reason');
  return lines.slice(0, -1);
}
const emailsOf = (lines: string[]) => lines.map((line) => line.split(',')[0]);

test('the file contains all rows that match the filters, in the order of the list', async () => {
  for (const query of [
    {},
    { inviteStatus: 'ACCREDITED', inviteType: 'POC' },
    { inviteStatus: 'INVITED' },
    { search: 'AMARA' },
  ] as Record<string, string>[]) {
    const rows = await all(query);
    expect(emailsOf(await exported(query))).toEqual(rows.map(({ email }) => email));
  }
  const [row] = await all({ inviteStatus: 'ACCREDITED' });
  const zone = { inviteStatus: 'ACCREDITED', timeZone: 'Asia/Tokyo' };
  const sentOn = dayIn('Asia/Tokyo', row?.invitationSentDate ?? '');
  expect((await exported(zone))[0]).toBe(`${row?.email},Accredited,${sentOn},Self,No,`);
});

test('a file in an unknown format or time zone is refused', async () => {
  for (const query of [{ format: 'pdf' }, { timeZone: 'Europe/Atlantis' }] as Record<
    string,
    string
  >[]) {
    expect((await poc.call('exportInvitations', { query })).statusCode).toBe(400);
  }
});

test('the headings of the file are in the language of the reader', async () => {
  const headingFor = async (headers: Record<string, string>) =>
    (await poc.call('exportInvitations', { headers })).body.split('\r\n')[0];
  expect(await headingFor({ 'accept-language': 'es' })).toBe(
    '\uFEFFCorreo,Estado,Fecha,Tipo de invitación,Contacto principal,Motivo',
  );
  poc.cookies.set('hub-language', 'fr-CA');
  expect(await headingFor({ 'accept-language': 'es' })).toBe(
    '\uFEFFCourriel;Statut;Date;Type d’invitation;Personne-ressource;Motif',
  );
  poc.cookies.delete('hub-language');
});

test('a file of several batches contains each row once, and no formula', async () => {
  await hub.db.execute(sql`
    insert into invitations (agency_id, email, status, sent_at, invite_type, requested_at, created_at)
    select a.id, '+part' || n || '@maple.example', case when n % 3 = 0 then null else 'INVITED' end,
           case when n % 3 = 0 then null else a.created_at - n / 50 * interval '1 microsecond' end, 'POC',
           a.created_at, a.created_at
    from agencies a, generate_series(1, 7000) n where a.name = 'Maple Conference Group'`);
  const other = await hub.as('poc.other@maple.example');
  const emails = emailsOf(await exported({ search: '+part' }, other));
  expect(emails).toHaveLength(7000);
  expect(new Set(emails).size).toBe(7000);
  expect(emails.every((email) => email?.startsWith("'+part"))).toBe(true);
  const { content } = await list({ search: '+part' }, other);
  expect(emails.slice(0, 20)).toEqual(content.map(({ email }) => `'${email}`));
  // Rare among the first rows of the list, and in more than 500 of all.
  const { meta } = await list({ search: 'part6' }, other);
  expect(meta).toEqual({ currPage: 1, totalPages: 25, totalElements: 500, more: true });
});

test('a search finds what a look at each address finds, on pages anywhere', async () => {
  const other = await hub.as('poc.other@maple.example');
  const maple = await hub.db.query.agencies.findFirst({
    where: eq(agencies.name, 'Maple Conference Group'),
  });
  const agencyId = maple?.id as string;
  const odd = "o'neill\\:*&|!'x@maple.example";
  await hub.db.execute(sql`
    insert into invitations (agency_id, email, status, sent_at, invite_type, requested_at, created_at)
    select agency_id, ${odd}, 'ACCREDITED', sent_at, 'SELF', requested_at, created_at
    from invitations where agency_id = ${agencyId} limit 1`);
  const { rows: listed } = await hub.db.execute<{ email: string; invite_type: string }>(sql`
    select email, invite_type from invitations where agency_id = ${agencyId}
    order by sent_at desc nulls first, email`);
  const parts = [1, 2, 3, 4].flatMap((length) =>
    Array.from({ length: odd.indexOf('@') }, (_, at) => odd.slice(at, at + length)),
  );
  const others = [
    'zz',
    'ж',
    "''",
    '\\\\',
    "a' & 'b",
    '0@m',
    '99',
    '9@',
    '1212',
    'part9',
    'part69',
    'many',
  ];
  const words = new Set([...parts, ...others]);
  for (const search of words) {
    const hits = listed.filter(({ email }) => email.includes(search));
    for (const inviteType of [undefined, 'SELF' as const]) {
      const expected = hits.filter((row) => !inviteType || row.invite_type === inviteType);
      const last = Math.max(1, Math.ceil(expected.length / 20));
      for (const asked of new Set(inviteType ? [1] : [1, 2, 50, last, last + 1])) {
        const query = { search, ...(inviteType && { inviteType }), paging: `${asked}-20` };
        const { content, meta } = await list(query, other);
        const page = Math.min(asked, last);
        const emails = expected.slice((page - 1) * 20, page * 20).map(({ email }) => email);
        expect(
          content.map(({ email }) => email),
          `${search}, page ${asked}`,
        ).toEqual(emails);
        const counted = Math.min(expected.length, Math.max(500, asked * 40));
        expect(meta.totalElements, `${search}, page ${asked}`).toBe(counted);
        expect('more' in meta, `${search}, page ${asked}`).toBe(expected.length > counted);
      }
    }
  }
});

test('the file has the same gate and refuses the same filters as the list', async () => {
  const codes = async (client: Client, query = {}) =>
    (await client.call('exportInvitations', { query })).statusCode;
  expect(await codes(hub.guest())).toBe(401);
  expect(await codes(await hub.as('poc.pending@birch.example'))).toBe(403);
  expect(await codes(await hub.as('associate.accredited@northwind.example'))).toBe(403);
  expect(await codes(poc, { inviteStatus: 'SOME' })).toBe(400);
});

test('a search of 200 characters is accepted, one of 201 gets 400', async () => {
  expect((await list({ search: 'x'.repeat(200) })).content).toEqual([]);
  const refused = await poc.call('invitations', { query: { search: 'x'.repeat(201) } });
  expect(refused.statusCode).toBe(400);
  expect(refused.json().error.fields.search).toBe('Field length more than 200 chars');
});

test('a search for impossible text finds nothing or gets 400, never 500', async () => {
  expect((await poc.call('invitations', { query: { search: 'a\u0000b' } })).statusCode).toBe(400);
  for (const search of ['\ud800'.toWellFormed(), "'; drop table invitations --", 'ж', '🙂']) {
    expect((await list({ search })).content).toEqual([]);
  }
});

test('an agency sees its own rows only', async () => {
  const other = await hub.as('poc.other@maple.example');
  const { content } = await list({ search: 'northwind' }, other);
  expect(content).toEqual([]);
});

test.each([
  ['page 1', {}],
  ['the last page', { paging: '9999-20' }],
  ['a filter', { inviteStatus: 'CREATED' }],
  ['a search', { search: 'amara' }],
])('%s is read by two queries: the session, and the page with its total', async (_what, query) => {
  expect(await countQueries(() => list(query))).toBe(2);
});

test('a revoked right is refused at the next call, and a new agency applies at once', async () => {
  const person = await hub.as('poc.other@maple.example');
  const change = (what: Partial<typeof accounts.$inferInsert>) =>
    hub.db.update(accounts).set(what).where(eq(accounts.email, 'poc.other@maple.example'));
  const status = async (query = {}) => (await person.call('invitations', { query })).statusCode;
  const [own, other] = await Promise.all(
    ['Maple Conference Group', 'Northwind Meetings'].map((name) =>
      hub.db.query.agencies.findFirst({ where: eq(agencies.name, name) }),
    ),
  );
  await change({ agencyId: other?.id });
  expect(await list({}, person)).toEqual(await list());
  await change({ agencyId: own?.id, pointOfContact: false });
  expect(await status()).toBe(403);
  expect(await status({ inviteType: 'Self' })).toBe(403);
  await change({ pointOfContact: true });
  expect(await status()).toBe(200);
  await change({ enabled: false });
  expect(await status()).toBe(401);
  await change({ enabled: true });
  await hub.db.delete(sessions);
  expect(await status()).toBe(401);
  poc = await hub.as('poc.approved@northwind.example');
});

test('only a point of contact of an approved agency may see the list', async () => {
  expect((await hub.guest().call('invitations')).statusCode).toBe(401);
  for (const email of [
    'associate.accredited@northwind.example',
    'poc.pending@birch.example',
    'poc.renewal@oak.example',
    'reviewer@aldervale.example',
  ]) {
    const person = await hub.as(email);
    for (const query of [{}, { search: 'example' }]) {
      expect((await person.call('invitations', { query })).statusCode).toBe(403);
    }
  }
});
