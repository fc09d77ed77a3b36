import type { Language } from '../../contract/languages.ts';
import { workbookTypes } from '../../contract/uploads.ts';
import type { ReportMarker } from '../../workbooks/reading/inProcess.ts';
import { markedName } from '../../workbooks/writing/filename.ts';
import type { Database } from '../core/db/connection.ts';
import { Conflict } from '../core/errors.ts';
import type { Caller, ConcurrencyLimiter } from '../core/http/concurrencyLimiter.ts';
import { knownHotels } from './bookings.ts';

interface Report {
  agencyId: string;
  file: Buffer;
  quarter: string;
  filename: string;
}

/**
 * Returns the marked copy of a report as an .xlsx, with comments in `language` (decision E6).
 * @throws Conflict for a report without findings and hints, or that can't be read; TooManyRequests or Busy if too many
 * reports wait
 */
export async function markedCopy(
  {
    db,
    markReport,
    reportTurns,
  }: { db: Database; markReport: ReportMarker; reportTurns: ConcurrencyLimiter<'report'> },
  { agencyId, file, quarter, filename }: Report,
  { language, socket }: { language: Language; socket: Caller['socket'] },
): Promise<{ mime: string; filename: string; file: Buffer }> {
  const hotels = await knownHotels(db, agencyId, quarter);
  const copy = await reportTurns.run('report', { group: agencyId, socket }, () =>
    markReport({ file, quarter, hotels, language }),
  );
  if (!copy) throw new Conflict('upload.notMarked');
  return { mime: workbookTypes.xlsx, filename: markedName(filename), file: copy };
}
