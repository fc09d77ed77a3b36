import { eq } from 'drizzle-orm';
import { DAY } from '../../../contract/dates.ts';
import { invitations } from '../../../server/core/db/schema.ts';
import { agencyNamed } from './reports.ts';
import type { TestApp } from './testApp.ts';

/** Returns the row of an address in `invitations`, or undefined. */
export const invitationRow = async ({ db }: TestApp, email: string) =>
  (await db.select().from(invitations).where(eq(invitations.email, email)))[0];

let count = 0;

/** Adds an invitation by Northwind, as it is once its email was sent. */
export async function invitedByNorthwind(
  hub: TestApp,
  more: Partial<typeof invitations.$inferInsert> = {},
): Promise<{ id: string; email: string; creationToken: string }> {
  count += 1;
  const email = `invitee.${count}@northwind.example`;
  const { id, token, hash } = hub.app.tokens.issue('invitation');
  const now = hub.clock.now();
  await hub.db.insert(invitations).values({
    id,
    email,
    agencyId: await agencyNamed(hub, 'Northwind Meetings'),
    status: 'INVITED',
    inviteType: 'POC',
    sentAt: now,
    requestedAt: now,
    createdAt: now,
    tokenHash: hash,
    tokenExpiresAt: new Date(now.getTime() + 30 * DAY),
    ...more,
  });
  return { id, email, creationToken: token };
}
