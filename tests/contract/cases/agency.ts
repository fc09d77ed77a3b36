import { afterAll, afterEach, describe, expect, it } from 'vitest';
import type { AgencyForm } from '../../../contract/forms/agency.ts';
import { agencyRecord } from '../../../contract/records.ts';
import { demoAgencyForms } from '../../../demo/forms.ts';
import { expectRefusal, expectSuccess } from '../expectations.ts';
import type { Cases } from '../hub.ts';
import * as p from '../people.ts';

const path = '/hub/aldervale/agency';
const REQUIRED = 'Field is required';
const INVALID = 'Field is invalid';
const complete = {
  ...demoAgencyForms.northwind,
  agencyDetails: {
    ...demoAgencyForms.northwind?.agencyDetails,
    accountName: 'Cedar Gatherings',
    companyDomainEmail: '@cedar.example',
  },
};
const details = (changes: object) => ({
  ...complete,
  agencyDetails: { ...complete.agencyDetails, ...changes },
});

export const agency: Cases = (hub) => {
  const read = async (email: string) =>
    expectSuccess(await (await hub.as(email)).call(`GET ${path}`));
  const save = async (email: string, method: 'POST' | 'PATCH', body: object) =>
    (await hub.as(email)).call(`${method} ${path}`, { body });

  describe('contact details of an approved agency', () => {
    afterAll(() => hub.restart());

    const contact = (email: string, body: object) =>
      hub.as(email).then((client) => client.call(`PATCH ${path}/contact`, { body }));
    const changed = {
      agencyDetails: {
        phoneNumber: '+1 212 555 0199',
        physicalAddress: demoAgencyForms.northwind?.agencyDetails.physicalAddress,
        mailingAddress: {
          street: '9 New Wharf Road',
          city: 'Boston',
          state: 'MA',
          zip: '02110',
          country: 'US',
        },
      },
      agreeToReceiveEmail: false,
    };

    it('phone, addresses and email choice change without a review, and nothing else does', async () => {
      const before = await read(p.cleo);
      const sent = {
        ...changed,
        agencyDetails: { ...changed.agencyDetails, accountName: 'Somebody Else' },
        version: before.version,
      };
      const after = expectSuccess(await contact(p.cleo, sent));
      expect(after).toEqual({
        ...before,
        version: before.version + 1,
        agreeToReceiveEmail: false,
        agencyDetails: { ...before.agencyDetails, ...changed.agencyDetails },
      });
      expect(await read(p.cleo)).toEqual(after);
      const stale = await contact(p.cleo, sent);
      expectRefusal(stale, 409, { code: 'error.stale' });
    });

    it('follow the rules of the form', async () => {
      const { version } = await read(p.ben);
      const answer = await contact(p.ben, {
        ...changed,
        agencyDetails: {
          ...changed.agencyDetails,
          phoneNumber: '',
          physicalAddress: undefined,
        },
        version,
      });
      expectRefusal(answer, 400, { code: 'error.validation' });
      expect(answer.body.error.fields).toMatchObject({
        'agencyDetails.phoneNumber': REQUIRED,
        'agencyDetails.physicalAddress.street': REQUIRED,
      });
    });

    it.each([p.dev, p.elena, p.farid, p.grace, p.hugo, p.liam])('%s: 403', async (email) => {
      expectRefusal(await contact(email, { ...changed, version: 1 }), 403);
    });
  });

  describe('reading', () => {
    it.each([
      [p.ada, 'northwind', 'APPROVED'],
      [p.ben, 'harbor', 'APPROVED'],
      [p.elena, 'birch', 'PENDING'],
      [p.farid, 'elm', 'REVISIONS_REQUIRED'],
      [p.grace, 'oak', 'PENDING_RENEWAL'],
      [p.hugo, 'pine', 'REJECTED'],
    ])('%s: the form of %s beside %s', async (email, key, agencyStatus) => {
      const record = await read(email);
      expect(agencyRecord.safeParse(record).error).toBeUndefined();
      expect(record).toMatchObject({ ...demoAgencyForms[key], agencyStatus, version: 1 });
    });

    it('before the registration: an empty form', async () => {
      const record = await read(p.dev);
      expect(record).toMatchObject({
        agencyStatus: 'NOT_CREATED',
        version: 0,
        renewalDate: null,
        reviewComments: [],
        agreeToTermsAndConditions: false,
        agencyDetails: {
          accountName: '',
          numberOfAgents: null,
          natureOfBusiness: [],
          additionalNumbers: { IATA: [], ARC: [], CLIA: [], SATO: [], TIDS: [], TRUE: [], TSI: [] },
        },
      });
    });

    it('the reviewer’s comments come with their fields', async () => {
      expect((await read(p.farid)).reviewComments).toEqual([
        {
          field: 'agencyDetails.companyWebsite',
          text: 'The website does not open. Please correct the address.',
          at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        },
      ]);
      expect((await read(p.ada)).reviewComments).toEqual([]);
    });
  });

  describe('a save method that the status does not allow: 405, with Allow', () => {
    it.each([
      [p.dev, 'PATCH', 'POST'],
      [p.elena, 'POST', undefined],
      [p.elena, 'PATCH', undefined],
      [p.ada, 'POST', undefined],
      [p.ada, 'PATCH', undefined],
      [p.hugo, 'POST', undefined],
      [p.hugo, 'PATCH', undefined],
      [p.farid, 'POST', 'PATCH'],
      [p.grace, 'POST', 'PATCH'],
    ] as const)('%s: %s', async (email, method, allowed) => {
      const before = await read(email);
      const answer = await save(email, method, { ...complete, version: before.version });
      expectRefusal(answer, 405, { description: 'Method Not Allowed' });
      const allow = (answer.headers.get('allow') ?? '').split(/, ?/);
      expect(allow).toContain('GET');
      expect(allow.filter((word) => word === 'POST' || word === 'PATCH')).toEqual(
        allowed ? [allowed] : [],
      );
      expect(await read(email)).toEqual(before);
    });
  });

  it('an empty save reports every required field, in each group', async () => {
    const answer = await save(p.dev, 'POST', {});
    expectRefusal(answer, 400, { code: 'error.validation' });
    expect(answer.body.error.fields).toMatchObject({
      'agencyDetails.accountName': REQUIRED,
      'agencyDetails.physicalAddress.street': REQUIRED,
      'agencyDetails.natureOfBusiness': REQUIRED,
      'authorizedPOC.emailAddress': REQUIRED,
      'accountingPOC.mailingAddress.country': REQUIRED,
      agreeToTermsAndConditions: 'Checkbox is required',
    });
  });

  it.each(['@gmail.com', '@mail.gmail.com', '@co.uk', '@github.io', '@aldervale.example'])(
    'the domain %s is no agency’s own',
    async (companyDomainEmail) => {
      const { version } = await read(p.farid);
      const body = { ...details({ companyDomainEmail }), version };
      const answer = await save(p.farid, 'PATCH', body);
      expectRefusal(answer, 400, { code: 'error.validation' });
      expect(answer.body.error.fields).toEqual({ 'agencyDetails.companyDomainEmail': INVALID });
      expect((await read(p.farid)).version).toBe(version);
    },
  );

  it('accepts a form as well as JSON (§7)', async () => {
    const form = new FormData();
    const { version } = await read(p.farid);
    form.append('version', String(version));
    form.append('agencyDetails', JSON.stringify(complete.agencyDetails));
    form.append('agencyDetails.accountName', '');
    form.append('agreeToTermsAndConditions', 'true');
    const answer = await (await hub.as(p.farid)).call('PATCH /hub/aldervale/agency', { form });
    expectRefusal(answer, 400, { code: 'error.validation' });
    expect(answer.body.error.fields).toMatchObject({
      'agencyDetails.accountName': REQUIRED,
      'authorizedPOC.name': REQUIRED,
    });
    expect(answer.body.error.fields).not.toHaveProperty('agreeToTermsAndConditions');
    expect(answer.body.error.fields).not.toHaveProperty('agencyDetails.phoneNumber');
  });

  describe('each rule', () => {
    it.each([
      [details({ accountName: '' }), { 'agencyDetails.accountName': REQUIRED }],
      [
        details({ accountName: 'a'.repeat(301) }),
        { 'agencyDetails.accountName': 'Field length more than 300 chars' },
      ],
      [
        details({ numberOfAgents: 0 }),
        { 'agencyDetails.numberOfAgents': 'Field value less than 1' },
      ],
      [
        details({ numberOfAgents: 'ten' }),
        { 'agencyDetails.numberOfAgents': 'Field should be numeric' },
      ],
      [details({ companyWebsite: 'N/A' }), { 'agencyDetails.companyWebsite': INVALID }],
      [details({ companyWebsite: '//example.com' }), { 'agencyDetails.companyWebsite': INVALID }],
      [details({ webSiteNotAvailableValue: true }), { 'agencyDetails.companyWebsite': INVALID }],
      [
        details({ companyDomainEmail: 'cedar.example' }),
        { 'agencyDetails.companyDomainEmail': INVALID },
      ],
      [
        details({ natureOfBusiness: ['OTHER'] }),
        { 'agencyBusinessProfile.otherNatureBusiness': REQUIRED },
      ],
      [
        { ...complete, agreeToTermsAndConditions: false },
        { agreeToTermsAndConditions: 'Checkbox is required' },
      ],
      [
        { ...complete, agreeToTermsOfCommissions: undefined },
        { agreeToTermsOfCommissions: 'Checkbox is required' },
      ],
      [{ ...complete, acknowledgeFastPay: 'true' }, { acknowledgeFastPay: 'Checkbox is required' }],
    ])('%# → %j', async (body, fields) => {
      expectRefusal(await save(p.dev, 'POST', body), 400, { code: 'error.validation', fields });
    });
  });

  describe('saving', () => {
    afterEach(() => hub.restart());

    it('a submission becomes PENDING, and a second one is not allowed', async () => {
      const saved = expectSuccess(await save(p.dev, 'POST', complete));
      expect(agencyRecord.safeParse(saved).error).toBeUndefined();
      expect(saved).toMatchObject({ ...complete, agencyStatus: 'PENDING', version: 1 });
      expect(await read(p.dev)).toEqual(saved);
      const me = expectSuccess(await (await hub.as(p.dev)).call('GET /hub/account/me'));
      expect(me.provider).toMatchObject({
        agencyStatus: 'PENDING',
        company: 'Cedar Gatherings',
        registrationDeadline: null,
      });
      expectRefusal(await save(p.dev, 'POST', complete), 405);
    });

    it('an agency enrolled in FastPay has not mailed the ACH form', async () => {
      const form = { ...complete, enrolledInFastPay: true, emailedACHForm: true };
      expectSuccess(await save(p.dev, 'POST', form));
      expect(await read(p.dev)).toMatchObject({ enrolledInFastPay: true, emailedACHForm: false });
    });

    it('a revised form becomes PENDING again', async () => {
      const stale = await save(p.farid, 'PATCH', { ...demoAgencyForms.elm, version: 7 });
      expectRefusal(stale, 409, { code: 'error.stale' });
      const unversioned = await save(p.farid, 'PATCH', { ...demoAgencyForms.elm });
      expectRefusal(unversioned, 409, { code: 'error.stale' });
      const saved = expectSuccess(
        await save(p.farid, 'PATCH', { ...demoAgencyForms.elm, version: 1 }),
      );
      expect(saved).toMatchObject({ agencyStatus: 'PENDING', version: 2 });
      expectRefusal(await save(p.farid, 'PATCH', { ...demoAgencyForms.elm, version: 2 }), 405);
    });

    it('a renewal without updates is APPROVED at once, for another year', async () => {
      const { agencyDetails, ...rest } = demoAgencyForms.oak as AgencyForm;
      const saved = expectSuccess(
        await save(p.grace, 'PATCH', {
          ...rest,
          // The same number and website, written in another way.
          agencyDetails: {
            ...agencyDetails,
            phoneNumber: agencyDetails.phoneNumber.replace(/\D/g, ''),
            companyWebsite: `${agencyDetails.companyWebsite.toUpperCase()}/`,
          },
          // What the form says of itself does not count.
          renewedAgencyHasUpdates: true,
          agencyStatus: 'REJECTED',
          version: 1,
        }),
      );
      expect(saved).toMatchObject({ agencyStatus: 'APPROVED', renewedAgencyHasUpdates: false });
      expect(saved.renewalDate).toMatch(/^2027-05-/);
      expectSuccess(await (await hub.as(p.grace)).call('GET /hub/aldervale/invitation/associate'));
    });
  });

  describe('the 30-day window', () => {
    afterAll(() => hub.restart());

    it('closes the registration after it, but not the sign-in', async () => {
      const emailAddress = 'late@late.example';
      const browser = hub.guest();
      const body = {
        firstName: 'Late',
        lastName: 'Comer',
        emailAddress,
        password: 'Kelp-Otter1!',
        confirmPassword: 'Kelp-Otter1!',
        licenseKey: p.licenseKey,
      };
      expectSuccess(await browser.call('POST /auth/hub/auth_create_agent', { body }));
      const confirmationToken = await hub.tokenFor(emailAddress);
      const { password, licenseKey } = body;
      expectSuccess(
        await browser.call('POST /auth/hub/auth_confirm_email', {
          body: { confirmationToken, password, licenseKey },
        }),
      );
      // The last day is whole, also where it ends last.
      hub.advance(hub.untilEndOf(30) - 1);
      const inTime = await hub.freshlyAs(emailAddress, password);
      const { account } = expectSuccess(await inTime.call('GET /hub/account/me'));
      expect(account.expired).toBe(false);
      hub.advance(1);
      const later = await hub.freshlyAs(emailAddress, password);
      const me = expectSuccess(await later.call('GET /hub/account/me'));
      expect(me.account.expired).toBe(true);
      expectRefusal(await later.call(`POST ${path}`, { body: complete }), 403, {
        code: 'error.windowClosed',
      });
      expectSuccess(await later.call(`GET ${path}`));
    });
  });
};
