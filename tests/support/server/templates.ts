import pg from 'pg';
import { connect } from '../../../server/core/db/connection.ts';
import { migrateDatabase } from '../../../server/core/db/migrate.ts';
import { seedDemo } from '../../../server/demo/seed.ts';
import { quickHash } from './quickHash.ts';

/** The databases that tests copy: with tables only, with the demo data of {@link seededAt}, and with those of today. */
export const templates = {
  migrated: 'hub_migrated',
  seeded: 'hub_seeded',
  today: 'hub_today',
} as const;

/** The time of the demo data, from which a test's clock starts. */
export const seededAt = new Date('2026-05-20T10:00:00.000Z');

/** Creates the template databases on the server of `adminUrl`, but for the one of today, which journeys alone need. */
export async function createTemplates(adminUrl: string): Promise<void> {
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  await admin.query(`create database ${templates.migrated}`);
  const migrated = on(adminUrl, templates.migrated);
  await migrateDatabase(migrated, asApplication(migrated));
  await admin.end();
  await createSeeded(adminUrl, 'seeded', seededAt);
}

/** Creates a template database with the demo data as of a moment. Needs the one with tables only. */
export async function createSeeded(
  adminUrl: string,
  name: 'seeded' | 'today',
  at: Date,
): Promise<void> {
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  await admin.query(`create database ${templates[name]} template ${templates.migrated}`);
  await admin.end();
  const db = connect(on(adminUrl, templates[name]), { max: 1 });
  await seedDemo(db, at, { hash: quickHash });
  await db.$client.end();
}

function on(adminUrl: string, database: string): string {
  const url = new URL(adminUrl);
  url.pathname = `/${database}`;
  return url.href;
}

/** Returns the connection string of the application's role. */
export function asApplication(adminUrl: string): string {
  const url = new URL(adminUrl);
  url.username = 'hub_app';
  return url.href;
}
