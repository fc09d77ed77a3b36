import { type PassThrough, Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { sql } from 'drizzle-orm';
import { ZipFile } from 'yazl';
import type { Language } from '../../contract/languages.ts';
import { texts } from '../../words/catalogues.ts';
import { safeFilename } from '../../workbooks/writing/filename.ts';
import { inOrder } from '../core/db/columns.ts';
import type { Read } from '../core/db/reader.ts';
import { queryRows } from '../core/db/rows.ts';
import { FileDamaged, type Files } from '../core/files/files.ts';

interface Entry {
  id: string;
  fileId: string;
  agency: string | null;
  filename: string;
  uploadedAt: string;
}

/** The condition that a file can be downloaded: it waits for no scanner and has no virus. */
const downloadable = sql`scan in ('CLEAN', 'NOT_SCANNED')`;

export interface Archive {
  quarter: string;
  /** The language of the text that names the missing files. */
  language: Language;
  /** Logs each damaged file. */
  log: { error(details: object, message: string): void };
}

/**
 * Returns the files of the reports on a quarter that count, as a zip archive. Each is read when its turn comes, so that
 * only one is in memory. Files that wait for the virus scanner are left out; one that is damaged is named in a text at
 * the end of the archive.
 */
export async function filesZip(read: Read, files: Files, archive: Archive): Promise<Readable> {
  const entries = await read((db) =>
    queryRows<Entry>(
      db,
      sql`
    select * from (
      select distinct on (r.agency_id) r.id, file_id as "fileId", g.name as agency, g.folded_name, filename, uploaded_at as "uploadedAt", scan
      from reports r join agencies g on g.id = r.agency_id
      where quarter = ${archive.quarter} and scan <> 'INFECTED'
      order by r.agency_id, uploaded_at desc, r.id
    ) latest
    where ${downloadable} order by ${inOrder(sql`folded_name`)}, id`,
    ),
  );
  await files.reach(entries.map(({ fileId }) => fileId));
  const zip = new ZipFile();
  const stream = zip.outputStream as PassThrough;
  zip.on('error', (error) => stream.destroy(error));
  addFiles(zip, entries, (id) => fileOf(read, files, id), archive).catch((error) =>
    stream.destroy(error),
  );
  return stream;
}

/** Adds each file after the previous one has been sent. */
async function addFiles(
  zip: ZipFile,
  entries: readonly Entry[],
  contentOf: (id: string) => Promise<Buffer | undefined>,
  { language, log }: Archive,
): Promise<void> {
  const nameOf = uniqueNames();
  const missing: string[] = [];
  const ended = new AbortController();
  zip.outputStream.once('close', () => ended.abort());
  for (const { id, agency, filename, uploadedAt } of entries) {
    const name = nameOf(agency ?? '', filename);
    try {
      const content = await contentOf(id);
      if (!content) continue;
      const out = Readable.from([content]);
      // Stored as they are: an .xlsx is compressed already.
      const options = { compress: false, size: content.length, mtime: new Date(uploadedAt) };
      zip.addReadStream(out, name, options);
      await finished(out, { signal: ended.signal });
    } catch (error) {
      if (!(error instanceof FileDamaged)) throw error;
      log.error({ report: id, problem: error.message }, 'The archive of a quarter lacks a file');
      missing.push(name);
    }
  }
  if (missing.length > 0) {
    const { name, text } = texts[language].report.missingFiles;
    zip.addBuffer(Buffer.from([text, '', ...missing, ''].join('\r\n')), name);
  }
  zip.end();
}

/**
 * Returns the content of a report; undefined if it has been put into quarantine since.
 * @throws FileDamaged, StoreUnavailable
 */
async function fileOf(read: Read, files: Files, id: string): Promise<Buffer | undefined> {
  const [row] = await read((db) =>
    queryRows<{ fileId: string }>(
      db,
      sql`select file_id as "fileId" from reports where id = ${id} and ${downloadable}`,
    ),
  );
  return row && files.read(row.fileId);
}

/**
 * Returns a function that names a file after its agency, without what a path could be made of. Names differ by more
 * than capitals, which some systems don't distinguish.
 */
export function uniqueNames(): (agency: string, filename: string) => string {
  const used = new Set<string>();
  return (agency, filename) => {
    const whole = safeFilename(`${agency} - ${filename}`.replace(/[/\\]/g, '_'));
    const [, stem = '', ending = ''] = /^(.*?)(\.[A-Za-z0-9]{1,5})?$/s.exec(whole) ?? [];
    let name = whole;
    for (let n = 2; used.has(name.toLowerCase()); n += 1) name = `${stem} (${n})${ending}`;
    used.add(name.toLowerCase());
    return name;
  };
}
