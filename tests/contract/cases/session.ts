import { afterAll, describe, expect, it } from 'vitest';
import { openSession } from '../../../contract/records.ts';
import type { Client } from '../client.ts';
import { expectRefusal, expectSuccess } from '../expectations.ts';
import type { Cases } from '../hub.ts';
import {
  ada,
  ben,
  cleo,
  dev,
  elena,
  farid,
  grace,
  HOUR,
  hugo,
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
const me = 'GET /hub/account/me';
const background = { headers: { 'x-background-request': 'true' } };

export const session: Cases = (hub) => {
  describe('sign-in', () => {
    it('returns success, a session cookie hidden from scripts and a readable token', async () => {
      const answer = await hub.guest().call(login, {
        body: { identity: liam, password: 'Welcome1!' },
      });
      expectSuccess(answer);
      const cookies = answer.headers.getSetCookie();
      const held = cookies.filter((line) => !line.startsWith('XSRF-TOKEN='));
      expect(held).toEqual([expect.stringMatching(/session=/), expect.stringMatching(/device=/)]);
      for (const line of held) {
        expect(line).toMatch(/; ?HttpOnly/i);
        expect(line).toMatch(/; ?SameSite=Lax/i);
      }
      const token = cookies.filter((line) => line.startsWith('XSRF-TOKEN=')).at(-1);
      expect(token).not.toMatch(/HttpOnly/i);
      expect(answer.headers.get('x-xsrf-token')).toBe(token?.split(';')[0]?.split('=')[1]);
    });

    it('accepts the address in any case and with surrounding spaces', async () => {
      const body = { identity: ` ${liam.toUpperCase()} `, password: 'Welcome1!' };
      expectSuccess(await hub.guest().call(login, { body }));
    });

    it('a wrong password and an unknown address get the same response', async () => {
      const wrong = await hub.guest().call(login, {
        body: { identity: olga, password: 'Kelp-Otter2!' },
      });
      const unknown = await hub.guest().call(login, {
        body: { identity: 'nobody@northwind.example', password: 'Kelp-Otter2!' },
      });
      expectRefusal(wrong, 401, {
        code: null,
        description: 'Access denied. Please check your credentials.',
      });
      expect(unknown.status).toBe(401);
      expect(unknown.bytes.equals(wrong.bytes)).toBe(true);
    });

    it('ten failures lock for a minute, with the same message; open sessions stay open', async () => {
      const open = await hub.freshlyAs(paul);
      const answerTo = (password: string) =>
        hub.guest().call(login, { body: { identity: paul, password } });
      for (let i = 0; i < 9; i++) expect((await answerTo('Wrong-pw1')).status).toBe(401);
      expectSuccess(await answerTo('Welcome1!'));
      for (let i = 0; i < 10; i++) expect((await answerTo('Wrong-pw1')).status).toBe(401);
      expectRefusal(await answerTo('Welcome1!'), 401, {
        code: null,
        description: /^Access denied/,
      });
      expectSuccess(await open.call(me));
      hub.advance(MINUTE + 1);
      expectSuccess(await answerTo('Welcome1!'));
    });

    it('a device that signed in before is not locked out by failures elsewhere', async () => {
      const device = await hub.freshlyAs(rosa);
      expectSuccess(await device.call('POST /accounts/hub/logout'));
      const answerTo = (client: Client, password: string) =>
        client.call(login, { body: { identity: rosa, password } });
      const stranger = hub.guest();
      for (let i = 0; i < 10; i++) await answerTo(stranger, 'Wrong-pw1');
      expectRefusal(await answerTo(stranger, 'Welcome1!'), 401);
      expectSuccess(await answerTo(device, 'Welcome1!'));
      expectRefusal(await answerTo(stranger, 'Welcome1!'), 401);
      // Its own failures lock neither it nor others.
      hub.advance(HOUR);
      for (let i = 0; i < 11; i++) await answerTo(device, 'Wrong-pw1');
      expectSuccess(await answerTo(device, 'Welcome1!'));
      expectSuccess(await answerTo(stranger, 'Welcome1!'));
    });

    it('a device that signed in before waits after many failures of its own: 429 says how long', async () => {
      const device = await hub.freshlyAs(liam);
      const answerTo = (password: string) =>
        device.call(login, { body: { identity: liam, password } });
      for (let i = 0; i < 12; i++) expectRefusal(await answerTo('Wrong-pw1'), 401);
      const refused = await answerTo('Welcome1!');
      expectRefusal(refused, 429, {
        code: 'error.tooManyForSeconds',
        description: 'Too many attempts. Please try again in 30 seconds.',
      });
      expect(refused.headers.get('retry-after')).toBe('30');
      hub.advance(MINUTE / 2);
      expectSuccess(await answerTo('Welcome1!'));
    });

    it('no other device is known once the password has changed', async () => {
      const [device, changing] = [await hub.freshlyAs(rosa), await hub.freshlyAs(rosa)];
      const answerTo = (client: Client, password: string) =>
        client.call(login, { body: { identity: rosa, password } });
      const changed = { password: 'Kelp-Otter2!', confirmPassword: 'Kelp-Otter2!' };
      const body = { currentPassword: 'Welcome1!', ...changed };
      expectSuccess(await changing.call('POST /hub/account/password', { body }));
      for (let i = 0; i < 10; i++) await answerTo(hub.guest(), 'Wrong-pw1');
      expectRefusal(await answerTo(device, 'Kelp-Otter2!'), 401);
      expectSuccess(await answerTo(changing, 'Kelp-Otter2!'));
      await hub.restart();
    });

    it('a failed sign-in signs nobody in', async () => {
      const guest = hub.guest();
      await guest.call(login, { body: { identity: olga, password: 'Wrong-pw1' } });
      expectRefusal(await guest.call(me), 401);
    });

    it.each([
      [{}],
      [{ identity: olga }],
      [{ identity: olga, password: '' }],
      [{ identity: '', password: 'Welcome1!' }],
      [{ identity: '  ', password: 'Welcome1!' }],
    ])('%j: Email and password is required.', async (body) => {
      expectRefusal(await hub.guest().call(login, { body }), 400, {
        description: 'Email and password is required.',
      });
    });

    it.each([
      [{ identity: olga, password: 'a'.repeat(7) }, { password: 'Field length less than 8 chars' }],
      [
        { identity: olga, password: 'a'.repeat(17) },
        { password: 'Field length more than 16 chars' },
      ],
      [
        { identity: 'a'.repeat(151), password: 'Welcome1!' },
        { identity: 'Field length more than 150 chars' },
      ],
    ])('%j: 400 beside the field', async (body, fields) => {
      expectRefusal(await hub.guest().call(login, { body }), 400, { fields });
    });
  });

  it('logout ends the session, and only that one', async () => {
    const [one, other] = [await hub.freshlyAs(ada), await hub.freshlyAs(ada)];
    expectSuccess(await one.call('POST /accounts/hub/logout'));
    expectRefusal(await one.call(me), 401);
    expectSuccess(await other.call(me));
  });

  it('logout does not accept GET', async () => {
    const client = await hub.freshlyAs(ada);
    expectRefusal(await client.call('GET /accounts/hub/logout'), 405);
    expectSuccess(await client.call(me));
  });

  it('a copied session cookie does not work after logout', async () => {
    const client = await hub.freshlyAs(ada);
    const thief = hub.guest();
    for (const [name, value] of client.cookies) thief.cookies.set(name, value);
    expectSuccess(await thief.call(me));
    await client.call('POST /accounts/hub/logout');
    expectRefusal(await thief.call(me), 401);
  });

  describe('idle time-out', () => {
    it('a session lasts while it is used, and ends 30 minutes after the last call', async () => {
      const client = await hub.freshlyAs(jon);
      hub.advance(29 * MINUTE);
      expectSuccess(await client.call(me));
      hub.advance(29 * MINUTE);
      expectSuccess(await client.call('POST /hub/account/activity'));
      hub.advance(30 * MINUTE);
      expectRefusal(await client.call(me), 401);
    });

    it('background calls do not prolong it', async () => {
      const client = await hub.freshlyAs(kira);
      hub.advance(20 * MINUTE);
      expectSuccess(await client.call(me, background));
      hub.advance(10 * MINUTE);
      expectRefusal(await client.call(me, background), 401);
    });

    it('a call for activity returns when the session ends', async () => {
      const client = await hub.freshlyAs(mona);
      const first = expectSuccess(await client.call('POST /hub/account/activity'));
      hub.advance(10 * MINUTE);
      const second = expectSuccess(await client.call('POST /hub/account/activity'));
      expect(Date.parse(second.expiresAt) - Date.parse(first.expiresAt)).toBe(10 * MINUTE);
    });

    it('a session lasts twelve hours at most, however busy', async () => {
      const client = await hub.freshlyAs(nils);
      for (let minutes = 0; minutes < 12 * 60 - 20; minutes += 20) {
        hub.advance(20 * MINUTE);
        expectSuccess(await client.call(me));
      }
      hub.advance(20 * MINUTE);
      expectRefusal(await client.call(me), 401);
    });
  });

  describe('sessions of a person', () => {
    const row = 'GET /hub/account/sessions';
    const listOf = async (client: Awaited<ReturnType<typeof hub.as>>) =>
      expectSuccess(await client.call(row)).content;

    it('are listed, this one first, each with device and times and without a token', async () => {
      const [mine, other] = [await hub.freshlyAs(dev), await hub.freshlyAs(dev)];
      hub.advance(MINUTE);
      expectSuccess(await other.call(me));
      const answer = await mine.call(row);
      const { content } = expectSuccess(answer);
      for (const one of content) expect(openSession.strict().safeParse(one).error).toBeUndefined();
      expect(content.map(({ current }: { current: boolean }) => current)).toEqual([true, false]);
      for (const token of [...mine.cookies.values(), ...other.cookies.values()]) {
        expect(answer.bytes.toString()).not.toContain(token);
      }
    });

    it('are listed with browser and operating system', async () => {
      const guest = hub.guest();
      const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
      await guest.call(login, {
        body: { identity: elena, password: 'Welcome1!' },
        headers: { 'user-agent': userAgent },
      });
      const [found] = await listOf(guest);
      expect(found).toMatchObject({ browser: 'Firefox', system: 'Linux' });
    });

    it('are ended by id, once', async () => {
      const [mine, other] = [await hub.freshlyAs(farid), await hub.freshlyAs(farid)];
      const [{ id }] = await listOf(other);
      const end = `DELETE /hub/account/sessions/${id}`;
      expectSuccess(await mine.call(end));
      expectRefusal(await other.call(me), 401);
      expectRefusal(await mine.call(end), 404, { code: 'error.notFoundRecord' });
      expectSuccess(await mine.call(me));
    });

    it('can all be ended but this one', async () => {
      const [mine, other] = [await hub.freshlyAs(grace), await hub.freshlyAs(grace)];
      expectSuccess(await mine.call('DELETE /hub/account/sessions'));
      expectRefusal(await other.call(me), 401);
      expect(await listOf(mine)).toHaveLength(1);
    });

    it('sign the person out when the current one is ended', async () => {
      const mine = await hub.freshlyAs(hugo);
      const [{ id }] = await listOf(mine);
      expectSuccess(await mine.call(`DELETE /hub/account/sessions/${id}`));
      expectRefusal(await mine.call(me), 401);
    });

    it('of another person are 404 and go on', async () => {
      const [mine, theirs] = [await hub.freshlyAs(ivy), await hub.freshlyAs(ben)];
      const [{ id }] = await listOf(theirs);
      const answer = await mine.call(`DELETE /hub/account/sessions/${id}`);
      expectRefusal(answer, 404, { code: 'error.notFoundRecord' });
      expectSuccess(await theirs.call(me));
    });
  });

  describe('a new password', () => {
    afterAll(() => hub.restart());

    const row = 'POST /hub/account/password';
    const fresh = { password: 'Kelp-Otter3!', confirmPassword: 'Kelp-Otter3!' };

    it('demands the current one, the rule and a repetition', async () => {
      const client = await hub.freshlyAs(olga);
      const call = (body: object) => client.call(row, { body });
      expectRefusal(await call({ ...fresh, currentPassword: 'Kelp-Otter9!' }), 400, {
        fields: { currentPassword: 'The current password is incorrect.' },
      });
      expectRefusal(
        await call({ ...fresh, currentPassword: 'Welcome1!', confirmPassword: 'x' }),
        400,
        {
          fields: { confirmPassword: 'Field should be same as password' },
        },
      );
      const weak = {
        currentPassword: 'Welcome1!',
        password: 'welcome1',
        confirmPassword: 'welcome1',
      };
      expectRefusal(await call(weak), 400);
      const common = { password: 'Welcome2!', confirmPassword: 'Welcome2!' };
      expectRefusal(await call({ currentPassword: 'Welcome1!', ...common }), 400, {
        fields: { password: 'Easy to guess: it contains a common password or word' },
      });
    });

    it('gives the session a new token and makes the old one invalid', async () => {
      const client = await hub.freshlyAs(cleo);
      const thief = hub.guest();
      for (const [name, value] of client.cookies) thief.cookies.set(name, value);
      expectSuccess(await thief.call(me));
      const body = { ...fresh, currentPassword: 'Welcome1!' };
      expectSuccess(await client.call(row, { body }));
      expectRefusal(await thief.call(me), 401);
      expectSuccess(await client.call('POST /hub/account/activity'));
    });

    it('ends the other sessions', async () => {
      const [one, other] = [await hub.freshlyAs(mona), await hub.freshlyAs(mona)];
      expectSuccess(await one.call(row, { body: { ...fresh, currentPassword: 'Welcome1!' } }));
      expectSuccess(await one.call(me));
      expectRefusal(await other.call(me), 401);
      await expect(hub.freshlyAs(mona)).rejects.toThrow('401');
      await hub.freshlyAs(mona, 'Kelp-Otter3!');
    });
  });
};
