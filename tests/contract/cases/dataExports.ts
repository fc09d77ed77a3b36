import { expect, it } from 'vitest';
import { expectRefusal, expectSuccess } from '../expectations.ts';
import type { Cases } from '../hub.ts';
import { ada, liam, MINUTE, mona } from '../people.ts';

const exports = '/hub/account/data-exports';

export const dataExports: Cases = (hub) => {
  it('a file of own data is asked for once, made, and given to whoever proves who it is', async () => {
    const client = await hub.freshlyAs(liam);
    expect(expectSuccess(await client.call(`GET ${exports}`))).toEqual({ content: [] });
    const asked = expectSuccess(await client.call(`POST ${exports}`));
    expect(asked).toMatchObject({ askedAt: hub.now().toISOString(), expiresAt: null });
    expect(expectSuccess(await client.call(`POST ${exports}`))).toEqual(asked);
    await hub.runJobs();
    const [made] = expectSuccess(await client.call(`GET ${exports}`)).content;
    expect(made).toEqual({ ...asked, expiresAt: expect.any(String) });
    const file = await client.call(`GET ${exports}/${asked.id}/file`);
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/zip']);
    hub.advance(10 * MINUTE);
    const refused = { code: 'error.stepUp' };
    expectRefusal(await client.call(`POST ${exports}`), 403, refused);
    expectRefusal(await client.call(`GET ${exports}/${asked.id}/file`), 403, refused);
  });

  it('a person is told how much is kept for which reason, and for how long', async () => {
    const client = await hub.freshlyAs(liam);
    const { content } = expectSuccess(await client.call('GET /hub/account/kept-data'));
    expect(content).toContainEqual(
      expect.objectContaining({ purpose: 'account', until: 'account' }),
    );
  });

  it('nobody has that of others', async () => {
    const owner = await hub.freshlyAs(mona);
    const { id } = expectSuccess(await owner.call(`POST ${exports}`));
    await hub.runJobs();
    const client = await hub.freshlyAs(ada);
    expect(expectSuccess(await client.call(`GET ${exports}`))).toEqual({ content: [] });
    expectRefusal(await client.call(`GET ${exports}/${id}/file`), 404);
  });
};
