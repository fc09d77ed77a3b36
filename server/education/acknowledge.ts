import type { Language } from '../../contract/languages.ts';
import { ACKNOWLEDGED_CODE } from '../../contract/staff/words.ts';
import type { AssociateStatus } from '../../contract/statuses.ts';
import { type ReadText, recordAgreements } from '../agencies/agreements.ts';
import type { Transaction } from '../core/db/connection.ts';
import { Conflict } from '../core/errors.ts';
import { lockAssociate, moveAssociate, statusOf } from '../life-cycle/associate.ts';
import { isQuizOn } from './questions.ts';

interface By {
  accountId: string;
  language: Language;
  read?: ReadText | undefined;
  quizPassed?: true;
  now: Date;
}

/**
 * Accredits a registered associate who acknowledges the brand education, and records the version of the text and its
 * language, after the quiz if there is one. Does nothing for an associate who is accredited already.
 * @throws Conflict in any other status, if what was read is no longer live, or if the quiz comes first; NotAllowed if the person is no longer an
 * associate
 */
export async function acknowledge(
  tx: Transaction,
  { accountId, language, read, quizPassed, now }: By,
): Promise<AssociateStatus> {
  const account = await lockAssociate(tx, accountId);
  const move = { actorId: accountId, by: 'associate', now } as const;
  const status = await moveAssociate(tx, account, 'acknowledge', move);
  if (status !== statusOf(account)) {
    if (!quizPassed && (await isQuizOn(tx))) throw new Conflict('error.quizFirst');
    await recordAgreements(tx, {
      accountId,
      agencyId: account.agencyId,
      kinds: ['education'],
      text: ACKNOWLEDGED_CODE,
      language,
      read,
      at: now,
    });
  }
  return status;
}
