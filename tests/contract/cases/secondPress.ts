import { describe, expect, it } from 'vitest';
import { demoAgencyForms, demoAssociateForms } from '../../../demo/forms.ts';
import { ApiError } from '../../../providers/apiError.ts';
import { unlessSaved } from '../../../providers/savedAlready.ts';
import { reportTemplate } from '../../../workbooks/reportTemplate.ts';
import type { Client } from '../client.ts';
import { expectRefusal, expectSuccess } from '../expectations.ts';
import type { Cases } from '../hub.ts';
import { ada, cleo, farid, kira, liam, licenseKey, MINUTE, olga } from '../people.ts';

const passwords = { password: 'Kelp-Otter2!', confirmPassword: 'Kelp-Otter2!' };
const others = { password: 'Kelp-Otter3!', confirmPassword: 'Kelp-Otter3!' };
const names = { firstName: 'Nora', lastName: 'Vance' };
const dead = { code: 'error.deadToken' };

/** Makes a call whose answer is lost: the browser keeps the cookies that it had. */
async function lost(client: Client, row: string, body: object): Promise<void> {
  const cookies = [...client.cookies];
  expectSuccess(await client.call(row, { body }));
  client.cookies.clear();
  for (const [name, value] of cookies) client.cookies.set(name, value);
}

/** A call whose answer was lost ends at a second press of the same browser as it would have. */
export const secondPress: Cases = (hub) => {
  const me = 'GET /hub/account/me';
  const createCall = 'POST /auth/hub/auth_create_associate';
  const resetCall = 'POST /auth/hub/auth_reset_password';
  const confirmCall = 'POST /auth/hub/auth_confirm_email';
  const joinCall = 'POST /auth/hub/auth_join_agency';

  const invite = async (emailAddress: string, by = ada) => {
    const body = { emailAddresses: [emailAddress] };
    expectSuccess(await (await hub.as(by)).call('POST /auth/hub/invitations', { body }));
    return hub.tokenFor(emailAddress);
  };
  /** A browser that has opened the link. */
  const openedBy = async (creationToken: string) => {
    const browser = hub.guest();
    expectSuccess(
      await browser.call('POST /auth/hub/auth_read_invitation', { body: { creationToken } }),
    );
    return browser;
  };
  const account = (emailAddress: string, creationToken: string) => ({
    ...names,
    ...passwords,
    emailAddress,
    creationToken,
    licenseKey,
  });

  describe('an account from an invitation', () => {
    it('is signed in, by the account that the first press has made', async () => {
      const email = 'twice@northwind.example';
      const creationToken = await invite(email);
      const browser = await openedBy(creationToken);
      await lost(browser, createCall, account(email, creationToken));
      expectRefusal(await browser.call(me), 401);
      for (let press = 0; press < 2; press++) {
        const body = account(email, creationToken);
        expectSuccess(await browser.call(createCall, { body }));
        expect(expectSuccess(await browser.call(me))).toMatchObject({
          email,
          provider: { associateStatus: 'CREATED' },
        });
      }
    });

    it('also if only the cookies of the answer arrived', async () => {
      const email = 'half@northwind.example';
      const body = account(email, await invite(email));
      const browser = hub.guest();
      expectSuccess(await browser.call(createCall, { body }));
      expectSuccess(await browser.call(createCall, { body }));
      expect(expectSuccess(await browser.call(me)).email).toBe(email);
    });

    it('opens nothing for another browser, and nothing with another body', async () => {
      const email = 'mine@northwind.example';
      const creationToken = await invite(email);
      const browser = await openedBy(creationToken);
      const body = account(email, creationToken);
      const stranger = await openedBy(creationToken);
      await lost(browser, createCall, body);
      for (const [client, sent] of [
        [hub.guest(), body],
        [stranger, body],
        [await hub.freshlyAs(liam), body],
        [browser, { ...body, ...others }],
        [browser, { ...body, firstName: 'Nina' }],
      ] as const) {
        expectRefusal(await client.call(createCall, { body: sent }), 400, dead);
      }
      expectRefusal(await browser.call(me), 401);
      expectSuccess(await browser.call(createCall, { body }));
    });

    it('for half an hour', async () => {
      const email = 'late@northwind.example';
      const creationToken = await invite(email);
      const browser = await openedBy(creationToken);
      const body = account(email, creationToken);
      await lost(browser, createCall, body);
      hub.advance(30 * MINUTE - 1);
      await lost(browser, createCall, body);
      hub.advance(1);
      expectRefusal(await browser.call(createCall, { body }), 400, dead);
    });
  });

  it('a confirmed agency account is signed in', async () => {
    const emailAddress = 'founder@brandnew.example';
    const browser = hub.guest();
    const asked = { ...names, ...passwords, emailAddress, licenseKey };
    expectSuccess(await browser.call('POST /auth/hub/auth_create_agent', { body: asked }));
    const confirmationToken = await hub.tokenFor(emailAddress);
    const body = { confirmationToken, password: passwords.password };
    await lost(browser, confirmCall, body);
    expectRefusal(await hub.guest().call(confirmCall, { body }), 400, dead);
    expectRefusal(
      await browser.call(confirmCall, { body: { confirmationToken, ...others } }),
      400,
      dead,
    );
    expectSuccess(await browser.call(confirmCall, { body }));
    expect(expectSuccess(await browser.call(me)).email).toBe(emailAddress);
  });

  it('a new password is set once, and the second press changes nothing', async () => {
    const browser = hub.guest();
    const asked = { emailAddress: olga, licenseKey };
    expectSuccess(
      await browser.call('POST /auth/hub/auth_initiate_reset_password', { body: asked }),
    );
    const body = {
      emailAddress: olga,
      resetToken: await hub.tokenFor(olga),
      ...passwords,
      licenseKey,
    };
    await lost(browser, resetCall, body);
    const open = await hub.freshlyAs(olga, passwords.password);
    expectRefusal(await hub.guest().call(resetCall, { body }), 400, dead);
    expectRefusal(await browser.call(resetCall, { body: { ...body, ...others } }), 400, dead);
    expectSuccess(await browser.call(resetCall, { body }));
    // The sessions since the first press live on.
    expectSuccess(await open.call(me));
    const changed = { currentPassword: passwords.password, ...others };
    expectSuccess(await open.call('POST /hub/account/password', { body: changed }));
    expectRefusal(await browser.call(resetCall, { body }), 400, dead);
  });

  it('a person who joins an agency has joined it, and nobody else', async () => {
    const row = `/hub/aldervale/invitation/associate/${liam}`;
    expectSuccess(await (await hub.as(ada)).call(`DELETE ${row}`));
    const creationToken = await invite(liam, cleo);
    const body = { creationToken };
    const browser = await hub.freshlyAs(liam);
    expectSuccess(await browser.call(joinCall, { body }));
    expectSuccess(await browser.call(joinCall, { body }));
    expectRefusal(await (await hub.freshlyAs(liam)).call(joinCall, { body }), 400, dead);
    // Another person in the same browser.
    await browser.signIn(kira, 'Welcome1!');
    expectRefusal(await browser.call(joinCall, { body }), 400, dead);
  });

  it('invitations are mailed once, and both presses end well', async () => {
    const emailAddresses = ['one.of.two@northwind.example', 'two.of.two@northwind.example'];
    const client = await hub.as(ada);
    const send = async () =>
      expectSuccess(await client.call('POST /auth/hub/invitations', { body: { emailAddresses } }));
    for (const press of [await send(), await send()]) {
      expect(press).toMatchObject({ successful: emailAddresses, failed: [] });
    }
    for (const email of emailAddresses) expect(await hub.linksTo(email)).toHaveLength(1);
  });

  it('a self-invitation is mailed once', async () => {
    const browser = hub.guest();
    const emailAddress = 'selma@northwind.example';
    const body = { ...names, emailAddress, licenseKey };
    const call = 'POST /auth/hub/associate_self_invitation';
    const first = await browser.call(call, { body });
    expect((await browser.call(call, { body })).body).toEqual(first.body);
    expect(await hub.linksTo(emailAddress)).toHaveLength(1);
  });

  it.each([
    ['agency', farid, demoAgencyForms.elm],
    ['associate', liam, demoAssociateForms[liam]],
  ])('the %s form that is saved is found to be, by the page', async (resource, email, form) => {
    const client = await hub.freshlyAs(email);
    const path = `/hub/aldervale/${resource}`;
    const read = async () => expectSuccess(await client.call(`GET ${path}`));
    const body = { ...form, version: (await read()).version };
    const saved = expectSuccess(await client.call(`PATCH ${path}`, { body }));
    const again = await client.call(`PATCH ${path}`, { body });
    expectRefusal(again, 409, { code: 'error.stale' });
    const refused = new ApiError('', { status: again.status, diagId: '' });
    expect(await unlessSaved(read, body)(refused)).toEqual(saved);
  });

  describe('a report', () => {
    const upload = async (key: string | undefined, name = 'Q1.xlsx', by = ada) => {
      const form = new FormData();
      form.set('file', new File([Uint8Array.from(await reportTemplate('en'))], name));
      if (key) form.set('submission', key);
      return (await hub.as(by)).call('POST /hub/aldervale/report', { form });
    };
    const total = async () =>
      expectSuccess(await (await hub.as(ada)).call('GET /hub/aldervale/report')).meta.totalElements;

    it('that is sent again by the same submission is one report', async () => {
      const before = await total();
      const first = expectSuccess(await upload('one'));
      const again = await upload('one');
      expect([again.status, again.body]).toEqual([201, first]);
      expect(await total()).toBe(before + 1);
    });

    it('that is submitted anew is another report, and so is another file', async () => {
      const before = await total();
      const ids = [];
      for (const [key, name] of [
        ['two', 'Q1.xlsx'],
        ['three', 'Q1.xlsx'],
        ['three', 'Q1 corrected.xlsx'],
        [undefined, 'Q1.xlsx'],
        [undefined, 'Q1.xlsx'],
      ] as const) {
        ids.push(expectSuccess(await upload(key, name)).id);
      }
      expect(new Set(ids).size).toBe(5);
      expect(await total()).toBe(before + 5);
    });

    it('of another agency is not answered with it', async () => {
      const { id } = expectSuccess(await upload('four'));
      expect(expectSuccess(await upload('four', 'Q1.xlsx', cleo)).id).not.toBe(id);
    });
  });
};
