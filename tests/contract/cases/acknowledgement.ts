import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectRefusal, expectSuccess } from '../expectations.ts';
import type { Cases } from '../hub.ts';
import * as p from '../people.ts';

const row = 'POST /hub/aldervale/acknowledgement';

/** Decision C6: accredits who is registered, and a second time does no harm. */
export const acknowledgement: Cases = (hub) => {
  const acknowledge = async (email: string) => (await hub.as(email)).call(row);
  const me = async (email: string) =>
    expectSuccess(await (await hub.as(email)).call('GET /hub/account/me')).provider;

  describe('a registered associate', () => {
    beforeEach(() => hub.restart());

    it('has to have read what is shown: another version or language of it gets 409', async () => {
      const client = await hub.as(p.kira);
      const { content } = expectSuccess(await client.call('GET /content/hub/getByCode/education'));
      const { language, version } = content[0];
      for (const read of [
        { language, version: version + 1 },
        { language: 'fr-CA', version: version + 1 },
      ]) {
        expectRefusal(await client.call(row, { body: { read } }), 409, {
          code: 'error.textChanged',
        });
      }
      expect((await me(p.kira)).associateStatus).toBe('REGISTERED');
      for (const read of [{ language: 'tlh', version }, { language, version: 'two' }, version]) {
        expectRefusal(await client.call(row, { body: { read } }), 400);
      }
    });

    it('is accredited, in every call at once', async () => {
      const client = await hub.as(p.kira);
      expectRefusal(await client.call('GET /content/hub/getByCode/benefits'), 403);
      const { language, version } = expectSuccess(
        await client.call('GET /content/hub/getByCode/education'),
      ).content[0];
      const read = { language, version };
      expect(expectSuccess(await client.call(row, { body: { read } }))).toEqual({
        associateStatus: 'ACCREDITED',
      });
      expectSuccess(await client.call('GET /content/hub/getByCode/benefits'));
      expect(expectSuccess(await client.call('GET /hub/aldervale/associate'))).toMatchObject({
        associateStatus: 'ACCREDITED',
        isAcknowledged: true,
      });
      const { content } = expectSuccess(
        await (await hub.as(p.ada)).call('GET /hub/aldervale/invitation/associate', {
          query: { search: p.kira, inviteStatus: 'ACCREDITED' },
        }),
      );
      expect(content).toMatchObject([{ email: p.kira, status: 'ACCREDITED' }]);
    });

    it('is accredited once: a second time changes nothing', async () => {
      expectSuccess(await acknowledge(p.kira));
      const before = await me(p.kira);
      expect(before.accreditedAt).toEqual(expect.any(String));
      hub.advance(p.MINUTE);
      expect(expectSuccess(await acknowledge(p.kira))).toEqual({ associateStatus: 'ACCREDITED' });
      expect(await me(p.kira)).toEqual(before);
      expect(expectSuccess(await acknowledge(p.liam))).toEqual({ associateStatus: 'ACCREDITED' });
    });

    it('acknowledges again after a renewal', async () => {
      const client = await hub.as(p.mona);
      const { version, ...form } = expectSuccess(await client.call('GET /hub/aldervale/associate'));
      const saved = expectSuccess(
        await client.call('PATCH /hub/aldervale/associate', { body: { ...form, version } }),
      );
      expect(saved).toMatchObject({ associateStatus: 'REGISTERED', isAcknowledged: false });
      expect(expectSuccess(await acknowledge(p.mona))).toEqual({ associateStatus: 'ACCREDITED' });
    });
  });

  describe('anybody else gets 409, and nothing changes', () => {
    beforeAll(() => hub.restart());

    it.each([p.ben, p.ivy, p.jon, p.mona, p.nils, p.olga])('%s', async (email) => {
      const before = await me(email);
      expectRefusal(await acknowledge(email), 409, { code: 'error.alreadyMoved' });
      expect(await me(email)).toEqual(before);
    });
  });

  it('is closed to people who are not associates', async () => {
    expectRefusal(await acknowledge(p.paul), 403, { code: 'gate.associateOnly' });
    expectRefusal(await acknowledge(p.rosa), 403, { code: 'gate.associateOnly' });
  });
};
