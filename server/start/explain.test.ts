import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { EnvironmentError } from '../core/config/env.ts';
import { prepareDataDirectory } from '../core/db/dataDirectory.ts';
import { explain } from './explain.ts';

/** What an operator reads when it doesn't start: the variable to look at, and no stack. */

const scratch = mkdtempSync(join(tmpdir(), 'hub-explain-'));
afterAll(() => rmSync(scratch, { recursive: true }));

const node = (parts: object) => Object.assign(new Error('failed'), parts);
const sql = (code: string, text: string) =>
  Object.assign(new pg.DatabaseError(text, 1, 'error'), { code });

test.each([
  [
    new EnvironmentError('PORT: must be a whole number'),
    /^Some environment variables are invalid:\nPORT: must/,
  ],
  [node({ code: 'EADDRINUSE', port: 3000 }), /^Port 3000 is in use\./],
  [node({ code: 'EACCES', port: 80 }), /^This user is not allowed to listen on port 80\./],
  [node({ code: 'EADDRNOTAVAIL' }), /^HOST: this machine has no address/],
  [node({ code: 'ECONNREFUSED' }), /^The database of DATABASE_URL can't be used: failed$/],
  [
    node({ code: 'ENOTFOUND', syscall: 'getaddrinfo', hostname: 'db' }),
    /^The database of DATABASE/,
  ],
  [
    sql('28P01', 'password authentication failed'),
    /can't be used: password authentication failed$/,
  ],
  [sql('3D000', 'database "x" does not exist'), /can't be used: database "x" does not exist$/],
  [sql('57P03', 'the database system is starting up'), /can't be used: the database system/],
  [new TypeError('a fault of ours'), /a fault of ours\n +at /],
])('%s', (error, words) => expect(explain(error)).toMatch(words));

test('a data directory is made with all that lies above it, again and again', () => {
  const directory = join(scratch, 'a/b/c');
  prepareDataDirectory({ dataDir: directory });
  prepareDataDirectory({ dataDir: directory });
  expect(readdirSync(directory)).toEqual([]);
});

test.each(['/proc/nothing/here', join(scratch, 'file'), join(scratch, 'file/below')])(
  'DATA_DIR=%s can be none: it says so, and ends',
  (directory) => {
    writeFileSync(join(scratch, 'file'), '');
    expect(() => prepareDataDirectory({ dataDir: directory })).toThrow(EnvironmentError);
    expect(() => prepareDataDirectory({ dataDir: directory })).toThrow(
      `DATA_DIR: ${directory} cannot be written`,
    );
  },
);
