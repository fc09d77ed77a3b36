import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentBase } from '../../contract/addresses.ts';
import { addPage } from '../../tests/support/server/content.ts';
import { type Client, type TestApp, testApp } from '../../tests/support/server/testApp.ts';
import { workbookRefusal } from '../../workbooks/refusal.ts';
import { contentFiles } from '../core/db/schema.ts';

let hub: TestApp;
let liam: Client;
beforeAll(async () => {
  hub = await testApp({ seed: true });
  liam = await hub.as('associate.accredited@northwind.example');
});
afterAll(() => hub.close());

const read = async (client: Client, code: string) => ({
  all: await client.call('contentAllByCode', { params: { code } }),
  first: await client.call('contentByCode', { params: { code } }),
});

describe('pages', () => {
  test('are sorted by name, or only the first, without unpublished ones', async () => {
    for (const name of ['Étude', 'Zebra', 'apple', 'Banana']) {
      await addPage(hub, { code: 'sorted', name, body: '<p>a</p>' });
    }
    await addPage(hub, { code: 'sorted', name: 'A draft', body: '<p>a</p>', published: false });
    await addPage(hub, { code: 'sorted', name: 'A script', body: 'a', type: 'text/javascript' });
    const { all, first } = await read(liam, 'sorted');
    const names = (answer: typeof all) =>
      answer.json().content.map(({ name }: { name: string }) => name);
    expect(names(all)).toEqual(['apple', 'Banana', 'Étude', 'Zebra']);
    expect(names(first)).toEqual(['apple']);
  });

  test('are cleaned, whatever is stored in the database', async () => {
    await addPage(hub, {
      code: 'dirty',
      name: 'Dirty',
      body: '<p onclick="a()">a<script>b</script></p><img src="https://a.example/b.png">',
    });
    expect((await read(liam, 'dirty')).all.json().content[0].body).toBe('<p>a</p>');
  });

  test.each([
    ['', '', 404],
    ['white space', '<p> &nbsp; </p>\n<br>', 404],
    ['nothing that is allowed', '<script>a()</script>', 404],
    ['a picture', '<p><img src="/art/lobby.svg" alt=""></p>', 200],
  ])('with %s only: %s is a %i', async (what, body, status) => {
    const code = `only-${what.replaceAll(' ', '-')}`;
    await addPage(hub, { code, name: 'a', body });
    const { all, first } = await read(liam, code);
    expect([all.statusCode, first.statusCode]).toEqual([status, status]);
  });

  test.each(['nothing', 'a%00b', '..%2Feducation', '%F0%9F%8F%A8', 'x'.repeat(900)])(
    'the code %s has none: 404',
    async (code) => {
      const url = `/api/v1/content/hub/getAllByCode/${code}`;
      const answer = await liam.request({ method: 'GET', url });
      expect(answer.statusCode).toBe(404);
      expect(answer.json().error.code).toBe('error.notFound');
    },
  );

  test('a malformed code gets 400', async () => {
    const url = '/api/v1/content/hub/getAllByCode/%ff%fe';
    expect((await liam.request({ method: 'GET', url })).statusCode).toBe(400);
  });

  test.each([
    ['associate.invited@northwind.example', 'education', 'gate.educationStatus'],
    ['associate.rejected@northwind.example', 'education', 'gate.educationStatus'],
    ['associate.registered@northwind.example', 'benefits', 'gate.accreditedStatus'],
    ['associate.registered@northwind.example', 'nothing', 'gate.accreditedStatus'],
    ['staff.member@northwind.example', 'news', 'gate.associateOnly'],
    ['reviewer@aldervale.example', 'education', 'gate.associateOnly'],
  ])('%s may not read %s: %s', async (email, code, reason) => {
    const { all, first } = await read(await hub.as(email), code);
    for (const answer of [all, first]) {
      expect(answer.statusCode).toBe(403);
      expect(answer.json().error.code).toBe(reason);
    }
    expect((await read(hub.guest(), code)).all.statusCode).toBe(401);
  });

  test.each(['home-page', 'program-overview', 'privacy', 'cookies', 'site-usage', 'terms'])(
    'everybody may read %s',
    async (code) => {
      expect((await read(hub.guest(), code)).all.statusCode).toBe(200);
    },
  );
});

describe('files', () => {
  const hero = { method: 'GET', url: `${contentBase}/home-hero-image` } as const;
  const template = { method: 'GET', url: `${contentBase}/Quarterly-Reporting-Template` } as const;

  test('the hero image is public, and leaves no cookie that a cache would keep', async () => {
    const answer = await hub.guest().request(hero);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=3600, stale-while-revalidate=604800',
      'x-content-type-options': 'nosniff',
    });
    expect(answer.body).toMatch(/^<svg /);
    expect(answer.cookies).toEqual([]);
  });

  test('the template is a workbook that the upload accepts', async () => {
    const poc = await hub.as('poc.approved@northwind.example');
    const answer = await poc.request(template);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-disposition']).toMatch(
      /^attachment; filename="Quarterly-Reporting-Template\.xlsx"/,
    );
    expect(answer.headers['content-type']).toMatch(/spreadsheetml\.sheet/);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(await workbookRefusal('template.xlsx', answer.rawPayload)).toBeUndefined();
  });

  test.each([
    ['poc.training@harbor.example', 'gate.reportRequired'],
    ['poc.renewal@oak.example', 'gate.agencyApproved'],
    ['associate.accredited@northwind.example', 'gate.pocOnly'],
    ['reviewer@aldervale.example', 'gate.pocOnly'],
  ])('the template is not for %s: %s', async (email, reason) => {
    const answer = await (await hub.as(email)).request(template);
    expect(answer.statusCode).toBe(403);
    expect(answer.json().error.code).toBe(reason);
  });

  test('a guest gets 401 for the template', async () => {
    expect((await hub.guest().request(template)).statusCode).toBe(401);
  });

  test('a file in the database replaces the default file', async () => {
    const name = 'Quarterly-Reporting-Template';
    await hub.db.insert(contentFiles).values({
      name,
      filename: 'Ours – 2026.xlsx',
      mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      fileId: await hub.app.files.add(Buffer.from('PK')),
      updatedAt: hub.clock.now(),
    });
    const poc = await hub.as('poc.other@maple.example');
    const answer = await poc.request(template);
    expect(answer.body).toBe('PK');
    expect(answer.headers['content-disposition']).toContain("UTF-8''Ours%20%E2%80%93%202026.xlsx");
    await hub.db.delete(contentFiles).where(eq(contentFiles.name, name));
  });

  test('an unknown file gets 404', async () => {
    for (const name of ['x', '..%2f..%2fpackage.json', 'valley-noon.svg', '__proto__']) {
      const url = `${contentBase}/${name}`;
      expect((await hub.guest().request({ method: 'GET', url })).statusCode).toBe(404);
      expect((await hub.guest().request({ ...hero, method: 'POST' })).statusCode).toBe(405);
    }
  });
});
