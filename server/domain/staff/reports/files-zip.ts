import { type PassThrough, Readable } from 'node:stream';
import { sql } from 'drizzle-orm';
import { ZipFile } from 'yazl';
import { safeFilename } from '../../../../files/filename.ts';
import type { Read } from '../../../db/reader.ts';
import type { Files } from '../../../files/files.ts';
import { queryRows } from '../list.ts';

interface Entry {
  id: string;
  fileId: string;
  agency: string | null;
  filename: string;
  size: number;
  uploadedAt: Date;
}

/** The condition that a file can be downloaded: it waits for no scanner and has no virus. */
const downloadable = sql`scan in ('CLEAN', 'NOT_SCANNED')`;

/**
 * Returns the files of the reports on a quarter that count, as a zip archive. Each is read when its turn comes, so that
 * only one is in memory. Files that wait for the virus scanner are left out.
 */
export async function filesZip(read: Read, files: Files, quarter: string): Promise<Readable> {
  const entries = await read((db) =>
    queryRows<Entry>(
      db,
      sql`
    select * from (
      select distinct on (r.agency_id) r.id, file_id as "fileId", g.name as agency, filename, size, uploaded_at as "uploadedAt", scan
      from reports r join agencies g on g.id = r.agency_id
      where quarter = ${quarter} and scan <> 'INFECTED'
      order by r.agency_id, uploaded_at desc, r.id
    ) latest
    where ${downloadable} order by lower(agency), id`,
    ),
  );
  await files.reach(entries.map(({ fileId }) => fileId));
  const zip = new ZipFile();
  const names = uniqueNames();
  for (const { id, agency, filename, size, uploadedAt } of entries) {
    // Stored as they are: an .xlsx is compressed already.
    const options = { compress: false, size, mtime: uploadedAt };
    zip.addReadStreamLazy(names(agency ?? '', filename), options, (give) => {
      fileOf(read, files, id).then(
        (file) => give(null, Readable.from([file])),
        (error) => give(error, Readable.from([])),
      );
    });
  }
  zip.end();
  const archive = zip.outputStream as PassThrough;
  zip.on('error', (error) => archive.destroy(error));
  return archive;
}

/** @throws Error for a file that can't be read, or has been put into quarantine since: the download ends there */
async function fileOf(read: Read, files: Files, id: string): Promise<Buffer> {
  const [row] = await read((db) =>
    queryRows<{ fileId: string }>(
      db,
      sql`select file_id as "fileId" from reports where id = ${id} and ${downloadable}`,
    ),
  );
  if (!row) throw new Error(`The report ${id} can no longer be downloaded`);
  return files.read(row.fileId);
}

/**
 * Returns a function that names a file after its agency, without what a path could be made of. Names differ by more than
 * capitals, which some systems don't distinguish.
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
