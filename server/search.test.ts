import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AgencyForm } from '../contract/forms/agency.ts';
import { emptyAssociateForm } from '../contract/forms/fields.ts';
import { staffBase } from '../contract/staff/reach.ts';
import { demoAgencyForms } from '../demo/forms.ts';
import { agencyNamed, submitEvents } from '../tests/support/server/reports.ts';
import { type Client, type TestApp, testApp } from '../tests/support/server/testApp.ts';
import { goodEvent } from '../workbooks/testing/reportWorkbook.ts';
import { accounts, agencies, associateForms, mails } from './core/db/schema.ts';

/** Lists of the console find what is looked for as people read it, and have the order of a dictionary. */

let hub: TestApp;
let staff: Client;
beforeAll(async () => {
  hub = await testApp({ seed: true });
  staff = await hub.as('reviewer@aldervale.example');
  const now = hub.clock.now();
  const { agencyDetails, ...rest } = demoAgencyForms.birch as AgencyForm;
  const agency = (name: string, domain: string, details: Partial<AgencyForm['agencyDetails']>) => ({
    name,
    domain,
    form: { ...rest, agencyDetails: { ...agencyDetails, accountName: name, ...details } },
    windowEndsAt: now,
    createdAt: now,
    updatedAt: now,
  });
  await hub.db.insert(agencies).values([
    agency('Foxglove', 'foxglove.example', {
      companyWebsite: 'Https://Foxglove-Travel.example/Home/',
      iataNumber: '14-5 8880 3',
      additionalNumbers: { ...agencyDetails.additionalNumbers, ARC: ['05-7 7712'] },
      phoneNumber: '+1 (604) 555-0177',
    }),
    agency('Événements d’Orléans', 'orleans.example', { companyWebsite: 'N/A' }),
    agency('Zoe & Ølberg', 'olberg.example', { iataNumber: '' }),
  ]);
  const person = (firstName: string, lastName: string, email: string) => ({
    email,
    firstName,
    lastName,
    passwordHash: '-',
    emailConfirmedAt: now,
    createdAt: now,
  });
  const [elie] = await hub.db
    .insert(accounts)
    .values([
      person('Élie Marie', 'Dupré', 'e.dupre@orleans.example'),
      person('Shannon', 'O’Neil', 'shannon@oneil.example'),
    ])
    .returning();
  await hub.db.insert(associateForms).values({
    accountId: elie?.id as string,
    form: {
      ...emptyAssociateForm(),
      loyaltyNumber: '77-31 0042',
      preferredPhoneNumber: '418.555.0142',
    },
    savedAt: now,
  });
  await hub.db.insert(mails).values({
    to: 'e.dupre@orleans.example',
    template: 'attached',
    status: 'SENT',
    nextTryAt: now,
    createdAt: now,
  });
});
afterAll(() => hub.close());

async function list(part: string, query: Record<string, unknown>) {
  const answer = await staff.request({
    method: 'GET',
    url: `${staffBase}/${part}`,
    query: Object.fromEntries(
      Object.entries(query).map(([key, value]) => [key, JSON.stringify(value)]),
    ),
  });
  expect(answer.statusCode).toBe(200);
  return answer.json<Record<string, string>[]>();
}
const names = async (part: string, query: Record<string, unknown>, column = 'name') =>
  (await list(part, query)).map((row) => row[column]);

test('agencies are in the order of a dictionary', async () => {
  const found = await names('agencies', { sort: ['name', 'ASC'], filter: {} });
  const placed = [
    'Elm Street Sourcing',
    'Événements d’Orléans',
    'Foxglove',
    'Harbor Event Partners',
  ];
  expect(found.slice(found.indexOf(placed[0]), found.indexOf(placed[3]) + 1)).toEqual(placed);
  const turned = await names('agencies', { sort: ['name', 'DESC'], filter: {} });
  expect(turned.filter((name) => name)).toEqual(found.filter((name) => name).reverse());
});

test('files of agencies and of people are in order, too; agencies without a name come last', async () => {
  const lines = async (part: string) => {
    const { body } = await staff.request({ method: 'GET', url: `${staffBase}/${part}/export` });
    return body
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(',')[0] as string);
  };
  const listed = await names('agencies', { sort: ['name', 'ASC'], filter: {} });
  expect(await lines('agencies')).toEqual(listed.map((name) => name ?? ''));
  expect(listed.at(-1)).toBeNull();
  const people = await lines('people');
  expect(people.length).toBeGreaterThan(10);
  expect(people).toEqual(people.toSorted());
});

test('the bookings of a quarter are in the order of the agencies’ names', async () => {
  const quarter = '2025-Q1';
  const reporting = ['Zoe & Ølberg', 'Événements d’Orléans', 'Northwind Meetings', 'Foxglove'];
  for (const name of reporting) {
    const agencyId = await agencyNamed(hub, name);
    // Each has a person who submits it.
    const by = {
      email: `${agencyId}@orleans.example`,
      firstName: 'Pat',
      lastName: 'Poc',
      agencyId,
    };
    const now = hub.clock.now();
    await hub.db
      .insert(accounts)
      .values({ ...by, passwordHash: '-', emailConfirmedAt: now, createdAt: now });
    await submitEvents(hub, { agencyId, quarter, events: [goodEvent, goodEvent] });
  }
  const url = `${staffBase}/reports/bookings?quarter=${quarter}`;
  const { body } = await staff.request({ method: 'GET', url });
  const [, ...lines] = body.trim().split('\r\n');
  const found = lines.map((line) => line.split(',')[0] ?? '');
  expect(new Set(found)).toEqual(new Set(reporting));
  expect(found).toEqual(found.toSorted(new Intl.Collator('en').compare));
});

describe('a search for agencies', () => {
  test.each([
    ['evenements', 'Événements d’Orléans'],
    ['ÉVÉNEMENTS', 'Événements d’Orléans'],
    ['e\u0301ve\u0301nements', 'Événements d’Orléans'],
    ["d'orléans", 'Événements d’Orléans'],
    ['orleans evenements', 'Événements d’Orléans'],
    ['olberg zoe', 'Zoe & Ølberg'],
    ['@orleans.example', 'Événements d’Orléans'],
    ['14588803', 'Foxglove'],
    ['14-5 8880 3', 'Foxglove'],
    ['IATA 1458 8803', 'Foxglove'],
    ['05 77712', 'Foxglove'],
    ['604-555-0177', 'Foxglove'],
    ['foxglove-travel.example', 'Foxglove'],
    ['http://www.foxglove-travel.example/home', 'Foxglove'],
  ])('%s', async (q, name) => {
    expect(await names('agencies', { filter: { q } })).toEqual([name]);
  });
  test.each(['evenements paris', '1458880', '555', 'foxglove.com'])('%s finds none', async (q) =>
    expect(await names('agencies', { filter: { q } })).toEqual([]),
  );
});

describe('a search for people', () => {
  test.each([
    ['elie', 'Élie Marie Dupré'],
    ['dupré marie', 'Élie Marie Dupré'],
    ['dupre\u0301 elie', 'Élie Marie Dupré'],
    ["o'neil", 'Shannon O’Neil'],
    ['O’NEIL shannon', 'Shannon O’Neil'],
    ['7731 0042', 'Élie Marie Dupré'],
    ['+1 418 555 0142', 'Élie Marie Dupré'],
  ])('%s', async (q, name) => {
    expect(await names('people', { filter: { q } })).toEqual([name]);
  });
});

test('content pages are found, and are in order', async () => {
  for (const name of ['Foxglove fair', 'Événements d’été', 'elm lane', 'Zürich']) {
    const payload = { code: 'fairs', name, body: '<p>Soon</p>' };
    const made = await staff.request({ method: 'POST', url: `${staffBase}/content`, payload });
    expect(made.statusCode).toBeLessThan(300);
  }
  expect(await names('content', { sort: ['name', 'ASC'], filter: { code: 'fairs' } })).toEqual([
    'elm lane',
    'Événements d’été',
    'Foxglove fair',
    'Zürich',
  ]);
  expect(await names('content', { filter: { q: "d'ete evenements" } })).toEqual([
    'Événements d’été',
  ]);
});

test('emails, reports and the review queue are found alike', async () => {
  expect(await names('mails', { filter: { q: 'orléans Dupré' } }, 'to')).toEqual([
    'e.dupre@orleans.example',
  ]);
  expect(await names('reports', { filter: { q: 'meetings nòrthwind' } })).toEqual([
    'Northwind Meetings',
  ]);
  expect(await names('review', { filter: { q: 'TRÁVEL birch' } })).toEqual([
    'Birch Travel Management',
  ]);
});

test('entries of the audit are found by agency and by person', async () => {
  const found = async (filter: object) =>
    new Set(await names('audit', { filter, range: [0, 9] }, 'agency'));
  expect(await found({ agency: 'meetings nórthwind' })).toEqual(new Set(['Northwind Meetings']));
  expect(await found({ person: 'ókafor ada' })).toContain('Northwind Meetings');
});
