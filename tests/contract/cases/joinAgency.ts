import { describe, expect, it } from 'vitest';
import { expectRefusal, expectSuccess } from '../expectations.ts';
import type { Cases } from '../hub.ts';
import { ada, ben, cleo, jon, kira, liam, licenseKey, paul, rosa } from '../people.ts';

const rowOf = (email: string) => `/hub/aldervale/invitation/associate/${encodeURIComponent(email)}`;

export const joinAgency: Cases = (hub) => {
  const revoke = async (email: string, by = ada) =>
    expectSuccess(await (await hub.as(by)).call(`DELETE ${rowOf(email)}`));
  const invite = async (email: string, by: string) => {
    const body = { emailAddresses: [email] };
    return expectSuccess(await (await hub.as(by)).call('POST /auth/hub/invitations', { body }));
  };
  const listed = async (email: string, by: string) =>
    expectSuccess(
      await (await hub.as(by)).call('GET /hub/aldervale/invitation/associate', {
        query: { search: email },
      }),
    ).content;
  const read = (creationToken: string) =>
    hub.guest().call('POST /auth/hub/auth_read_invitation', { body: { creationToken } });
  const join = async (email: string, creationToken: string) =>
    (await hub.freshlyAs(email)).call('POST /auth/hub/auth_join_agency', {
      body: { creationToken },
    });
  const profileOf = async (email: string) =>
    expectSuccess(await (await hub.freshlyAs(email)).call('GET /hub/account/me'));

  describe('a person whom an agency has revoked', () => {
    const UNKNOWN = 'unknown@northwind.example';
    /** Revokes one associate and has another agency send invitations. Returns the person's token. */
    const invitedElsewhere = async () => {
      await hub.restart();
      await revoke(liam);
      expect(await invite(liam, cleo)).toEqual({ successful: [liam], failed: [] });
      return hub.tokenFor(liam);
    };

    it('is invited by another agency like an unknown address, and belongs to none until the person agrees', async () => {
      await invitedElsewhere();
      expect(await invite(UNKNOWN, cleo)).toEqual({ successful: [UNKNOWN], failed: [] });
      const [row] = await listed(liam, cleo);
      expect(row).toEqual({ ...(await listed(UNKNOWN, cleo))[0], email: liam });
      expect((await profileOf(liam)).provider).toMatchObject({ company: '', associate: false });
    });

    it('learns from the link that the account exists, and gets no second one', async () => {
      const creationToken = await invitedElsewhere();
      expect(expectSuccess(await read(creationToken))).toEqual({
        emailAddress: liam,
        companyName: 'Maple Conference Group',
        firstName: '',
        lastName: '',
        hasAccount: true,
      });
      await invite(UNKNOWN, cleo);
      expect(expectSuccess(await read(await hub.tokenFor(UNKNOWN))).hasAccount).toBe(false);
      const body = {
        firstName: 'Somebody',
        lastName: 'Else',
        emailAddress: liam,
        password: 'Kelp-Otter1!',
        confirmPassword: 'Kelp-Otter1!',
        creationToken,
        licenseKey,
      };
      expectRefusal(await hub.guest().call('POST /auth/hub/auth_create_associate', { body }), 400, {
        code: 'error.deadToken',
      });
    });

    it('joins when signed in, with the existing account, and once', async () => {
      const creationToken = await invitedElsewhere();
      const call = 'POST /auth/hub/auth_join_agency';
      expectRefusal(await hub.guest().call(call, { body: { creationToken } }), 401);
      expectRefusal(await join(kira, creationToken), 400, { code: 'error.otherInvitation' });
      expectRefusal(await join(liam, 'no such token'), 400, { code: 'error.deadToken' });
      expectSuccess(await join(liam, creationToken));
      const { provider } = await profileOf(liam);
      expect(provider).toMatchObject({
        company: 'Maple Conference Group',
        associate: true,
        pointOfContact: false,
        associateStatus: 'CREATED',
        accreditedAt: null,
      });
      expect(await listed(liam, cleo)).toMatchObject([{ email: liam, status: 'CREATED' }]);

      expectRefusal(await read(creationToken), 400, { code: 'error.deadToken' });
      expectRefusal(await join(liam, creationToken), 400, { code: 'error.deadToken' });
      expect((await invite(liam, cleo)).failed).toEqual([
        { email: liam, reason: 'already registered' },
      ]);
      expect((await invite(liam, ada)).failed).toEqual([
        { email: liam, reason: 'cannot be invited' },
      ]);
    });

    it('keeps the form, and is accredited again by the rules of the new agency', async () => {
      expectSuccess(await join(liam, await invitedElsewhere()));
      const client = await hub.freshlyAs(liam);
      const benefits = () => client.call('GET /content/hub/getByCode/benefits');
      expectRefusal(await benefits(), 403, { code: 'gate.accreditedStatus' });
      const path = '/hub/aldervale/associate';
      const { associateStatus, isAcknowledged, ...body } = expectSuccess(
        await client.call(`GET ${path}`),
      );
      expect([associateStatus, isAcknowledged]).toEqual(['CREATED', false]);
      expect(body.version).toBeGreaterThan(0);
      // The address is of a domain that isn't this agency's.
      const saved = expectSuccess(await client.call(`POST ${path}`, { body }));
      expect(saved.associateStatus).toBe('PENDING');
    });

    it('can be invited again by the same agency', async () => {
      await revoke(jon);
      expect(await invite(jon, ada)).toEqual({ successful: [jon], failed: [] });
      expectSuccess(
        await (await hub.as(ada)).call(`PATCH ${rowOf(jon)}`, { body: { pointOfContact: true } }),
      );
      expect((await profileOf(jon)).provider.pointOfContact).toBe(false);
      expectSuccess(await join(jon, await hub.tokenFor(jon)));
      expect((await profileOf(jon)).provider).toMatchObject({
        company: 'Northwind Meetings',
        pointOfContact: true,
        associateStatus: 'CREATED',
      });
    });

    it('can be kept out: revoking the invitation invalidates the link', async () => {
      await revoke(kira);
      await invite(kira, ben);
      const creationToken = await hub.tokenFor(kira);
      await revoke(kira, ben);
      expectRefusal(await join(kira, creationToken), 400, { code: 'error.deadToken' });
      expect((await profileOf(kira)).provider.company).toBe('');
    });
  });

  describe('a person of the agency without a role', () => {
    it('can be invited only by that agency, and is an associate after joining', async () => {
      expect((await invite(paul, cleo)).failed).toEqual([
        { email: paul, reason: 'cannot be invited' },
      ]);
      expect(await invite(paul, ada)).toEqual({ successful: [paul], failed: [] });
      expectSuccess(await join(paul, await hub.tokenFor(paul)));
      expect((await profileOf(paul)).provider).toMatchObject({
        company: 'Northwind Meetings',
        associate: true,
        associateStatus: 'CREATED',
      });
    });
  });

  it("the programme's staff cannot be invited", async () => {
    expect((await invite(rosa, ada)).failed).toEqual([
      { email: rosa, reason: 'cannot be invited' },
    ]);
  });
};
