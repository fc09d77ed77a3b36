import { defaultBrand } from '../../../brands/defaultBrand.ts';
import { type Endpoint, endpoints } from '../../../contract/endpoints.ts';
import { positionsOf, sample } from '../../../contract/testing/positions.ts';
import type { Route } from './routes.ts';

/** Malicious input for an endpoint, derived from the schemas of what it reads. */

type Json = Record<string, unknown>;
const isPlain = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const portalCalls: Partial<Record<string, Endpoint>> = endpoints;

/** Returns a body that the endpoint reads, made of the examples in its schema. */
export const fitting = ({ name = '', body }: Route): Json => ({
  ...(body && (sample(body) as Json)),
  ...(portalCalls[name]?.licensed && { licenseKey: defaultBrand.licenseKey }),
});

const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
/** JSON values that every field must refuse. */
const refused = [
  '{"length":1,"toString":1,"valueOf":1,"then":1}',
  '"a\\u0000b"',
  '"a\\ud800b"',
  '"a\\u001b[2Jb"',
  `"${'x'.repeat(240_000)}"`,
  deep,
];
/** JSON values that some fields accept and others refuse. */
const odd = [
  ...['null', '-1', '1e400', '0.5', '""', '" "', '[]', '[null,{},[]]', `"%s'\\";--\\\\"`],
  // Whole numbers and days that JavaScript knows and a column of PostgreSQL can't hold.
  ...['2147483648', '9007199254740991', '"0000-01-01"', '"9999-12-31"'],
  ...['"0000-01-01T00:00:00.000Z"', '"9999-12-31T23:59:59.999Z"'],
];

const HERE = 'placeholder of the attack';

/** Returns bodies with each of `values` in each field. */
function inEachField(route: Route, values: readonly string[]): string[] {
  const { body } = route;
  if (!body) return [];
  const bodies = positionsOf(body).map(({ put }) => {
    const { version, ...rest } = { ...fitting(route), ...(put(HERE) as Json) };
    // Without a version otherwise, because a stale one would be refused before what is sent is worked with.
    return JSON.stringify(version === HERE ? { ...rest, version } : rest);
  });
  return [...new Set(bodies)].flatMap((whole) =>
    values.map((value) => whole.replace(JSON.stringify(HERE), () => value)),
  );
}

/** Bodies that every endpoint with fields must refuse. */
const noBodies = ['7', 'null', '"a"', '[]', '[{}]', '\ufeff[]', deep];
const noJson = ['{', '{"__proto__":{"a":1}}', '{"constructor":{"prototype":{}}}'];

/** Returns bodies that the endpoint must refuse. */
export const refusedBodies = (route: Route): string[] => [
  ...noJson,
  ...(route.body ? noBodies : []),
  ...inEachField(route, refused),
];

/** Returns bodies that the endpoint may accept or refuse. */
export const oddBodies = (route: Route): string[] => ['', '{}', ...inEachField(route, odd)];

/** Properties that only the server may set. */
const privileged = (other: string): Json => ({
  ...Object.fromEntries(
    ['id', 'agencyId', 'accountId', 'actorId', 'authorId', 'leadId'].map((name) => [name, other]),
  ),
  ...Object.fromEntries(
    ['staff', 'admin', 'enabled', 'pointOfContact', 'associate'].map((name) => [name, true]),
  ),
  ...Object.fromEntries(
    ['emailConfirmedAt', 'accreditedAt', 'approvedAt', 'createdAt', 'renewalDate'].map((name) => [
      name,
      '2099-01-01T00:00:00.000Z',
    ]),
  ),
  role: 'staff',
  roles: ['administrator'],
  staffRoles: ['administrator'],
  authorities: ['PROGRAMME_STAFF'],
  email: 'evil@evil.example',
  status: 'APPROVED',
  agencyStatus: 'APPROVED',
  associateStatus: 'ACCREDITED',
  quarterlyReportRequired: true,
  isAcknowledged: true,
});

/** Returns a valid body with privileged properties added at every level. */
export function privilegedBody(route: Route, other: string): string {
  const added = (value: unknown): unknown =>
    isPlain(value)
      ? {
          ...privileged(other),
          ...Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, added(inner)])),
        }
      : value;
  return JSON.stringify(added(fitting(route)));
}

const words = [
  '\u0000',
  '\u202e\u200b',
  '\ud800',
  '%',
  '__proto__',
  "a' or '1'='1",
  '-1',
  '1e9',
  'x'.repeat(5_000),
  ...['2147483648', '9007199254740991', '0000-01-01', '9999-12-31'],
  ...['0000-01-01T00:00:00.000Z', '9999-12-31T23:59:59.999Z'],
];
/** Malicious queries for every endpoint. */
export const anyQuery = [
  '?a=1&a=2&__proto__=x&constructor[prototype]=x&paging[]=1',
  '?search=%ff%fe&paging=%ff&filter=%00',
  '?sort=[&range=x&filter={',
  '?sort=["__proto__","ASC"]&range=[0,1e9]&filter={"__proto__":1}',
  '?range=[0,0.5]&filter=[]&sort={}',
  '?paging=99999999999999999999-20',
];

/** Returns queries with each malicious word in each parameter. */
export function queries({ query }: Route): string[] {
  const places = query ? positionsOf(query) : [];
  return places.flatMap(({ put }) =>
    words.map(
      (word) => `?${new URLSearchParams(Object.entries(put(word) as Record<string, string>))}`,
    ),
  );
}

export const parseQuery = (query: string) => Object.fromEntries(new URLSearchParams(query));

/** Malicious values for a path parameter. */
export const parameters = [
  '%00',
  '%ff',
  '%E0%A4%A',
  "'",
  '..%2f..',
  '__proto__',
  'constructor',
  '%F0%9F%8F%A8',
  '%25',
  'x'.repeat(900),
  '2147483648',
  '9007199254740993',
  '00000000-0000-4000-8000-000000000000',
];
