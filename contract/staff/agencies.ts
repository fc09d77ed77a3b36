import { z } from 'zod';
import { limits } from '../limits.ts';
import { agencyStatuses } from '../statuses.ts';
import { listQuery } from './paging.ts';

const time = z.iso.datetime();

/** An agency in a list of the console. */
export const agencyRow = z.object({
  id: z.uuid(),
  /** null: not registered yet. */
  name: z.string().nullable(),
  domain: z.string().nullable(),
  status: z.enum(agencyStatuses),
  /** Of its first point of contact. */
  email: z.string().nullable(),
  submittedAt: time.nullable(),
  approvedAt: time.nullable(),
  renewalDate: time.nullable(),
  quarterlyReportRequired: z.boolean(),
  /** End of the 30-day window (B7). */
  windowEndsAt: time,
  createdAt: time,
});
export type AgencyRow = z.infer<typeof agencyRow>;

export const agencyListQuery = listQuery(
  ['name', 'status', 'submittedAt', 'renewalDate', 'createdAt'],
  {
    /** Any part of the name, the domain or the IATA number. */
    q: z.string().trim().max(limits.searchMax),
    status: z.enum(agencyStatuses),
    quarterlyReportRequired: z.enum(['true', 'false']),
  },
);
