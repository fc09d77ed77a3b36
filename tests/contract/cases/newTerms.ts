import { expect, it } from 'vitest';
import { demoAgencyForms } from '../../../demo/forms.ts';
import type { Client } from '../client.ts';
import { expectRefusal, expectSuccess } from '../expectations.ts';
import type { Cases } from '../hub.ts';
import { dev, jon } from '../people.ts';

const terms = 'GET /hub/account/terms';
const agree = 'POST /hub/account/terms';

/** Decision G7: whoever agreed to the terms is asked again once they have changed. */
export const newTerms: Cases = (hub) => {
  const mustAgree = async (client: Client) =>
    expectSuccess(await client.call('GET /hub/account/me')).account.mustAgree;

  it('whoever agreed sees what has changed, and agrees to the version that was read, before anything else', async () => {
    const agreedAt = hub.now().toISOString();
    const { northwind } = demoAgencyForms;
    const form = {
      ...northwind,
      agencyDetails: { ...northwind?.agencyDetails, companyDomainEmail: '@cedar.example' },
    };
    expectSuccess(await (await hub.as(dev)).call('POST /hub/aldervale/agency', { body: form }));
    await hub.changeTerms();

    const client = await hub.as(dev);
    expect(await mustAgree(client)).toBe(true);
    expectRefusal(await client.call('GET /hub/aldervale/agency'), 403, { code: 'gate.terms' });
    expectSuccess(await client.call('GET /hub/account/ending'));
    const shown = expectSuccess(await client.call(terms));
    expect(shown).toMatchObject({ agreedAt, compared: true, language: 'en', version: 2 });
    const [gone, both, ...more] = shown.parts;
    expect(gone).toEqual({ html: expect.stringContaining('written to be read'), change: 'gone' });
    expect(both).toEqual({ html: expect.stringMatching(/^<h2>1/) });
    expect(more).toEqual([]);

    const read = { language: 'en', version: 1 };
    const late = await client.call(agree, { body: { read } });
    expectRefusal(late, 409, { code: 'error.textChanged' });
    expectSuccess(await client.call(agree, { body: { read: { ...read, version: 2 } } }));
    expect(await mustAgree(client)).toBeUndefined();
    expectSuccess(await client.call('GET /hub/aldervale/agency'));
    const { content } = expectSuccess(await client.call('GET /hub/account/agreements'));
    expect(content[0]).toMatchObject({
      kind: expect.any(String),
      textVersion: '2',
      language: 'en',
    });
  });

  it('whoever never agreed is not asked', async () => {
    const client = await hub.freshlyAs(jon);
    expect(await mustAgree(client)).toBeUndefined();
    expect(expectSuccess(await client.call(terms))).toMatchObject({ agreedAt: null });
  });
};
