import { asc, eq } from 'drizzle-orm';
import type { Database } from '../db/connection.ts';
import { mails } from '../db/schema.ts';
import type { MailContent } from '../mail/outbox.ts';
import { createTokens, type TokenPurpose } from '../mail/tokens.ts';
import type { TestApp } from './test-app.ts';

/** Names of the mails that wait for an address, oldest first. */
export async function mailsTo({ db }: TestApp, to: string): Promise<string[]> {
  return (await outbox(db, to)).map(({ template }) => template);
}

/** The token that the last mail with a link of that purpose carries to an address. */
export async function mailedToken(
  hub: TestApp,
  to: string,
  purpose: TokenPurpose,
): Promise<string> {
  const links = (await outbox(hub.db, to)).map(({ params }) => (params as MailContent).link);
  const link = links.findLast((found) => found?.purpose === purpose);
  if (!link) throw new Error(`No mail with a ${purpose} link for ${to}`);
  return createTokens(hub.app.env.sessionSecret).of(link);
}

const outbox = (db: Database, to: string) =>
  db.select().from(mails).where(eq(mails.to, to)).orderBy(asc(mails.createdAt));
