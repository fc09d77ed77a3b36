import { describe, expect, it } from 'vitest';
import { errorText } from '../../../server/core/rules/errorEnvelope.ts';
import { expectRefusal, expectSuccess } from '../expectations.ts';
import type { Cases } from '../hub.ts';
import { ada, ben, cleo, jon, kira, liam, MINUTE } from '../people.ts';

const row = 'POST /auth/hub/invitations';
const list = 'GET /hub/aldervale/invitation/associate';

export const invitationSend: Cases = (hub) => {
  const call = async (emailAddresses: unknown, email = ada) =>
    (await hub.as(email)).call(row, { body: { emailAddresses } });
  const send = async (emailAddresses: string[], email = ada) =>
    expectSuccess(await call(emailAddresses, email));
  const find = async (search: string, email = ada) =>
    expectSuccess(await (await hub.as(email)).call(list, { query: { search } })).content;
  const total = async (email = ada) =>
    expectSuccess(await (await hub.as(email)).call(list)).meta.totalElements;
  const batch = (name: string, n: number) =>
    Array.from({ length: n }, (_, i) => `${name}${i}@northwind.example`);

  it('adds a row without status or date, and mails one link', async () => {
    const email = 'first@northwind.example';
    expect(await send([email])).toEqual({ successful: [email], failed: [] });
    expect(await find(email)).toEqual([
      { email, pointOfContact: false, status: null, invitationSentDate: null, inviteType: 'POC' },
    ]);
    const links = await hub.linksTo(email);
    expect(links).toHaveLength(1);
    expect(links[0]).toMatch(/^\/account\/create\/associate\?creationToken=[\w-]{43,}$/);
  });

  it('once the mail is sent the row is INVITED, with the date', async () => {
    const email = 'sent@northwind.example';
    await send([email]);
    await hub.deliver();
    expect(await find(email)).toMatchObject([
      { email, status: 'INVITED', invitationSentDate: hub.now().toISOString() },
    ]);
  });

  it.each([[[]], [undefined], [['  ', ',']]])(
    '%j: Please type or copy and paste the email addresses.',
    async (emailAddresses) => {
      const answer = await call(emailAddresses);
      expectRefusal(answer, 400, {
        code: 'invitation.empty',
        description: 'Please type or copy and paste the email addresses.',
      });
    },
  );

  it('51 addresses are refused with 400 and their number, and nobody is invited', async () => {
    const before = await total();
    const answer = await call(batch('many', 51));
    expectRefusal(answer, 400, { description: /51/ });
    expect(await total()).toBe(before);
    expect(await hub.linksTo('many0@northwind.example')).toEqual([]);
  });

  it('a mixed batch has one result for each address, invalid and repeated ones included', async () => {
    const fresh = batch('mixed', 38);
    const broken = ['no-at-sign', 'a@b', 'two@@x.example', 'trailing.@x.example', '@x.example'];
    const repeated = [fresh[0], fresh[1]?.toUpperCase(), fresh[2]] as string[];
    const foreign = [cleo, 'Ben <poc.training@harbor.example>'];
    const registered = [jon, liam];
    const { successful, failed, failures } = await send([
      ...fresh,
      ...broken,
      ...repeated,
      ...foreign,
      ...registered,
    ]);
    expect(successful).toEqual(fresh);
    const byEmail = (a: { email: string }, b: { email: string }) => (a.email < b.email ? -1 : 1);
    expect(failed.toSorted(byEmail)).toEqual(
      [
        ...broken.map((email) => ({ email, reason: 'Enter valid email' })),
        ...[cleo, ben].map((email) => ({ email, reason: 'cannot be invited' })),
        ...registered.map((email) => ({ email, reason: 'already registered' })),
      ].sort(byEmail),
    );
    for (const { email, reason } of failed) {
      expect(errorText({ key: failures[email].code, params: failures[email].params })).toBe(reason);
    }
    for (const email of fresh) expect(await hub.linksTo(email)).toHaveLength(1);
    for (const email of [cleo, ben, jon, liam]) expect(await hub.linksTo(email)).toEqual([]);
  });

  describe('sending again', () => {
    it('within ten minutes succeeds without email or new row, and says when it can be sent again', async () => {
      const [email, other] = ['again@northwind.example', 'other@northwind.example'] as const;
      expect(await send([email])).not.toHaveProperty('notBefore');
      await hub.deliver();
      hub.advance(9 * MINUTE);
      const { notBefore, ...result } = await send([email, other]);
      expect(result).toEqual({ successful: [email, other], failed: [] });
      expect(Object.keys(notBefore)).toEqual([email]);
      expect(await hub.linksTo(email)).toHaveLength(1);
      expect(await find(email)).toHaveLength(1);
      hub.advance(MINUTE);
      expect(await send([email])).not.toHaveProperty('notBefore');
      expect(await hub.linksTo(email)).toHaveLength(2);
    });

    it('to somebody invited long ago mails the link and keeps the row', async () => {
      await hub.restart();
      const { content } = expectSuccess(
        await (await hub.as(ada)).call(list, {
          query: { inviteStatus: 'INVITED' },
        }),
      );
      const invited = content.find(({ status }: { status: string }) => status === 'INVITED');
      expect(await send([invited.email])).toEqual({ successful: [invited.email], failed: [] });
      expect(await hub.linksTo(invited.email)).toHaveLength(1);
      expect(await find(invited.email)).toMatchObject([
        { status: 'INVITED', inviteType: invited.inviteType },
      ]);
      await send([invited.email]);
      expect(await hub.linksTo(invited.email)).toHaveLength(1);
      await hub.deliver();
      const [mailed] = await find(invited.email);
      expect(mailed.invitationSentDate > invited.invitationSentDate).toBe(true);
      hub.advance(11 * MINUTE);
      await send([invited.email]);
      const links = await hub.linksTo(invited.email);
      expect(links).toHaveLength(2);
      expect(links[0]).toBe(links[1]);
    });

    it('to an address that failed goes out at once and clears the reason', async () => {
      const rows = await find('@northwind');
      const failed = rows.find(({ status }: { status: string }) => status === 'FAILED');
      expect(await send([failed.email])).toEqual({ successful: [failed.email], failed: [] });
      expect(await hub.linksTo(failed.email)).toHaveLength(1);
      const [found] = await find(failed.email);
      expect(found).toMatchObject({ status: null, invitationSentDate: null });
      expect(found).not.toHaveProperty('reason');
    });
  });

  describe('the language of the email, in which its link opens', () => {
    const invite = async (email: string, language?: string) =>
      expectSuccess(
        await (await hub.as(cleo)).call(row, { body: { emailAddresses: [email], language } }),
      );
    const linksIn = async (email: string) =>
      (await hub.linksTo(email)).map((link) =>
        new URLSearchParams(link.split('?')[1]).get('language'),
      );

    it("is the inviter's, unless another is chosen, and stays it when it is sent again", async () => {
      const poc = await hub.as(cleo);
      const language = { language: 'es-MX' };
      expectSuccess(await poc.call('PATCH /hub/account/language', { body: language }));
      await invite('nuevo@maple.example');
      await invite('nouveau@maple.example', 'fr-CA');
      await invite('new@maple.example', 'en');
      await hub.deliver();
      expect(await linksIn('nuevo@maple.example')).toEqual(['es-MX']);
      expect(await linksIn('new@maple.example')).toEqual([null]);
      hub.advance(11 * MINUTE);
      await invite('nouveau@maple.example');
      await invite('nuevo@maple.example', 'fr-CA');
      expect(await linksIn('nouveau@maple.example')).toEqual(['fr-CA', 'fr-CA']);
      expect(await linksIn('nuevo@maple.example')).toEqual(['es-MX', 'fr-CA']);
    });

    it('one that is none of ours is refused, and nobody is invited', async () => {
      const body = { emailAddresses: ['de@maple.example'], language: 'de' };
      const answer = await (await hub.as(cleo)).call(row, { body });
      expectRefusal(answer, 400);
      expect(await hub.linksTo('de@maple.example')).toEqual([]);
    });
  });

  it("an address invited by one agency can't be invited by another", async () => {
    const email = 'between@nowhere.example';
    await send([email], cleo);
    expect((await send([email])).failed).toEqual([{ email, reason: 'cannot be invited' }]);
    expect(await find(email)).toEqual([]);
    expect(await find(email, cleo)).toHaveLength(1);
  });

  it('an address of a foreign domain may be invited', async () => {
    const email = 'freelance@elsewhere.example';
    expect(await send([email])).toEqual({ successful: [email], failed: [] });
  });

  it('is closed to associates', async () => {
    expectRefusal(await call(['x@northwind.example'], kira), 403, { code: 'gate.pocOnly' });
  });

  it('at most 200 emails leave per day; the rest wait for the next day', async () => {
    for (let n = 0; n < 4; n++) {
      const { failed } = await send(batch(`day${n}-`, 50), ben);
      expect(failed).toEqual([]);
    }
    const email = 'late@harbor.example';
    expect(await send([email, 'day0-0@northwind.example'], ben)).toMatchObject({
      successful: ['day0-0@northwind.example'],
      failed: [
        {
          email,
          reason: 'the daily limit of 200 emails has been reached; please send it again tomorrow',
        },
      ],
      failures: { [email]: { code: 'invitation.dailyLimit', params: { n: 200 } } },
    });
    expect(await find(email, ben)).toEqual([]);
    const body = { emailAddresses: [email] };
    // The next day begins at midnight in the zone of the program.
    hub.advance(hub.untilEndOf(0) - 1);
    const tonight = await hub.freshlyAs(ben);
    expect(expectSuccess(await tonight.call(row, { body })).successful).toEqual([]);
    hub.advance(1);
    const tomorrow = await hub.freshlyAs(ben);
    expect(expectSuccess(await tomorrow.call(row, { body })).successful).toEqual([email]);
  });

  it('an invitation not used by the end of day 30 is expired, found under Invited, and can be sent again', async () => {
    const email = 'expired@northwind.example';
    const body = { emailAddresses: [email] };
    expectSuccess(await (await hub.freshlyAs(ada)).call(row, { body }));
    await hub.deliver();
    hub.advance(hub.untilEndOf(30) - 1);
    await hub.runJobs();
    const poc = await hub.freshlyAs(ada);
    const rows = async () =>
      expectSuccess(await poc.call(list, { query: { search: email, inviteStatus: 'INVITED' } }))
        .content;
    expect(await rows()).toMatchObject([{ status: 'INVITED' }]);
    hub.advance(1);
    await hub.runJobs();
    const again = await hub.freshlyAs(ada);
    const found = expectSuccess(
      await again.call(list, { query: { search: email, inviteStatus: 'INVITED' } }),
    );
    expect(found).toMatchObject({ content: [{ status: 'EXPIRED' }], meta: { totalElements: 1 } });
    const file = await again.call('GET /hub/aldervale/invitation/export', {
      query: { search: email },
    });
    expect(file.bytes.toString()).toContain(`${email},Expired,`);
    const creationToken = await hub.tokenFor(email);
    const read = () =>
      hub.guest().call('POST /auth/hub/auth_read_invitation', { body: { creationToken } });
    expectRefusal(await read(), 400, { code: 'error.deadToken' });
    expect(expectSuccess(await again.call(row, { body })).successful).toEqual([email]);
    await hub.deliver();
    expect(await hub.tokenFor(email)).toBe(creationToken);
    expect(expectSuccess(await read())).toMatchObject({ emailAddress: email });
    const [renewed] = expectSuccess(await again.call(list, { query: { search: email } })).content;
    expect(renewed).toMatchObject({ status: 'INVITED' });
    await hub.restart();
  });
};
