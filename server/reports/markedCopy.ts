import type { Language } from '../../contract/languages.ts';
import { workbookTypes } from '../../contract/uploads.ts';
import type { ReportMarker } from '../../workbooks/reading/inProcess.ts';
import { markedName } from '../../workbooks/writing/filename.ts';
import type { Database } from '../core/db/connection.ts';
import { Conflict } from '../core/errors.ts';
import { knownHotels } from './bookings.ts';

export interface ReportToMark {
  agencyId: string;
  file: Buffer;
  quarter: string;
  filename: string;
}

/**
 * Returns the marked copy of a report as an .xlsx, with comments in `language` (decision E6).
 * @throws Conflict for a report without findings and hints, or that can't be read; what `mark` throws
 */
export async function markedCopy(
  db: Database,
  mark: ReportMarker,
  { agencyId, file, quarter, filename }: ReportToMark,
  language: Language,
): Promise<{ mime: string; filename: string; file: Buffer }> {
  const hotels = await knownHotels(db, agencyId, quarter);
  const copy = await mark({ file, quarter, hotels, language });
  if (!copy) throw new Conflict('upload.notMarked');
  return { mime: workbookTypes.xlsx, filename: markedName(filename), file: copy };
}
