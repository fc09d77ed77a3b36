import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { daysFrom } from '../../contract/dates.ts';
import type { Demo } from '../../demo/demo.ts';
import type { Transaction } from '../core/db/connection.ts';
import * as table from '../core/db/schema.ts';
import { enqueueMails } from '../core/mail/outbox.ts';
import { lockOut } from '../core/rules/lockOut.ts';
import type { Ids } from './ids.ts';

const FAILED = 3;
const LOCKED = 2;
/** A real lock ends after a quarter of an hour: those of the demo last as long as its emails are recent. */
const LOCKED_DAYS = 7;

/**
 * Stores problems for the demo: emails that a mail server refused, and locked sign-ins. Only of people other than the
 * personas, who can't sign in anyway.
 */
export async function seedTroubles(
  tx: Transaction,
  { people, agencies }: Demo,
  ids: Ids,
  now: Date,
) {
  const others = people.filter(({ canSignIn }) => !canSignIn);
  const registered = others.filter(({ associateStatus }) => associateStatus === 'REGISTERED');
  const batchId = randomUUID();
  await enqueueMails(
    tx,
    registered.slice(0, FAILED).map(({ email, agency }, n) => ({
      to: email,
      template: 'acknowledgementReminder' as const,
      params: { agency: agencies.find(({ key }) => key === agency)?.name ?? '' },
      agencyId: ids.agency(agency),
      batchId,
      now: daysFrom(now, -1 - 2 * n),
    })),
  );
  await tx
    .update(table.mails)
    .set({ status: 'FAILED', tries: 1, reason: '550 5.1.1 The mailbox does not exist' })
    .where(eq(table.mails.batchId, batchId));

  const until = daysFrom(now, LOCKED_DAYS).toISOString();
  const locked = others.filter(({ associateStatus }) => associateStatus === 'ACCREDITED');
  for (const { email } of locked.slice(0, LOCKED)) {
    await tx.execute(sql`
      insert into login_failures (key, identity, kind, level, at, locked_until)
      values (${`demo ${email}`}, address_hash(${email}), 'pair', ${lockOut.failures}, ${until}, ${until})`);
  }
}
