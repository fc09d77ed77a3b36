import type { z } from 'zod';
import { fieldName } from '../../../contract/staff/fieldName.ts';
import type { MailPreview, reviewDecision } from '../../../contract/staff/review.ts';
import { type StaffText, staffText } from '../../../contract/staffTexts.ts';
import { type Database, inTransaction } from '../../db/connection.ts';
import { reviewComments } from '../../db/schema.ts';
import { Conflict } from '../../errors.ts';
import type { MailFrame } from '../../mail/compose.ts';
import { composeWithOverrides } from '../../mail/compose-with-overrides.ts';
import { mailDate } from '../../mail/outbox.ts';
import { findAgency } from '../agency/record.ts';
import {
  type Agency,
  agencyMail,
  lockAgency,
  moveAgency,
  pointsOfContact,
  type Terms,
} from '../life-cycle/agency.ts';
import { dayAhead } from './agency-actions.ts';
import { lastDecision } from './review-record.ts';

type Decision = z.output<typeof reviewDecision>;

export interface Review {
  agencyId: string;
  /** Of staff. */
  actorId: string;
  decision: Decision;
  now: Date;
}

/** What the agency is told: the reason, or everything that is to be revised. */
export function noteOf(decision: Decision): string | undefined {
  if (decision.decision === 'reject') return decision.reason;
  if (decision.decision === 'approve') return undefined;
  const fields = decision.comments.map(({ field, text }) => `${fieldName(field)}: ${text}`);
  return [decision.comment, ...fields].filter((text) => text !== '').join('\n');
}

/** What an approval sets. @throws InvalidInput for a renewal date that is not ahead */
function termsOf(decision: Decision, now: Date): Terms {
  if (decision.decision !== 'approve') return {};
  const renewalDate = dayAhead('renewalDate', decision.renewalDate, now);
  return { renewalDate, quarterlyReportRequired: decision.quarterlyReportRequired };
}

/**
 * Decides about an agency that waits. Of two reviewers at once the first is served.
 * @throws Conflict that says who decided what where somebody was faster, Conflict where the form was submitted again in
 * the meantime or an address is not confirmed, NotFound, InvalidInput
 */
export async function decide(db: Database, review: Review): Promise<Agency> {
  const { agencyId, actorId, decision, now } = review;
  try {
    return await inTransaction(db, async (tx) => {
      const agency = await lockAgency(tx, agencyId);
      if (agency.status !== 'PENDING') throw new Overtaken();
      if (agency.version !== decision.version) throw new Conflict('staff.resubmitted');
      if (decision.decision === 'approve') {
        const open = (await pointsOfContact(tx, agencyId)).find(({ confirmed }) => !confirmed);
        if (open) throw new Conflict('staff.unconfirmed', { email: open.email });
      }
      const note = noteOf(decision);
      if (decision.decision === 'requestRevisions') {
        const { comment, comments } = decision;
        const all = [...(comment ? [{ field: '', text: comment }] : []), ...comments];
        await tx
          .insert(reviewComments)
          .values(all.map((one) => ({ ...one, agencyId, authorId: actorId, at: now })));
      }
      const move = { actorId, by: 'staff', now, note } as const;
      return moveAgency(tx, agency, decision.decision, move, undefined, termsOf(decision, now));
    });
  } catch (error) {
    if (error instanceof Overtaken) throw await overtaken(db, agencyId);
    throw error;
  }
}

/** The agency no longer waits. */
class Overtaken extends Error {
  override name = 'Overtaken';
}

/** Who was faster, and with what. */
export async function overtaken(db: Database, agencyId: string): Promise<Conflict> {
  const last = await lastDecision(db, agencyId);
  if (!last) return new Conflict('staff.moved');
  return new Conflict('staff.decided', {
    who: last.by ?? staffText('staff.somebody'),
    what: staffText(`staff.${last.event}` as StaffText),
    when: `${mailDate(last.at)}, ${last.at.toISOString().slice(11, 16)} UTC`,
  });
}

/** The mail that a decision would send, by the code that sends it. @throws NotFound, InvalidInput */
export async function previewDecision(
  db: Database,
  { agencyId, decision, now }: Omit<Review, 'actorId'>,
  frame: MailFrame,
): Promise<MailPreview> {
  const [agency, people] = await Promise.all([
    findAgency(db, agencyId),
    pointsOfContact(db, agencyId),
  ]);
  const { template, params } = agencyMail(
    { ...agency, ...termsOf(decision, now) },
    decision.decision,
    noteOf(decision),
  );
  const { subject, text } = await composeWithOverrides(db, template, params, undefined, frame);
  return { to: people.map(({ email }) => email), subject, text };
}
