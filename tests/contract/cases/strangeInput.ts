import { describe, expect, it } from 'vitest';
import { demoAssociateForms } from '../../../demo/forms.ts';
import { expectRefusal, expectSuccess } from '../expectations.ts';
import type { Cases } from '../hub.ts';
import { ada, kira, liam, licenseKey } from '../people.ts';

const json = { 'content-type': 'application/json' };
const associate = 'PATCH /hub/aldervale/associate';

/** What no page of ours sends: a clear refusal, or nothing of it is taken; never a 500. */
export const strangeInput: Cases = (hub) => {
  it.each([
    ['broken JSON', '{"emailAddresses": ['],
    ['no JSON at all', 'emailAddresses=a'],
    ['a number', '7'],
    ['null', 'null'],
    ['a list', '[]'],
    ['nothing', ''],
    ['broken UTF-8', new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])],
  ])('%s: 400', async (_, raw) => {
    const answer = await (await hub.as(ada)).call('POST /auth/hub/invitations', {
      raw,
      headers: json,
    });
    expectRefusal(answer, 400);
  });

  it.each([
    ['POST /auth/hub/invitations', ada, 'emailAddresses', /^Please type or copy and paste/],
    ['PATCH /hub/aldervale/associate', kira, 'address.zip', 'Field is required'],
    ['PATCH /hub/account/me', liam, 'firstName', 'Field is required'],
    ['PATCH /hub/aldervale/invitation/associate/a%40x.example', ada, 'pointOfContact', 'Field is'],
  ])('%s without a body by %s is told what is missing', async (call, email, field, text) => {
    const answer = await (await hub.as(email)).call(call);
    expectRefusal(answer, 400);
    expect(answer.body.error.fields[field]).toMatch(text);
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/xml',
    'multipart/mixed',
  ])('a body that says it is %s: 415', async (type) => {
    const headers = { 'content-type': type };
    const raw = '{"emailAddresses": ["a@x.example"]}';
    const answer = await (await hub.as(ada)).call('POST /auth/hub/invitations', { raw, headers });
    expectRefusal(answer, 415, { code: 'error.unsupportedMediaType' });
  });

  it("the body of a guest's call is not read: 401", async () => {
    for (const raw of ['{"emailAddresses": [', JSON.stringify(['a'.repeat(300_000)])]) {
      const answer = await hub.guest().call('POST /auth/hub/invitations', { raw, headers: json });
      expectRefusal(answer, 401, { code: 'gate.signIn' });
    }
  });

  it.each([
    ['a list', '[]'],
    ['a text', '"a"'],
    ['nothing', ''],
  ])('a sign-in with %s', async (_, raw) => {
    const answer = await hub.guest().call('POST /accounts/hub/login', { raw, headers: json });
    expectRefusal(answer, 400, { description: 'Email and password is required.' });
  });

  it('2 MB of JSON: 413', async () => {
    const body = { emailAddresses: ['a'.repeat(2 * 1024 * 1024)] };
    expectRefusal(await (await hub.as(ada)).call('POST /auth/hub/invitations', { body }), 413, {
      code: 'error.tooLarge',
    });
  });

  it.each([
    [{ emailAddresses: 'a@x.example' }, 'invitation.empty'],
    [{ emailAddresses: { 0: 'a@x.example' } }, 'invitation.empty'],
    [{ emailAddresses: [null] }, 'error.validation'],
    [{ emailAddresses: [['a@x.example']] }, 'error.validation'],
    [{ emailAddresses: [{}] }, 'error.validation'],
    [{}, 'invitation.empty'],
  ])('a wrongly typed %j: 400', async (body, code) => {
    expectRefusal(await (await hub.as(ada)).call('POST /auth/hub/invitations', { body }), 400, {
      code,
    });
  });

  it.each([
    ['identity', { identity: { $gt: '' }, password: 'Welcome1!' }],
    ['password', { identity: liam, password: ['Welcome1!'] }],
    ['password', { identity: liam, password: true }],
  ])('a sign-in whose %s is no text: 400', async (field, body) => {
    const answer = await hub.guest().call('POST /accounts/hub/login', { body });
    expectRefusal(answer, 400);
    expect(answer.body.error.fields).toHaveProperty(field);
  });

  describe('fields that a client may not set are ignored', () => {
    it.each([
      '"__proto__": {"polluted": true}',
      '"constructor": {"prototype": {"polluted": true}}',
    ])('a prototype, by %s: 400', async (reaching) => {
      const form = JSON.stringify({ ...demoAssociateForms[kira], version: 1 });
      const raw = form.replace('{', `{${reaching},`);
      expectRefusal(await (await hub.as(kira)).call(associate, { raw, headers: json }), 400);
      expect({}).not.toHaveProperty('polluted');
    });

    it("status, role, another record's version and unknown fields", async () => {
      const client = await hub.as(liam);
      const sent = {
        ...demoAssociateForms[liam],
        version: 1,
        associateStatus: 'REJECTED',
        isAcknowledged: false,
        pointOfContact: true,
        email: 'else@x.example',
        unknown: 'x',
      };
      const saved = expectSuccess(await client.call(associate, { body: sent }));
      expect(saved).toMatchObject({
        associateStatus: 'ACCREDITED',
        isAcknowledged: true,
        version: 2,
      });
      expect(saved).not.toHaveProperty('unknown');
      const me = expectSuccess(await client.call('GET /hub/account/me'));
      expect(me).toMatchObject({ email: liam, provider: { pointOfContact: false } });
    });

    it('display name and job title', async () => {
      const client = await hub.as(liam);
      const body = { firstName: 'Liam', lastName: 'Shea', displayName: 'Boss', jobTitle: 'Boss' };
      const me = expectSuccess(await client.call('PATCH /hub/account/me', { body }));
      expect(me.displayName).toBe('Liam Shea');
    });
  });

  it('an invalid email address in the path: 404', async () => {
    for (const email of ['%00', '%', 'a'.repeat(500), "'%20or%201=1", '..%2F..']) {
      const call = `DELETE /hub/aldervale/invitation/associate/${email}`;
      const { status } = await (await hub.as(ada)).call(call);
      expect([email, status]).toEqual([email, expect.toSatisfy((s) => s === 404 || s === 400)]);
    }
  });

  it('an email address longer than the rule allows', async () => {
    const body = { emailAddress: `${'a'.repeat(300)}@x.example`, licenseKey };
    const answer = await hub.guest().call('POST /auth/hub/auth_initiate_reset_password', { body });
    expectRefusal(answer, 400, { fields: { emailAddress: 'Field length more than 200 chars' } });
  });
};
