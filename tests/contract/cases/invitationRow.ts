import { describe, expect, it } from 'vitest';
import type { Client } from '../client.ts';
import { expectRefusal, expectSuccess } from '../expectations.ts';
import type { Cases } from '../hub.ts';
import { ada, ben, cleo, jon, kira, liam, nils } from '../people.ts';

const at = (email: string) => `/hub/aldervale/invitation/associate/${encodeURIComponent(email)}`;

export const invitationRow: Cases = (hub) => {
  const toggle = async (email: string, pointOfContact: unknown, by = ada) =>
    (await hub.as(by)).call(`PATCH ${at(email)}`, { body: { pointOfContact } });
  const revoke = async (email: string, by = ada) => (await hub.as(by)).call(`DELETE ${at(email)}`);
  const find = async (search: string, by = ada) =>
    expectSuccess(
      await (await hub.as(by)).call('GET /hub/aldervale/invitation/associate', {
        query: { search },
      }),
    ).content;
  const invite = async (email: string) => {
    const body = { emailAddresses: [email] };
    expectSuccess(await (await hub.as(ada)).call('POST /auth/hub/invitations', { body }));
    return hub.tokenFor(email);
  };

  describe('the point of contact', () => {
    it('can be an invited person, whose row is returned', async () => {
      await invite('toggle@northwind.example');
      const email = 'toggle@northwind.example';
      expect(expectSuccess(await toggle(email, true))).toMatchObject({
        email,
        pointOfContact: true,
      });
      expect(await find(email)).toMatchObject([{ email, pointOfContact: true, status: null }]);
      expect(expectSuccess(await toggle(email, false))).toMatchObject({ pointOfContact: false });
    });

    it('can be an associate, with the rights from the next call on', async () => {
      const client = await hub.as(liam);
      const seen = async () => (await client.call('GET /hub/aldervale/agency')).status;
      expect(await seen()).toBe(403);
      expectSuccess(await toggle(liam, true));
      expect(await seen()).toBe(200);
      const me = expectSuccess(await client.call('GET /hub/account/me'));
      expect(me.provider.pointOfContact).toBe(true);
      expect(me.account.authorities).toContain('MANAGE_INVITES');
      expectSuccess(await toggle(liam, false));
      expect(await seen()).toBe(403);
    });

    it('must not be the last to leave: 409 for toggle and revocation, and nothing changes', async () => {
      expectRefusal(await toggle(ada, false), 409, { code: 'error.lastPoc' });
      expectRefusal(await revoke(ada), 409, { code: 'error.lastPoc' });
      expect(await find(ada)).toMatchObject([{ email: ada, pointOfContact: true }]);
      expectSuccess(await (await hub.as(ada)).call('GET /hub/account/me'));
    });

    it('is still the last one if another is only invited', async () => {
      await invite('heir@northwind.example');
      expectSuccess(await toggle('heir@northwind.example', true));
      expectRefusal(await toggle(ada, false), 409, { code: 'error.lastPoc' });
    });

    it('can step down or be revoked if there is another', async () => {
      expectSuccess(await toggle(nils, true));
      expectSuccess(await toggle(nils, false));
    });

    it('can step down, stays signed in, and loses the rights from the next call on', async () => {
      expectSuccess(await toggle(liam, true));
      const client = await hub.as(liam);
      expectSuccess(await client.call(`PATCH ${at(liam)}`, { body: { pointOfContact: false } }));
      const { provider, account } = expectSuccess(await client.call('GET /hub/account/me'));
      expect(provider.pointOfContact).toBe(false);
      expect(account.authorities).not.toContain('MANAGE_INVITES');
      expectRefusal(await client.call('GET /hub/aldervale/invitation/associate'), 403, {
        code: 'gate.pocOnly',
      });
    });

    it.each([['yes'], [1], [null], [undefined], [{}]])(
      '%j is not a boolean: 400',
      async (value) => {
        const answer = await toggle(liam, value);
        expectRefusal(answer, 400);
        expect(answer.body.error.fields).toHaveProperty('pointOfContact');
      },
    );

    it('is found by an address in any case', async () => {
      expectSuccess(await toggle(liam.toUpperCase(), false));
    });
  });

  describe('revoking', () => {
    it('removes the row and invalidates its token', async () => {
      const email = 'revoke@northwind.example';
      const creationToken = await invite(email);
      const read = () =>
        hub.guest().call('POST /auth/hub/auth_read_invitation', { body: { creationToken } });
      expectSuccess(await read());
      expectSuccess(await revoke(email));
      expect(await find(email)).toEqual([]);
      expectRefusal(await read(), 400, { code: 'error.deadToken' });
      expectRefusal(await revoke(email), 404);
    });

    it('removes a failed invitation', async () => {
      const failed = (await find('')).find(({ status }: { status: string }) => status === 'FAILED');
      expectSuccess(await revoke(failed.email));
      expect(await find(failed.email)).toEqual([]);
    });

    it('of a person with an account removes the person from the agency and ends the sessions', async () => {
      const client = await hub.freshlyAs(jon);
      expectSuccess(await revoke(jon));
      expect(await find(jon)).toEqual([]);
      expectRefusal(await client.call('GET /hub/account/me'), 401);
      const again = await hub.freshlyAs(jon);
      const { provider, account } = expectSuccess(await again.call('GET /hub/account/me'));
      expect(provider).toMatchObject({ company: '', agencyStatus: null, pointOfContact: false });
      expect(account.authorities).not.toContain('MANAGE_INVITES');
    });

    it('ends access', async () => {
      const open = (client: Client) => client.call('GET /content/hub/getByCode/benefits');
      const client = await hub.freshlyAs(liam);
      expectSuccess(await open(client));
      expectSuccess(await revoke(liam));
      expectRefusal(await open(await hub.freshlyAs(liam)), 403);
      await hub.restart();
    });
  });

  describe("another agency's row", () => {
    it.each([
      ['toggle', () => toggle(ben, false, cleo)],
      ['toggle', () => toggle(kira, true, cleo)],
      ['revoke', () => revoke(kira, cleo)],
      ['revoke', () => revoke(ada, cleo)],
      ['revoke', () => revoke('nobody@nowhere.example', cleo)],
    ])('%s: 404', async (_, act) => {
      expectRefusal(await act(), 404);
    });

    it('is unchanged', async () => {
      expect(await find(kira)).toMatchObject([
        { email: kira, pointOfContact: false, status: 'REGISTERED' },
      ]);
      expect(await find(ben, ben)).toMatchObject([{ email: ben, pointOfContact: true }]);
      expectSuccess(await (await hub.as(kira)).call('GET /hub/account/me'));
    });
  });

  it('is closed to associates and guests', async () => {
    expectRefusal(await revoke(nils, kira), 403);
    expectRefusal(await hub.guest().call(`DELETE ${at(nils)}`), 401);
  });
};
