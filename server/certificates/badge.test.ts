import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { endOf, MINUTE } from '../../contract/dates.ts';
import { applyAgencyEvents } from '../../tests/support/server/scenario.ts';
import { type TestApp, testApp } from '../../tests/support/server/testApp.ts';
import { badgeKeysIn, rotateBadgeKeys } from '../core/config/badgeKeys.ts';
import { inTransaction } from '../core/db/connection.ts';
import { certifyAgencies, certifyPeople } from '../life-cycle/certificates.ts';
import { buildApp } from '../start/app.ts';
import { verifyBadge } from './testing/foreignVerifier.ts';

const LIAM = 'associate.accredited@northwind.example';
const ADA = 'poc.approved@northwind.example';
const folder = mkdtempSync(join(tmpdir(), 'hub-badges-'));
let keysFile: string;
let hub: TestApp;
beforeAll(async () => {
  keysFile = await badgeKeysIn(folder);
  hub = await testApp({ seed: true, env: { badgeKeysFile: keysFile } });
});
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: hub.clock.now() }));
afterAll(async () => {
  vi.useRealTimers();
  await hub.close();
  rmSync(folder, { recursive: true });
});

/** Fetches what is public, of this server or of another one. */
const fetchFrom =
  ({ app }: Pick<TestApp, 'app'>) =>
  async (url: string) => {
    const answer = await app.inject(url.replace('http://localhost:3000', ''));
    if (answer.statusCode !== 200) throw new Error(`${url} is not there`);
    return answer.body;
  };
const download = async (language = 'en') => {
  const cookie = `hub-language=${language}`;
  return (await hub.as(LIAM)).call('downloadBadge', { headers: { cookie } });
};
const downloadOfAgency = async () => (await hub.as(ADA)).call('downloadAgencyBadge');
const verify = (token: string, server: Pick<TestApp, 'app'> = hub) =>
  verifyBadge(token, fetchFrom(server));

/** The one that counts: Liam's, or that of an agency. */
async function certificate(agency?: string) {
  const found = await hub.db.query.certificates.findFirst({
    where: (c, { and, isNull }) => {
      const theirs = agency
        ? and(eq(c.kind, 'agency'), eq(c.agencyName, agency))
        : eq(c.name, "Liam O'Shea");
      return and(theirs, isNull(c.endedAt));
    },
  });
  if (!found) throw new Error('There is no certificate');
  return found;
}

test('a badge is valid for verifiers of others, and says who, where, since when and until when', async () => {
  const answer = await download();
  expect(answer.headers['content-type']).toBe('application/vc+jwt');
  const credential = await verify(answer.body);
  const row = await certificate();
  expect(credential).toMatchObject({
    issuer: { id: 'http://localhost:3000/badges/issuer', name: 'Alder & Vale Hotels' },
    credentialSubject: {
      id: `urn:uuid:${row.id}`,
      identifier: [{ identityHash: "Liam O'Shea", identityType: 'name' }],
      narrative: expect.stringContaining('Northwind Meetings'),
      achievement: { name: 'Accredited Associate, Alder & Vale Hotels', inLanguage: 'en' },
    },
    evidence: [{ id: `http://localhost:3000/verify/${row.code}` }],
  });
  expect(JSON.stringify(credential)).not.toContain('@northwind');
  expect((await download()).body).toBe(answer.body);
});

test('a badge in which one letter was changed is invalid', async () => {
  const [head = '', payload = '', signature = ''] = (await download()).body.split('.');
  const text = Buffer.from(payload, 'base64url').toString();
  for (const [from, to] of [
    ["Liam O'Shea", "Liam O'Shei"],
    ['Northwind', 'Northwynd'],
    ['"validFrom":"2', '"validFrom":"3'],
    ['Accredited', 'accredited'],
  ] as const) {
    expect(text).toContain(from);
    const changed = Buffer.from(text.replace(from, to)).toString('base64url');
    await expect(verify([head, changed, signature].join('.'))).rejects.toThrow('signature');
  }
  const other = signature.startsWith('A') ? 'B' : 'A';
  const changed = [head, payload, other + signature.slice(1)].join('.');
  await expect(verify(changed)).rejects.toThrow('signature');
});

test('it ends with the last day of the accreditation, in the zone of the program', async () => {
  const { body } = await download();
  const { validUntil } = await verify(body);
  const { validUntil: lastDay } = await certificate();
  const end = endOf(lastDay ?? '', hub.app.env.timeZone);
  expect(new Date(String(validUntil))).toEqual(end);
  vi.setSystemTime(end);
  await expect(verify(body)).rejects.toThrow('"exp"');
});

test('it is in the language of the person, and its achievement is published in each', async () => {
  const { credentialSubject } = await verify((await download('fr-CA')).body);
  const { achievement } = credentialSubject as { achievement: { id: string; name: string } };
  expect(achievement.name).toBe('Accréditation d’associé, Alder & Vale Hotels');
  expect(JSON.parse(await fetchFrom(hub)(achievement.id))).toMatchObject(achievement);
});

test('with a new key former badges are valid until their key is taken away', async () => {
  const { body } = await download();
  const withKeys = () => buildApp({ env: hub.app.env, db: hub.db, clock: hub.clock });
  await rotateBadgeKeys(keysFile);
  const rotated = { app: await withKeys() };
  await expect(verify(body, rotated)).resolves.toBeTruthy();
  const { keys } = JSON.parse(await fetchFrom(rotated)('/.well-known/jwks.json'));
  expect(keys.map((key: object) => Object.keys(key).toSorted())).toEqual(
    Array(2).fill(['alg', 'e', 'kid', 'kty', 'n', 'use']),
  );
  const file = JSON.parse(readFileSync(keysFile, 'utf8'));
  writeFileSync(keysFile, JSON.stringify({ keys: file.keys.slice(0, 1) }));
  const without = { app: await withKeys() };
  await expect(verify(body, without)).rejects.toThrow('is not there');
  await Promise.all([rotated, without].map(({ app }) => app.close()));
});

test('a renewal issues another one that names the former, which counts no more', async () => {
  const former = (await download()).body;
  const { code, accountId } = await certificate();
  await inTransaction(hub.db, (tx) => certifyPeople(tx, [accountId ?? ''], hub.clock.now()));
  const renewed = await verify((await download()).body);
  expect(renewed.evidence).toMatchObject([
    { id: `http://localhost:3000/verify/${(await certificate()).code}` },
    { id: `http://localhost:3000/verify/${code}`, name: 'The one that it renews' },
  ]);
  hub.clock.advance(MINUTE);
  vi.setSystemTime(hub.clock.now());
  await expect(verify(former)).rejects.toThrow('revoked');
});

test('it is withdrawn with the accreditation', async () => {
  const { body } = await download();
  await expect(verify(body)).resolves.toBeTruthy();
  const poc = await hub.as(ADA);
  const revoked = await poc.call('revokeInvitation', { params: { email: LIAM } });
  expect(revoked.statusCode).toBe(200);
  hub.clock.advance(MINUTE);
  vi.setSystemTime(hub.clock.now());
  await expect(verify(body)).rejects.toThrow('revoked');
});

test('an agency has one of its own, which is renewed and ends with its accreditation', async () => {
  const northwind = 'Northwind Meetings';
  const { id, code, agencyId } = await certificate(northwind);
  const former = (await downloadOfAgency()).body;
  const credential = await verify(former);
  expect(credential).toMatchObject({
    credentialSubject: {
      id: `urn:uuid:${id}`,
      identifier: [{ identityHash: northwind, identityType: 'name' }],
      narrative: 'Northwind Meetings is an accredited agency of Alder & Vale Hotels.',
      achievement: { name: 'Accredited Agency, Alder & Vale Hotels' },
    },
    evidence: [{ id: `http://localhost:3000/verify/${code}` }],
  });
  const { achievement } = credential.credentialSubject as { achievement: { id: string } };
  expect(JSON.parse(await fetchFrom(hub)(achievement.id))).toMatchObject(achievement);

  await inTransaction(hub.db, (tx) => certifyAgencies(tx, [agencyId], hub.clock.now()));
  const renewed = (await downloadOfAgency()).body;
  expect((await verify(renewed)).evidence).toMatchObject([
    { id: `http://localhost:3000/verify/${(await certificate(northwind)).code}` },
    { id: `http://localhost:3000/verify/${code}` },
  ]);
  const later = () => {
    hub.clock.advance(MINUTE);
    vi.setSystemTime(hub.clock.now());
  };
  later();
  await expect(verify(former)).rejects.toThrow('revoked');

  await applyAgencyEvents(hub, agencyId, 'expire');
  later();
  await expect(verify(renewed)).rejects.toThrow('revoked');
  expect((await downloadOfAgency()).statusCode).toBe(403);
});

test('a list that is not there is not found, and that of all is large enough to hide in', async () => {
  const list = await fetchFrom(hub)('/badges/status/0');
  const [, payload = ''] = list.split('.');
  const { credentialSubject } = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const bits = gunzipSync(Buffer.from(credentialSubject.encodedList.slice(1), 'base64url'));
  expect(bits.length * 8).toBe(131_072);
  for (const other of ['1', '-1', 'x', '99999999999']) {
    expect((await hub.app.inject(`/badges/status/${other}`)).statusCode).toBe(404);
  }
});

test('without keys there are no badges, and nobody is offered one', async () => {
  const env = { ...hub.app.env, badgeKeysFile: undefined };
  const app = await buildApp({ env, db: hub.db, clock: hub.clock });
  expect((await app.inject('/.well-known/jwks.json')).statusCode).toBe(404);
  const { licenseKey } = app.brand;
  const settings = (app: FastifyInstance) =>
    app.inject(`/api/v1/foundation/hub/foundation_settings/${licenseKey}`);
  expect((await settings(hub.app)).json().badges).toBe(true);
  expect((await settings(app)).json().badges).toBeUndefined();
  await app.close();
});
