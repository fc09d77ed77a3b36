import { asc, eq } from 'drizzle-orm';
import { mails } from '../../../server/core/db/schema.ts';
import type { MailContent } from '../../../server/core/mail/outbox.ts';
import { createTokens, type TokenPurpose } from '../../../server/core/mail/tokens.ts';
import type { TestApp } from './testApp.ts';

/** Returns the templates of the emails to an address, oldest first. */
export async function mailsTo(hub: TestApp, to: string): Promise<string[]> {
  return (await outbox(hub, to)).map(({ template }) => template);
}

/** Returns the token in the last email to an address with a link of that purpose. */
export async function mailedToken(
  hub: TestApp,
  to: string,
  purpose: TokenPurpose,
): Promise<string> {
  const links = (await outbox(hub, to)).map(({ params }) => (params as MailContent).link);
  const link = links.findLast((found) => found?.purpose === purpose);
  if (!link) throw new Error(`No mail with a ${purpose} link for ${to}`);
  return createTokens(hub.app.env).of(link);
}

async function outbox(hub: TestApp, to: string) {
  await hub.handleGuestRequests();
  return hub.db.select().from(mails).where(eq(mails.to, to)).orderBy(asc(mails.createdAt));
}
