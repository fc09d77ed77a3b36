import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { ZipFile } from 'yazl';
import type { Language } from '../../contract/languages.ts';
import { csvOf } from '../../workbooks/writing/csv.ts';
import type { Database } from '../core/db/connection.ts';
import { queryRows } from '../core/db/rows.ts';
import { type Files, readAll } from '../core/files/files.ts';
import { uniqueNames } from '../reports/filesZip.ts';
import { indexPage } from './indexPage.ts';
import { type KeptTable, keptOf } from './kept.ts';

/** The format of `data.json`; a higher number where a reader would have to be changed. */
const SCHEMA_VERSION = 1;
/** Bytes of reports beyond which a file names the others instead: it is made in memory. */
const MOST_BYTES = 100 * 1024 * 1024;

interface Wanted {
  accountId: string;
  language: Language;
  now: Date;
}

/**
 * Returns what is kept of a person as a ZIP archive: a page to read, the data for programs, each table for spreadsheets, and the
 * reports that the person has uploaded.
 * @throws NotFound, StoreUnavailable
 */
export async function archiveOf(db: Database, files: Files, wanted: Wanted): Promise<Buffer> {
  const { accountId, language, now } = wanted;
  const tables = await keptOf(db, accountId);
  const zip = new ZipFile();
  const content = buffer(zip.outputStream as Readable);
  const add = (name: string, text: string) =>
    zip.addBuffer(Buffer.from(text), name, { mtime: now });
  const { added, missing } = await addReports(zip, db, files, accountId);
  const madeAt = now.toISOString();
  add('index.html', indexPage(tables, { language, madeAt, files: added, missing }));
  add('data.json', dataJson(tables, { madeAt, files: added, missing }));
  for (const table of tables) add(`tables/${table.name}.csv`, await csvFile(table, language));
  zip.end();
  return content;
}

function dataJson(tables: readonly KeptTable[], about: object): string {
  const data = Object.fromEntries(tables.map(({ name, rows }) => [name, rows]));
  return JSON.stringify({ schemaVersion: SCHEMA_VERSION, ...about, data }, null, 2);
}

async function csvFile({ columns, rows }: KeptTable, language: Language): Promise<string> {
  const table = {
    name: '',
    columns: columns.map((heading) => ({
      heading,
      kind: 'text' as const,
      valueIn: (row: KeptTable['rows'][number]) => asCell(row[heading]),
    })),
    rows: [rows],
  };
  let text = '';
  for await (const part of csvOf(table, { language, timeZone: 'UTC' })) text += part;
  return text;
}

const asCell = (value: unknown): string | null => {
  if (value === null || value === undefined) return null;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

/** Adds the files that can be downloaded in the portal, too. Returns their names, and those of files that are missing. */
async function addReports(zip: ZipFile, db: Database, files: Files, accountId: string) {
  const reports = await queryRows<{
    fileId: string;
    quarter: string;
    filename: string;
    fits: boolean;
  }>(
    db,
    sql`select file_id as "fileId", quarter, filename,
          sum(size) over (order by uploaded_at desc, id) <= ${MOST_BYTES} as fits
        from reports where account_id = ${accountId} and scan in ('CLEAN', 'NOT_SCANNED')
        order by uploaded_at desc, id`,
  );
  const nameOf = uniqueNames();
  const named = reports.map((report) => ({
    ...report,
    name: `reports/${nameOf(report.quarter, report.filename)}`,
  }));
  const fitting = named.filter(({ fits }) => fits);
  const missing = named.filter(({ fits }) => !fits).map(({ name }) => name);
  const added: string[] = [];
  const contents = readAll(
    files,
    fitting.map(({ fileId }) => fileId),
  );
  for (const { name } of fitting) {
    const { value } = await contents.next();
    if (value?.content) {
      // An .xlsx is compressed already.
      zip.addBuffer(value.content, name, { compress: false });
      added.push(name);
    } else missing.push(name);
  }
  return { added, missing };
}
