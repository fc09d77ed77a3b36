import { describe, expect, it } from 'vitest';
import { demoAgencyForms, demoAssociateForms } from '../../../demo/forms.ts';
import type { CallOptions } from '../client.ts';
import { expectRefusal } from '../expectations.ts';
import type { Cases } from '../hub.ts';
import { ada, dev, farid, ivy, jon, kira, liam, licenseKey, mona, nils, olga } from '../people.ts';

const guest = undefined;
const noId = '00000000-0000-4000-8000-000000000000';
const names = { firstName: 'New', lastName: 'Person' };
const passwords = { password: 'Kelp-Otter2!', confirmPassword: 'Kelp-Otter2!' };
const nobody = { emailAddress: 'nobody@northwind.example', licenseKey };

const bytes = 'AAAA';
const credential = { id: bytes, rawId: bytes, type: 'public-key' };
const nobodysPasskey = {
  ...credential,
  response: { clientDataJSON: bytes, authenticatorData: bytes, signature: bytes },
};
const nobodysNewPasskey = {
  ...credential,
  response: { clientDataJSON: bytes, attestationObject: bytes },
};

type Row = [call: string, as: string | undefined, status: number, options?: CallOptions];

/**
 * Every call of specification §7, as documented, by a person who may make it. An invalid token shows that its call
 * exists.
 */
const rows: Row[] = [
  [`GET /foundation/hub/foundation_settings/${licenseKey}`, guest, 200],
  ['GET /accounts/hub/policy', guest, 200],
  ['GET /hub/account/me', ada, 200],
  ['POST /accounts/hub/login', guest, 200, { body: { identity: liam, password: 'Welcome1!' } }],
  ['POST /auth/hub/auth_initiate_reset_password', guest, 200, { body: nobody }],
  [
    'POST /auth/hub/auth_reset_password',
    guest,
    400,
    { body: { ...nobody, ...passwords, resetToken: 'dead' } },
  ],
  [
    'POST /auth/hub/auth_create_agent',
    guest,
    200,
    { body: { ...names, ...passwords, emailAddress: 'new@brandnew.example', licenseKey } },
  ],
  [
    'POST /auth/hub/auth_create_associate',
    guest,
    400,
    { body: { ...nobody, ...names, ...passwords, creationToken: 'dead' } },
  ],
  [
    'POST /auth/hub/auth_validate_email_domain',
    guest,
    200,
    { body: { agencyDomain: '@northwind.example', licenseKey } },
  ],
  ['POST /auth/hub/associate_self_invitation', guest, 200, { body: { ...nobody, ...names } }],
  ['GET /hub/aldervale/agency', ada, 200],
  ['POST /hub/aldervale/agency', dev, 200, { body: demoAgencyForms.northwind }],
  ['PATCH /hub/aldervale/agency', farid, 200, { body: { ...demoAgencyForms.elm, version: 1 } }],
  ['GET /hub/aldervale/associate', kira, 200],
  ['POST /hub/aldervale/associate', ivy, 200, { body: demoAssociateForms[kira] }],
  [
    'PATCH /hub/aldervale/associate',
    kira,
    200,
    { body: { ...demoAssociateForms[kira], version: 1 } },
  ],
  ['GET /hub/aldervale/associate/confirmation', liam, 200],
  ['GET /hub/aldervale/associate/confirmation', mona, 404],
  ['GET /hub/aldervale/associate/badge', liam, 200],
  ['GET /hub/aldervale/associate/badge', mona, 404],
  ['GET /hub/aldervale/agency/badge', ada, 200],
  ['GET /hub/aldervale/report', ada, 200],
  ['GET /hub/aldervale/report/quarters', ada, 200],
  ['POST /hub/aldervale/report', ada, 400, { form: new FormData() }],
  ['POST /hub/aldervale/acknowledgement', kira, 200],
  ['GET /hub/aldervale/invitation/associate', ada, 200],
  ['POST /auth/hub/invitations', ada, 200, { body: { emailAddresses: ['row@northwind.example'] } }],
  [
    `PATCH /hub/aldervale/invitation/associate/${encodeURIComponent(nils)}`,
    ada,
    200,
    { body: { pointOfContact: true } },
  ],
  [`DELETE /hub/aldervale/invitation/associate/${encodeURIComponent(olga)}`, ada, 200],
  ['GET /hub/account/validateSurpriseRegistration', ada, 200],
  ['POST /hub/account/surpriseRegistration', ada, 200],
  ['PUT /hub/account/unRegisterSurprise', ada, 200],
  ['PATCH /hub/account/unRegisterSurprise', ada, 200],
  ['GET /content/hub/getByCode/home-page', guest, 200],
  ['GET /content/hub/getAllByCode/home-page', guest, 200],
  ['GET /api/content/1.0/fetch/home-hero-image', guest, 200],
  ['GET /api/content/1.0/fetch/Quarterly-Reporting-Template', ada, 200],
  [
    'POST /accounts/hub/challenge',
    guest,
    400,
    { body: { id: noId, method: 'oneTimeCode', code: '1' } },
  ],
  ['POST /accounts/hub/passkey/options', guest, 200, { body: {} }],
  ['POST /accounts/hub/passkey', guest, 400, { body: { response: nobodysPasskey } }],
  ['POST /hub/account/proof/options', ada, 200],
  ['POST /hub/account/passkeys/options', ada, 200],
  ['POST /hub/account/passkeys', ada, 400, { body: { response: nobodysNewPasskey } }],
  ['GET /hub/account/factors', ada, 200],
  ['POST /hub/account/proof', ada, 400, { body: { method: 'password', currentPassword: 'wrong' } }],
  ['POST /hub/account/factors', ada, 200],
  [`POST /hub/account/factors/${noId}`, ada, 404, { body: { name: 'Phone', code: '1' } }],
  [`DELETE /hub/account/factors/${noId}`, ada, 404],
  ['POST /hub/account/recoveryCodes', ada, 404],
  ['POST /hub/account/activity', ada, 200],
  ['GET /hub/account/sessions', ada, 200],
  ['DELETE /hub/account/sessions', ada, 200],
  ['DELETE /hub/account/sessions/1', ada, 404],
  ['POST /accounts/hub/logout', jon, 200],
];

export const endpoints: Cases = (hub) => {
  describe('each call', () => {
    it.each(rows)('%s', async (call, email, status, options) => {
      const client = email ? await hub.as(email) : hub.guest();
      const answer = await client.call(call, options);
      expect([answer.status, answer.body]).toEqual([
        status === 200 ? expect.toSatisfy((found) => found === 200 || found === 201) : status,
        /fetch|confirmation$|badge$/.test(call) && status === 200 ? undefined : expect.any(Object),
      ]);
      // Nothing that may be a person's is kept; what is said of the picture is among the cases of content.
      if (!call.includes('hero-image'))
        expect(answer.headers.get('cache-control')).toBe('no-store');
    });
  });

  it.each([
    'GET /nothing',
    'GET /hub/nobody/agency',
    'GET /other/account/me',
    'POST /hub//account/activity',
    'GET /hub/account/me/',
    'GET /HUB/account/me',
    'GET /Hub/aldervale/Agency',
  ])('%s is not there', async (call) => {
    const answer = await (await hub.as(ada)).call(call);
    expectRefusal(answer, 404, { code: 'error.notFound' });
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it.each([
    ['DELETE /hub/aldervale/agency', ['GET', 'PATCH', 'POST']],
    ['GET /accounts/hub/login', ['POST']],
    ['PUT /hub/account/me', ['GET', 'PATCH']],
    ['POST /hub/account/sessions', ['DELETE', 'GET']],
    ['GET /hub/account/sessions/1', ['DELETE']],
    ['POST /api/content/1.0/fetch/home-hero-image', ['GET']],
    ['DELETE /api/content/1.0/fetch/Quarterly-Reporting-Template', ['GET']],
    ['POST /hub/account/unRegisterSurprise', ['PATCH', 'PUT']],
    ['PUT /hub/aldervale/invitation/associate/a%40x.example', ['DELETE', 'PATCH']],
  ])('%s is no way to call it: 405, with what is allowed', async (call, methods) => {
    const answer = await (await hub.as(ada)).call(call);
    expectRefusal(answer, 405, { code: 'error.methodNotAllowed' });
    const allow = (answer.headers.get('allow') ?? '').split(/, ?/);
    expect(allow.filter((method) => method !== 'HEAD').sort()).toEqual(methods);
  });

  it.each([
    ['/hub/account/me', ada, 200],
    ['/hub/account/me', guest, 401],
    ['/hub/aldervale/report', liam, 403],
    ['/content/hub/getByCode/home-page', guest, 200],
    ['/api/content/1.0/fetch/Quarterly-Reporting-Template', ada, 200],
    ['/accounts/hub/login', guest, 405],
  ])('HEAD %s answers as GET does, without the body', async (path, email, status) => {
    const client = email ? await hub.as(email) : hub.guest();
    const get = await client.call(`GET ${path}`);
    const head = await client.call(`HEAD ${path}`, { antiForgery: false });
    expect([get.status, head.status, head.bytes.length]).toEqual([status, status, 0]);
    const type = get.headers.get('content-type');
    expect(head.headers.get('content-type')).toBe(type);
  });

  it('a wrong license key is a 404 for the settings', async () => {
    const answer = await hub.guest().call('GET /foundation/hub/foundation_settings/wrong');
    expectRefusal(answer, 404);
  });

  it.each(
    rows
      .filter(([, , , options]) => (options?.body as { licenseKey?: string })?.licenseKey)
      .flatMap(([call, , , options]) => [
        [call, 'wrong', options] as const,
        [call, undefined, options] as const,
      ]),
  )('%s with the license key %s is a 400', async (call, key, options) => {
    const body = { ...(options?.body as object), licenseKey: key };
    expectRefusal(await hub.guest().call(call, { body }), 400, { code: 'error.licenseKey' });
  });
};
