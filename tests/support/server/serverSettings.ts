import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject, onTestFinished } from 'vitest';
import { quietPort } from './quietPort.ts';
import { templates } from './templates.ts';
import { createTemporaryDatabase } from './temporaryDatabase.ts';

export type ServerSettings = Record<'PORT' | 'DATA_DIR' | 'DATABASE_URL', string> &
  Record<string, string>;

/**
 * Returns the environment of a server for one test, which stops at once when it is told to: a free port of 127.0.0.1,
 * an empty data directory, and a database with the demo data if `more` names none. All are removed after the test.
 */
export async function serverSettings(more: Record<string, string> = {}): Promise<ServerSettings> {
  const dataDir = mkdtempSync(join(tmpdir(), 'hub-server-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  return {
    NODE_ENV: 'test',
    PORT: String(await quietPort()),
    HOST: '127.0.0.1',
    DATABASE_URL: more.DATABASE_URL ?? (await seededDatabase()),
    DATA_DIR: dataDir,
    SESSION_SECRET: 'a secret of the tests, long enough',
    LOG_LEVEL: 'silent',
    DRAIN_SECONDS: '0',
    // Otherwise a busy machine would make tests fail.
    LIMIT_STALL_MS: '0',
    ...more,
  };
}

async function seededDatabase(): Promise<string> {
  const database = await createTemporaryDatabase(inject('postgres'), {
    template: templates.seeded,
  });
  onTestFinished(() => database.drop());
  return database.url;
}
