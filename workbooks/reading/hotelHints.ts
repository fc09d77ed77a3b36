import type { Hint } from '../../contract/reportReading.ts';
import { plain } from './headings.ts';
import { cellName } from './readRow.ts';
import type { ReadReport } from './report.ts';

/** Hints of one report, at most. */
const MOST = 20;

/**
 * Adds a hint for each hotel that is in none of the agency's earlier reports, where it first occurs: more often than
 * not its name is misspelt. An agency's first report gets none.
 */
export function withHotelHints(report: ReadReport, known: readonly string[]): ReadReport {
  const { hotels, bookings } = report;
  if (!hotels || known.length === 0) return report;
  const seen = new Set(known.map(plain));
  const hints: Hint[] = [];
  for (const { row, hotel } of bookings) {
    if (!hotel || seen.has(plain(hotel))) continue;
    seen.add(plain(hotel));
    const cell = cellName(row - 1, hotels.column);
    hints.push({ sheet: hotels.sheet, cell, row, field: 'hotel', code: 'unknownHotel' });
  }
  return { ...report, hints: [...report.hints, ...hints.slice(0, MOST)] };
}
