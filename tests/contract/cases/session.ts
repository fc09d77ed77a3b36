import { describe, expect, it } from 'vitest';
import { openSession } from '../../../contract/records.ts';
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
} from '../people.ts';

const login = 'POST /accounts/hub/login';
const me = 'GET /hub/account/me';
const background = { headers: { 'x-background-request': 'true' } };

export const session: Cases = (hub) => {
  describe('sign-in', () => {
    it('is answered with success, a session that no script reads, and a token that one does', async () => {
      const answer = await hub.guest().call(login, {
        body: { identity: liam, password: 'Welcome1!' },
      });
      expectSuccess(answer);
      const cookies = answer.headers.getSetCookie();
      const held = cookies.filter((line) => !line.startsWith('XSRF-TOKEN='));
      // The session's, and where a back end knows devices that one's.
      expect(held[0]).toMatch(/session=/);
      for (const line of held) {
        expect(line).toMatch(/; ?HttpOnly/i);
        expect(line).toMatch(/; ?SameSite=Lax/i);
      }
      const token = cookies.filter((line) => line.startsWith('XSRF-TOKEN=')).at(-1);
      expect(token).not.toMatch(/HttpOnly/i);
      expect(answer.headers.get('x-xsrf-token')).toBe(token?.split(';')[0]?.split('=')[1]);
    });

    it('takes the address in any case, with spaces around', async () => {
      const body = { identity: ` ${liam.toUpperCase()} `, password: 'Welcome1!' };
      expectSuccess(await hub.guest().call(login, { body }));
    });

    it('a wrong password and an unknown address are answered alike', async () => {
      const wrong = await hub.guest().call(login, {
        body: { identity: olga, password: 'Welcome2!' },
      });
      const unknown = await hub.guest().call(login, {
        body: { identity: 'nobody@northwind.example', password: 'Welcome2!' },
      });
      expectRefusal(wrong, 401, {
        code: null,
        description: 'Access denied. Please check your credentials.',
      });
      expect(unknown.status).toBe(401);
      expect(unknown.bytes.equals(wrong.bytes)).toBe(true);
    });

    it('ten failures lock for a minute, with the same words; an open session stays open', async () => {
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

    it('a failed one leaves nobody signed in', async () => {
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

  it('logout can not be fetched', async () => {
    const client = await hub.freshlyAs(ada);
    expectRefusal(await client.call('GET /accounts/hub/logout'), 405);
    expectSuccess(await client.call(me));
  });

  it('a stolen session cookie is dead after the logout', async () => {
    const client = await hub.freshlyAs(ada);
    const thief = hub.guest();
    for (const [name, value] of client.cookies) thief.cookies.set(name, value);
    expectSuccess(await thief.call(me));
    await client.call('POST /accounts/hub/logout');
    expectRefusal(await thief.call(me), 401);
  });

  describe('idle time-out', () => {
    it('lives on while somebody is at work, and ends 30 minutes after', async () => {
      const client = await hub.freshlyAs(jon);
      hub.advance(29 * MINUTE);
      expectSuccess(await client.call(me));
      hub.advance(29 * MINUTE);
      expectSuccess(await client.call('POST /hub/account/activity'));
      hub.advance(30 * MINUTE);
      expectRefusal(await client.call(me), 401);
    });

    it('what the page asks by itself does not prolong it', async () => {
      const client = await hub.freshlyAs(kira);
      hub.advance(20 * MINUTE);
      expectSuccess(await client.call(me, background));
      hub.advance(10 * MINUTE);
      expectRefusal(await client.call(me, background), 401);
    });

    it('a sign of activity says until when', async () => {
      const client = await hub.freshlyAs(mona);
      const first = expectSuccess(await client.call('POST /hub/account/activity'));
      hub.advance(10 * MINUTE);
      const second = expectSuccess(await client.call('POST /hub/account/activity'));
      expect(Date.parse(second.expiresAt) - Date.parse(first.expiresAt)).toBe(10 * MINUTE);
    });

    it('twelve hours at most, however busy', async () => {
      const client = await hub.freshlyAs(nils);
      for (let minutes = 0; minutes < 12 * 60 - 20; minutes += 20) {
        hub.advance(20 * MINUTE);
        expectSuccess(await client.call(me));
      }
      hub.advance(20 * MINUTE);
      expectRefusal(await client.call(me), 401);
    });
  });

  describe('where a person is signed in', () => {
    const row = 'GET /hub/account/sessions';
    const listOf = async (client: Awaited<ReturnType<typeof hub.as>>) =>
      expectSuccess(await client.call(row)).content;

    it('is listed: this session first, each with its device and times, and with no token', async () => {
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

    it('names browser and operating system', async () => {
      const guest = hub.guest();
      const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
      await guest.call(login, {
        body: { identity: elena, password: 'Welcome1!' },
        headers: { 'user-agent': userAgent },
      });
      const [found] = await listOf(guest);
      expect(found).toMatchObject({ browser: 'Firefox', system: 'Linux' });
    });

    it('one is ended by its id, once', async () => {
      const [mine, other] = [await hub.freshlyAs(farid), await hub.freshlyAs(farid)];
      const [{ id }] = await listOf(other);
      const end = `DELETE /hub/account/sessions/${id}`;
      expectSuccess(await mine.call(end));
      expectRefusal(await other.call(me), 401);
      expectRefusal(await mine.call(end), 404, { code: 'error.notFoundRecord' });
      expectSuccess(await mine.call(me));
    });

    it('all others are ended at once', async () => {
      const [mine, other] = [await hub.freshlyAs(grace), await hub.freshlyAs(grace)];
      expectSuccess(await mine.call('DELETE /hub/account/sessions'));
      expectRefusal(await other.call(me), 401);
      expect(await listOf(mine)).toHaveLength(1);
    });

    it('ending the current session signs out', async () => {
      const mine = await hub.freshlyAs(hugo);
      const [{ id }] = await listOf(mine);
      expectSuccess(await mine.call(`DELETE /hub/account/sessions/${id}`));
      expectRefusal(await mine.call(me), 401);
    });

    it("another person's is not there: 404, and it lives on", async () => {
      const [mine, theirs] = [await hub.freshlyAs(ivy), await hub.freshlyAs(ben)];
      const [{ id }] = await listOf(theirs);
      const answer = await mine.call(`DELETE /hub/account/sessions/${id}`);
      expectRefusal(answer, 404, { code: 'error.notFoundRecord' });
      expectSuccess(await theirs.call(me));
    });
  });

  describe('a new password', () => {
    const row = 'POST /hub/account/password';
    const fresh = { password: 'Welcome3!', confirmPassword: 'Welcome3!' };

    it('needs the current one, obeys the rule, and has to be repeated', async () => {
      const client = await hub.freshlyAs(olga);
      const call = (body: object) => client.call(row, { body });
      expectRefusal(await call({ ...fresh, currentPassword: 'Welcome9!' }), 400, {
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
    });

    it('gives the session a new token; the one before is dead at once', async () => {
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
      const [one, other] = [await hub.freshlyAs(olga), await hub.freshlyAs(olga)];
      expectSuccess(await one.call(row, { body: { ...fresh, currentPassword: 'Welcome1!' } }));
      expectSuccess(await one.call(me));
      expectRefusal(await other.call(me), 401);
      await expect(hub.freshlyAs(olga)).rejects.toThrow('401');
      await hub.freshlyAs(olga, 'Welcome3!');
    });
  });
};
