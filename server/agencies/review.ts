import type { z } from 'zod';
import { dayInWords, type Moment } from '../../contract/dates.ts';
import { agencyEdges } from '../../contract/lifeCycle.ts';
import type { MailPreview, reviewDecision } from '../../contract/staff/review.ts';
import { historyOf } from '../core/audit/history.ts';
import { type Database, inTransaction } from '../core/db/connection.ts';
import { reviewComments } from '../core/db/schema.ts';
import { Conflict } from '../core/errors.ts';
import { composeWithOverrides, type MailFrame } from '../core/mail/compose.ts';
import { fieldMark } from '../core/mail/fieldNames.ts';
import { type StaffText, staffText } from '../core/rules/staffTexts.ts';
import {
  type Agency,
  agencyMail,
  lockAgency,
  moveAgency,
  pointsOfContact,
  type Terms,
} from '../life-cycle/agency.ts';
import { laterDay } from './agencyActions.ts';
import { findAgency } from './record.ts';

type Decision = z.output<typeof reviewDecision>;

export interface Review extends Moment {
  agencyId: string;
  actorId: string;
  decision: Decision;
}

/** Returns the text for the agency: the reason, or all requested revisions, with their fields marked. */
function noteOf(decision: Decision): string | undefined {
  if (decision.decision === 'reject') return decision.reason;
  if (decision.decision === 'approve') return undefined;
  const fields = decision.comments.map(({ field, text }) => `${fieldMark(field)} ${text}`);
  return [decision.comment, ...fields].filter((text) => text !== '').join('\n');
}

/** Returns the values that an approval sets. @throws InvalidInput for a renewal date in the past */
function termsOf(decision: Decision, moment: Moment): Terms {
  if (decision.decision !== 'approve') return {};
  const renewalDate = laterDay('renewalDate', decision.renewalDate, moment);
  return { renewalDate, quarterlyReportRequired: decision.quarterlyReportRequired };
}

/**
 * Decides about a pending agency.
 * @throws Conflict if somebody else decided first (the error says who and what), or if the form was resubmitted;
 * NotFound, InvalidInput
 */
export async function decide(db: Database, review: Review): Promise<Agency> {
  const { agencyId, actorId, decision, now } = review;
  try {
    return await inTransaction(db, async (tx) => {
      const agency = await lockAgency(tx, agencyId);
      if (agency.status !== 'PENDING') throw new AlreadyDecided();
      if (agency.version !== decision.version) throw new Conflict('staff.resubmitted');
      const note = noteOf(decision);
      if (decision.decision === 'requestRevisions') {
        const { comment, comments } = decision;
        const all = [...(comment ? [{ field: '', text: comment }] : []), ...comments];
        await tx
          .insert(reviewComments)
          .values(all.map((one) => ({ ...one, agencyId, authorId: actorId, at: now })));
      }
      const move = { actorId, by: 'staff', now, note } as const;
      return moveAgency(tx, agency, decision.decision, move, undefined, termsOf(decision, review));
    });
  } catch (error) {
    if (error instanceof AlreadyDecided) throw await alreadyDecided(db, agencyId);
    throw error;
  }
}

/** The agency is no longer pending. */
class AlreadyDecided extends Error {
  override name = 'AlreadyDecided';
}

const decisions: readonly string[] = agencyEdges
  .filter(({ by }) => by === 'staff')
  .map(({ event }) => event);

async function alreadyDecided(db: Database, agencyId: string): Promise<Conflict> {
  const history = await historyOf(db, 'agency', agencyId);
  const last = history.find(({ event }) => decisions.includes(event));
  if (!last) return new Conflict('staff.moved');
  return new Conflict('staff.decided', {
    who: last.by ?? staffText('staff.somebody'),
    what: staffText(`staff.${last.event}` as StaffText),
    when: `${dayInWords(last.at, 'en')}, ${last.at.toISOString().slice(11, 16)} UTC`,
  });
}

/** Returns the email that a decision would send. @throws NotFound, InvalidInput */
export async function previewDecision(
  db: Database,
  { agencyId, decision, ...moment }: Omit<Review, 'actorId'>,
  frame: MailFrame,
): Promise<MailPreview> {
  const [agency, people] = await Promise.all([
    findAgency(db, agencyId),
    pointsOfContact(db, [agencyId]),
  ]);
  const { template, params } = agencyMail(
    { ...agency, ...termsOf(decision, moment) },
    decision.decision,
    noteOf(decision),
  );
  const language = people[0]?.language ?? 'en';
  const { subject, text } = await composeWithOverrides(db, { template, params, language }, frame);
  return { to: people.map(({ email }) => email), language, subject, text };
}
