import { expect, it } from 'vitest';
import type { Client } from '../client.ts';
import { expectRefusal, expectSuccess } from '../expectations.ts';
import type { Cases } from '../hub.ts';
import { ada, cleo, kira, liam, mona } from '../people.ts';

const DAY = 24 * 60 * 60_000;
const dead = { code: 'error.deadToken' };

/** Decision F15: another address for one's own account. */
export const ownAddress: Cases = (hub) => {
  const ask = (client: Client, emailAddress: string) =>
    client.call('POST /hub/account/address', { body: { emailAddress } });
  const use = (client: Client, token: string) =>
    client.call('POST /auth/hub/auth_change_address', { body: { token } });
  const me = async (client: Client) =>
    expectSuccess(await client.call('GET /hub/account/me')).email;

  it('a link to the new address changes it, once; this session stays and others end', async () => {
    const to = 'liam@northwind.example';
    const [browser, elsewhere] = [await hub.freshlyAs(liam), await hub.freshlyAs(liam)];
    expectSuccess(await ask(browser, to));
    expect(await me(browser)).toBe(liam);
    const token = await hub.tokenFor(to);
    const read = await hub.guest().call('POST /auth/hub/auth_read_link', { body: { token } });
    expect(expectSuccess(read)).toMatchObject({ emailAddress: to, change: { to, isUndo: false } });
    expectSuccess(await use(browser, token));
    expect(await me(browser)).toBe(to);
    expectRefusal(await elsewhere.call('GET /hub/account/me'), 401);
    expectRefusal(await use(hub.guest(), token), 400, dead);
    await hub.freshlyAs(to);
    await expect(hub.freshlyAs(liam)).rejects.toThrow('401');
    const list = await (await hub.as(ada)).call('GET /hub/aldervale/invitation/associate', {
      query: { search: to },
    });
    expect(expectSuccess(list).content).toMatchObject([{ email: to, status: 'ACCREDITED' }]);
  });

  it('an address that has an account is answered alike, and gets no link', async () => {
    const client = await hub.freshlyAs(mona);
    const free = await ask(client, 'mona.new@northwind.example');
    const taken = await ask(client, cleo);
    expectSuccess(free);
    expect(taken.bytes.equals(free.bytes)).toBe(true);
    expect(await hub.linksTo(cleo)).toEqual(['/account/login']);
  });

  it('the address that one has is refused at its field', async () => {
    expectRefusal(await ask(await hub.as(cleo), cleo.toUpperCase()), 400, {
      code: 'error.validation',
    });
  });

  it('the link is valid for a day, and the old address takes a change back for seven', async () => {
    const to = 'kira@northwind.example';
    const browser = await hub.freshlyAs(kira);
    expectSuccess(await ask(browser, to));
    const late = await hub.tokenFor(to);
    hub.advance(DAY);
    expectRefusal(await use(hub.guest(), late), 400, dead);
    const again = await hub.freshlyAs(kira);
    expectSuccess(await ask(again, to));
    expectSuccess(await use(again, await hub.tokenFor(to)));
    const undo = await hub.tokenFor(kira);
    hub.advance(7 * DAY - 1);
    expectSuccess(await use(hub.guest(), undo));
    expectRefusal(await again.call('GET /hub/account/me'), 401);
    // Its password may be somebody else's.
    for (const email of [kira, to]) await expect(hub.freshlyAs(email)).rejects.toThrow('401');
    expect((await hub.linksTo(kira)).at(-1)).toMatch(/^\/account\/reset\?token=/);
  });
};
