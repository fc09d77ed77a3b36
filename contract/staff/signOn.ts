import { z } from 'zod';
import { time } from '../records.ts';
import { email } from '../rules.ts';
import type { StaffCallRows } from './call.ts';

/** Whether staff sign in by single sign-on only (decision F12). */

const signOnState = z.object({
  /** Where somebody can have an account that is linked: each provider, or each of its tenants. */
  places: z.array(z.object({ id: z.string(), name: z.string() })),
  /** Until when the last sign-in by these settings shows that they work; null: none does. */
  provedUntil: time.nullable(),
  /** Since when it is required, and the addresses of the accounts that are kept for emergencies; null: it is not. */
  required: z.object({ since: time, accounts: z.array(z.string()) }).nullable(),
  /** Who can be kept for emergencies. */
  candidates: z.array(z.object({ email: z.string(), name: z.string() })),
});
export type SignOnState = z.infer<typeof signOnState>;

export const signOnCalls = {
  'GET sign-on': {
    needs: 'readRoles',
    summary: 'Whether staff sign in by single sign-on only, and what that takes',
    source: 'decision F12',
    response: signOnState,
  },
  'POST sign-on/require': {
    needs: 'manageSignOn',
    summary: 'Let staff sign in by single sign-on only, but for two accounts kept for emergencies',
    source: 'decision F12',
    stepUp: 'always',
    body: z.strictObject({ first: email(), second: email() }),
    response: signOnState,
  },
  'POST sign-on/release': {
    needs: 'manageSignOn',
    summary: 'Let staff sign in without single sign-on again',
    source: 'decision F12',
    stepUp: 'always',
    response: signOnState,
  },
} satisfies StaffCallRows;
