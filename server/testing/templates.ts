import pg from 'pg';
import { connect } from '../db/connection.ts';
import { migrateDatabase } from '../db/migrate.ts';
import { seedDemo } from '../db/seed.ts';

/** The databases that tests copy: with tables only, and with the demo data. */
export const templates = { migrated: 'hub_migrated', seeded: 'hub_seeded' } as const;

/** The time of the demo data, from which a test's clock starts. */
export const seededAt = new Date('2026-05-20T10:00:00.000Z');

/** Creates the template databases on the server of `adminUrl`. */
export async function createTemplates(adminUrl: string): Promise<void> {
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  await admin.query(`create database ${templates.migrated}`);
  const migrated = on(adminUrl, templates.migrated);
  await migrateDatabase(migrated, asApplication(migrated));
  await admin.query(`create database ${templates.seeded} template ${templates.migrated}`);
  const db = connect(on(adminUrl, templates.seeded), { max: 1 });
  await seedDemo(db, seededAt);
  await db.$client.end();
  await admin.end();
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
