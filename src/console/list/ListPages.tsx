import { useListContext, useTranslate } from 'ra-core';
import { Pagination } from 'react-admin';
import { LIST_REACH } from '#contract/staff/reach.ts';
import { useRowsPending } from '#src/portal/list/Rows.tsx';

const SIZES = [25, 50, 100, 200];
/** A live region: announced after a search. */
const announced = { displayedRows: { role: 'status' } };

/** The pagination of a list, with the shown range. Beyond the limit rows are not counted. */
export function ListPages() {
  const translate = useTranslate();
  const isPending = useRowsPending();
  const range = ({ from, to, count }: { from: number; to: number; count: number }) => {
    const [first, last, total] = [from, to, count].map((number) => number.toLocaleString('en'));
    const key = count >= LIST_REACH ? 'staff.list.rangeMore' : 'staff.list.range';
    return translate(key, { from: first, to: last, total });
  };
  const { data, error } = useListContext();
  // A list that could not be loaded has no range.
  if (isPending || (error && !data)) return null;
  const labels = { labelDisplayedRows: range, slotProps: announced };
  return <Pagination rowsPerPageOptions={SIZES} {...labels} />;
}
