import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { associateRecord } from '../../../contract/records.ts';
import type { InviteStatusFilter } from '../../../contract/statuses.ts';
import { demoAssociateForm, demoAssociateForms } from '../../../demo/forms.ts';
import { expectRefusal, expectSuccess } from '../expectations.ts';
import type { Cases } from '../hub.ts';
import * as p from '../people.ts';

const path = '/hub/aldervale/associate';
const a = (n: number) => 'a'.repeat(n);
const REQUIRED = 'Field is required';
const INVALID = 'Field is invalid';
const SELECT = 'Field should contain one of select options';
const complete = demoAssociateForm({ firstName: 'New', lastName: 'Person', agency: 'northwind' });

type Form = Record<string, unknown>;
const withField = (field: string, value: unknown): Form => {
  const form = structuredClone(complete) as unknown as Form;
  const parts = field.split('.');
  const last = parts.pop() as string;
  const parent = parts.reduce((node, part) => node[part] as Form, form);
  if (value === undefined) delete parent[last];
  else parent[last] = value;
  return form;
};

/**
 * The rules of specification §5 and decisions G1, I25: a field, a value, and the error at the field; undefined if
 * accepted.
 */
const rules: [field: string, value: unknown, text: string | undefined][] = [
  ['firstName', undefined, REQUIRED],
  ['firstName', '', REQUIRED],
  ['firstName', 'A', undefined],
  ['firstName', a(120), undefined],
  ['firstName', a(121), 'Field length more than 120 chars'],
  ['lastName', "De la O'Shea-Cruz", undefined],
  ['lastName', 'R2D2', 'Field should contain only letters, dashes and apostrophes'],
  ['companyName', '', REQUIRED],
  ['companyName', a(200), undefined],
  ['companyName', a(201), 'Field length more than 200 chars'],
  ['jobTitle', '   ', REQUIRED],
  ['jobTitle', a(201), 'Field length more than 200 chars'],
  ['preferredPhoneNumber', '12345', 'Field length less than 6 chars'],
  ['preferredPhoneNumber', '123456', undefined],
  ['preferredPhoneNumber', a(6), INVALID],
  ['preferredPhoneNumber', '+1 (312) 555-01.42', undefined],
  ['preferredPhoneNumber', '123456789012345678', undefined],
  ['preferredPhoneNumber', '1234567890123456789', 'Field length more than 18 chars'],
  ['address.street', '', REQUIRED],
  ['address.city', a(200), undefined],
  ['address.city', a(201), 'Field length more than 200 chars'],
  ['address.country', 'DE', SELECT],
  ['address.country', undefined, REQUIRED],
  ['address.state', 'ZZ', SELECT],
  ['address.state', '', REQUIRED],
  ['address.zip', '1234', 'Field length less than 5 chars'],
  ['address.zip', '12345', undefined],
  ['address.zip', '123456', INVALID],
  ['address.zip', '02138 – 4567', undefined],
  ['address.zip', '021384567', undefined],
  ['address.zip', '12345678', 'Field length more than 7 chars'],
  ['loyaltyNumber', '', undefined],
  ['loyaltyNumber', undefined, undefined],
  ['loyaltyNumber', null, undefined],
  ['loyaltyNumber', a(201), 'Field length more than 200 chars'],
  ['hwsAccountManager', a(200), undefined],
  ['hotelAccreditations', ['NONE'], undefined],
  ['hotelAccreditations', ['NONE', 'HYATT'], SELECT],
  ['businessProfile.hotelTypes', ['NOT_APPLICABLE', 'LUXURY'], SELECT],
  ['businessProfile.marketSegments', undefined, undefined],
  ['businessProfile', undefined, undefined],
  ['businessProfile.conductsBusinessInternationally', undefined, undefined],
  ['businessProfile.conductsBusinessInternationally', 'yes', 'Field should be only Yes or Not'],
  ['businessProfile.percentOfAPAC', '91-100%', undefined],
  ['businessProfile.percentOfAPAC', '100%', SELECT],
  ['businessProfile.percentOfMeetings.501+', '12%', SELECT],
];

export const associateForm: Cases = (hub) => {
  const read = async (email: string) =>
    expectSuccess(await (await hub.as(email)).call(`GET ${path}`));
  const save = async (email: string, method: 'POST' | 'PATCH', body: object) =>
    (await hub.as(email)).call(`${method} ${path}`, { body });

  describe('reading', () => {
    it.each([p.ivy, p.jon, p.kira, p.liam, p.mona, p.nils, p.olga, p.ada, p.ben, p.grace])(
      '%s: the fields of specification §3 beside status and version',
      async (email) => {
        const record = await read(email);
        expect(associateRecord.safeParse(record).error).toBeUndefined();
        expect(Object.keys(record)).toEqual(expect.arrayContaining(Object.keys(complete)));
        const saved = demoAssociateForms[email];
        if (saved) expect(record).toMatchObject({ ...saved, version: 1 });
        else expect(record.version).toBe(0);
      },
    );

    it.each([
      [p.ben, 'NOT_CREATED', false],
      [p.jon, 'CREATED', false],
      [p.kira, 'REGISTERED', false],
      [p.liam, 'ACCREDITED', true],
      [p.mona, 'PENDING_RENEWAL', false],
    ])('%s is %s, acknowledged: %s', async (email, associateStatus, isAcknowledged) => {
      expect(await read(email)).toMatchObject({ associateStatus, isAcknowledged });
    });
  });

  describe('each rule at its limits', () => {
    afterAll(() => hub.restart());

    it.each(rules.filter(([, , text]) => text))('%s: %j → %s', async (field, value, text) => {
      const answer = await save(p.jon, 'POST', withField(field, value));
      expectRefusal(answer, 400, { code: 'error.validation', fields: { [field]: text ?? '' } });
    });

    it.each(rules.filter(([, , text]) => !text))('%s: %j is accepted', async (field, value) => {
      const { version } = await read(p.liam);
      const answer = await save(p.liam, 'PATCH', { ...withField(field, value), version });
      expectSuccess(answer);
    });

    it('all errors are reported at once', async () => {
      const body = { ...complete, firstName: '', address: { ...complete.address, zip: 'A1A 1A1' } };
      expectRefusal(await save(p.jon, 'POST', body), 400, {
        fields: { firstName: REQUIRED, 'address.zip': INVALID },
      });
    });

    it('a refused form stores nothing', async () => {
      expect(await read(p.jon)).toMatchObject({ associateStatus: 'CREATED', version: 0 });
    });
  });

  describe('a save that the status does not allow: 409, and nothing changes', () => {
    it.each([
      [p.ben, 'PATCH'],
      [p.ivy, 'PATCH'],
      [p.kira, 'POST'],
      [p.liam, 'POST'],
      [p.mona, 'POST'],
      [p.nils, 'POST'],
      [p.nils, 'PATCH'],
      [p.olga, 'POST'],
      [p.olga, 'PATCH'],
    ] as const)('%s: %s', async (email, method) => {
      const before = await read(email);
      const answer = await save(email, method, { ...complete, version: before.version });
      expectRefusal(answer, 409, { code: 'error.alreadyMoved' });
      expect(await read(email)).toEqual(before);
    });
  });

  describe('saving', () => {
    afterEach(() => hub.restart());

    async function saves(email: string, method: 'POST' | 'PATCH', associateStatus: string) {
      const { version } = await read(email);
      const body = { ...complete, jobTitle: `Planner of ${email}`, version };
      const saved = expectSuccess(await save(email, method, body));
      expect(associateRecord.safeParse(saved).error).toBeUndefined();
      expect(saved).toMatchObject({
        associateStatus,
        version: version + 1,
        jobTitle: `Planner of ${email}`,
        isAcknowledged: associateStatus === 'ACCREDITED',
      });
      expect(await read(email)).toEqual(saved);
      const me = expectSuccess(await (await hub.as(email)).call('GET /hub/account/me'));
      expect(me.provider.associateStatus).toBe(associateStatus);
    }

    it.each([
      [p.jon, 'PATCH', 'CREATED'],
      [p.kira, 'PATCH', 'REGISTERED'],
      [p.liam, 'PATCH', 'ACCREDITED'],
      [p.jon, 'POST', 'REGISTERED'],
      [p.ben, 'POST', 'REGISTERED'],
      [p.mona, 'PATCH', 'REGISTERED'],
      [p.elena, 'POST', 'PENDING'],
      [p.dev, 'POST', 'PENDING'],
      [p.grace, 'PATCH', 'PENDING_RENEWAL'],
    ] as const)('%s: %s → %s', saves);

    it('the point of contact sees the new status in the list', async () => {
      const list = async (inviteStatus: InviteStatusFilter) =>
        expectSuccess(
          await (await hub.as(p.ada)).call('GET /hub/aldervale/invitation/associate', {
            query: { search: p.ivy, inviteStatus },
          }),
        ).content.map(({ email }: { email: string }) => email);
      expect(await list('INVITED')).toEqual([p.ivy]);
      await saves(p.ivy, 'POST', 'REGISTERED');
      expect(await list('INVITED')).toEqual([]);
      expect(await list('CREATED')).toEqual([p.ivy]);
    });

    it('a first save needs no version', async () => {
      const { associateStatus } = expectSuccess(await save(p.farid, 'POST', complete));
      expect(associateStatus).toBe('PENDING');
    });
  });

  describe('two people saving at the same time', () => {
    afterAll(() => hub.restart());

    it('the second save gets a 409, and the first one stays', async () => {
      const { version } = await read(p.liam);
      expectSuccess(await save(p.liam, 'PATCH', { ...complete, jobTitle: 'First', version }));
      const second = await save(p.liam, 'PATCH', { ...complete, jobTitle: 'Second', version });
      expectRefusal(second, 409, { code: 'error.stale' });
      expect(await read(p.liam)).toMatchObject({ jobTitle: 'First', version: version + 1 });
    });

    it('of many concurrent saves exactly one succeeds', async () => {
      const { version } = await read(p.liam);
      const answers = await Promise.all(
        Array.from({ length: 6 }, () => save(p.liam, 'PATCH', { ...complete, version })),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
      expect((await read(p.liam)).version).toBe(version + 1);
    });

    it.each([-1, 999, undefined])(
      'the version %s is not the one that was read',
      async (version) => {
        const body = { ...complete, version };
        expectRefusal(await save(p.liam, 'PATCH', body), 409, { code: 'error.stale' });
      },
    );

    it.each(['1', 1.5, null, {}])('the version %j is none: 400', async (version) => {
      expectRefusal(await save(p.liam, 'PATCH', { ...complete, version }), 400);
    });
  });
};
