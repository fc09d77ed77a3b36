import { eq } from 'drizzle-orm';
import type { AccountAction } from '../core/action.ts';
import type { Transaction } from '../core/db/connection.ts';
import { accounts } from '../core/db/schema.ts';
import { enqueueMails, type Mail } from '../core/mail/outbox.ts';
import { ableAdministrators } from '../core/session/administrators.ts';

type Template = 'administratorAdded' | 'resetWanted';

/** Emails all administrators who can sign in; the email also says who acts. */
export async function tellAdministrators<T extends Template>(
  tx: Transaction,
  { actorId, now }: AccountAction,
  template: T,
  about: Omit<Mail<T>['params'], 'by'>,
): Promise<void> {
  const params = { ...about, by: await nameOf(tx, actorId) } as Mail<T>['params'];
  const administrators = await ableAdministrators(tx);
  await enqueueMails(
    tx,
    administrators.map(({ email: to }) => ({ to, template, params, now })),
  );
}

async function nameOf(tx: Transaction, actorId: string | null): Promise<string> {
  if (actorId === null) return 'npm run admin';
  const account = await tx.query.accounts.findFirst({ where: eq(accounts.id, actorId) });
  return account?.email ?? '';
}
