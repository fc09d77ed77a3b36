import { expect, it } from 'vitest';
import { demoAgencyForms } from '../../../demo/forms.ts';
import { expectRefusal, expectSuccess } from '../expectations.ts';
import type { Cases } from '../hub.ts';
import { ada, dev, kira } from '../people.ts';

/** Decision G4: what somebody agreed to, with the text of that version. */
export const agreements: Cases = (hub) => {
  const listOf = async (email: string) =>
    expectSuccess(await (await hub.as(email)).call('GET /hub/account/agreements')).content;
  const textOf = async (id: string, email: string) =>
    (await hub.as(email)).call(`GET /hub/account/agreements/${id}/text`);

  it('a submitted form is an agreement to three texts, of which each can be read by its person alone', async () => {
    expect(await listOf(dev)).toEqual([]);
    const { northwind } = demoAgencyForms;
    const body = {
      ...northwind,
      agencyDetails: { ...northwind?.agencyDetails, companyDomainEmail: '@cedar.example' },
    };
    expectSuccess(await (await hub.as(dev)).call('POST /hub/aldervale/agency', { body }));
    const agreed = await listOf(dev);
    const at = { textVersion: '1', language: 'en', agreedAt: hub.now().toISOString() };
    expect(agreed.map(({ kind }: { kind: string }) => kind).sort()).toEqual([
      'fastPay',
      'termsAndConditions',
      'termsOfCommissions',
    ]);
    for (const one of agreed) {
      expect(one).toMatchObject(at);
      const { content } = expectSuccess(await textOf(one.id, dev));
      expect(content).toEqual([
        { name: expect.any(String), body: expect.stringContaining('<'), language: 'en' },
      ]);
      expectRefusal(await textOf(one.id, ada), 404);
    }
  });

  it('an acknowledgement is one, in the version and the language that were read', async () => {
    const read = { version: 1, language: 'es-MX' };
    const body = { read };
    expectSuccess(await (await hub.as(kira)).call('POST /hub/aldervale/acknowledgement', { body }));
    const [agreed] = await listOf(kira);
    expect(agreed).toMatchObject({ kind: 'education', textVersion: '1', language: 'es-MX' });
    const { content } = expectSuccess(await textOf(agreed.id, kira));
    expect(content[0]).toMatchObject({ language: 'es-MX' });
  });
};
