import { z } from 'zod';
import { limits } from '../limits.ts';
import { time } from '../records.ts';
import { searchText } from '../rules.ts';
import { typedText } from '../typedText.ts';
import type { StaffCallRows, StaffListRows } from './call.ts';
import { required } from './inputs.ts';
import { listQuery } from './paging.ts';

/** Hotels whose front desk sees what an accreditation gives there (decision H9). */

const frontDesk = z.object({
  id: z.uuid(),
  hotel: z.string(),
  madeAt: time,
  /** Address of who has made the link; null for a deleted account. */
  madeBy: z.string().nullable(),
  /** Null while the link works. */
  withdrawnAt: time.nullable(),
});
export type FrontDesk = z.infer<typeof frontDesk>;

export const frontDeskLists = {
  'front-desks': {
    needs: 'readFrontDesks',
    summary: 'Front desks with a link of their own',
    source: 'decision H9',
    query: listQuery(['hotel', 'madeAt'], { q: searchText() }),
    row: frontDesk,
  },
} satisfies StaffListRows;

export const frontDeskCalls = {
  'POST front-desks': {
    needs: 'manageFrontDesks',
    summary: 'Make a link for the front desk of a hotel, which is answered this once',
    source: 'decision H9',
    stepUp: 'always',
    body: z.strictObject({ hotel: typedText(limits.nameMax).min(1, required) }),
    response: z.object({ id: z.uuid(), link: z.url() }),
  },
  'POST front-desks/:id/withdraw': {
    needs: 'manageFrontDesks',
    summary: 'Withdraw the link of a front desk; a second time changes nothing',
    source: 'decision H9',
    stepUp: 'always',
    response: frontDesk,
  },
} satisfies StaffCallRows;
