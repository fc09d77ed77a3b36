import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import type { Client } from '../client.ts';
import { expectRefusal, expectSuccess } from '../expectations.ts';
import type { Cases } from '../hub.ts';
import {
  ada,
  ben,
  cleo,
  grace,
  HOUR,
  ivy,
  jon,
  kira,
  liam,
  MINUTE,
  mona,
  nils,
  olga,
  paul,
  rosa,
} from '../people.ts';

const login = 'POST /accounts/hub/login';
const answer = 'POST /accounts/hub/challenge';
const me = 'GET /hub/account/me';
const factors = '/hub/account/factors';
const wrongCode = {
  fields: { code: 'This code is wrong, or was used before. Please enter the current one.' },
};
const right = { method: 'password', currentPassword: 'Welcome1!' };
const prove = 'POST /hub/account/proof';
const proofNeeded = { code: 'error.stepUp' };

export const secondFactor: Cases = (hub) => {
  /** The code that the app with a secret shows. */
  const codeOf = (secret: string) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: hub.now().getTime() });

  /** Adds an authenticator app. */
  async function add(client: Client, name = 'Phone') {
    const { id, secret, uri } = expectSuccess(await client.call(`POST ${factors}`));
    const body = { name, code: codeOf(secret) };
    const { recoveryCodes } = expectSuccess(await client.call(`POST ${factors}/${id}`, { body }));
    hub.advance(MINUTE);
    return { id, secret, uri, recoveryCodes };
  }

  /** Sends the right password, of a person with an authenticator app. */
  async function begin(email: string) {
    const browser = hub.guest();
    const { challenge } = expectSuccess(
      await browser.call(login, { body: { identity: email, password: 'Welcome1!' } }),
    );
    const send = (code: string, method = 'oneTimeCode', by = browser) =>
      by.call(answer, { body: { id: challenge.id, method, code } });
    return { browser, challenge, send };
  }

  it('an app gets another name, of its person alone', async () => {
    const client = await hub.freshlyAs(paul);
    const { id } = await add(client);
    const body = { name: 'Work phone' };
    expectSuccess(await client.call(`PATCH ${factors}/${id}`, { body }));
    const { content } = expectSuccess(await client.call(`GET ${factors}`));
    expect(content).toMatchObject([{ id, name: 'Work phone' }]);
    const other = await hub.freshlyAs(olga);
    expectRefusal(await other.call(`PATCH ${factors}/${id}`, { body: { name: 'Mine' } }), 404);
    expectRefusal(await client.call(`PATCH ${factors}/${id}`, { body: { name: '' } }), 400);
    expectSuccess(await client.call(`DELETE ${factors}/${id}`));
  });

  it('a person without one signs in as before, and has none', async () => {
    const client = hub.guest();
    const body = { identity: olga, password: 'Welcome1!' };
    expect(expectSuccess(await client.call(login, { body }))).toEqual({ status: 'ok' });
    expect(expectSuccess(await client.call(`GET ${factors}`))).toEqual({
      content: [],
      recoveryCodesLeft: 0,
    });
  });

  describe('an authenticator app', () => {
    it('is added with its first code; its other sessions end', async () => {
      const [client, other] = [await hub.freshlyAs(liam), await hub.freshlyAs(liam)];
      const { id, secret, uri } = expectSuccess(await client.call(`POST ${factors}`));
      expect(uri).toMatch(/^otpauth:\/\/totp\//);
      expect(new URL(uri).searchParams.get('secret')).toBe(secret);
      const wrong = { name: 'Phone', code: codeOf(secret) === '000000' ? '111111' : '000000' };
      expectRefusal(await client.call(`POST ${factors}/${id}`, { body: wrong }), 400, wrongCode);
      // Nothing is asked of anybody before the first code was right.
      await hub.freshlyAs(liam);
      const body = { name: 'Phone', code: codeOf(secret) };
      const { recoveryCodes } = expectSuccess(await client.call(`POST ${factors}/${id}`, { body }));
      expect(new Set(recoveryCodes).size).toBe(10);
      expectRefusal(await other.call(me), 401);
      const { content, recoveryCodesLeft } = expectSuccess(await client.call(`GET ${factors}`));
      expect(content).toMatchObject([{ id, name: 'Phone' }]);
      expect(recoveryCodesLeft).toBe(10);
      expectRefusal(await client.call(`POST ${factors}/${id}`, { body }), 404);
    });

    it('is asked for after the password, and opens the session', async () => {
      const { secret } = await add(await hub.freshlyAs(kira));
      const { browser, challenge, send } = await begin(kira);
      expect(challenge.methods).toEqual(['oneTimeCode', 'recoveryCode']);
      expectRefusal(await browser.call(me), 401);
      const code = codeOf(secret);
      expectSuccess(await send(`${code.slice(0, 3)} ${code.slice(3)}`));
      expectSuccess(await browser.call(me));
      expectRefusal(await send(code), 400, { code: 'error.deadChallenge' });
    });

    it('accepts each code once, that of its adding too', async () => {
      const client = await hub.freshlyAs(mona);
      const { id, secret } = expectSuccess(await client.call(`POST ${factors}`));
      const code = codeOf(secret);
      expectSuccess(await client.call(`POST ${factors}/${id}`, { body: { name: 'P', code } }));
      expectRefusal(await (await begin(mona)).send(code), 400, wrongCode);
      hub.advance(MINUTE);
      const next = codeOf(secret);
      expectSuccess(await (await begin(mona)).send(next));
      expectRefusal(await (await begin(mona)).send(next), 400, wrongCode);
    });

    it('is answered in the browser that was asked, within five minutes', async () => {
      const { secret } = await add(await hub.freshlyAs(nils));
      const { send } = await begin(nils);
      expectRefusal(await send(codeOf(secret), 'oneTimeCode', hub.guest()), 400, {
        code: 'error.deadChallenge',
      });
      hub.advance(5 * MINUTE);
      expectRefusal(await send(codeOf(secret)), 400, {
        code: 'error.deadChallenge',
        description: 'This took too long. Please log in again.',
      });
    });

    it('is guessed five times in one sign-in, and ten times from one network', async () => {
      const { secret } = await add(await hub.freshlyAs(cleo));
      const first = await begin(cleo);
      for (let n = 0; n < 5; n++) {
        expectRefusal(await first.send(`00000${n}`), 400, wrongCode);
      }
      expectRefusal(await first.send(codeOf(secret)), 400, { code: 'error.deadChallenge' });
      // A right password alone forgets no failure.
      const second = await begin(cleo);
      for (let n = 0; n < 5; n++) await second.send(`00000${n}`);
      expectRefusal(
        await hub.guest().call(login, { body: { identity: cleo, password: 'Welcome1!' } }),
        401,
      );
      hub.advance(HOUR);
      const { browser, send } = await begin(cleo);
      expectSuccess(await send(codeOf(secret)));
      expectSuccess(await browser.call(me));
    });

    it('is removed, and no longer asked for', async () => {
      const client = await hub.freshlyAs(jon);
      const { id } = await add(client);
      const remove = `DELETE ${factors}/${id}`;
      expectSuccess(await client.call(remove));
      expectRefusal(await client.call(remove), 404);
      expect(expectSuccess(await client.call(`GET ${factors}`)).recoveryCodesLeft).toBe(0);
      await hub.freshlyAs(jon);
    });
  });

  describe('a recovery code', () => {
    it('stands in for the app once', async () => {
      const { recoveryCodes } = await add(await hub.freshlyAs(olga));
      const { browser, send } = await begin(olga);
      expectRefusal(await send('AAAA-BBBB', 'recoveryCode'), 400, wrongCode);
      expectSuccess(await send(recoveryCodes[0].toLowerCase(), 'recoveryCode'));
      expect(expectSuccess(await browser.call(`GET ${factors}`)).recoveryCodesLeft).toBe(9);
      expectRefusal(
        await (await begin(olga)).send(recoveryCodes[0], 'recoveryCode'),
        400,
        wrongCode,
      );
    });

    it('of an earlier set is no longer accepted', async () => {
      const client = await hub.freshlyAs(ivy);
      const renew = 'POST /hub/account/recoveryCodes';
      expectRefusal(await client.call(renew), 404);
      const { recoveryCodes: earlier } = await add(client);
      const { recoveryCodes } = expectSuccess(await client.call(renew));
      expect(recoveryCodes).toHaveLength(10);
      const { send } = await begin(ivy);
      expectRefusal(await send(earlier[0], 'recoveryCode'), 400, wrongCode);
      expectSuccess(await send(recoveryCodes[0], 'recoveryCode'));
    });
  });

  describe('what needs a proof of who it is', () => {
    const TEN_MINUTES = 10 * MINUTE;

    it('is refused ten minutes after the sign-in, and done once the password was right', async () => {
      const client = await hub.freshlyAs(rosa);
      hub.advance(TEN_MINUTES);
      const refused = await client.call(`POST ${factors}`);
      expectRefusal(refused, 403, proofNeeded);
      expect(refused.body.error.proofs).toEqual(['password']);
      expectRefusal(await client.call(prove, { body: { ...right, currentPassword: 'x' } }), 400, {
        fields: { currentPassword: 'The current password is incorrect.' },
      });
      expectRefusal(await client.call(`POST ${factors}`), 403, proofNeeded);
      expectSuccess(await client.call(prove, { body: right }));
      expectSuccess(await client.call(`POST ${factors}`));
      hub.advance(TEN_MINUTES);
      expectRefusal(await client.call(`POST ${factors}`), 403, proofNeeded);
    });

    it('is asked for with the factor of a person who has one: neither password nor recovery code will do', async () => {
      const client = await hub.freshlyAs(paul);
      const { id, secret, recoveryCodes } = await add(client);
      hub.advance(TEN_MINUTES);
      const remove = `DELETE ${factors}/${id}`;
      const refused = await client.call(remove);
      expectRefusal(refused, 403, proofNeeded);
      expect(refused.body.error.proofs).toEqual(['oneTimeCode']);
      expectRefusal(await client.call(prove, { body: right }), 400);
      const recovery = { method: 'recoveryCode', code: recoveryCodes[0] };
      expectRefusal(await client.call(prove, { body: recovery }), 400);
      const code = codeOf(secret);
      expectSuccess(await client.call(prove, { body: { method: 'oneTimeCode', code } }));
      // It is used up.
      expectRefusal(await client.call(prove, { body: { method: 'oneTimeCode', code } }), 400);
      expectSuccess(await client.call(remove));
    });

    it('a new password asks for a factor, and takes the current one where there is none', async () => {
      const row = 'POST /hub/account/password';
      const body = { currentPassword: 'x', password: 'Welcome3!', confirmPassword: 'Welcome3!' };
      const client = await hub.freshlyAs(ben);
      hub.advance(TEN_MINUTES);
      expectRefusal(await client.call(row, { body }), 400, {
        fields: { currentPassword: 'The current password is incorrect.' },
      });
      expectSuccess(await client.call(prove, { body: right }));
      await add(client);
      hub.advance(TEN_MINUTES);
      expectRefusal(await client.call(row, { body }), 403, proofNeeded);
    });

    it('other sessions are ended with it', async () => {
      const [client, other] = [await hub.freshlyAs(ada), await hub.freshlyAs(ada)];
      hub.advance(TEN_MINUTES);
      expectRefusal(await client.call('DELETE /hub/account/sessions'), 403, proofNeeded);
      expectSuccess(await other.call(me));
    });
  });

  it('of wrong codes thirty a day are answered; a recovery code or the next day opens it', async () => {
    const client = await hub.freshlyAs(grace);
    const { secret, recoveryCodes } = await add(client);
    const guess = async () =>
      (await client.call(prove, { body: { method: 'oneTimeCode', code: '000000' } })).status;
    for (let n = 0; n < 30; n++) expect(await guess()).toBe(400);
    expect(await guess()).toBe(429);
    const { send } = await begin(grace);
    expectRefusal(await send(codeOf(secret)), 429, { code: 'error.wrongCodesToday' });
    expectSuccess(await send(recoveryCodes[0], 'recoveryCode'));
    hub.advance(24 * HOUR);
    expectSuccess(await (await begin(grace)).send(codeOf(secret)));
  });
};
