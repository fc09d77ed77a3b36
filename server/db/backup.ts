import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { getTableName } from 'drizzle-orm';
import pg from 'pg';
import { PRIVATE_FILE } from '../private-files.ts';
import * as schema from './schema.ts';
import { isSealed, SealBroken, seal, unseal } from './sealed-file.ts';

/**
 * A backup is one compressed file of lines: a mark that says what it is, then for each table a mark with its name and
 * columns and a line of JSON a row, then a mark of the end, without which it is not whole. A mark starts with #.
 * It needs no tool of PostgreSQL's. Where a key is given the file is encrypted (sealed-file.ts).
 */
const FORMAT = 'accreditation-hub backup 1';

type Mark = { format: string } | { table: string; columns: string[] } | { end: number };
const markOf = (content: Mark) => `#${JSON.stringify(content)}\n`;

/** In the order in which rows refer to each other. Sessions, locks and counters are left out: they are of the day. */
export const backedUp: readonly string[] = [
  schema.agencies,
  schema.accounts,
  schema.associateForms,
  schema.invitations,
  schema.invitationCounts,
  schema.resetTokens,
  schema.signUps,
  schema.guestRequests,
  schema.mails,
  schema.reports,
  schema.contentPages,
  schema.contentVersions,
  schema.contentImages,
  schema.textOverrides,
  schema.contentFiles,
  schema.reviewComments,
  schema.agreements,
  schema.audit,
  schema.auditChain,
  schema.auditAnchors,
].map(getTableName);

/** Rows read and written at once; few where a row may hold a file. */
const ROWS = 500;
const ROWS_WITH_FILES = 4;
const withFiles = new Set<string>(
  [schema.reports, schema.contentFiles, schema.contentImages].map(getTableName),
);
const rowsOf = (table: string) => (withFiles.has(table) ? ROWS_WITH_FILES : ROWS);

/** The file is no backup, not whole, or doesn't fit this database. */
export class BackupError extends Error {
  override name = 'BackupError';
}

/**
 * Writes the whole state of the database, as of one moment, to `file`; it appears when it is whole.
 * @param key encrypts it
 * @returns its rows
 */
export async function backUp(url: string, file: string, key?: string): Promise<number> {
  const making = `${file}.part`;
  let rows = 0;
  async function* lines(client: pg.Client): AsyncGenerator<string> {
    yield markOf({ format: FORMAT });
    for (const table of backedUp) {
      const columns = await columnsOf(client, table);
      yield markOf({ table, columns });
      for await (const row of rowsIn(client, table, columns)) {
        rows += 1;
        yield `${row}\n`;
      }
    }
    yield markOf({ end: rows });
  }
  await withClient(url, 'begin isolation level repeatable read, read only', async (client) => {
    // What is left of one that was broken off may be open to others.
    await rm(making, { force: true });
    const end = createWriteStream(making, { mode: PRIVATE_FILE, flags: 'wx', flush: true });
    const zipped = [Readable.from(lines(client)), createGzip()] as const;
    if (key) await pipeline(...zipped, seal(key), end);
    else await pipeline(...zipped, end);
  }).catch(async (error) => {
    await rm(making, { force: true });
    throw error;
  });
  await rename(making, file);
  return rows;
}

async function* rowsIn(client: pg.Client, table: string, columns: string[]) {
  const list = columns.map(pg.escapeIdentifier).join(', ');
  await client.query(
    `declare row_reader cursor for select row_to_json(r)::text as row from (select ${list} from ${pg.escapeIdentifier(table)}) r`,
  );
  for (;;) {
    const { rows } = await client.query<{ row: string }>(`fetch ${rowsOf(table)} from row_reader`);
    if (rows.length === 0) break;
    for (const { row } of rows) yield row;
  }
  await client.query('close row_reader');
}

/**
 * Reads a backup into a database that is migrated and empty, all of it or nothing. The file is read to its end before
 * anything is written.
 * @param key of an encrypted one
 * @returns its rows
 * @throws BackupError
 */
export async function restore(url: string, file: string, key?: string): Promise<number> {
  await readToTheEnd(linesOf(file, key));
  return withClient(url, 'begin', async (client) => {
    if (await holdsData(client)) {
      throw new BackupError('The database is not empty. A backup is restored into an empty one.');
    }
    for (const table of WITH_TRIGGERS) {
      await client.query(`alter table ${table} disable trigger user`);
    }
    const rows = await load(client, linesOf(file, key));
    for (const table of WITH_TRIGGERS) {
      await client.query(`alter table ${table} enable trigger user`);
    }
    await client.query(
      `select setval(pg_get_serial_sequence('audit', 'id'), (select coalesce(max(id), 0) + 1 from audit), false)`,
    );
    return rows;
  });
}

/** Their triggers would change or refuse what is restored. */
const WITH_TRIGGERS = ['invitations', 'audit'];

const nothing: Insert = { async add() {}, async finish() {} };

/** Looks whether a backup is one, and whole. */
const readToTheEnd = (lines: AsyncIterable<string>) => follow(lines, async () => nothing);

const load = (client: pg.Client, lines: AsyncIterable<string>) =>
  follow(lines, (table, columns) => insertInto(client, table, columns));

async function follow(
  lines: AsyncIterable<string>,
  into: (table: string, columns: string[]) => Promise<Insert>,
): Promise<number> {
  let started = false;
  let whole = false;
  let insert: Insert | undefined;
  let total = 0;
  for await (const line of lines) {
    if (!line.startsWith('#')) {
      await insert?.add(line);
      total += 1;
      continue;
    }
    const mark: Mark = JSON.parse(line.slice(1));
    await insert?.finish();
    if ('format' in mark) started = mark.format === FORMAT;
    else if ('table' in mark) insert = await into(mark.table, mark.columns);
    else whole = mark.end === total;
    if (!started) break;
  }
  if (!started) throw new BackupError('The file is no backup of this product.');
  if (!whole) throw new BackupError('The backup is not whole: its end is missing.');
  return total;
}

interface Insert {
  add(row: string): Promise<void>;
  finish(): Promise<void>;
}

async function insertInto(client: pg.Client, table: string, columns: string[]): Promise<Insert> {
  const known = backedUp.includes(table) ? await columnsOf(client, table) : [];
  const unknown = columns.filter((column) => !known.includes(column));
  if (known.length === 0 || unknown.length > 0) {
    throw new BackupError('The backup was made by a later version of this product.');
  }
  const name = pg.escapeIdentifier(table);
  const list = columns.map(pg.escapeIdentifier).join(', ');
  const statement = `insert into ${name} (${list}) overriding system value select ${list} from json_populate_recordset(null::${name}, $1)`;
  let rows: string[] = [];
  const finish = async () => {
    if (rows.length > 0) await client.query(statement, [`[${rows.join(',')}]`]);
    rows = [];
  };
  return {
    finish,
    async add(row) {
      rows.push(row);
      if (rows.length >= rowsOf(table)) await finish();
    },
  };
}

/** @throws BackupError where the key does not fit the file: none, or one, or another */
async function* linesOf(file: string, key: string | undefined): AsyncGenerator<string> {
  const sealed = await startsSealed(file);
  if (sealed && !key) throw new BackupError('The backup is encrypted. Set BACKUP_KEY to its key.');
  if (!sealed && key) {
    throw new BackupError(
      'The backup is not encrypted. To restore it all the same, unset BACKUP_KEY.',
    );
  }
  const bytes = createReadStream(file);
  const source: Readable = key ? Readable.from(unseal(key)(bytes)) : bytes;
  const text = createGunzip();
  source.on('error', (error) => text.destroy(error)).pipe(text);
  let rest = '';
  try {
    for await (const chunk of text.setEncoding('utf8')) {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } catch (error) {
    if (error instanceof SealBroken)
      throw new BackupError(`The backup can't be read. ${error.message}`);
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'Z_DATA_ERROR') throw new BackupError('The file is no backup of this product.');
    if (code !== 'Z_BUF_ERROR') throw error;
    // Cut off: what came so far has no end mark.
  }
}

async function startsSealed(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(64) });
    return isSealed(buffer.subarray(0, bytesRead));
  } finally {
    await handle.close();
  }
}

/** The columns that are stored, not computed. */
async function columnsOf(client: pg.Client, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select attname as name from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''
     order by attnum`,
    [table],
  );
  return rows.map(({ name }) => name);
}

async function holdsData(client: pg.Client): Promise<boolean> {
  for (const table of backedUp) {
    const { rowCount } = await client.query(`select 1 from ${pg.escapeIdentifier(table)} limit 1`);
    if (rowCount) return true;
  }
  return false;
}

async function withClient<T>(
  url: string,
  begin: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'accreditation-hub admin',
  });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query("set timezone = 'UTC'");
    await client.query(begin);
    const result = await work(client);
    await client.query('commit');
    return result;
  } finally {
    // What was not committed is rolled back.
    await client.end();
  }
}
