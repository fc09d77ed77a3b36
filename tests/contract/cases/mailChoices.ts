import { describe, expect, it } from 'vitest';
import { expectRefusal, expectSuccess } from '../expectations.ts';
import type { Cases } from '../hub.ts';
import { ada, ben, cleo, jon, kira } from '../people.ts';

const asked = { reason: 'asked not to be invited' };

/** Decision D14: the link at the foot of an invitation. */
export const mailChoices: Cases = (hub) => {
  const read = (token: string) =>
    hub.guest().call('POST /auth/hub/auth_mail_choice', { body: { token } });
  const change = (token: string, wanted: boolean) =>
    hub.guest().call('POST /auth/hub/auth_mail_choice', { body: { token, wanted } });
  const refuse = async (email: string) =>
    expectSuccess(await change(await hub.stopToken('invitations', email), false));
  const invite = async (email: string, by = ada) =>
    expectSuccess(
      await (await hub.as(by)).call('POST /auth/hub/invitations', {
        body: { emailAddresses: [email] },
      }),
    );
  const rowOf = async (email: string) => {
    const query = { search: email };
    const list = 'GET /hub/aldervale/invitation/associate';
    return expectSuccess(await (await hub.as(ada)).call(list, { query })).content[0];
  };

  it('opening it changes nothing; one press ends the invitation, and another opens it again', async () => {
    const email = 'unwilling@northwind.example';
    await invite(email);
    await hub.deliver();
    const creationToken = await hub.tokenFor(email);
    const openLink = () =>
      hub.guest().call('POST /auth/hub/auth_read_invitation', { body: { creationToken } });
    const token = await hub.stopToken('invitations', email);
    const choice = { emailAddress: email, list: 'invitations' };
    for (let time = 0; time < 2; time++)
      expect(expectSuccess(await read(token))).toEqual({ ...choice, wanted: true });
    expect(await rowOf(email)).toMatchObject({ status: 'INVITED' });

    for (let time = 0; time < 2; time++)
      expect(expectSuccess(await change(token, false))).toEqual({ ...choice, wanted: false });
    expect(await rowOf(email)).toMatchObject({ status: 'FAILED', ...asked });
    expectRefusal(await openLink(), 400, { code: 'error.deadToken' });
    expect(await invite(email)).toMatchObject({ successful: [], failed: [{ email, ...asked }] });

    expect(expectSuccess(await change(token, true))).toEqual({ ...choice, wanted: true });
    const row = await rowOf(email);
    expect(row).toMatchObject({ status: 'INVITED' });
    expect(row).not.toHaveProperty('reason');
    expectSuccess(await openLink());
  });

  it('another agency is told the same, of an address with an account elsewhere as of one without', async () => {
    const unknown = 'nobody.asked@elsewhere.example';
    await refuse(unknown);
    await refuse(ben);
    for (const email of [unknown, ben])
      for (const by of [ada, cleo])
        expect(await invite(email, by)).toMatchObject({
          successful: [],
          failed: [{ email, ...asked }],
        });
    expect(await hub.linksTo(unknown)).toEqual([]);
  });

  it('of its own people an agency learns nothing new', async () => {
    await refuse(jon);
    expect(await invite(jon)).toMatchObject({ failed: [{ reason: 'already registered' }] });
    expect(await rowOf(jon)).toMatchObject({ status: 'CREATED' });
  });

  it('reminders and news are chosen in the profile or by the link, and are the same', async () => {
    const client = await hub.as(jon);
    const chosen = async () => expectSuccess(await client.call('GET /hub/account/emails'));
    expect(await chosen()).toMatchObject({ reminders: true });
    const { news } = await chosen();
    expect(
      expectSuccess(await client.call('PATCH /hub/account/emails', { body: { reminders: false } })),
    ).toEqual({ reminders: false, news });
    const token = await hub.stopToken('reminders', jon);
    const choice = { emailAddress: jon, list: 'reminders' };
    expect(expectSuccess(await read(token))).toEqual({ ...choice, wanted: false });
    expectSuccess(await change(token, true));
    expect(await chosen()).toEqual({ reminders: true, news });
    const refused = await client.call('PATCH /hub/account/emails', { body: { news: 'no' } });
    expectRefusal(refused, 400);
  });

  it('who has stopped the reminders is not reminded by a point of contact, who is told so', async () => {
    await change(await hub.stopToken('reminders', kira), false);
    const body = { status: 'REGISTERED' };
    const poc = await hub.as(ada);
    const { results } = expectSuccess(
      await poc.call('POST /hub/aldervale/agency/team/reminder', { body }),
    );
    expect(results).toContainEqual(expect.objectContaining({ email: kira, outcome: 'STOPPED' }));
    expect(await hub.linksTo(kira)).toEqual([]);
  });

  it('the same is answered for an address without an account', async () => {
    const token = await hub.stopToken('news', 'nobody@elsewhere.example');
    expectSuccess(await change(token, false));
  });

  describe('a token that is none', () => {
    it.each(['x', 'invitations a@b.example', 'a'.repeat(300)])('%s is refused', async (token) => {
      expectRefusal(await read(token), 400, { code: 'error.deadToken' });
      expectRefusal(await change(token, false), 400, { code: 'error.deadToken' });
    });
  });
};
