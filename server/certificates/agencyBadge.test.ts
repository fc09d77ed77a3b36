import { afterAll, beforeAll, expect, test } from 'vitest';
import { agencyBadgePath } from '../../contract/certificates.ts';
import type { AgencyRecord } from '../../contract/records.ts';
import { applyAgencyEvents, createTestAgency } from '../../tests/support/server/scenario.ts';
import { type TestApp, testApp } from '../../tests/support/server/testApp.ts';

let hub: TestApp;
beforeAll(async () => {
  hub = await testApp();
});
afterAll(() => hub.close());

const POC = 'poc@oak.example';
const open = (code: string, language = 'en') => hub.app.inject(agencyBadgePath(code, language));
async function ownCertificate() {
  const answer = await (await hub.as(POC)).call('agency');
  return answer.json<AgencyRecord>().certificate;
}

test("the badge on an agency's website says what is true now, at the address that it was given first", async () => {
  const { id } = await createTestAgency(hub, POC);
  await applyAgencyEvents(hub, id, 'submit', 'approve');
  const { code = '', validUntil } = (await ownCertificate()) ?? {};
  expect(validUntil).toMatch(/^2027-05-20/);

  const badge = await open(code);
  expect(badge.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=300',
    'cross-origin-resource-policy': 'cross-origin',
  });
  expect(badge.headers).not.toHaveProperty('set-cookie');
  expect(badge.body).toContain(
    '<title id="title">Alder &#38; Vale Hotels · Accredited Agency · Until May 20, 2027</title>',
  );
  // Nothing in it runs, and nothing is fetched.
  expect(badge.body).not.toMatch(/<script|<style|href|url\(|@import/);
  expect((await open(code, 'fr-CA')).body).toContain('Agence accréditée');

  await applyAgencyEvents(hub, id, 'expire');
  expect(await ownCertificate()).toBeUndefined();
  expect((await open(code)).body).toContain('Accreditation Ended · Not accredited today');

  await applyAgencyEvents(hub, id, 'renewUnchanged');
  expect((await ownCertificate())?.code).not.toBe(code);
  expect((await open(code)).body).toContain('Accredited Agency');

  for (const [of, language] of [
    [code.slice(0, 12), 'en'],
    [code, 'it'],
    [code.replace(/.$/, (last) => (last === '0' ? '1' : '0')), 'en'],
  ] as const) {
    expect((await open(of, language)).statusCode).toBe(404);
  }
});
