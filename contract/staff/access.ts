import { z } from 'zod';
import { tableFields } from '../forms/tableFields.ts';
import { fileContent, time } from '../records.ts';
import { searchText } from '../rules.ts';
import type { StaffCallRows, StaffListRows } from './call.ts';
import { listQuery } from './paging.ts';
import { staffRoles } from './roles.ts';

/** Who of the program's staff may do what, since when, and who has granted it (decision F11): for the access review. */

const accessRow = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  enabled: z.boolean(),
  roles: z.array(
    z.object({
      role: z.enum(staffRoles),
      since: time,
      /** Address of who has granted it; null for the operator or a deleted account. */
      by: z.string().nullable(),
    }),
  ),
  /** Whether a second step is asked for at sign-in. */
  factor: z.boolean(),
  lastSignIn: time.nullable(),
  /** The last change of the roles, and the address of who has made it; null as above. */
  changedAt: time.nullable(),
  changedBy: z.string().nullable(),
});
export type AccessRow = z.infer<typeof accessRow>;

export const accessListQuery = listQuery(['name', 'email'], {
  q: searchText(),
  role: z.enum(staffRoles),
  factor: z.enum(['true', 'false']),
});

export const accessLists = {
  roles: {
    needs: 'readRoles',
    summary: 'Who may what',
    source: 'decision F11',
    query: accessListQuery,
    row: accessRow,
  },
} satisfies StaffListRows;

export const accessCalls = {
  'GET roles/export': {
    needs: 'readRoles',
    summary: 'Who may what, as CSV or .xlsx',
    source: 'decision F11',
    stepUp: 'always',
    query: accessListQuery.extend(tableFields),
    response: fileContent,
  },
} satisfies StaffCallRows;
