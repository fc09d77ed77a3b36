import { randomBytes } from 'node:crypto';
import {
  createWriteStream,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
} from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import { eq, getTableName, is, isNotNull, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type TestApp, testApp } from '../../tests/support/server/testApp.ts';
import { findBreak, headOf, sealAudit } from '../audit/chain.ts';
import { recordAudit } from '../core/audit/record.ts';
import * as schema from '../core/db/schema.ts';
import { BackupError, backedUp, backUp, restore } from './backup.ts';
import { DecryptionFailed, decrypt, encrypt } from './encryptedFile.ts';

const directory = mkdtempSync(join(tmpdir(), 'hub-backup-'));
const file = join(directory, 'hub.backup');
let full: TestApp;
let rows: number;
beforeAll(async () => {
  full = await testApp({ seed: true });
  const now = full.clock.now();
  const reviewer = await full.db.query.accounts.findFirst({
    where: eq(schema.accounts.staff, true),
  });
  // Its trigger raises the person's epoch, which a restore must leave as it was.
  await full.db.insert(schema.factors).values({
    accountId: reviewer?.id ?? '',
    name: 'Phone',
    secret: 'sealed',
    createdAt: now,
    confirmedAt: now,
  });
  ({ rows } = await backUp(full.url, file, full.app.files));
});
afterAll(async () => {
  await full.close();
  rmSync(directory, { recursive: true });
});

/** Everything a database holds, in an order of its own. */
async function contentOf({ db }: TestApp) {
  const tables = backedUp.map(async (table) => {
    const { rows } = await db.$client.query(
      `select row_to_json(t)::text as row from "${table}" t order by 1`,
    );
    return [table, rows.map(({ row }) => row)];
  });
  return Object.fromEntries(await Promise.all(tables));
}

test('every table is in the backup, or known to be short-lived or counted from others', () => {
  const tables = Object.values(schema).filter((table) => is(table, PgTable));
  const ofTheDay = [
    'jobs',
    'sessions',
    'login_failures',
    'rate_counters',
    'failed_sign_ins',
    'used_links',
    'passkey_challenges',
    'pending_sign_ins',
    'sign_on_attempts',
    'sign_on_proofs',
    'logout_tokens',
    'data_exports',
  ];
  const counted = ['programme_quarters', 'programme_sums', 'programme_pictures'];
  expect([...backedUp, ...ofTheDay, ...counted].sort()).toEqual(tables.map(getTableName).sort());
});

test('a restored database equals the original and can be used', async () => {
  const empty = await testApp();
  expect(await restore(empty.url, file)).toBe(rows);
  expect(await contentOf(empty)).toEqual(await contentOf(full));

  const poc = await empty.as('poc.approved@northwind.example');
  expect((await poc.call('me')).statusCode).toBe(200);
  // What the database numbers goes on after the last.
  const { rows: next } = await empty.db.$client.query(
    `insert into certificates (kind, agency_id, agency_name, since, issued_at, ended_at)
     select kind, agency_id, agency_name, since, issued_at, issued_at from certificates limit 1
     returning number = (select max(number) + 1 from certificates) as goes_on`,
  );
  expect(next).toEqual([{ goes_on: true }]);
  // The triggers are on again: one ends the sessions of a password.
  await empty.db.update(schema.accounts).set({ passwordHash: 'another' });
  expect((await poc.call('me')).statusCode).toBe(401);
  await empty.close();
});

test('a backup is not restored into a database with data', async () => {
  await expect(restore(full.url, file)).rejects.toThrow('not empty');
});

const edited = (edit: (text: string) => string) => (bytes: Buffer) => {
  const text = gunzipSync(bytes).toString();
  const changed = edit(text);
  expect(changed).not.toBe(text);
  return gzipSync(changed);
};

test.each([
  ['cut off', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
  [
    'without its end',
    (bytes: Buffer) =>
      gzipSync(
        gunzipSync(bytes)
          .toString()
          .replace(/#\{"end.*\n/, ''),
      ),
  ],
  ['short of its last four bytes', (bytes: Buffer) => bytes.subarray(0, -4)],
  ['changed in one value', edited((text) => text.replace('Northwind', 'Southwind'))],
  ['short of a row', edited((text) => text.replace(/\n\{"id".*\n/, '\n'))],
  ['continued after its end', edited((text) => `${text}{}\n`)],
  ['something else', () => gzipSync('a line\n')],
  ['no archive', () => Buffer.from('a line\n')],
  [
    'of a later version',
    (bytes: Buffer) => gzipSync(gunzipSync(bytes).toString().replace('"lead_id"', '"later"')),
  ],
])('a file that is %s leaves the database empty, and is closed', async (_what, change) => {
  const empty = await testApp();
  const broken = join(directory, 'broken');
  await writeFile(broken, change(await readFile(file)));
  await expect(restore(empty.url, broken)).rejects.toThrow(/backup/);
  expect(await empty.db.$count(schema.agencies)).toBe(0);
  await vi.waitFor(() => expect(openFiles()).not.toContain(broken));
  await empty.close();
});

/** Returns the paths of the files that this process has open; only Linux tells. */
const openFiles = () =>
  existsSync('/proc/self/fd')
    ? readdirSync('/proc/self/fd').map((fd) => {
        try {
          return readlinkSync(`/proc/self/fd/${fd}`);
        } catch {
          return undefined;
        }
      })
    : [];

test('a damaged file is reported and left out; everything else is in the backup', async () => {
  const [source, empty] = [await testApp({ seed: true }), await testApp()];
  const kept = join(directory, 'damaged.backup');
  const { rows } = await backUp(source.url, kept, source.app.files);
  const [broken, other] = await source.db.select().from(schema.reports);
  await source.db
    .update(schema.fileContents)
    .set({ content: Buffer.from('x') })
    .where(eq(schema.fileContents.id, broken?.fileId ?? ''));
  const unused = await source.app.files.add(Buffer.from('half an upload'));
  expect(await backUp(source.url, kept, source.app.files)).toEqual({
    rows: rows - 1,
    damaged: [`File ${broken?.fileId} in the store 'database' differs from its checksum.`],
  });
  await restore(empty.url, kept);
  expect((await empty.app.files.read(other?.fileId ?? '')).length).toBe(other?.size);
  await expect(empty.app.files.read(broken?.fileId ?? '')).rejects.toThrow('is missing');
  await expect(empty.app.files.read(unused)).rejects.toThrow('is unknown');
  await Promise.all([source.close(), empty.close()]);
});

test('the audit chain is restored and valid', async () => {
  const [source, empty] = [await testApp({ seed: true }), await testApp()];
  // Whose agency an entry concerned stays as it was, whatever the person's is now.
  const [somebody] = await source.db
    .select()
    .from(schema.accounts)
    .where(isNotNull(schema.accounts.agencyId));
  const subject = { type: 'account', id: somebody?.id ?? '' } as const;
  await source.db
    .update(schema.accounts)
    .set({ agencyId: null })
    .where(eq(schema.accounts.id, subject.id));
  await recordAudit(source.db, { actorId: null, subject, event: 'unlock', at: source.clock.now() });
  await source.db
    .update(schema.accounts)
    .set({ agencyId: somebody?.agencyId })
    .where(eq(schema.accounts.id, subject.id));
  await sealAudit(source.db);
  const kept = join(directory, 'chain.backup');
  await backUp(source.url, kept, source.app.files);
  await restore(empty.url, kept);
  expect(await findBreak(empty.db, source.app.env)).toBeUndefined();
  expect(await headOf(empty.db)).toEqual(await headOf(source.db));
  await expect(empty.db.execute(sql`delete from audit`)).rejects.toMatchObject({
    cause: { message: 'permission denied for table audit' },
  });
  await Promise.all([source.close(), empty.close()]);
});

describe('encrypted', () => {
  const KEY = 'a passphrase of the tests';
  const PIECE = 64 * 1024 + 16;
  const sealed = join(directory, 'hub.sealed');
  let whole: Buffer;
  beforeAll(async () => {
    // Uncompressed, so that it has several pieces.
    const large = gzipSync(gunzipSync(await readFile(file)), { level: 0 });
    await pipeline(Readable.from([large]), encrypt(KEY, 10), createWriteStream(sealed));
    whole = await readFile(sealed);
  });
  const flip = (bytes: Buffer, place: number) => {
    const changed = Buffer.from(bytes);
    changed[place] = (changed[place] ?? 0) ^ 1;
    return changed;
  };

  test('an encrypted backup is restored with its key, and unreadable without', async () => {
    const own = join(directory, 'own.sealed');
    const sealedBackup = await backUp(full.url, own, full.app.files, KEY);
    expect(sealedBackup).toEqual({ rows, damaged: [] });
    expect(statSync(own).mode & 0o777).toBe(0o600);
    expect(() => gunzipSync(readFileSync(own))).toThrow('incorrect header check');
    const empty = await testApp();
    expect(await restore(empty.url, own, KEY)).toBe(rows);
    expect(await contentOf(empty)).toEqual(await contentOf(full));
    await empty.close();
  });

  test('a file of many chunks is decrypted unchanged', async () => {
    const plain = randomBytes(3 * PIECE);
    const opened = await buffer(decrypt(KEY)(encrypt(KEY, 10)(Readable.from([plain]))));
    expect(opened.equals(plain)).toBe(true);
    // Cut off between two pieces it is noticed by the encrypt itself, whatever is in it.
    const file = await buffer(encrypt(KEY, 10)(Readable.from([plain])));
    const cut = file.subarray(0, file.indexOf('\n') + 18 + 2 * PIECE);
    await expect(buffer(decrypt(KEY)(Readable.from([cut])))).rejects.toThrow(DecryptionFailed);
  });

  test('a backup with another key, or one that was changed, truncated, extended or rearranged, is refused, and nothing is written', async () => {
    const empty = await testApp();
    const header = whole.indexOf('\n') + 18;
    const secondPiece = header + PIECE;
    expect(whole.length).toBeGreaterThan(secondPiece + 100);
    const broken: Record<string, Buffer> = {
      'a bit of the cost': flip(whole, header - 17),
      'a bit of the salt': flip(whole, header - 1),
      'the first bit': flip(whole, header),
      'a bit in the middle': flip(whole, Math.floor(whole.length / 2)),
      'the last bit': flip(whole, whole.length - 1),
      'the last piece gone': whole.subarray(0, secondPiece),
      'half of it gone': whole.subarray(0, whole.length / 2),
      'a byte gone': whole.subarray(0, -1),
      'a byte more': Buffer.concat([whole, Buffer.from('x')]),
      'a piece twice': Buffer.concat([whole, whole.subarray(header, secondPiece)]),
      'the first piece left out': Buffer.concat([
        whole.subarray(0, header),
        whole.subarray(secondPiece),
      ]),
      'the header alone': whole.subarray(0, header),
    };
    const target = join(directory, 'broken.sealed');
    for (const [what, bytes] of Object.entries(broken)) {
      await writeFile(target, bytes);
      await expect(restore(empty.url, target, KEY), what).rejects.toThrow(BackupError);
      expect([what, await empty.db.$count(schema.agencies)]).toEqual([what, 0]);
    }
    for (const [from, key, problem] of [
      [sealed, 'another passphrase of them', 'The key is another one'],
      [sealed, undefined, 'The backup is encrypted. Set BACKUP_KEY'],
      [file, KEY, 'The backup is not encrypted'],
    ] as const) {
      await expect(restore(empty.url, from, key)).rejects.toThrow(problem);
    }
    expect(await empty.db.$count(schema.agencies)).toBe(0);
    await empty.close();
  });
});

test('only its owner can open a backup, also if an incomplete one existed', async () => {
  const own = join(directory, 'private.backup');
  await writeFile(`${own}.part`, 'left over', { mode: 0o644 });
  await backUp(full.url, own, full.app.files);
  expect(statSync(own).mode & 0o777).toBe(0o600);
});
