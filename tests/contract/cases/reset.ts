import { describe, expect, it } from 'vitest';
import { expectRefusal, expectSuccess } from '../expectations.ts';
import type { Cases } from '../hub.ts';
import { ada, elena, jon, kira, liam, licenseKey, MINUTE, mona, nils, olga } from '../people.ts';

const passwords = { password: 'Kelp-Otter4!', confirmPassword: 'Kelp-Otter4!' };

/** Decision F1: both steps to a new password. */
export const reset: Cases = (hub) => {
  const initiate = (emailAddress: string) =>
    hub.guest().call('POST /auth/hub/auth_initiate_reset_password', {
      body: { emailAddress, licenseKey },
    });
  const set = (body: object) =>
    hub.guest().call('POST /auth/hub/auth_reset_password', {
      body: { licenseKey, ...passwords, ...body },
    });

  it('a known and an unknown address get the same response', async () => {
    const [known, unknown] = [await initiate(ada), await initiate('nobody@northwind.example')];
    expectSuccess(known);
    expect(unknown.status).toBe(known.status);
    expect(unknown.bytes.equals(known.bytes)).toBe(true);
    expect(await hub.linksTo(ada)).toEqual([
      expect.stringMatching(/^\/account\/reset\?token=[\w-]{43,}$/),
    ]);
    expect(await hub.linksTo('nobody@northwind.example')).toEqual([]);
  });

  it('the link sets the password, ends all sessions and works once', async () => {
    const open = await hub.freshlyAs(liam);
    expectSuccess(await initiate(liam));
    const resetToken = await hub.tokenFor(liam);
    expectSuccess(await set({ emailAddress: liam, resetToken }));
    expectRefusal(await open.call('GET /hub/account/me'), 401);
    await hub.freshlyAs(liam, 'Kelp-Otter4!');
    await expect(hub.freshlyAs(liam)).rejects.toThrow('401');
    expectRefusal(await set({ emailAddress: liam, resetToken }), 400, { code: 'error.deadToken' });
  });

  it('a new link invalidates older ones', async () => {
    await initiate(kira);
    const older = await hub.tokenFor(kira);
    hub.advance(MINUTE);
    await initiate(kira);
    const newer = await hub.tokenFor(kira);
    expect(newer).not.toBe(older);
    expectSuccess(await set({ emailAddress: kira, resetToken: newer }));
    expectRefusal(await set({ emailAddress: kira, resetToken: older }), 400);
  });

  it('the link is valid for an hour', async () => {
    await initiate(mona);
    const resetToken = await hub.tokenFor(mona);
    hub.advance(60 * MINUTE);
    expectRefusal(await set({ emailAddress: mona, resetToken }), 400, { code: 'error.deadToken' });
    await hub.freshlyAs(mona);
  });

  it('the link is valid only for its address, and another one is refused at its field', async () => {
    await initiate(nils);
    const resetToken = await hub.tokenFor(nils);
    const refused = await set({ emailAddress: olga, resetToken });
    expectRefusal(refused, 400, { code: 'error.validation' });
    expect(refused.body.error.fields).toEqual({
      emailAddress:
        'This link was sent to another email address. Please enter the address that received it.',
    });
    await hub.freshlyAs(olga);
    expectSuccess(await set({ emailAddress: nils.toUpperCase(), resetToken }));
  });

  it('the link tells its address until it is used', async () => {
    const read = (token: string) =>
      hub.guest().call('POST /auth/hub/auth_read_link', { body: { token } });
    await initiate(elena);
    const resetToken = await hub.tokenFor(elena);
    for (let time = 0; time < 2; time++) {
      expect(expectSuccess(await read(resetToken))).toEqual({
        emailAddress: elena,
        staff: false,
      });
    }
    expectSuccess(await set({ emailAddress: elena, resetToken }));
    expectRefusal(await read(resetToken), 400, { code: 'error.deadToken' });
    expectRefusal(await read(''), 400, { code: 'error.validation' });
  });

  describe('a refused password does not use up the link', () => {
    it.each([
      [{ password: 'short1!', confirmPassword: 'short1!' }, ['password']],
      [{ password: 'nodigits!A', confirmPassword: 'nodigits!A' }, ['password']],
      [{ confirmPassword: 'Kelp-Otter5!' }, ['confirmPassword']],
      [{ emailAddress: '' }, ['emailAddress']],
      [{ resetToken: '' }, ['resetToken']],
    ])('%j', async (changes, fields) => {
      const answer = await set({ emailAddress: jon, resetToken: 'any', ...changes });
      expectRefusal(answer, 400, { code: 'error.validation' });
      expect(Object.keys(answer.body.error.fields)).toEqual(fields);
    });

    it('the link still works', async () => {
      await initiate(jon);
      const resetToken = await hub.tokenFor(jon);
      const weak = { password: 'weak', confirmPassword: 'weak' };
      expectRefusal(await set({ emailAddress: jon, resetToken, ...weak }), 400);
      const own = { password: 'Northwind-26x!', confirmPassword: 'Northwind-26x!' };
      expectRefusal(await set({ emailAddress: jon, resetToken, ...own }), 400, {
        fields: { password: 'Easy to guess: it contains your name, address, agency or program' },
      });
      expectSuccess(await set({ emailAddress: jon, resetToken }));
    });
  });
};
