import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { getTableName } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { PRIVATE_FILE } from '../core/config/privateFiles.ts';
import { openClient } from '../core/db/connection.ts';
import * as schema from '../core/db/schema.ts';
import { type Files, readAll } from '../core/files/files.ts';
import { isUsed } from '../core/files/owners.ts';
import { DecryptionFailed, decrypt, encrypt, isEncrypted } from './encryptedFile.ts';

/**
 * A backup is a compressed text file: a header with the format, then for each table a header with its name and columns
 * and one line of JSON per row, then an end line with the number of rows and the SHA-256 of all lines before it. Headers
 * and end start with #. It needs no PostgreSQL tools. With a key the file is encrypted (encryptedFile.ts). The contents of
 * all files are in it, wherever their store is, and are restored into the database.
 */
const FORMAT = 'accreditation-hub backup 1';

interface End {
  /** The number of rows. */
  end: number;
  /** SHA-256 of all lines before this one, in hex. */
  digest: string;
}
type Mark = { format: string } | { table: string; columns: string[] } | End;
const markOf = (content: Mark) => `#${JSON.stringify(content)}\n`;

/**
 * The tables in the order of their references. Sessions, locks and counters are left out, since they are
 * short-lived, and what is counted for the overview, which a job counts again.
 */
export const backedUp: readonly string[] = [
  schema.agencies,
  schema.accounts,
  schema.staffRoles,
  schema.associateForms,
  schema.factors,
  schema.recoveryCodes,
  schema.identities,
  schema.emergencyAccounts,
  schema.invitations,
  schema.resetTokens,
  schema.addressChanges,
  schema.signUps,
  schema.guestRequests,
  schema.mails,
  schema.files,
  schema.fileContents,
  schema.reports,
  schema.bookings,
  schema.reportSums,
  schema.contentPages,
  schema.contentVersions,
  schema.contentImages,
  schema.textOverrides,
  schema.contentFiles,
  schema.reviewComments,
  schema.changeRequests,
  schema.agreements,
  schema.certificates,
  schema.statusSecret,
  schema.frontDesks,
  schema.quizSettings,
  schema.quizQuestions,
  schema.quizQuestionVersions,
  schema.quizAttempts,
  schema.readingProgress,
  schema.acknowledgedAhead,
  schema.holds,
  schema.keptSecrets,
  schema.refusedAddresses,
  schema.audit,
  schema.auditChain,
  schema.auditAnchors,
  schema.auditCheckpoints,
].map(getTableName);

/** Tables that a migration or a first start fills: what a backup has takes the place of that. */
const filled: readonly string[] = [
  schema.statusSecret,
  schema.quizSettings,
  schema.quizQuestions,
  schema.quizQuestionVersions,
  schema.keptSecrets,
].map(getTableName);

/** Tables whose rows the database numbers, with the column. */
const numbered = [
  ['audit', 'id'],
  ['certificates', 'number'],
] as const;

const FILES = getTableName(schema.files);
const CONTENTS = getTableName(schema.fileContents);

/** Rows that are read and written at once; few contents of files. */
const ROWS = 500;
const ROWS_OF_CONTENTS = 4;
const batchSizeOf = (table: string) => (table === CONTENTS ? ROWS_OF_CONTENTS : ROWS);

/** The rows of files that are used, as they are after a restore. */
const USED_FILES = `(select id, 'database' as store, sha256, null::timestamptz as unused_since
  from files where ${new PgDialect().sqlToQuery(isUsed).sql}) used`;

/** The file is not a backup, is incomplete, or does not match this database. */
export class BackupError extends Error {
  override name = 'BackupError';
}

export interface Backup {
  rows: number;
  /** What is wrong with the files whose contents are not in the backup. */
  damaged: string[];
}

/**
 * Writes a consistent backup of the database and of all files to `file`, which appears when it is complete. A file whose
 * content is damaged is left out, since without a backup of the others more would be lost.
 * @param key encrypts it
 * @throws StoreUnavailable
 */
export async function backUp(
  url: string,
  file: string,
  files: Files,
  key?: string,
): Promise<Backup> {
  const damaged: string[] = [];
  const partial = `${file}.part`;
  const digest = createHash('sha256');
  let rows = 0;
  async function* content(client: pg.Client): AsyncGenerator<string> {
    yield markOf({ format: FORMAT });
    for (const table of backedUp) {
      const columns = await columnsOf(client, table);
      yield markOf({ table, columns });
      const source =
        table === CONTENTS ? contentsOf(client, files, damaged) : rowsIn(client, table, columns);
      for await (const row of source) {
        rows += 1;
        yield `${row}\n`;
      }
    }
  }
  async function* lines(client: pg.Client): AsyncGenerator<string> {
    for await (const line of content(client)) {
      digest.update(line);
      yield line;
    }
    yield markOf({ end: rows, digest: digest.digest('hex') });
  }
  await withClient(url, 'begin isolation level repeatable read, read only', async (client) => {
    // A file left by an interrupted backup may have other permissions.
    await rm(partial, { force: true });
    const output = createWriteStream(partial, { mode: PRIVATE_FILE, flags: 'wx', flush: true });
    const zipped = [Readable.from(lines(client)), createGzip()] as const;
    if (key) await pipeline(...zipped, encrypt(key), output);
    else await pipeline(...zipped, output);
  }).catch(async (error) => {
    await rm(partial, { force: true });
    throw error;
  });
  await rename(partial, file);
  return { rows, damaged };
}

/** Yields the contents of the used files as rows, and adds what is wrong with the others to `damaged`. */
async function* contentsOf(client: pg.Client, files: Files, damaged: string[]) {
  const { rows } = await client.query<{ id: string }>(`select id from ${USED_FILES} order by id`);
  const ids = rows.map(({ id }) => id);
  for await (const { id, content, problem } of readAll(files, ids)) {
    if (content) yield JSON.stringify({ id, content: `\\x${content.toString('hex')}` });
    else damaged.push(problem.message);
  }
}

async function* rowsIn(client: pg.Client, table: string, columns: string[]) {
  const list = columns.map(pg.escapeIdentifier).join(', ');
  const source = table === FILES ? USED_FILES : pg.escapeIdentifier(table);
  await client.query(
    `declare row_reader cursor for select row_to_json(r)::text as row from (select ${list} from ${source}) r`,
  );
  for (;;) {
    const { rows } = await client.query<{ row: string }>(
      `fetch ${batchSizeOf(table)} from row_reader`,
    );
    if (rows.length === 0) break;
    for (const { row } of rows) yield row;
  }
  await client.query('close row_reader');
}

/**
 * Restores a backup into a migrated, empty database, in one transaction. The file is read to its end before anything is
 * written.
 * @param key of an encrypted backup
 * @returns the number of rows
 * @throws BackupError
 */
export async function restore(url: string, file: string, key?: string): Promise<number> {
  await validate(linesOf(file, key));
  return withClient(url, 'begin', async (client) => {
    if (await holdsData(client)) {
      throw new BackupError('The database is not empty. A backup is restored into an empty one.');
    }
    // Rows are restored as they were.
    for (const table of backedUp) await client.query(`alter table ${table} disable trigger user`);
    for (const table of filled) await client.query(`delete from ${table}`);
    const rows = await load(client, linesOf(file, key));
    for (const table of backedUp) await client.query(`alter table ${table} enable trigger user`);
    // Of an older version, whose entries had no commitments.
    await client.query('select audit_convert()');
    for (const [table, column] of numbered) {
      await client.query(
        `select setval(pg_get_serial_sequence('${table}', '${column}'), (select coalesce(max(${column}), 0) + 1 from ${table}), false)`,
      );
    }
    return rows;
  });
}

const noInsert: Insert = { async add() {}, async finish() {} };

/** Checks that a file is a complete backup. @throws BackupError */
const validate = (lines: AsyncIterable<string>) => readLines(lines, async () => noInsert);

const load = (client: pg.Client, lines: AsyncIterable<string>) =>
  readLines(lines, (table, columns) => insertInto(client, table, columns));

/** Reads the lines of a backup and passes the rows to the inserts that `into` returns. Returns the number of rows. */
async function readLines(
  lines: AsyncIterable<string>,
  into: (table: string, columns: string[]) => Promise<Insert>,
): Promise<number> {
  const digest = createHash('sha256');
  let format = '';
  let end: End | undefined;
  let insert: Insert | undefined;
  let total = 0;
  for await (const line of lines) {
    if (end) throw new BackupError('The backup was changed: there are lines after its end.');
    const mark: Mark | undefined = line.startsWith('#') ? JSON.parse(line.slice(1)) : undefined;
    if (mark && 'end' in mark) {
      await insert?.finish();
      end = mark;
      continue;
    }
    digest.update(`${line}\n`);
    if (!mark) {
      await insert?.add(line);
      total += 1;
    } else if ('table' in mark) {
      await insert?.finish();
      insert = await into(mark.table, mark.columns);
    } else {
      format = mark.format;
    }
    if (format !== FORMAT) break;
  }
  if (format !== FORMAT) {
    throw new BackupError('This file is not a backup of this product.');
  }
  if (!end) throw new BackupError('The backup is incomplete: the end of the file is missing.');
  if (end.end !== total) {
    throw new BackupError(`The backup is damaged: it has ${total} rows instead of ${end.end}.`);
  }
  if (end.digest !== digest.digest('hex')) {
    throw new BackupError('The backup is damaged: its content differs from its SHA-256 digest.');
  }
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
      if (rows.length >= batchSizeOf(table)) await finish();
    },
  };
}

/** Yields the lines of a backup. @throws BackupError if the key is missing, wrong, or not needed */
async function* linesOf(file: string, key: string | undefined): AsyncGenerator<string> {
  const encrypted = await startsEncrypted(file);
  if (encrypted && !key)
    throw new BackupError('The backup is encrypted. Set BACKUP_KEY to its key.');
  if (!encrypted && key) {
    throw new BackupError('The backup is not encrypted. To restore it anyway, unset BACKUP_KEY.');
  }
  const bytes = createReadStream(file);
  const text = createGunzip();
  // Whoever reads the text sees an error of the file; and the file is closed when they stop.
  const unzipped = key ? pipeline(bytes, decrypt(key), text) : pipeline(bytes, text);
  unzipped.catch(() => {});
  let rest = '';
  try {
    for await (const chunk of text.setEncoding('utf8')) {
      const [end = '', ...starts] = chunk.split('\n');
      rest += end;
      for (const start of starts) {
        yield rest;
        rest = start;
      }
    }
  } catch (error) {
    if (error instanceof DecryptionFailed)
      throw new BackupError(`The backup can't be read. ${error.message}`);
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'Z_DATA_ERROR')
      throw new BackupError('This file is not a backup of this product.');
    if (code === 'Z_BUF_ERROR') throw new BackupError('The backup is incomplete: it is cut off.');
    throw error;
  }
}

async function startsEncrypted(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(64) });
    return isEncrypted(buffer.subarray(0, bytesRead));
  } finally {
    await handle.close();
  }
}

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
  for (const table of backedUp.filter((name) => !filled.includes(name))) {
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
  const client = await openClient(url, 'accreditation-hub admin');
  try {
    await client.query("set timezone = 'UTC'");
    await client.query(begin);
    const result = await work(client);
    await client.query('commit');
    return result;
  } finally {
    // Ending the connection rolls back an open transaction.
    await client.end();
  }
}
