import { z } from 'zod';
import { purposes } from './privacy.ts';
import { time } from './records.ts';

/** What has to happen before an account can be ended. */
const endingBlocks = [
  'onlyPointOfContact',
  'lastAdministrator',
  'emergencyAccount',
  'onHold',
] as const;
export type EndingBlock = (typeof endingBlocks)[number];

/** So many entries are kept for this reason. */
const kept = z.array(z.object({ purpose: z.enum(purposes), total: z.int() }));

/** What follows if an account is ended now. */
export const ending = z.object({
  /** When it will be ended, because its person has asked for it; null: nobody has. */
  endsAt: time.nullable(),
  /** Empty if it can be ended. */
  blocks: z.array(z.enum(endingBlocks)),
  /** What is deleted. */
  goes: kept,
  /** What stays, of which then nobody can say whose it was. */
  stays: kept,
  /** The agencies whose registration names the address of the person, whose contact details are cleared there. */
  contactOf: z.array(z.string()),
});
export type Ending = z.infer<typeof ending>;
