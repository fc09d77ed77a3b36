import { expect, it } from 'vitest';
import { ending as schema } from '../../../contract/ending.ts';
import { expectRefusal, expectSuccess } from '../expectations.ts';
import type { Cases } from '../hub.ts';
import * as p from '../people.ts';

/** Decision F17. */
export const ending: Cases = (hub) => {
  const PATH = '/hub/account/ending';

  it('is asked for, two weeks ahead, and taken back', async () => {
    const kira = await hub.as(p.kira);
    const before = expectSuccess(await kira.call(`GET ${PATH}`));
    expect(schema.strict().safeParse(before).error).toBeUndefined();
    expect(before).toMatchObject({ endsAt: null, blocks: [] });
    const { endsAt } = expectSuccess(await kira.call(`POST ${PATH}`));
    expect(endsAt).toEqual(expect.any(String));
    // Asked again, it is not put off.
    expect(expectSuccess(await kira.call(`POST ${PATH}`)).endsAt).toBe(endsAt);
    expect(expectSuccess(await kira.call(`DELETE ${PATH}`)).endsAt).toBeNull();
    expect(expectSuccess(await kira.call(`GET ${PATH}`)).endsAt).toBeNull();
  });

  it('is refused to the only point of contact of an agency, who is told why', async () => {
    const dev = await hub.as(p.dev);
    expect(expectSuccess(await dev.call(`GET ${PATH}`)).blocks).toEqual(['onlyPointOfContact']);
    expectRefusal(await dev.call(`POST ${PATH}`), 409, { code: 'error.alreadyMoved' });
  });
};
