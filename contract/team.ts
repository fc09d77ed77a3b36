import { z } from 'zod';
import { DAY } from './dates.ts';
import { time } from './records.ts';
import { reportTotals } from './reportReading.ts';
import type { InvitationStatus } from './statuses.ts';

/** What a point of contact sees of the team and its reports at a glance (decisions D13, E5). */

/** The steps to an accreditation. Who has taken one has taken those before it. */
const teamSteps = ['INVITED', 'ACCOUNT', 'REGISTERED', 'ACCREDITED'] as const;
export type TeamStep = (typeof teamSteps)[number];

/** The last step that somebody with a row in the agency's list has taken. */
const stepOfStatus = {
  INVITED: 'INVITED',
  FAILED: 'INVITED',
  EXPIRED: 'INVITED',
  NOT_CREATED: 'ACCOUNT',
  CREATED: 'ACCOUNT',
  REGISTERED: 'REGISTERED',
  PENDING: 'REGISTERED',
  REJECTED: 'REGISTERED',
  ACCREDITED: 'ACCREDITED',
  PENDING_RENEWAL: 'ACCREDITED',
} as const satisfies Record<InvitationStatus, TeamStep>;

/** Counts who has taken each step. @param totals the number of rows by status; null: the email is not sent yet */
export const funnelOf = (
  totals: readonly { status: InvitationStatus | null; total: number }[],
): { step: TeamStep; total: number }[] =>
  teamSteps.map((step, place) => ({
    step,
    total: totals
      .filter(({ status }) => teamSteps.indexOf(stepOfStatus[status ?? 'INVITED']) >= place)
      .reduce((sum, { total }) => sum + total, 0),
  }));

/** The statuses in which the next step is the person's own, so that a reminder helps. */
export const remindable = ['INVITED', 'CREATED', 'REGISTERED', 'PENDING_RENEWAL'] as const;
export type Remindable = (typeof remindable)[number];

export const teamLimits = {
  /** People named behind a step. */
  named: 50,
  /** The most people that one call reminds. */
  reminded: 200,
  /** Nobody is reminded again within this time, also not after a reminder that a job has sent. */
  pauseMs: DAY,
} as const;

/** Returns the end of the pause after an email at `mailedAt`, during which a person is not reminded; null if it is over. */
export function reminderPause(mailedAt: Date | null, now: Date): Date | null {
  if (!mailedAt) return null;
  const until = new Date(mailedAt.getTime() + teamLimits.pauseMs);
  return until > now ? until : null;
}

const teamPerson = z.object({
  email: z.string(),
  /** '' if unknown. */
  name: z.string(),
});

export const team = z.object({
  funnel: z.array(z.object({ step: z.enum(teamSteps), total: z.int() })),
  /** The people whose turn it is, by status; of each status the first {@link teamLimits}.named. */
  waiting: z.array(
    z.object({
      status: z.enum(remindable),
      total: z.int(),
      people: z.array(teamPerson.extend({ pausedUntil: time.nullable() })),
    }),
  ),
});
export type Team = z.infer<typeof team>;

export const teamReminderForm = z.object({
  status: z.enum(remindable, { error: 'validation.select' }),
});

/**
 * What became of a reminder: REMINDED; STOPPED: the person asked for no reminders; PAUSED: had an email within the last day;
 * LIMIT: no more emails today.
 */
export const teamReminder = z.object({
  results: z.array(
    teamPerson.extend({
      outcome: z.enum(['REMINDED', 'STOPPED', 'PAUSED', 'LIMIT']),
      /** From when a paused one can be reminded. */
      until: time.optional(),
    }),
  ),
});
export type TeamReminder = z.infer<typeof teamReminder>;

/** A closed quarter of the agency, the last first. */
export const reportedQuarter = z.object({
  quarter: z.string(),
  /** OPEN: until its deadline, OVERDUE: after it. */
  state: z.enum(['REPORTED', 'OPEN', 'OVERDUE']),
  reportId: z.string().nullable(),
  /** null if it wasn't read. */
  totals: reportTotals.nullable(),
});
export type ReportedQuarter = z.infer<typeof reportedQuarter>;
