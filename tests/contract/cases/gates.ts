import { describe, expect, it } from 'vitest';
import { contentRows } from '../../../contract/testing/everybody.ts';
import type { Cases } from '../hub.ts';
import * as p from '../people.ts';

/** The statuses of each call by person (specification §6, decisions C3, I22). People who are not named get 403. */

const educated = [p.ada, p.cleo, p.grace, p.jon, p.kira, p.liam, p.mona, p.nils];
const accredited = [p.ada, p.cleo, p.grace, p.liam, p.mona];
const pocs = [p.ada, p.ben, p.cleo, p.dev, p.elena, p.farid, p.grace, p.hugo];
const associates = [...pocs, p.ivy, p.jon, p.kira, p.liam, p.mona, p.nils, p.olga];

const pages = (code: string) => [
  `GET /content/hub/getByCode/${code}`,
  `GET /content/hub/getAllByCode/${code}`,
];
const table: [calls: string[], open: readonly string[]][] = [
  [['GET /hub/account/me', 'GET /hub/account/validateSurpriseRegistration'], p.everyone],
  [['GET /hub/aldervale/agency'], pocs],
  [['GET /hub/aldervale/associate'], associates],
  [
    ['GET /hub/aldervale/invitation/associate', 'GET /hub/aldervale/agency/team'],
    [p.ada, p.ben, p.cleo],
  ],
  [
    [
      'GET /hub/aldervale/report',
      'GET /hub/aldervale/report/sums',
      'GET /api/content/1.0/fetch/Quarterly-Reporting-Template',
    ],
    [p.ada, p.cleo],
  ],
  [['GET /content/hub/latest'], accredited],
  ...contentRows
    .filter(([, gate]) => gate !== 'everyone')
    .map(([code, gate]): [string[], string[]] => [
      pages(code),
      gate === 'education' ? educated : accredited,
    ]),
];

/** Calls that change something, with a body that is refused where the gate is open: so nothing changes. */
const refusedWhereOpen: [call: string, body: unknown, open: readonly string[]][] = [
  ['POST /auth/hub/invitations', { emailAddresses: [] }, [p.ada, p.ben, p.cleo]],
  [
    'PATCH /hub/aldervale/invitation/associate/nobody%40x.example',
    { pointOfContact: 'perhaps' },
    [p.ada, p.ben, p.cleo],
  ],
  ['POST /hub/aldervale/agency/team/reminder', {}, [p.ada, p.ben, p.cleo]],
  ['POST /hub/aldervale/associate', {}, associates],
];

const openCodes = contentRows
  .filter(([, gate]) => gate === 'everyone')
  .flatMap(([code]) => pages(code));

export const gates: Cases = (hub) => {
  describe.each(table.flatMap(([calls, open]) => calls.map((call) => [call, open] as const)))(
    '%s',
    (call, open) => {
      it('guest: 401', async () => {
        expect((await hub.guest().call(call)).status).toBe(401);
      });

      it.each(p.everyone)(`%s`, async (email) => {
        const { status } = await (await hub.as(email)).call(call);
        expect(status).toBe(open.includes(email) ? 200 : 403);
      });
    },
  );

  describe.each(refusedWhereOpen)('%s', (call, body, open) => {
    it('guest: 401', async () => {
      expect((await hub.guest().call(call, { body })).status).toBe(401);
    });

    it.each(p.everyone)(`%s`, async (email) => {
      const { status } = await (await hub.as(email)).call(call, { body });
      expect(status).toBe(open.includes(email) ? 400 : 403);
    });
  });

  describe('POST /hub/aldervale/agency', () => {
    it.each(p.everyone)('%s', async (email) => {
      const { status } = await (await hub.as(email)).call('POST /hub/aldervale/agency', {
        body: {},
      });
      const behindGate = email === p.dev ? 400 : 405;
      expect(status).toBe(pocs.includes(email) ? behindGate : 403);
    });
  });

  describe.each(openCodes)('%s', (call) => {
    it('is open to guests and rejected agencies', async () => {
      expect((await hub.guest().call(call)).status).toBe(200);
      expect((await (await hub.as(p.olga)).call(call)).status).toBe(200);
    });
  });
};
