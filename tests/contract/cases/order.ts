import { describe, expect, it } from 'vitest';
import { addresses, endpointPath } from '../../../contract/addresses.ts';
import { type Endpoint, endpoints } from '../../../contract/endpoints.ts';
import type { Gate } from '../../../contract/gates.ts';
import { gateMeantFor } from '../../../contract/testing/everybody.ts';
import { positionsOf, sample } from '../../../contract/testing/positions.ts';
import { expectRefusal, expectSuccess } from '../expectations.ts';
import type { Cases } from '../hub.ts';
import { ada, elena, everyone, kira, liam, paul } from '../people.ts';

const params = { app: 'hub', brand: 'aldervale', email: 'a@northwind.example', id: '1' };
/** Returns the calls whose gate, as it is written by hand, is such a one. */
const callsBehind = (isMeant: (gate: Gate | undefined) => boolean) =>
  Object.values(addresses).flatMap(({ methods, path }) =>
    methods
      .filter((method) => isMeant(gateMeantFor(method, path)))
      .map((method) => `${method} ${endpointPath(path, params)}`),
  );
/** Calls that need a session, with a body that none of them takes. */
const protectedCalls = callsBehind((gate) => gate !== 'everyone');
const writing = protectedCalls.filter((call) => !call.startsWith('GET'));
const wrong = { wrong: true };
const bodyOf = (call: string) => (call.startsWith('GET') ? {} : { body: wrong });

/** Calls that change what has a version, with a body that each takes but for its version, which nothing has yet. */
const outdated = Object.values<Endpoint>(endpoints).flatMap(({ methods, path, body }) =>
  body && positionsOf(body).some((position) => position.path === 'version')
    ? methods.map((method) => ({
        call: `${method} ${endpointPath(path, params)}`,
        body: { ...(sample(body) as object), version: 2_000_000_000 },
      }))
    : [],
);

/** Decisions I27 and A5: no session 401, no anti-forgery token 403, a closed gate 403, and only then the input. */
export const order: Cases = (hub) => {
  describe('without a session: 401 before any other check', () => {
    it.each(protectedCalls)('%s', async (call) => {
      expectRefusal(await hub.guest().call(call, bodyOf(call)), 401, { code: 'gate.signIn' });
    });
  });

  describe('with a session but without anti-forgery header: 403', () => {
    it.each(writing)('%s', async (call) => {
      const client = await hub.as(elena);
      const answer = await client.call(call, { body: wrong, antiForgery: false });
      expectRefusal(answer, 403, { code: 'error.antiForgery' });
    });

    it("another session's token is refused", async () => {
      const other = (await hub.as(liam)).cookies.get('XSRF-TOKEN') ?? '';
      const answer = await (await hub.as(elena)).call('POST /hub/account/activity', {
        antiForgery: false,
        headers: { 'x-xsrf-token': other },
      });
      expectRefusal(answer, 403, { code: 'error.antiForgery' });
    });

    it('reading needs no token', async () => {
      const client = await hub.as(elena);
      expectSuccess(await client.call('GET /hub/account/me', { antiForgery: false }));
    });
  });

  describe('closed gate: 403, whatever the body', () => {
    it.each([
      ['POST /auth/hub/invitations', elena, 'gate.agencyApproved'],
      ['POST /auth/hub/invitations', liam, 'gate.pocOnly'],
      ['PATCH /hub/aldervale/agency', kira, 'gate.pocOnly'],
      ['PATCH /hub/aldervale/invitation/associate/a%40x.example', liam, 'gate.pocOnly'],
    ])('%s by %s', async (call, email, code) => {
      expectRefusal(await (await hub.as(email)).call(call, { body: wrong }), 403, { code });
    });
  });

  describe('closed gate: 403 for who is neither point of contact nor associate', () => {
    const openToPaul = ['everyone', 'signedIn', 'enrolment', 'beforeTerms'];
    it.each(callsBehind((gate) => !openToPaul.includes(gate ?? '')))('%s', async (call) => {
      expectRefusal(await (await hub.as(paul)).call(call, bodyOf(call)), 403);
    });
  });

  describe('a version that is not the current one: 409 for all who may call, and nobody else gets further', () => {
    it.each(outdated)('$call', async ({ call, body }) => {
      const statuses = new Set<number>();
      for (const email of everyone) {
        statuses.add((await (await hub.as(email)).call(call, { body })).status);
      }
      expect(statuses).toContain(409);
      expect([...statuses].filter((status) => ![403, 405, 409].includes(status))).toEqual([]);
    });
  });

  describe('open gate: 400 for the body', () => {
    it.each([
      ['POST /auth/hub/invitations', ada, 'invitation.empty'],
      ['PATCH /hub/account/me', elena, 'error.validation'],
      ['PATCH /hub/aldervale/associate', kira, 'error.validation'],
    ])('%s by %s', async (call, email, code) => {
      const answer = await (await hub.as(email)).call(call, { body: wrong });
      expectRefusal(answer, 400, { code });
      expect(Object.values(answer.body.error.fields)).not.toEqual([]);
    });
  });
};
