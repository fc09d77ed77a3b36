import {
  type ReportField,
  readingLimits,
  reportColumns,
  reportFields,
} from '../../contract/reportColumns.ts';
import { dayOfCell, textOf, textsOf } from './cellValues.ts';
import { touchesQuarter } from './checkBooking.ts';
import type { Layout } from './layout.ts';
import { sayNoBookings } from './rowWords.ts';

const required = reportFields.filter((field) => reportColumns[field].required);

/**
 * The layout that is the report, of those of all sheets that look like one: of a sheet that is shown, before a hidden
 * one; whose events are in the quarter; with all columns that are needed; that was open when the file was saved; with
 * the most columns. `others`: the other ones with something in them.
 */
export function chooseLayout(
  layouts: readonly Layout[],
  quarter: string,
  date1904: boolean,
): { layout: Layout; others: Layout[] } | undefined {
  const [first, ...others] = layouts
    .map((layout) => ({ layout, ranks: ranksOf(layout, quarter, date1904) }))
    .sort((a, b) => {
      const differs = a.ranks.findIndex((rank, n) => rank !== b.ranks[n]);
      return (b.ranks[differs] ?? 0) - (a.ranks[differs] ?? 0);
    });
  return (
    first && {
      layout: first.layout,
      others: others.map(({ layout }) => layout).filter(hasEvents),
    }
  );
}

const ranksOf = (layout: Layout, quarter: string, date1904: boolean): number[] => [
  Number(!layout.sheet.isHiddenSheet),
  inQuarter(layout, quarter, date1904),
  Number(required.every((field) => layout.columns.has(field))),
  Number(layout.sheet.wasOpen),
  layout.columns.size,
];

/** 2 if at least half of the days in a sheet are in the quarter, 1 if some are, or if it says that there was no event. */
function inQuarter(layout: Layout, quarter: string, date1904: boolean): number {
  const { language } = layout;
  let [all, within] = [0, 0];
  for (const row of rowsOf(layout)) {
    const day = (field: ReportField) =>
      dayOfCell(cellIn(layout, row, field), { language, date1904 });
    const [arrival, departure] = [day('arrivalDate'), day('departureDate')];
    if (!arrival && !departure) continue;
    all += 1;
    if (touchesQuarter(arrival ?? departure, departure ?? arrival, quarter)) within += 1;
  }
  if (all === 0) return Number(rowsOf(layout).some((row) => sayNoBookings(textsOf(row))));
  return within === 0 ? 0 : within >= all / 2 ? 2 : 1;
}

/** Whether the name or the hotel of an event stands below the headings. */
const hasEvents = (layout: Layout): boolean =>
  rowsOf(layout).some((row) =>
    (['eventName', 'hotel'] as const).some((field) => textOf(cellIn(layout, row, field))),
  );

const rowsOf = ({ sheet, headingRow }: Layout) =>
  sheet.rows.slice(headingRow + 1, headingRow + 1 + readingLimits.rows).filter((row) => row);

function cellIn({ columns }: Layout, row: Layout['sheet']['rows'][number], field: ReportField) {
  const column = columns.get(field);
  return column === undefined ? undefined : row?.[column];
}
