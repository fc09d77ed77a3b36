import { eq, getTableName, sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contentBase, contentFiles } from '../../../contract/addresses.ts';
import { DAY } from '../../../contract/dates.ts';
import { multipart } from '../../../tests/support/server/form.ts';
import { runJob } from '../../../tests/support/server/scenario.ts';
import { type Client, type TestApp, testApp } from '../../../tests/support/server/testApp.ts';
import { plainXlsx } from '../../../workbooks/testing/plainXlsx.ts';
import { fileContents, files, contentFiles as filesOfContent, reports } from '../db/schema.ts';
import { owners } from './owners.ts';

const ADA = 'poc.approved@northwind.example';
let hub: TestApp;
let ada: Client;
const lines: string[] = [];
beforeAll(async () => {
  const logTo = { write: (line: string) => lines.push(line) };
  hub = await testApp({ seed: true, logTo, env: { logLevel: 'error' } });
  ada = await hub.as(ADA);
});
beforeEach(() => {
  lines.length = 0;
});
afterAll(() => hub.close());

const upload = async () => {
  const body = await multipart([['file', new File([Uint8Array.from(plainXlsx())], 'a.xlsx')]]);
  return ada.call('uploadReport', body);
};
const fileOf = async (reportId: string) => {
  const row = await hub.db.query.reports.findFirst({ where: eq(reports.id, reportId) });
  return row?.fileId ?? '';
};

test('every table that refers to a file is known as an owner', async () => {
  const { rows } = await hub.db.execute<{ name: string }>(
    sql`select conrelid::regclass::text as name from pg_constraint where confrelid = 'files'::regclass order by 1`,
  );
  const known = [...owners.map(({ table }) => table), fileContents].map(getTableName).sort();
  expect(rows.map(({ name }) => name)).toEqual(known);
});

describe('a file whose content', () => {
  const breakings: [string, string, (id: string) => Promise<unknown>][] = [
    [
      'was changed',
      "in the store 'database' differs from its checksum.",
      (id) =>
        hub.db
          .update(fileContents)
          .set({ content: Buffer.from('x') })
          .where(eq(fileContents.id, id)),
    ],
    [
      'is gone',
      "is missing in the store 'database'.",
      (id) => hub.db.delete(fileContents).where(eq(fileContents.id, id)),
    ],
  ];

  test.each(breakings)('%s is not sent; the log says why', async (_, problem, breakContent) => {
    const { id } = (await upload()).json();
    const fileId = await fileOf(id);
    await breakContent(fileId);
    const answer = await ada.call('reportFile', { params: { id } });
    expect([answer.statusCode, answer.json().error.code]).toEqual([500, 'error.fileDamaged']);
    expect(lines.map((line) => JSON.parse(line).err.message)).toEqual([
      `File ${fileId} ${problem}`,
    ]);
    const downloads = await hub.db.query.audit.findMany({
      where: (entry, { and }) => and(eq(entry.subjectId, id), eq(entry.event, 'downloadReport')),
    });
    expect(downloads).toEqual([]);
  });

  test.each(breakings)('%s: a picture of the home page likewise', async (_, __, breakContent) => {
    const { name } = contentFiles.heroImage;
    const fileId = await hub.app.files.add(Buffer.from('<svg/>'));
    const row = { name, filename: 'a.svg', mime: 'image/svg+xml', fileId };
    await hub.db.insert(filesOfContent).values({ ...row, updatedAt: hub.clock.now() });
    const see = () => hub.guest().request({ method: 'GET', url: `${contentBase}/${name}` });
    expect((await see()).body).toBe('<svg/>');
    await breakContent(fileId);
    expect((await see()).json().error.code).toBe('error.fileDamaged');
    await hub.db.delete(filesOfContent).where(eq(filesOfContent.name, name));
  });
});

describe('a file that no row refers to', () => {
  const sweep = () => runJob(hub, 'files');
  const ids = async () => (await hub.db.select({ id: files.id }).from(files)).map(({ id }) => id);
  const contents = () => hub.db.$count(fileContents);

  test('is removed with its content, a day after it was first noticed', async () => {
    await sweep();
    hub.clock.advance(DAY + 1000);
    await sweep();
    const [before, contentsBefore] = [await ids(), await contents()];
    const id = await hub.app.files.add(Buffer.from('half an upload'));
    await sweep();
    hub.clock.advance(DAY - 1000);
    await sweep();
    expect(await ids()).toContain(id);
    hub.clock.advance(2000);
    await sweep();
    expect((await ids()).sort()).toEqual(before.sort());
    expect(await contents()).toBe(contentsBefore);
  });

  test('is what an upload leaves behind whose transaction fails, and is removed likewise', async () => {
    ada = await hub.as(ADA);
    const [before, contentsBefore] = [(await ids()).length, await contents()];
    const owner = new pg.Client({ connectionString: hub.url });
    await owner.connect();
    await owner.query('alter table reports add constraint refused check (false) not valid');
    expect((await upload()).statusCode).toBe(500);
    await owner.query('alter table reports drop constraint refused');
    await owner.end();
    expect(await ids()).toHaveLength(before + 1);
    await sweep();
    hub.clock.advance(DAY + 1000);
    await sweep();
    expect(await ids()).toHaveLength(before);
    expect(await contents()).toBe(contentsBefore);
  });

  test('is kept if a row refers to it before the day is over', async () => {
    const id = await hub.app.files.add(Buffer.from('a slow upload'));
    await sweep();
    const row = { name: 'late', filename: 'a', mime: 'm', fileId: id, updatedAt: hub.clock.now() };
    await hub.db.insert(filesOfContent).values(row);
    await sweep();
    hub.clock.advance(2 * DAY);
    await hub.db.delete(filesOfContent).where(eq(filesOfContent.name, 'late'));
    // Now nobody refers to it, but only from now on.
    await sweep();
    expect(await ids()).toContain(id);
    hub.clock.advance(DAY + 1000);
    await sweep();
    expect(await ids()).not.toContain(id);
  });

  test('cannot be removed while a row refers to it', async () => {
    ada = await hub.as(ADA);
    const { id: reportId } = (await upload()).json();
    const id = await fileOf(reportId);
    await hub.db
      .update(files)
      .set({ unusedSince: new Date(0) })
      .where(eq(files.id, id));
    await sweep();
    expect((await ada.call('reportFile', { params: { id: reportId } })).statusCode).toBe(200);
    await expect(hub.db.delete(files).where(eq(files.id, id))).rejects.toMatchObject({
      cause: { constraint: 'reports_file_id_files_id_fk' },
    });
  });

  test('can be removed by two nodes at once without an error', async () => {
    const file = { id: await hub.app.files.add(Buffer.from('twice')), store: 'database' as const };
    await Promise.all([hub.app.files.remove(file), hub.app.files.remove(file)]);
    expect(await ids()).not.toContain(file.id);
  });
});
