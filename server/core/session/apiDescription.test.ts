import { afterAll, beforeAll, expect, test } from 'vitest';
import { defaultBrand } from '../../../brands/defaultBrand.ts';
import { addresses, type EndpointName, endpointPath } from '../../../contract/addresses.ts';
import { type Endpoint, endpoints } from '../../../contract/endpoints.ts';
import { errorEnvelope } from '../../../contract/records.ts';
import { type TestApp, testApp } from '../../../tests/support/server/testApp.ts';
import { type Description, type Operation, refusalExample } from './apiDescription.ts';

/** Another brand's. */
const licenseKey = '0f0f6dd0-3f5f-4bd7-9a53-1b1f0d9c2a11';

let hub: TestApp;
let described: Required<Description>;
beforeAll(async () => {
  hub = await testApp({ env: { publicStaffDocs: true }, brand: { ...defaultBrand, licenseKey } });
  described = (await hub.guest().request({ method: 'GET', url: '/api/docs/json' })).json();
});
afterAll(() => hub.close());

const all = (): Operation[] =>
  Object.values(described.paths).flatMap((path) => Object.values(path));
const names = Object.keys(endpoints) as EndpointName[];

test.each(names)('%s is described with each of its methods', (name) => {
  const { methods, path } = addresses[name];
  const address = endpointPath(path, { app: 'hub', brand: 'aldervale' }).replace(/:(\w+)/g, '{$1}');
  for (const method of methods) {
    const operation = described.paths[`/api/v1${address}`]?.[method.toLowerCase()];
    expect(operation).toMatchObject({ summary: endpoints[name].summary, tags: ['portal'] });
    const { body, upload, access }: Endpoint = endpoints[name];
    expect(Boolean(operation?.requestBody)).toBe(Boolean(body ?? upload));
    expect(operation?.security).toEqual(access === 'everyone' ? [] : [{ session: [] }]);
  }
});

test('operation ids are unique, and each operation describes its errors', () => {
  const ids = all().map(({ operationId }) => operationId);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).not.toContain(undefined);
  for (const { responses } of all()) {
    expect(Object.keys(responses)).toEqual(expect.arrayContaining(['4XX', '5XX']));
  }
});

test('each call that returns a file is described so', () => {
  const files = Object.entries(described.paths).flatMap(([path, operations]) =>
    Object.values(operations).flatMap(({ responses }) =>
      Object.values(responses).flatMap((response) =>
        'content' in response && response.content?.['*/*']?.schema.format === 'binary' ? path : [],
      ),
    ),
  );
  expect(files.sort()).toEqual([
    '/api/content/1.0/fetch/Quarterly-Reporting-Template',
    '/api/content/1.0/fetch/home-hero-image',
    '/api/content/1.0/fetch/images/{id}',
    '/api/staff/v1/agencies/export',
    '/api/staff/v1/audit/export',
    '/api/staff/v1/people/export',
    '/api/staff/v1/people/{id}/data-exports/{file}',
    '/api/staff/v1/reports/bookings',
    '/api/staff/v1/reports/files',
    '/api/staff/v1/reports/{id}/file',
    '/api/staff/v1/reports/{id}/marked',
    '/api/staff/v1/roles/export',
    '/api/staff/v1/texts/translation',
    '/api/v1/hub/account/data-exports/{id}/file',
    '/api/v1/hub/aldervale/agency/badge',
    '/api/v1/hub/aldervale/associate/badge',
    '/api/v1/hub/aldervale/associate/confirmation',
    '/api/v1/hub/aldervale/invitation/export',
    '/api/v1/hub/aldervale/report/{id}/file',
    '/api/v1/hub/aldervale/report/{id}/marked',
  ]);
});

test('all references of the description can be resolved', () => {
  const referred = JSON.stringify(described).match(/#\/components\/\w+\/\w+/g) ?? [];
  expect(referred.length).toBeGreaterThan(0);
  for (const path of new Set(referred)) {
    const [, , kind = '', name = ''] = path.split('/');
    expect(described.components[kind]).toHaveProperty(name);
  }
});

test('a field that not every text fits is described with an example', () => {
  const { post } = described.paths['/api/v1/auth/hub/auth_create_agent'] ?? {};
  const { properties } = post?.requestBody?.content['application/json']?.schema ?? {};
  expect(properties).toMatchObject({
    emailAddress: { examples: [expect.stringContaining('@')] },
    licenseKey: { examples: [licenseKey] },
  });
});

test('the example of an error matches the envelope', () => {
  expect(errorEnvelope.strict().safeParse(refusalExample).error).toBeUndefined();
});
