import { expect, it } from 'vitest';
import { demoAgencyForms } from '../../../demo/forms.ts';
import { expectSuccess } from '../expectations.ts';
import type { Cases } from '../hub.ts';
import { grace } from '../people.ts';

/** Decision B1: whether a renewal has updates is found by comparing. The other side of it is in agency.ts. */
export const renewal: Cases = (hub) => {
  it("a renewal 'without changes' that has some is PENDING, says so, and its name is everywhere the new one", async () => {
    const client = await hub.as(grace);
    const { oak } = demoAgencyForms;
    const body = {
      ...oak,
      agencyDetails: { ...oak?.agencyDetails, accountName: 'Oak & Daughters' },
      renewedAgencyHasUpdates: false,
      version: 1,
    };
    const saved = expectSuccess(await client.call('PATCH /hub/aldervale/agency', { body }));
    expect(saved).toMatchObject({
      agencyStatus: 'PENDING',
      renewedAgencyHasUpdates: true,
      version: 2,
    });
    expect(expectSuccess(await client.call('GET /hub/aldervale/agency'))).toEqual(saved);
    const { provider } = expectSuccess(await client.call('GET /hub/account/me'));
    expect(provider).toMatchObject({ agencyStatus: 'PENDING', company: 'Oak & Daughters' });
  });
};
