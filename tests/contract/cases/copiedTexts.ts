import { describe, expect, it } from 'vitest';
import type { AssociateForm } from '../../../contract/forms/associate.ts';
import { demoAssociateForms } from '../../../demo/forms.ts';
import { expectRefusal, expectSuccess } from '../expectations.ts';
import type { Cases } from '../hub.ts';
import { ada, jon, kira, liam, mona } from '../people.ts';

const login = 'POST /accounts/hub/login';
const invite = 'POST /auth/hub/invitations';

/** Texts with what comes along when they are copied from a document, a chat or a web page. */
export const copiedTexts: Cases = (hub) => {
  const signIn = (identity: string, password: string) =>
    hub.guest().call(login, { body: { identity, password } });

  describe('sign-in', () => {
    it.each([
      ['an address', `\u200b${liam}\u00a0`, 'Welcome1!'],
      ['an address from an email', `<mailto:${liam}?subject=Hello>`, 'Welcome1!'],
      ['an address in full-width characters', liam.replace('@', '＠'), 'Welcome1!'],
      ['a password', liam, '\ufeffWel\u00adcome1!\u200e'],
    ])('%s with what nobody sees opens the account', async (_, identity, password) => {
      expectSuccess(await signIn(identity, password));
    });

    it.each([
      'welcome1!',
      'Welcome1! ',
      ' Welcome1!',
      'Welcome1!\u00a0',
      'Welcome 1!',
      'Ｗelcome1!',
      'Welcome1！',
      'Wélcome1!',
      'Welcome1!\u0301',
      'Welcome1!\u2800',
      'Welcome1!\u0000',
    ])('%j, which can be told from the password, does not', async (password) => {
      expectRefusal(await signIn(liam, password), 401, { description: /^Access denied/ });
    });

    it('a new password is what is seen of it', async () => {
      const change = (password: string, currentPassword: string) => ({
        body: { currentPassword, password, confirmPassword: password },
      });
      const person = await hub.as(jon);
      const path = 'POST /hub/account/password';
      const short = await person.call(path, change('Abcde1!\u200b', 'Welcome1!'));
      expectRefusal(short, 400);
      expectSuccess(await person.call(path, change('Fre\u2060sh-e\u0301lan9', 'Welcome1!\u200b')));
      expectSuccess(await signIn(jon, 'Fresh-élan9'));
    });
  });

  it('a name is kept, and found, as it is read', async () => {
    const person = await hub.as(mona);
    const body = { firstName: '\u200bE\u0301lie\u00a0', lastName: 'O’Ne\u00adil\u2028Bose' };
    const profile = expectSuccess(await person.call('PATCH /hub/account/me', { body }));
    expect(profile).toMatchObject({ firstName: 'Élie', lastName: 'O’Neil Bose' });
    expect(profile.displayName).toBe('Élie O’Neil Bose');
  });

  it('so is every text of a form', async () => {
    const person = await hub.as(kira);
    const path = 'PATCH /hub/aldervale/associate';
    const { version } = expectSuccess(await person.call('GET /hub/aldervale/associate'));
    const form = demoAssociateForms[kira] as AssociateForm;
    const dirty = (text: string) => `\ufeff${text.replaceAll(' ', '\u00a0\u200b')}\u202c`;
    const body = {
      ...form,
      version,
      companyName: dirty(form.companyName),
      preferredPhoneNumber: dirty(form.preferredPhoneNumber),
      address: {
        ...form.address,
        street: dirty(form.address.street),
        zip: dirty(form.address.zip),
      },
    };
    const { companyName, preferredPhoneNumber, address } = form;
    expect(expectSuccess(await person.call(path, { body }))).toMatchObject({
      ...{ companyName, preferredPhoneNumber, address },
    });
  });

  it('a search finds what is read', async () => {
    const poc = await hub.as(ada);
    const find = async (search: string) =>
      expectSuccess(
        await poc.call('GET /hub/aldervale/invitation/associate', { query: { search } }),
      ).content;
    expect(await find(`\u202a${liam}\u200b\u00a0`)).toEqual(await find(liam));
    expect(await find(liam)).toHaveLength(1);
  });

  describe('a list of addresses', () => {
    const send = async (emailAddresses: string[]) =>
      (await hub.as(ada)).call(invite, { body: { emailAddresses } });
    const address = (n: number) => `row${n}@northwind.example`;

    it('is read with quotes, bullets, links and names', async () => {
      const lines = [
        `•\u200b“${address(0)}”`,
        `Ann\tLee\t${address(1)}`,
        `[${address(2)}](mailto:${address(2)}?subject=x)`,
        `"Lee; Bob" <${address(3)}>；Cy＜row4＠northwind.example＞`,
      ];
      const result = expectSuccess(await send(lines));
      expect(result).toEqual({ successful: [0, 1, 2, 3, 4].map(address), failed: [] });
    });
  });
};
