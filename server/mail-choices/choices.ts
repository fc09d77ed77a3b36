import { and, eq, inArray } from 'drizzle-orm';
import type { MailChoices as Choices } from '../../contract/records.ts';
import { recordAudit } from '../core/audit/record.ts';
import type { Transaction } from '../core/db/connection.ts';
import { accounts, mails } from '../core/db/schema.ts';
import { choiceColumns } from '../core/mail/mailChoices.ts';
import { templatesOf } from '../core/mail/templates.ts';

/**
 * Stores which emails a person gets, which is asked in forms, in the profile and by the link at the foot of emails. What
 * waits and is not wanted any more is not sent.
 * @param actorId null: whoever had the link
 */
export async function setMailChoices(
  tx: Transaction,
  who: { accountId: string } | { email: string },
  wanted: Partial<Choices>,
  { actorId, now }: { actorId: string | null; now: Date },
): Promise<void> {
  const own = 'email' in who ? eq(accounts.email, who.email) : eq(accounts.id, who.accountId);
  const [account] = await tx
    .select({ id: accounts.id, email: accounts.email, ...choiceColumns })
    .from(accounts)
    .where(own)
    .for('update');
  if (!account) return;
  const { id, email, ...before } = account;
  const after = { ...before, ...wanted };
  const changed = (['reminders', 'news'] as const).filter((list) => before[list] !== after[list]);
  if (changed.length === 0) return;
  await tx
    .update(accounts)
    .set({ wantsReminders: after.reminders, wantsNews: after.news })
    .where(eq(accounts.id, id));
  const stopped = changed.filter((list) => !after[list]).flatMap(templatesOf);
  await tx
    .delete(mails)
    .where(and(eq(mails.to, email), eq(mails.status, 'QUEUED'), inArray(mails.template, stopped)));
  await recordAudit(tx, {
    actorId,
    subject: { type: 'account', id },
    event: 'changeMailChoices',
    before,
    after,
    at: now,
  });
}
