import { expect, it } from 'vitest';
import { publicCertificate } from '../../../contract/records.ts';
import { demoCode } from '../../../demo/certificates.ts';
import { expectRefusal, expectSuccess } from '../expectations.ts';
import type { Cases } from '../hub.ts';
import { kira, liam, mona, paul } from '../people.ts';

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
