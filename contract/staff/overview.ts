import { z } from 'zod';
import { agencyStatuses, associateStatuses } from '../statuses.ts';
import { reportQuarter } from './reports.ts';

const count = z.int().min(0);

/** The figures of the overview page. */
export const overview = z.object({
  agencies: z.array(z.object({ status: z.enum(agencyStatuses), total: count })),
  associates: z.array(z.object({ status: z.enum(associateStatuses), total: count })),
  /** The last weeks, earliest first; `week` is a Monday. */
  weeks: z.array(z.object({ week: z.iso.date(), sent: count, accepted: count })),
  /** The reports of the last closed quarter. */
  reports: reportQuarter,
});
export type Overview = z.infer<typeof overview>;
