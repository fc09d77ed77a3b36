import { eq } from 'drizzle-orm';
import type { ReportField } from '../../../contract/reportColumns.ts';
import type { ScanState } from '../../../contract/scans.ts';
import { inTransaction } from '../../../server/core/db/connection.ts';
import { agencies } from '../../../server/core/db/schema.ts';
import { submitReport } from '../../../server/reports/submit.ts';
import { readReport } from '../../../workbooks/reading/readReport.ts';
import { type EventCells, reportWorkbook } from '../../../workbooks/testing/reportWorkbook.ts';
import type { TestApp } from './testApp.ts';

interface Given {
  agencyId: string;
  quarter: string;
  events: readonly EventCells[];
  filename?: string;
  state?: ScanState;
  /** The fields with a column. */
  fields?: readonly ReportField[];
}

/** Submits a report of these events as a workbook, a second after the last one. Returns its id. */
export async function submitEvents(
  { app, db, clock }: TestApp,
  { agencyId, quarter, events, filename = 'Q1.xlsx', state = 'CLEAN', fields }: Given,
): Promise<string> {
  clock.advance(1_000);
  const file = reportWorkbook(events, fields && { fields });
  const read = state === 'INFECTED' ? undefined : await readReport(file, quarter);
  const poc = await db.query.accounts.findFirst({
    where: (account) => eq(account.agencyId, agencyId),
  });
  const scan = { state };
  const fileId = await app.files.add(file);
  const { id } = await inTransaction(db, (tx) =>
    submitReport(tx, {
      agencyId,
      actorId: poc?.id ?? '',
      filename,
      fileId,
      size: file.length,
      quarter,
      scan,
      read,
      now: clock.now(),
    }),
  );
  return id;
}

/** Returns the id of a demo agency. */
export async function agencyNamed({ db }: TestApp, name: string): Promise<string> {
  const found = await db.query.agencies.findFirst({ where: eq(agencies.name, name) });
  if (!found) throw new Error(`There is no agency ${name}`);
  return found.id;
}
