import { describe, expect, it } from 'vitest';
import { contentFiles, type EndpointName, endpointPath } from './addresses.ts';
import { type Endpoint, endpoints } from './endpoints.ts';
import { fileContent } from './records.ts';
import type { StaffCallDetails } from './staff/call.ts';
import { staffCalls } from './staff/calls.ts';
import { CONSOLE_CALLS } from './testing/consoleCalls.ts';
import { gateMeantFor, stepUpMeantFor } from './testing/everybody.ts';

/** The rows of §7, with the addresses that decisions A1, A2, A9 and the specification give. */
const documented = [
  'GET /foundation/hub/foundation_settings/key',
  'GET /accounts/hub/policy',
  'GET /hub/account/me',
  'POST /accounts/hub/login',
  'POST /accounts/hub/logout',
  'POST /auth/hub/auth_initiate_reset_password',
  'POST /auth/hub/auth_reset_password',
  'POST /auth/hub/auth_create_agent',
  'POST /auth/hub/auth_create_associate',
  'GET /hub/aldervale/agency',
  'POST /hub/aldervale/agency',
  'PATCH /hub/aldervale/agency',
  'GET /hub/aldervale/associate',
  'POST /hub/aldervale/associate',
  'PATCH /hub/aldervale/associate',
  'GET /hub/aldervale/report',
  'POST /hub/aldervale/report',
  'POST /hub/aldervale/acknowledgement',
  'GET /hub/aldervale/invitation/associate',
  'POST /auth/hub/invitations',
  'POST /auth/hub/auth_validate_email_domain',
  'POST /auth/hub/associate_self_invitation',
  'GET /hub/account/validateSurpriseRegistration',
  'POST /hub/account/surpriseRegistration',
  'PUT /hub/account/unRegisterSurprise',
  'PATCH /hub/account/unRegisterSurprise',
  'DELETE /hub/aldervale/invitation/associate/a%40x.example',
  'PATCH /hub/aldervale/invitation/associate/a%40x.example',
  'GET /content/hub/getByCode/home-page',
  'GET /content/hub/getAllByCode/home-page',
];

const params = {
  app: 'hub',
  brand: 'aldervale',
  licenseKey: 'key',
  email: 'a@x.example',
  code: 'home-page',
};
const rows = Object.values(endpoints).flatMap(({ methods, path }) =>
  methods.map((method) => `${method} ${endpointPath(path, params)}`),
);

describe('the endpoint table', () => {
  it.each(documented)('has %s', (row) => expect(rows).toContain(row));

  it('has no address twice', () => expect(new Set(rows).size).toBe(rows.length));

  it.each(Object.entries(endpoints))('gives %s the gate that is written by hand', (_name, call) =>
    expect([call.access]).toEqual([
      ...new Set(call.methods.map((method) => gateMeantFor(method, call.path))),
    ]),
  );

  it('demands a proof of who it is of the calls that are written by hand', () => {
    const portal = Object.values<Endpoint>(endpoints).flatMap(({ methods, path, stepUp }) =>
      methods.map((method): [string, unknown] => [`${method} ${path}`, stepUp]),
    );
    const console = Object.entries<StaffCallDetails>(staffCalls).map(
      ([name, { stepUp }]): [string, unknown] => [name, stepUp],
    );
    const all = [...portal, ...console];
    expect(all).toEqual(all.map(([call]) => [call, stepUpMeantFor(call)]));
  });

  it('demands one wherever administrators alone change something or take it along', () => {
    const ofAdministrators = CONSOLE_CALLS.filter(
      ([, ...roles]) => roles.join() === 'administrator',
    );
    const calls: Readonly<Record<string, StaffCallDetails>> = staffCalls;
    const without = ofAdministrators.filter(([name]) => {
      const call = calls[name];
      return call && !call.stepUp && (!name.startsWith('GET ') || call.response === fileContent);
    });
    // It gives nobody more than an open account had.
    expect(without.map(([name]) => name)).toEqual(['POST people/:id/enable']);
  });

  it('a save can carry the version, and fields that a client may not set are dropped', () => {
    const names: EndpointName[] = ['saveAgency', 'saveAssociate'];
    for (const name of names) {
      const { body } = endpoints[name] as { body: import('zod').ZodType };
      const { error } = body.safeParse({ version: 'one' });
      expect(error?.issues.map(({ path }) => path.join('.'))).toContain('version');
    }
  });

  it('demands the license key of calls whose body carries one', () => {
    const licensed = Object.entries(endpoints).filter(([, row]) => 'licensed' in row);
    expect(licensed.map(([name]) => name).sort()).toEqual([
      'createAgent',
      'createAssociate',
      'initiateReset',
      'resetPassword',
      'selfInvitation',
      'validateEmailDomain',
    ]);
  });
});

it('endpointPath encodes parameters and leaves unknown ones in place', () => {
  expect(endpointPath('/a/:email/:other', { email: "o'shea/+%@x.example" })).toBe(
    "/a/o'shea%2F%2B%25%40x.example/:other",
  );
});

it('everyone may fetch the hero image; those who report may fetch the report template', () => {
  const { heroImage, reportTemplate } = contentFiles;
  expect([heroImage.gate, reportTemplate.gate]).toEqual(['everyone', 'reporting']);
});
