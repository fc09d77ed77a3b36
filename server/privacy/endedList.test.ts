import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../tests/support/server/testApp.ts';
import { findBreak, sealAudit } from '../audit/chain.ts';
import { backUp, restore } from '../backup/backup.ts';
import { inTransaction } from '../core/db/connection.ts';
import { accounts, audit, mails } from '../core/db/schema.ts';
import { createFiles } from '../core/files/files.ts';
import { type FileStore, StoreUnavailable } from '../core/files/store.ts';
import { endAgain, keepEnded } from './endedList.ts';
import { endPerson } from './endPerson.ts';

const LIAM = 'associate.accredited@northwind.example';
let hub: TestApp;
let dataDir: string;
beforeEach(async () => {
  hub = await testApp({ seed: true });
  dataDir = mkdtempSync(join(tmpdir(), 'hub-ended-'));
});
afterEach(async () => {
  await hub.close();
  rmSync(dataDir, { recursive: true });
});

const find = ({ db }: TestApp, email: string) =>
  db.query.accounts.findFirst({ where: eq(accounts.email, email) });

async function endLiam(): Promise<string> {
  const id = (await find(hub, LIAM))?.id ?? '';
  const action = { id, actorId: null, now: hub.clock.now() };
  await inTransaction(hub.db, (tx) => endPerson(tx, action));
  return id;
}

test('whom a backup brings back is ended again, as the same former member, and nobody is mailed', async () => {
  const backup = join(dataDir, 'backup');
  await backUp(hub.url, backup, hub.app.files);
  const id = await endLiam();
  await keepEnded(hub.db, { files: hub.app.files, dataDir });
  const list = join(dataDir, 'ended-accounts.jsonl');
  expect(readFileSync(list, 'utf8')).not.toContain('@');
  expect(statSync(list).mode & 0o777).toBe(0o600);

  const restored = await testApp();
  await restore(restored.url, backup);
  expect(await find(restored, LIAM)).toBeDefined();
  restored.clock.advance(1_000);
  const places = { files: restored.app.files, dataDir };
  expect(await endAgain(restored.db, places, restored.clock.now())).toBe(1);
  expect(await find(restored, LIAM)).toBeUndefined();
  const [before, after] = await Promise.all(
    [hub, restored].map(({ db }) => db.query.accounts.findFirst({ where: eq(accounts.id, id) })),
  );
  expect(after).toMatchObject({
    name: before?.name,
    email: before?.email,
    endedAt: before?.endedAt,
  });
  expect(await restored.db.$count(mails, eq(mails.to, LIAM))).toBe(0);
  const [entry] = await restored.db.select().from(audit).where(eq(audit.event, 'endAccount'));
  expect(entry?.after).toMatchObject({ again: true });
  await sealAudit(restored.db);
  expect(await findBreak(restored.db, restored.app.env)).toBeUndefined();
  // Once is enough; and the list goes on with those who are ended later.
  expect(await endAgain(restored.db, places, restored.clock.now())).toBe(0);
  await restored.close();
});

test('the list lies in the bucket of files too, where a new machine finds it; without it, it is tried again', async () => {
  const objects = new Map<string, Buffer>();
  let refused = true;
  const bucket: FileStore = {
    async put(id, content) {
      if (refused) throw new StoreUnavailable('away');
      objects.set(id, content);
    },
    get: async (id) => objects.get(id),
    delete: async (id) => void objects.delete(id),
    async *list() {
      yield [...objects.keys()];
    },
  };
  const files = createFiles(hub.db, { names: ['s3'], chosen: 's3', of: () => bucket });
  await endLiam();
  const places = { files, dataDir };
  await expect(keepEnded(hub.db, places)).rejects.toThrow('away');
  refused = false;
  await keepEnded(hub.db, places);
  expect([...objects.keys()]).toEqual(['ended-accounts.jsonl']);

  const other = await testApp({ seed: true });
  const elsewhere = { files, dataDir: join(dataDir, 'elsewhere') };
  expect(await endAgain(other.db, elsewhere, other.clock.now())).toBe(1);
  await other.close();
});
