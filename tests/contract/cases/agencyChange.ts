import { beforeEach, expect, it } from 'vitest';
import { demoAgencyForms } from '../../../demo/forms.ts';
import { expectRefusal, expectSuccess } from '../expectations.ts';
import type { Cases } from '../hub.ts';
import * as p from '../people.ts';

const path = '/hub/aldervale/agency';
const REASON = 'We have merged with our sister company.';

export const agencyChange: Cases = (hub) => {
  const read = async (email: string) =>
    expectSuccess(await (await hub.as(email)).call(`GET ${path}`));
  const ask = async (email: string, body: object) =>
    (await hub.as(email)).call(`POST ${path}/change`, { body });
  const withdraw = async (email: string) => (await hub.as(email)).call(`DELETE ${path}/change`);
  const { agencyDetails, ...form } = demoAgencyForms.maple ?? {};
  const renamed = (details: object = { accountName: 'Maple & Pine' }) => ({
    ...form,
    agencyDetails: { ...agencyDetails, ...details },
    reason: REASON,
    version: 1,
  });

  beforeEach(() => withdraw(p.cleo));

  it('nobody has asked: the form says so', async () => {
    expect((await read(p.cleo)).changeRequest).toBeNull();
  });

  it('asking changes nothing but the request, which says what is to change and why', async () => {
    const before = await read(p.cleo);
    const answer = expectSuccess(await ask(p.cleo, renamed()));
    const changeRequest = {
      status: 'WAITING',
      requestedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      reason: REASON,
      changes: [
        {
          field: 'agencyDetails.accountName',
          before: 'Maple Conference Group',
          after: 'Maple & Pine',
        },
      ],
      answer: null,
    };
    expect(answer).toEqual({ ...before, changeRequest });
    expect(await read(p.cleo)).toEqual(answer);
  });

  it('another request takes the place of the one that waits', async () => {
    expectSuccess(await ask(p.cleo, renamed()));
    expectSuccess(await ask(p.cleo, renamed({ iataNumber: '99887766' })));
    const { changeRequest } = await read(p.cleo);
    expect(changeRequest.changes.map(({ field }: { field: string }) => field)).toEqual([
      'agencyDetails.iataNumber',
    ]);
  });

  it('is withdrawn, once', async () => {
    expectSuccess(await ask(p.cleo, renamed()));
    expect(expectSuccess(await withdraw(p.cleo)).changeRequest).toBeNull();
    expectRefusal(await withdraw(p.cleo), 404, { code: 'error.notFoundRecord' });
  });

  it('keeps the rules of the form, and wants a reason', async () => {
    const refused = await ask(p.cleo, { ...renamed({ accountName: '' }), reason: ' ' });
    expectRefusal(refused, 400, {
      fields: {
        'agencyDetails.accountName': 'Field is required',
        reason: 'Field is required',
      },
    });
    const shared = await ask(p.cleo, renamed({ companyDomainEmail: '@aldervale.example' }));
    expectRefusal(shared, 400, {
      fields: { 'agencyDetails.companyDomainEmail': 'Field is invalid' },
    });
    expect((await read(p.cleo)).changeRequest).toBeNull();
  });

  it('is refused where nothing differs, and upon another version of the form', async () => {
    expectRefusal(await ask(p.cleo, renamed({})), 400, { code: 'error.nothingToChange' });
    expectRefusal(await ask(p.cleo, { ...renamed(), version: 7 }), 409, { code: 'error.stale' });
    expectRefusal(await ask(p.cleo, { ...renamed(), version: undefined }), 409);
  });

  it.each([p.dev, p.elena, p.farid, p.grace, p.hugo, p.liam])('%s: 403', async (email) => {
    expectRefusal(await ask(email, renamed()), 403);
    expectRefusal(await withdraw(email), 403);
  });
};
