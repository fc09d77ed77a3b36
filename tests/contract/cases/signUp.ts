import { describe, expect, it } from 'vitest';
import { expectRefusal, expectSuccess } from '../expectations.ts';
import type { Cases } from '../hub.ts';
import { ada, cleo, DAY, elena, jon, liam, licenseKey, mona } from '../people.ts';

const passwords = { password: 'Kelp-Otter2!', confirmPassword: 'Kelp-Otter2!' };
const names = { firstName: 'Nora', lastName: 'Vance' };
const me = 'GET /hub/account/me';

export const signUp: Cases = (hub) => {
  const post = (call: string, body: object, client = hub.guest()) =>
    client.call(`POST /auth/hub/${call}`, { body: { licenseKey, ...body } });
  const invite = async (emailAddress: string, by = ada) => {
    const body = { emailAddresses: [emailAddress] };
    expectSuccess(await (await hub.freshlyAs(by)).call('POST /auth/hub/invitations', { body }));
    return hub.tokenFor(emailAddress);
  };
  const rowOf = async (email: string) =>
    expectSuccess(
      await (await hub.freshlyAs(ada)).call('GET /hub/aldervale/invitation/associate', {
        query: { search: email },
      }),
    ).content[0];

  describe('an associate, from the mailed link', () => {
    const create = (body: object, client = hub.guest()) =>
      post('auth_create_associate', { ...names, ...passwords, ...body }, client);

    it('reading the link does not use it up and returns its address', async () => {
      const emailAddress = 'read@northwind.example';
      const creationToken = await invite(emailAddress);
      for (let time = 0; time < 3; time++) {
        expect(expectSuccess(await post('auth_read_invitation', { creationToken }))).toEqual({
          emailAddress,
          companyName: 'Northwind Meetings',
          firstName: '',
          lastName: '',
          hasAccount: false,
        });
      }
    });

    it('creates the account, signs in, and updates the row', async () => {
      const emailAddress = 'nora@northwind.example';
      const creationToken = await invite(emailAddress);
      const browser = hub.guest();
      expectSuccess(await create({ emailAddress, creationToken }, browser));
      expect(expectSuccess(await browser.call(me))).toMatchObject({
        displayName: 'Nora Vance',
        email: emailAddress,
        provider: {
          company: 'Northwind Meetings',
          associateStatus: 'CREATED',
          associate: true,
          pointOfContact: false,
        },
      });
      expect(await rowOf(emailAddress)).toMatchObject({ status: 'CREATED', inviteType: 'POC' });
      await hub.freshlyAs(emailAddress, 'Kelp-Otter2!');
    });

    it('a used link is refused', async () => {
      const emailAddress = 'once@northwind.example';
      const creationToken = await invite(emailAddress);
      expectSuccess(await create({ emailAddress, creationToken }));
      const dead = { code: 'error.deadToken' };
      expectRefusal(await create({ emailAddress, creationToken }), 400, dead);
      expectRefusal(await post('auth_read_invitation', { creationToken }), 400, dead);
    });

    it('of many concurrent sign-ups exactly one creates the account', async () => {
      const emailAddress = 'race@northwind.example';
      const creationToken = await invite(emailAddress);
      const answers = await Promise.all(
        Array.from({ length: 5 }, () => create({ emailAddress, creationToken })),
      );
      expect(answers.map(({ status }) => Math.floor(status / 100)).sort()).toEqual([2, 4, 4, 4, 4]);
    });

    it.each(['nothing', 'a'.repeat(512), '../../etc', "' or 1=1 --"])(
      'the token %s is dead, with one text for every cause',
      async (creationToken) => {
        const answer = await create({ emailAddress: 'x@northwind.example', creationToken });
        expectRefusal(answer, 400, {
          code: 'error.deadToken',
          description: 'This link is no longer valid. Please request a new one.',
        });
      },
    );

    it('the account has the address of the invitation', async () => {
      const creationToken = await invite('mine@northwind.example');
      const answer = await create({ emailAddress: 'other@northwind.example', creationToken });
      expectRefusal(answer, 400);
      expectSuccess(await create({ emailAddress: 'Mine@Northwind.example', creationToken }));
    });

    it.each([
      [{ firstName: '' }, { firstName: 'Field is required' }],
      [{ firstName: 'a'.repeat(121) }, { firstName: 'Field length more than 120 chars' }],
      [
        { lastName: 'V4nce' },
        { lastName: 'Field should contain only letters, dashes and apostrophes' },
      ],
      [{ emailAddress: 'nora' }, { emailAddress: 'Enter valid email' }],
      [
        { password: 'Abcde1!', confirmPassword: 'Abcde1!' },
        { password: 'Field length less than 8 chars' },
      ],
      [
        { password: 'Abcdefghijklmno1!', confirmPassword: 'Abcdefghijklmno1!' },
        { password: 'Field length more than 16 chars' },
      ],
      [
        { password: 'welcome2!', confirmPassword: 'welcome2!' },
        { password: 'Field must have at least one letter and non-letter character' },
      ],
      [
        { confirmPassword: 'Kelp-Otter3!' },
        { confirmPassword: 'Field should be same as password' },
      ],
      [{ creationToken: '' }, { creationToken: 'Field is required' }],
    ])('%j → %j', async (changes, fields) => {
      const body = { emailAddress: 'x@northwind.example', creationToken: 't', ...changes };
      const answer = await create(body);
      expectRefusal(answer, 400, { code: 'error.validation' });
      expect(answer.body.error.fields).toEqual(fields);
    });

    it('a password that others would guess is refused with the reason, and the link still works', async () => {
      const emailAddress = 'guess@northwind.example';
      const creationToken = await invite(emailAddress);
      for (const [password, reason] of [
        ['Welcome1!', 'Easy to guess: it contains a common password or word'],
        ['Vance-77!', 'Easy to guess: it contains your name, address, agency or program'],
        ['Northwind-26x!', 'Easy to guess: it contains your name, address, agency or program'],
        ['Aldervale-26x!', 'Easy to guess: it contains your name, address, agency or program'],
        ['aB1!aB1!aB1!', 'Easy to guess: it repeats something or follows a row of keys'],
      ] as const) {
        const body = { emailAddress, creationToken, password, confirmPassword: password };
        expectRefusal(await create(body), 400, { fields: { password: reason } });
      }
      expectSuccess(await create({ emailAddress, creationToken }));
    });

    it('an invited point of contact has the role at once', async () => {
      const emailAddress = 'second@northwind.example';
      const creationToken = await invite(emailAddress);
      const poc = await hub.freshlyAs(ada);
      const path = `/hub/aldervale/invitation/associate/${emailAddress}`;
      expectSuccess(await poc.call(`PATCH ${path}`, { body: { pointOfContact: true } }));
      const browser = hub.guest();
      expectSuccess(await create({ emailAddress, creationToken }, browser));
      expect(expectSuccess(await browser.call(me)).provider.pointOfContact).toBe(true);
    });
  });

  describe('the point of contact of an agency', () => {
    const create = (body: object, client = hub.guest()) =>
      post('auth_create_agent', { ...names, ...passwords, ...body }, client);
    const confirm = (body: object, client = hub.guest()) =>
      post('auth_confirm_email', body, client);
    const signIn = (identity: string, password: string) =>
      hub.guest().call('POST /accounts/hub/login', { body: { identity, password } });

    it('confirms the address with the password, is signed in, and has an agency to register', async () => {
      const emailAddress = 'owner@brandnew.example';
      const browser = hub.guest();
      expectSuccess(await create({ emailAddress, displayName: 'Boss', jobTitle: 'Boss' }, browser));
      expectRefusal(await browser.call(me), 401);
      expectRefusal(await signIn(emailAddress, passwords.password), 401);
      expect(await hub.linksTo(emailAddress)).toEqual([
        expect.stringMatching(/^\/account\/confirm\?token=[\w-]{43,}$/),
      ]);

      const { password } = passwords;
      const confirmationToken = await hub.tokenFor(emailAddress);
      expectSuccess(await confirm({ confirmationToken, password }, browser));
      const profile = expectSuccess(await browser.call(me));
      expect(profile).toMatchObject({
        displayName: 'Nora Vance',
        account: { expired: false },
        provider: {
          agencyStatus: 'NOT_CREATED',
          associateStatus: 'NOT_CREATED',
          pointOfContact: true,
          associate: true,
        },
      });
      expect(profile.account.authorities.toSorted()).toEqual([
        'REGISTER_AGENCY',
        'REGISTER_ASSOCIATE',
      ]);
      const days = Date.parse(profile.provider.registrationDeadline) / DAY;
      expect(days).toBeCloseTo(hub.now().getTime() / DAY + 30, 1);
      await hub.freshlyAs(emailAddress, password);
    });

    it("is listed in the agency's list and can hand over to somebody else", async () => {
      const emailAddress = 'founder@handed-over.example';
      const successor = 'successor@handed-over.example';
      const { password } = passwords;
      await invite(emailAddress);
      expectSuccess(await create({ emailAddress }));
      const confirmationToken = await hub.tokenFor(emailAddress);
      expectSuccess(await confirm({ confirmationToken, password }));
      await hub.approveAgencyOf(emailAddress);

      const founder = await hub.freshlyAs(emailAddress, password);
      const list = 'GET /hub/aldervale/invitation/associate';
      const row = {
        email: emailAddress,
        pointOfContact: true,
        status: 'NOT_CREATED',
        invitationSentDate: null,
        inviteType: 'POC',
      };
      expect(expectSuccess(await founder.call(list)).content).toEqual([row]);
      const own = `/hub/aldervale/invitation/associate/${emailAddress}`;
      const demote = { body: { pointOfContact: false } };
      expectRefusal(await founder.call(`PATCH ${own}`, demote), 409, { code: 'error.lastPoc' });
      expectRefusal(await founder.call(`DELETE ${own}`), 409, { code: 'error.lastPoc' });

      const mails = await hub.linksTo(emailAddress);
      const send = 'POST /auth/hub/invitations';
      const sent = await founder.call(send, {
        body: { emailAddresses: [emailAddress, successor] },
      });
      expect(expectSuccess(sent)).toMatchObject({
        successful: [successor],
        failed: [{ email: emailAddress }],
      });
      expect(await hub.linksTo(emailAddress)).toEqual(mails);
      const creationToken = await hub.tokenFor(successor);
      const body = { ...names, ...passwords, emailAddress: successor, creationToken };
      expectSuccess(await post('auth_create_associate', body));
      const other = `/hub/aldervale/invitation/associate/${successor}`;
      expectSuccess(await founder.call(`PATCH ${other}`, { body: { pointOfContact: true } }));
      expect(expectSuccess(await founder.call(`PATCH ${own}`, demote))).toMatchObject({
        pointOfContact: false,
      });
      expectRefusal(await founder.call(list), 403);
      const heir = await hub.freshlyAs(successor, passwords.password);
      expect(expectSuccess(await heir.call(list)).content).toHaveLength(2);
      expectSuccess(await heir.call(`DELETE ${own}`));
      expect(expectSuccess(await heir.call(list)).content).toMatchObject([{ email: successor }]);
    });

    it('the address can be confirmed once, to the end of the seventh day', async () => {
      const dead = { code: 'error.deadToken' };
      const { password } = passwords;
      expectSuccess(await create({ emailAddress: 'confirm@brandnew.example' }));
      const confirmationToken = await hub.tokenFor('confirm@brandnew.example');
      expectSuccess(await confirm({ confirmationToken, password }));
      expectRefusal(await confirm({ confirmationToken, password }), 400, dead);

      expectSuccess(await create({ emailAddress: 'late@brandnew.example' }));
      const late = await hub.tokenFor('late@brandnew.example');
      const life = hub.untilEndOf(7);
      hub.advance(life - 1);
      expectSuccess(await post('auth_read_link', { token: late }));
      hub.advance(1);
      expectRefusal(await confirm({ confirmationToken: late, password }), 400, dead);
      hub.advance(-life);
    });

    it('a password that others would guess is refused, whether or not the address is known', async () => {
      for (const emailAddress of [ada, 'nobody@quillstone.example']) {
        const weak = { password: 'Welcome1!', confirmPassword: 'Welcome1!' };
        expectRefusal(await create({ emailAddress, ...weak }), 400, {
          fields: { password: 'Easy to guess: it contains a common password or word' },
        });
      }
    });

    it('without the password of the registration a new one is chosen', async () => {
      const emailAddress = 'victim@brandnew.example';
      expectSuccess(await create({ emailAddress }));
      const confirmationToken = await hub.tokenFor(emailAddress);
      expectRefusal(await confirm({ confirmationToken, password: 'Guessed3!' }), 400, {
        fields: {
          password:
            'This is not the password of the registration. You can choose a new one instead.',
        },
      });
      const own = { password: 'Chosen-Kelp4!', confirmPassword: 'Chosen-Kelp4!' };
      for (const [wrong, field] of [
        [{ ...own, confirmPassword: 'Chosen-Kelp5!' }, 'confirmPassword'],
        [{ password: 'weakweak', confirmPassword: 'weakweak' }, 'password'],
        [{ password: 'Welcome1!', confirmPassword: 'Welcome1!' }, 'password'],
      ] as const) {
        const answer = await confirm({ confirmationToken, ...wrong });
        expectRefusal(answer, 400, { code: 'error.validation' });
        expect(Object.keys(answer.body.error.fields)).toEqual([field]);
      }
      expectSuccess(await confirm({ confirmationToken, ...own }));
      expectRefusal(await signIn(emailAddress, passwords.password), 401);
      await hub.freshlyAs(emailAddress, own.password);
    });

    it('of two registrations with one address, the one whose link is used counts', async () => {
      const emailAddress = 'twice@brandnew.example';
      const stranger = { password: 'Stranger-Elk1!', confirmPassword: 'Stranger-Elk1!' };
      expectSuccess(await create({ emailAddress, ...stranger }));
      const strangers = await hub.tokenFor(emailAddress);
      expectSuccess(await create({ emailAddress }));
      const confirmationToken = await hub.tokenFor(emailAddress);
      expect(confirmationToken).not.toBe(strangers);
      expectRefusal(await confirm({ confirmationToken, password: stranger.password }), 400);
      expectSuccess(await confirm({ confirmationToken, password: passwords.password }));
      expectRefusal(await signIn(emailAddress, stranger.password), 401);
      expectRefusal(
        await confirm({ confirmationToken: strangers, password: stranger.password }),
        400,
        { code: 'error.deadToken' },
      );
    });

    it.each([
      ['that has an account', mona, ['/account/login']],
      ["of the group's own", 'staff.new@aldervale.example', []],
      ["below the group's own domain", 'staff.new@mail.aldervale.example', []],
    ])(
      'an address %s: the same answer, no session, nothing made',
      async (_what, emailAddress, links) => {
        const fresh = await create({
          emailAddress: `fresh.${emailAddress.length}@brandnew.example`,
        });
        const browser = hub.guest();
        const taken = await create({ emailAddress }, browser);
        expect([taken.status, taken.body]).toEqual([fresh.status, fresh.body]);
        expectRefusal(await browser.call(me), 401);
        expect(await hub.linksTo(emailAddress)).toEqual(links);
        await expect(hub.freshlyAs(emailAddress, 'Kelp-Otter2!')).rejects.toThrow('401');
      },
    );

    it('an unconfirmed registration does not prevent an invitation', async () => {
      const emailAddress = 'colleague@northwind.example';
      expectSuccess(await create({ emailAddress }));
      const confirmationToken = await hub.tokenFor(emailAddress);
      const creationToken = await invite(emailAddress);
      const browser = hub.guest();
      const own = { password: 'Chosen-Kelp4!', confirmPassword: 'Chosen-Kelp4!' };
      const body = { ...names, ...own, emailAddress, creationToken };
      expectSuccess(await post('auth_create_associate', body, browser));
      expect(expectSuccess(await browser.call(me)).provider.company).toBe('Northwind Meetings');
      expectRefusal(await confirm({ confirmationToken, password: passwords.password }), 400, {
        code: 'error.deadToken',
      });
    });

    it("a password reset before the confirmation mails the registration's link again", async () => {
      const emailAddress = 'forgetful@brandnew.example';
      expectSuccess(await create({ emailAddress }));
      const [link] = await hub.linksTo(emailAddress);
      expectSuccess(await post('auth_initiate_reset_password', { emailAddress }));
      expect(await hub.linksTo(emailAddress)).toEqual([link, link]);
    });
  });

  describe('self-invitation', () => {
    const ask = (emailAddress: string) =>
      post('associate_self_invitation', { ...names, emailAddress });

    it('gets the same response whatever the result', async () => {
      const known = await ask('self@northwind.example');
      expectSuccess(known);
      for (const emailAddress of [
        'self@unknown.example',
        'self@birch.example',
        'self@gmail.com',
        liam,
        jon,
      ]) {
        const answer = await ask(emailAddress);
        expect([emailAddress, answer.status, answer.body]).toEqual([
          emailAddress,
          known.status,
          known.body,
        ]);
      }
    });

    it('adds a row of type Self to the list of an approved agency of the domain, and mails its link', async () => {
      const emailAddress = 'stella@northwind.example';
      expectSuccess(await ask(emailAddress));
      const creationToken = await hub.tokenFor(emailAddress);
      expect(await rowOf(emailAddress)).toMatchObject({
        inviteType: 'SELF',
        pointOfContact: false,
        // Its email is on its way.
        status: null,
      });
      expect(expectSuccess(await post('auth_read_invitation', { creationToken }))).toEqual({
        emailAddress,
        companyName: 'Northwind Meetings',
        ...names,
        hasAccount: false,
      });
      const browser = hub.guest();
      expectSuccess(
        await post(
          'auth_create_associate',
          { ...names, ...passwords, emailAddress, creationToken },
          browser,
        ),
      );
      expect(expectSuccess(await browser.call(me)).provider).toMatchObject({
        company: 'Northwind Meetings',
        associateStatus: 'CREATED',
      });
      expect(await rowOf(emailAddress)).toMatchObject({ inviteType: 'SELF', status: 'CREATED' });
    });

    it('and an invitation by the point of contact create one account', async () => {
      const emailAddress = 'both@northwind.example';
      expectSuccess(await ask(emailAddress));
      const asked = await hub.tokenFor(emailAddress);
      const invited = await invite(emailAddress);
      const body = { ...names, ...passwords, emailAddress };
      expectSuccess(await post('auth_create_associate', { ...body, creationToken: asked }));
      expect(await rowOf(emailAddress)).toMatchObject({ inviteType: 'SELF', status: 'CREATED' });
      for (const creationToken of [asked, invited]) {
        expectRefusal(await post('auth_create_associate', { ...body, creationToken }), 400);
      }
    });

    it('is refused for a link that the point of contact has revoked', async () => {
      const emailAddress = 'revoked@northwind.example';
      expectSuccess(await ask(emailAddress));
      const creationToken = await hub.tokenFor(emailAddress);
      await invite(emailAddress);
      const path = `/hub/aldervale/invitation/associate/${emailAddress}`;
      expectSuccess(await (await hub.freshlyAs(ada)).call(`DELETE ${path}`));
      expectRefusal(await post('auth_read_invitation', { creationToken }), 400);
    });

    it('sends no email to anybody else', async () => {
      const own = ['sue@aldervale.example'];
      for (const emailAddress of [
        ...own,
        'sue@unknown.example',
        'sue@birch.example',
        'sue@gmail.com',
      ]) {
        await ask(emailAddress);
        expect([emailAddress, await hub.linksTo(emailAddress)]).toEqual([emailAddress, []]);
      }
    });

    it('sends no invitation to somebody with an account', async () => {
      await ask(elena);
      await ask(cleo);
      const links = [...(await hub.linksTo(elena)), ...(await hub.linksTo(cleo))];
      expect(links.filter((link) => link.includes('creationToken'))).toEqual([]);
    });
  });

  it.each([
    ['@northwind.example', true],
    ['unheard-of.example', true],
    ['@UNHEARD-OF.example', true],
    ['@gmail.com', false],
    ['@co.uk', false],
    ['@localhost', false],
    ['@-x.example', false],
    ['not a domain', false],
    ['@x.example/path', false],
    ['a@x.example', false],
    ['@sub.gmail.com', false],
    ['@github.io', false],
    ['@company.invalid', false],
    ['@company.local', false],
    ['@aldervale.example', false],
    ['@sales.aldervale.example', false],
  ])('the domain %s may be an agency’s: %s', async (agencyDomain, valid) => {
    const answer = await post('auth_validate_email_domain', { agencyDomain });
    expect(expectSuccess(answer)).toEqual({ valid });
  });

  it('a link is valid to the end of day 30', async () => {
    const young = await invite('young@northwind.example');
    const life = hub.untilEndOf(30);
    hub.advance(DAY);
    const younger = await invite('younger@northwind.example');
    hub.advance(life - DAY - 1);
    expectSuccess(await post('auth_read_invitation', { creationToken: young }));
    hub.advance(1);
    expectRefusal(await post('auth_read_invitation', { creationToken: young }), 400, {
      code: 'error.deadToken',
    });
    expectSuccess(await post('auth_read_invitation', { creationToken: younger }));
  });
};
