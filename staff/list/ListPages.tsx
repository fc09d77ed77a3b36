import { useTranslate } from 'ra-core';
import { Pagination } from 'react-admin';
import { LIST_REACH } from '../../contract/staff/reach.ts';
import { useRowsPending } from './useRowsPending.ts';

const SIZES = [25, 50, 100, 200];
/** Told when it changes: after a search nobody has to look for it. */
const heard = { displayedRows: { role: 'status' } };

/** The pages of a list, with the range that is shown. Beyond its reach rows are not counted. */
export function ListPages() {
  const translate = useTranslate();
  const isPending = useRowsPending();
  const range = ({ from, to, count }: { from: number; to: number; count: number }) => {
    const [first, last, total] = [from, to, count].map((number) => number.toLocaleString('en'));
    const key = count >= LIST_REACH ? 'staff.list.rangeMore' : 'staff.list.range';
    return translate(key, { from: first, to: last, total });
  };
  if (isPending) return null;
  const told = { labelDisplayedRows: range, slotProps: heard };
  return <Pagination rowsPerPageOptions={SIZES} {...told} />;
}
