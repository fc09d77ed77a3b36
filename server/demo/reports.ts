import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { workbookTypes } from '../../contract/uploads.ts';
import type { Demo } from '../../demo/demo.ts';
import { summaryOf } from '../../workbooks/reading/report.ts';
import { readOfWritten, writeReport } from '../../workbooks/writeReport.ts';
import { templateFile } from '../content/files.ts';
import type { Transaction } from '../core/db/connection.ts';
import * as table from '../core/db/schema.ts';
import { checksumOf } from '../core/files/files.ts';
import { countReports, storeBookings } from '../reports/bookings.ts';
import { contactsOf, type Ids } from './ids.ts';

/**
 * Writes the reports, each with a file of its own that yields just its events and sums. Older ones have the empty
 * template, and were not read.
 */
export async function seedReports(tx: Transaction, demo: Demo, ids: Ids) {
  const { file: template } = await templateFile('en');
  const reports = demo.reports.map(({ agency, filename, timestamp, quarter, events }) => {
    const file = events ? writeReport(events) : template;
    const read = events && readOfWritten(events, quarter);
    const [contact] = contactsOf(demo, agency);
    const row = {
      id: randomUUID(),
      agencyId: ids.agency(agency),
      accountId: contact && ids.account(contact.email),
      filename,
      mime: workbookTypes.xlsx,
      size: file.length,
      quarter,
      fileId: randomUUID(),
      reading: read && summaryOf(read),
      uploadedAt: new Date(timestamp),
    };
    return { row, file, events: read?.bookings ?? [] };
  });
  await seedFiles(
    tx,
    reports.map(({ row, file }) => ({ id: row.fileId, content: file })),
  );
  await tx.insert(table.reports).values(reports.map(({ row }) => row));
  await storeBookings(tx, ...reports.map(({ row, events }) => ({ id: row.id, events })));
  await countReports(tx, sql`true`);
}

/** Stores files in the database, whichever store is chosen: they are part of the transaction. */
async function seedFiles(tx: Transaction, contents: { id: string; content: Buffer }[]) {
  await tx.insert(table.files).values(
    contents.map(({ id, content }) => ({
      id,
      store: 'database' as const,
      sha256: checksumOf(content),
    })),
  );
  await tx.insert(table.fileContents).values(contents);
}
