import { eq } from 'drizzle-orm';
import { dayOf, daysFrom } from '../../contract/dates.ts';
import { limits } from '../../contract/limits.ts';
import type { AccountAction } from '../core/action.ts';
import { entryOf, recordAudit } from '../core/audit/record.ts';
import type { Transaction } from '../core/db/connection.ts';
import { accounts } from '../core/db/schema.ts';
import { Conflict } from '../core/errors.ts';
import { enqueueMail } from '../core/mail/outbox.ts';
import { lockAccount } from '../life-cycle/associate.ts';
import { findBlocks } from './blocks.ts';

type OwnAction = AccountAction & { actorId: string };

/** Asks that the own account be ended, with time to change one's mind. @throws Conflict if something has to happen first */
export async function askForEnding(tx: Transaction, action: OwnAction): Promise<void> {
  const account = await lockAccount(tx, action.id);
  if (account.endsAt) return;
  if ((await findBlocks(tx, account)).length > 0) throw new Conflict('error.alreadyMoved');
  const endsAt = daysFrom(action.now, limits.endingDays);
  await tx.update(accounts).set({ endsAt }).where(eq(accounts.id, account.id));
  await recordAudit(tx, entryOf('account', action, 'askForEnding', undefined, { endsAt }));
  const params = { until: dayOf(endsAt) };
  await enqueueMail(tx, { to: account.email, template: 'endingAsked', params, now: action.now });
}

/** Keeps the own account after all. */
export async function keepAccount(tx: Transaction, action: OwnAction): Promise<void> {
  const { id, endsAt } = await lockAccount(tx, action.id);
  if (!endsAt) return;
  await tx.update(accounts).set({ endsAt: null }).where(eq(accounts.id, id));
  await recordAudit(tx, entryOf('account', action, 'keepAccount', { endsAt }, { endsAt: null }));
}
