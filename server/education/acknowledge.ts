import { ACKNOWLEDGED_CODE } from '../../contract/staff/words.ts';
import type { AssociateStatus } from '../../contract/statuses.ts';
import { type ReadText, recordAgreements } from '../agencies/agreements.ts';
import { recordAudit } from '../core/audit/record.ts';
import type { Transaction } from '../core/db/connection.ts';
import { acknowledgedAhead } from '../core/db/schema.ts';
import { Conflict } from '../core/errors.ts';
import { type Account, lockAssociate, moveAssociate, statusOf } from '../life-cycle/associate.ts';
import type { Who } from './attempts.ts';
import { nextChange } from './changes.ts';
import { isQuizOn } from './questions.ts';

/** Who acknowledges, and what was read: the text that is shown, or that of a coming version ahead of its date. */
export interface Acknowledgement extends Who {
  read?: ReadText | undefined;
  ahead?: string | undefined;
  quizPassed?: true;
}

/**
 * Accredits a registered associate who acknowledges the brand education, and records the version of the text and its
 * language, after the quiz if there is one. Does nothing for an associate who is accredited already, but keeps that a coming
 * version was acknowledged ahead.
 * @throws Conflict in any other status, if what was read is no longer live, or if the quiz comes first; NotAllowed if the person is no longer an
 * associate
 */
export async function acknowledge(tx: Transaction, by: Acknowledgement): Promise<AssociateStatus> {
  const { accountId, now } = by;
  const account = await lockAssociate(tx, accountId);
  if (by.ahead) return acknowledgeAhead(tx, account, by);
  const move = { actorId: accountId, by: 'associate', now } as const;
  const status = await moveAssociate(tx, account, 'acknowledge', move);
  if (status !== statusOf(account)) await record(tx, account, by);
  return status;
}

/** The status stands at the date of the version, too. */
async function acknowledgeAhead(tx: Transaction, account: Account, by: Acknowledgement) {
  const status = statusOf(account);
  if (status !== 'ACCREDITED') throw new Conflict('error.alreadyMoved');
  const change = await nextChange(tx, { ...by, language: by.read?.language ?? by.language });
  if (!change || change.id !== by.ahead) throw new Conflict('error.textChanged');
  if (change.acknowledgedAt) return status;
  const { accountId, now: at } = by;
  await record(tx, account, by, new Date(change.from));
  await tx.insert(acknowledgedAhead).values({ accountId, versionId: change.id, at });
  const subject = { type: 'account' as const, id: accountId };
  const same = { associateStatus: status };
  const event = 'acknowledge';
  await recordAudit(tx, { actorId: accountId, subject, event, before: same, after: same, at });
  return status;
}

/** Records what is agreed to, as it is shown at `shownAt`. */
async function record(
  tx: Transaction,
  { agencyId }: Account,
  { accountId, language, read, quizPassed, now: at }: Acknowledgement,
  shownAt = at,
) {
  if (!quizPassed && (await isQuizOn(tx))) throw new Conflict('error.quizFirst');
  await recordAgreements(tx, {
    ...{ accountId, agencyId, kinds: ['education'], text: ACKNOWLEDGED_CODE },
    ...{ language, read, at, shownAt },
  });
}
