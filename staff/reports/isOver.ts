import type { Reminding } from '../../contract/staff/reports.ts';

/** Whether every email of a reminder was sent or has failed. */
export const isOver = ({ total, sent, failed }: Reminding) => sent + failed >= total;
