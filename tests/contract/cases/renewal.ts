import { expect, it } from 'vitest';
import { demoAgencyForms, demoAssociateForms } from '../../../demo/forms.ts';
import { expectSuccess } from '../expectations.ts';
import type { Cases } from '../hub.ts';
import { grace } from '../people.ts';

/** Decision B1: whether a renewal has updates is found by comparing. The other side of it is in agency.ts. */
export const renewal: Cases = (hub) => {
  it("a renewal 'without changes' that has changes is PENDING, says so, and the new name is shown everywhere", async () => {
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

/** Decision C1: Grace is an associate whose accreditation ended together with that of her agency. */
export const renewalTogether: Cases = (hub) => {
  it("an associate who renews while the agency is in renewal keeps status and access until the agency's is decided", async () => {
    const client = await hub.as(grace);
    const body = { ...demoAssociateForms[grace], version: 1 };
    const saved = expectSuccess(await client.call('PATCH /hub/aldervale/associate', { body }));
    expect(saved).toMatchObject({ associateStatus: 'PENDING_RENEWAL', renewsWithAgency: true });
    const { provider } = expectSuccess(await client.call('GET /hub/account/me'));
    expect(provider).toMatchObject({ associateStatus: 'PENDING_RENEWAL', renewsWithAgency: true });
    expectSuccess(await client.call('GET /content/hub/getByCode/benefits'));

    const unchanged = { ...demoAgencyForms.oak, renewedAgencyHasUpdates: false, version: 1 };
    const agency = expectSuccess(
      await client.call('PATCH /hub/aldervale/agency', { body: unchanged }),
    );
    expect(agency.agencyStatus).toBe('APPROVED');
    const decided = expectSuccess(await client.call('GET /hub/account/me')).provider;
    expect(decided.associateStatus).toBe('REGISTERED');
    expect(decided).not.toHaveProperty('renewsWithAgency');
  });
};
