import { read } from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import { contentPage } from '../../../contract/records.ts';
import { contentRows } from '../../../contract/testing/everybody.ts';
import { expectRefusal, expectSuccess } from '../expectations.ts';
import type { Cases } from '../hub.ts';
import { ada, ben, kira, liam } from '../people.ts';

/** How many pages the demo data holds at least of the codes that are lists; of any other one. */
const least: Readonly<Record<string, number>> = {
  'home-page': 2,
  'aldervale-happenings': 3,
  'industry-news': 3,
  promotions: 2,
  resources: 2,
};
const codes = contentRows.map(([code]) => [code, least[code] ?? 1] as const);
const files = '/api/content/1.0/fetch';

export const content: Cases = (hub) => {
  const all = (code: string) => `GET /content/hub/getAllByCode/${code}`;
  const first = (code: string) => `GET /content/hub/getByCode/${code}`;

  it('without a code nobody gets a page (§2)', async () => {
    for (const client of [hub.guest(), await hub.as(liam), await hub.as(ben)]) {
      for (const call of [all(''), first('')]) expectRefusal(await client.call(call), 404);
    }
  });

  it.each(codes)('%s: at least %i, each with a body and a picture', async (code, count) => {
    const { content: pages } = expectSuccess(await (await hub.as(liam)).call(all(code)));
    expect(pages.length).toBeGreaterThanOrEqual(count);
    for (const page of pages) {
      expect(contentPage.strict().safeParse(page).error).toBeUndefined();
      expect(page).toMatchObject({ code, type: 'text/html', body: expect.stringMatching(/<p>/) });
      expect(page.body).not.toMatch(/<script|onerror|javascript:/i);
    }
    const names = pages.map(({ name }: { name: string }) => name);
    expect(names).toEqual(names.toSorted((a: string, b: string) => a.localeCompare(b, 'en')));
  });

  it.each(codes)('%s: the one call answers the first item of the other', async (code) => {
    const client = await hub.as(liam);
    const { content: pages } = expectSuccess(await client.call(all(code)));
    expect(expectSuccess(await client.call(first(code))).content).toEqual(pages.slice(0, 1));
  });

  describe('in another language', () => {
    const benefits = all('benefits');
    const inLanguage = async (options: object) =>
      expectSuccess(await (await hub.as(liam)).call(benefits, options)).content[0];

    it('is a page that was translated, with its picture', async () => {
      const english = await inLanguage({});
      expect(english).toMatchObject({ language: 'en', name: 'Associate Benefits' });
      const french = await inLanguage({ query: { language: 'fr-CA' } });
      expect(contentPage.strict().safeParse(french).error).toBeUndefined();
      expect(french).toMatchObject({
        language: 'fr-CA',
        name: 'Avantages des associés',
        thumbnailUrl: english.thumbnailUrl,
        thumbnailAlt: expect.stringContaining('plateau'),
      });
    });

    it('the query counts, then the person, then the browser; an unknown one is none', async () => {
      const headers = { 'accept-language': 'es-MX' };
      expect(await inLanguage({ headers })).toMatchObject({ language: 'es-MX' });
      const language = { language: 'fr-CA' };
      expectSuccess(
        await (await hub.as(liam)).call('PATCH /hub/account/language', { body: language }),
      );
      expect(await inLanguage({ headers })).toMatchObject({ language: 'fr-CA' });
      expect(await inLanguage({ query: { language: 'de' } })).toMatchObject({ language: 'fr-CA' });
      expect(await inLanguage({ query: { language: 'en' } })).toMatchObject({ language: 'en' });
      const body = { language: 'en' };
      expectSuccess(await (await hub.as(liam)).call('PATCH /hub/account/language', { body }));
    });

    it('pages are sorted by their names in it', async () => {
      for (const language of ['es-MX', 'fr-CA']) {
        const { content: pages } = expectSuccess(
          await (await hub.as(liam)).call(all('resources'), { query: { language } }),
        );
        const names = pages.map(({ name }: { name: string }) => name);
        expect(names).toEqual(
          names.toSorted((a: string, b: string) => a.localeCompare(b, language)),
        );
      }
    });
  });

  describe('a code without pages is 404 for those who pass its gate, and no hint for others', () => {
    it.each(['nothing', 'Benefits', '__proto__', 'home-page%20', "a'b", '%25', 'a'.repeat(200)])(
      '%s',
      async (code) => {
        for (const row of [all(code), first(code)]) {
          expectRefusal(await (await hub.as(liam)).call(row), 404);
          expectRefusal(await (await hub.as(kira)).call(row), 403, {
            code: 'gate.accreditedStatus',
          });
          expectRefusal(await hub.guest().call(row), 401);
        }
      },
    );
  });

  describe('files', () => {
    it('the hero image is sent again only if it has changed', async () => {
      const call = `GET ${files}/home-hero-image`;
      const tag = (await hub.guest().call(call)).headers.get('etag') ?? '';
      // As a browser asks whose copy is too old; fetch alone would ask past every copy.
      const asked = (known: string) =>
        hub.guest().call(call, {
          headers: { 'if-none-match': known, 'cache-control': 'max-age=0' },
        });
      expect((await asked(tag)).status).toBe(304);
      expect((await asked('"another"')).status).toBe(200);
    });

    it('the hero image is a picture for everybody', async () => {
      const answer = await hub.guest().call(`GET ${files}/home-hero-image`);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toMatch(/^image\//);
      // A browser may show its copy.
      expect(answer.headers.get('cache-control')).toBe(
        'public, max-age=3600, stale-while-revalidate=604800',
      );
      expect(answer.headers.getSetCookie()).toEqual([]);
      expect(answer.bytes.length).toBeGreaterThan(100);
    });

    it('the report template is downloaded as a real workbook', async () => {
      const answer = await (await hub.as(ada)).call(`GET ${files}/Quarterly-Reporting-Template`);
      expect(answer.headers.get('content-disposition')).toMatch(
        /^attachment; ?filename="?Quarterly-Reporting-Template\.xlsx/,
      );
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.bytes.subarray(0, 4).toString('hex')).toBe('504b0304');
      expect(answer.bytes.includes('xl/workbook.xml')).toBe(true);
    });

    it("the report template is in the visitor's language", async () => {
      const person = await hub.as(ada);
      const headers = { 'accept-language': 'fr-CA' };
      const { bytes } = await person.call(`GET ${files}/Quarterly-Reporting-Template`, { headers });
      expect(read(bytes).SheetNames).toEqual(['Réservations', 'Instructions']);
    });

    it("the report template is closed to those who don't report", async () => {
      const row = `GET ${files}/Quarterly-Reporting-Template`;
      expectRefusal(await hub.guest().call(row), 401);
      expectRefusal(await (await hub.as(ben)).call(row), 403, { code: 'gate.reportRequired' });
      expectRefusal(await (await hub.as(liam)).call(row), 403, { code: 'gate.pocOnly' });
    });

    it('an unknown file is 404', async () => {
      expectRefusal(await (await hub.as(ada)).call(`GET ${files}/something`), 404);
    });
  });
};
