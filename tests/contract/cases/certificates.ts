import { createLocalJWKSet, jwtVerify } from 'jose';
import { getDocumentProxy } from 'unpdf';
import { expect, it } from 'vitest';
import { shortCode } from '../../../contract/certificates.ts';
import { publicCertificate } from '../../../contract/records.ts';
import { demoCode, formerCode } from '../../../demo/certificates.ts';
import { expectRefusal, expectSuccess } from '../expectations.ts';
import type { Cases } from '../hub.ts';
import { ada, cleo, kira, liam, mona, paul } from '../people.ts';

export const certificates: Cases = (hub) => {
  const check = (code: string) => hub.guest().call(`GET /certificates/${encodeURIComponent(code)}`);

  it.each([
    ['an associate', liam, { kind: 'associate', state: 'valid', name: "Liam O'Shea" }],
    ['who has to renew', mona, { kind: 'associate', state: 'ended', name: 'Mona Dias' }],
    ['who is no associate any more', paul, { state: 'withdrawn', name: 'Paul Weber' }],
    ['an approved agency', 'northwind', { kind: 'agency', state: 'valid', name: null }],
    ['an agency that has to renew', 'oak', { kind: 'agency', state: 'ended' }],
  ])('anybody is told what the certificate is worth of %s', async (_, holder, expected) => {
    const found = expectSuccess(await check(demoCode(holder)));
    expect(publicCertificate.strict().safeParse(found).error).toBeUndefined();
    expect(found).toMatchObject(expected);
    expect(JSON.stringify(found)).not.toContain('@');
  });

  it('a certificate that was renewed leads to the one that counts', async () => {
    const former = expectSuccess(await check(formerCode(cleo)));
    expect(former).toMatchObject({ state: 'renewed', name: 'Cleo Marsh' });
    const { replacedBy } = former;
    expect(expectSuccess(await check(replacedBy))).toMatchObject({
      state: 'valid',
      name: 'Cleo Marsh',
    });
  });

  it('the confirmation is a PDF with the name, the agency and the code', async () => {
    const client = await hub.as(liam);
    const answer = await client.call('GET /hub/aldervale/associate/confirmation');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const page = await (await getDocumentProxy(new Uint8Array(answer.bytes))).getPage(1);
    const { items } = await page.getTextContent();
    const text = items.map((item) => ('str' in item ? item.str : '')).join(' ');
    for (const said of ['Confirmation of Benefits', "Liam O'Shea", 'Northwind Meetings'])
      expect(text).toContain(said);
    expect(text).toContain(shortCode(demoCode(liam)));
  });

  it.each([
    ['a person', liam, 'associate', { narrative: expect.stringContaining("Liam O'Shea") }],
    ['an agency', ada, 'agency', { narrative: expect.stringContaining('Northwind Meetings') }],
  ])('the badge of %s is signed by a key that is published', async (_, email, kind, subject) => {
    const client = await hub.as(email);
    const { bytes } = await client.call(`GET /hub/aldervale/${kind}/badge`);
    const published = await hub.guest().call('GET /.well-known/jwks.json');
    const { payload, protectedHeader } = await jwtVerify(
      bytes.toString(),
      createLocalJWKSet(published.body),
      { currentDate: hub.now() },
    );
    expect(payload.credentialSubject).toMatchObject(subject);
    const kid = new URL(protectedHeader.kid ?? '', 'http://localhost').pathname;
    const key = await hub.guest().call(`GET ${kid}`);
    expect(published.body.keys).toEqual([key.body]);
    expect(Object.keys(key.body).toSorted()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
    const list = await hub.guest().call('GET /badges/status/0');
    expect(list.headers.get('content-type')).toContain('application/vc+jwt');
  });

  it('the short form of a code is read as people type it', async () => {
    const typed = demoCode(liam).slice(0, 12).toLowerCase().replaceAll('0', 'o');
    const found = expectSuccess(await check(`${typed.slice(0, 4)} ${typed.slice(4)}`));
    expect(found).toMatchObject({ name: "Liam O'Shea" });
  });

  it('an unknown code and what can be none are answered alike', async () => {
    for (const code of [`${demoCode(liam).slice(0, 25)}U`, demoCode('nobody'), 'x', '%'])
      expectRefusal(await check(code), 404, { code: 'error.notFound' });
  });

  it('whoever acknowledges the brand education has one', async () => {
    const client = await hub.as(kira);
    const record = async () =>
      expectSuccess(await client.call('GET /hub/aldervale/associate')).certificate;
    expect(await record()).toBeUndefined();
    expectSuccess(await client.call('POST /hub/aldervale/acknowledgement', { body: {} }));
    const { code } = await record();
    expect(expectSuccess(await check(code))).toMatchObject({ state: 'valid', name: 'Kira Novak' });
  });
};
