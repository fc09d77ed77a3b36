import { describe, expect, it } from 'vitest';
import * as records from '../../../contract/records.ts';
import type { Client } from '../client.ts';
import { expectRefusal, expectSuccess } from '../expectations.ts';
import type { Cases } from '../hub.ts';
import * as p from '../people.ts';

/** Decisions C10 and I24, written out. */
const authorities: Record<string, string[]> = {
  [p.ada]: [
    'MANAGE_INVITES',
    'SUBMIT_REPORT',
    'VIEW_AGENCY_INFO',
    'VIEW_AGENCY_PROFILE',
    'VIEW_ASSOCIATE_PROFILE',
  ],
  [p.ben]: ['MANAGE_INVITES', 'REGISTER_ASSOCIATE', 'VIEW_AGENCY_INFO', 'VIEW_AGENCY_PROFILE'],
  [p.cleo]: [
    'MANAGE_INVITES',
    'SUBMIT_REPORT',
    'VIEW_AGENCY_INFO',
    'VIEW_AGENCY_PROFILE',
    'VIEW_ASSOCIATE_PROFILE',
  ],
  [p.dev]: ['REGISTER_AGENCY', 'REGISTER_ASSOCIATE'],
  [p.elena]: ['REGISTER_ASSOCIATE', 'VIEW_AGENCY_INFO', 'VIEW_AGENCY_PROFILE'],
  [p.farid]: ['REGISTER_ASSOCIATE', 'REVISE_AND_SUBMIT', 'VIEW_AGENCY_PROFILE'],
  [p.grace]: ['REGISTER_ASSOCIATE', 'REVISE_AND_SUBMIT', 'VIEW_AGENCY_PROFILE'],
  [p.hugo]: ['REGISTER_ASSOCIATE', 'VIEW_AGENCY_PROFILE'],
  [p.ivy]: ['REGISTER_ASSOCIATE'],
  [p.jon]: ['REGISTER_ASSOCIATE'],
  [p.kira]: ['VIEW_ASSOCIATE_PROFILE'],
  [p.liam]: ['VIEW_ASSOCIATE_PROFILE'],
  [p.mona]: ['REGISTER_ASSOCIATE'],
  [p.nils]: ['VIEW_ASSOCIATE_PROFILE'],
  [p.olga]: ['VIEW_ASSOCIATE_PROFILE'],
  [p.paul]: [],
};

export const profile: Cases = (hub) => {
  const me = async (email: string) =>
    expectSuccess(await (await hub.as(email)).call('GET /hub/account/me'));

  it('settings contain the brand, and nothing that guests may not see', async () => {
    const row = `GET /foundation/hub/foundation_settings/${p.licenseKey}`;
    const settings = expectSuccess(await hub.guest().call(row));
    expect(records.settings.strict().safeParse(settings).error).toBeUndefined();
    expect(settings).toMatchObject({
      analyticsKey: '',
      name: 'Alder & Vale Hotels',
      supportEmail: 'support@aldervale.example',
      accreditationEmail: 'accreditation@aldervale.example',
      authSettings: { app: 'hub', brand: 'aldervale', licenseKey: p.licenseKey },
    });
    expect(settings.authSettings.surpriseRegistration).toBe(false);
    expect(settings.appBaseURL).toEqual(expect.any(String));
    expect(settings.timeZone).toBe('America/Los_Angeles');
  });

  it('the policy contains the password rule', async () => {
    const answer = expectSuccess(await hub.guest().call('GET /accounts/hub/policy'));
    expect(records.policy.strict().safeParse(answer).error).toBeUndefined();
    expect(answer.policies).toMatchObject({
      password: { min: 8, max: 16, classes: ['lower', 'upper', 'number', 'special'] },
      emailMax: 150,
      idleMinutes: 30,
    });
  });

  it.each(p.everyone)('the profile of %s has the shape of specification §3', async (email) => {
    const found = await me(email);
    expect(records.profile.safeParse(found).error).toBeUndefined();
    expect(found.displayName).toBe(`${found.firstName} ${found.lastName}`);
    expect(found).toMatchObject({
      email,
      account: {
        username: email,
        enabled: true,
        locked: false,
        expired: false,
        externalLogin: false,
      },
    });
  });

  it.each(Object.entries(authorities))('%s holds %j', async (email, held) => {
    expect((await me(email)).account.authorities.toSorted()).toEqual(held);
  });

  it.each<[string, string[]]>([
    [p.rosa, ['administrator', 'auditor', 'editor', 'reviewer', 'support']],
    ['reviewer.only@aldervale.example', ['reviewer']],
    ['editor@aldervale.example', ['editor']],
    ['support@aldervale.example', ['support']],
    ['auditor@aldervale.example', ['auditor']],
    ['administrator@aldervale.example', ['administrator']],
  ])('%s has the roles %j', async (email, roles) => {
    const { account } = await me(email);
    expect(account.staffRoles?.toSorted()).toEqual(roles);
  });

  it('who is not staff has none', async () => {
    expect((await me(p.ada)).account.staffRoles).toBeUndefined();
  });

  it('staff are marked as such and have no permissions', async () => {
    const { account, provider } = await me(p.rosa);
    expect(account.authorities).toEqual(['PROGRAMME_STAFF']);
    expect(provider).toMatchObject({
      pointOfContact: false,
      associate: false,
      associateStatus: null,
      agencyStatus: null,
    });
  });

  it('a point of contact of an approved agency has a report due', async () => {
    const found = await me(p.ada);
    expect(found).toMatchObject({
      displayName: 'Ada Okafor',
      firstName: 'Ada',
      lastName: 'Okafor',
      provider: {
        company: 'Northwind Meetings',
        agencyStatus: 'APPROVED',
        associateStatus: 'ACCREDITED',
        quarterlyReportDue: true,
        quarterlyReportRequired: true,
        pointOfContact: true,
        associate: true,
        registrationDeadline: null,
      },
    });
    // Day 30 of the quarter after the one that closed (decision E1); the clock stands at 20 May 2026.
    expect(found.provider.quarterlyReportDeadline).toMatch(/^2026-04-30T/);
    expect(found.provider.renewalDate).toEqual(expect.any(String));
    expect(found.provider.accreditedAt).toEqual(expect.any(String));
  });

  it('nothing is due after the report, or if none is required', async () => {
    expect((await me(p.cleo)).provider).toMatchObject({
      quarterlyReportDue: false,
      quarterlyReportRequired: true,
      quarterlyReportDeadline: null,
    });
    expect((await me(p.ben)).provider).toMatchObject({
      quarterlyReportDue: false,
      quarterlyReportRequired: false,
    });
  });

  it('a point of contact without a registered agency has a deadline', async () => {
    const { provider, account } = await me(p.dev);
    expect(provider).toMatchObject({ company: '', agencyStatus: 'NOT_CREATED', renewalDate: null });
    expect(Date.parse(provider.registrationDeadline)).toBeGreaterThan(0);
    expect(account.expired).toBe(false);
  });

  it('every agency and associate status is returned unchanged', async () => {
    const statuses = await Promise.all(
      [p.elena, p.farid, p.grace, p.hugo, p.ivy, p.nils, p.olga, p.paul].map(async (email) => {
        const { provider } = await me(email);
        return [provider.agencyStatus, provider.associateStatus];
      }),
    );
    expect(statuses).toEqual([
      ['PENDING', 'NOT_CREATED'],
      ['REVISIONS_REQUIRED', 'NOT_CREATED'],
      ['PENDING_RENEWAL', 'PENDING_RENEWAL'],
      ['REJECTED', 'NOT_CREATED'],
      ['APPROVED', 'INVITED'],
      ['APPROVED', 'PENDING'],
      ['APPROVED', 'REJECTED'],
      ['APPROVED', 'NOT_CREATED'],
    ]);
  });

  it('the surprise registration is off', async () => {
    const client = await hub.as(p.ada);
    const off = { available: false, registered: false };
    for (const row of [
      'GET /hub/account/validateSurpriseRegistration',
      'POST /hub/account/surpriseRegistration',
      'PUT /hub/account/unRegisterSurprise',
      'PATCH /hub/account/unRegisterSurprise',
    ])
      expect(expectSuccess(await client.call(row))).toEqual(off);
  });

  describe('the language', () => {
    const change = (client: Client, language: unknown) =>
      client.call('PATCH /hub/account/language', { body: { language } });

    it('is none until one is chosen, and then the same on every device', async () => {
      expect(await me(p.olga)).toMatchObject({ language: null });
      const changed = expectSuccess(await change(await hub.as(p.olga), 'fr-CA'));
      expect(records.profile.safeParse(changed).error).toBeUndefined();
      expect(changed).toMatchObject({ email: p.olga, language: 'fr-CA' });
      const elsewhere = await hub.freshlyAs(p.olga);
      expect(expectSuccess(await elsewhere.call('GET /hub/account/me')).language).toBe('fr-CA');
    });

    it.each(['de', '', null, undefined, ['en']])('%j is none of ours', async (language) => {
      const answer = await change(await hub.as(p.nils), language);
      expectRefusal(answer, 400);
      expect(answer.body.error.fields).toHaveProperty('language');
      expect(await me(p.nils)).toMatchObject({ language: null });
    });

    it('of a new account is the visitor’s', async () => {
      const emailAddress = 'nouvelle@northwind.example';
      const body = { emailAddresses: [emailAddress] };
      expectSuccess(await (await hub.as(p.ada)).call('POST /auth/hub/invitations', { body }));
      const guest = hub.guest();
      guest.cookies.set('hub-language', 'fr-CA');
      expectSuccess(
        await guest.call('POST /auth/hub/auth_create_associate', {
          body: {
            firstName: 'Ève',
            lastName: 'Roy',
            emailAddress,
            password: 'Kelp-Otter1!',
            confirmPassword: 'Kelp-Otter1!',
            creationToken: await hub.tokenFor(emailAddress),
            licenseKey: p.licenseKey,
          },
        }),
      );
      expect(expectSuccess(await guest.call('GET /hub/account/me')).language).toBe('fr-CA');
    });
  });

  describe("changing one's own name", () => {
    it('returns the changed profile', async () => {
      const client = await hub.as(p.paul);
      const body = { firstName: 'Paulo', lastName: 'De la Cruz' };
      const changed = expectSuccess(await client.call('PATCH /hub/account/me', { body }));
      expect(changed.displayName).toBe('Paulo De la Cruz');
      expect((await me(p.paul)).displayName).toBe('Paulo De la Cruz');
    });
  });
};
