import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { asc, eq } from 'drizzle-orm';
import { defaultBrand } from '../../../brands/defaultBrand.ts';
import { usualTimeZone } from '../../../contract/settings.ts';
import { mails } from '../../../server/core/db/schema.ts';
import type { MailContent } from '../../../server/core/mail/outbox.ts';
import { createTokens, type TokenPurpose } from '../../../server/core/mail/tokens.ts';
import type { MailTransport } from '../../../server/core/mail/transport.ts';
import { keptMails } from '../../../server/mails/leasedMail.ts';
import { startMailWorker } from '../../../server/mails/worker.ts';
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

/** Starts a worker that sends what is due now, and again when it is woken. `sent` is resolved by the first email. */
export function workOnMails({ db, clock, app }: TestApp, transport: MailTransport) {
  const { tokens, mailChoices } = app;
  const frame = { brand: defaultBrand, publicUrl: 'https://hub.example', timeZone: usualTimeZone };
  const parts = { db, clock, tokens, mailChoices, transport, frame, pollMs: 3_600_000 };
  let onSent = () => {};
  const sent = new Promise<void>((resolve) => {
    onSent = resolve;
  });
  return { worker: startMailWorker({ ...parts, onSent: () => onSent() }), sent };
}

/** Returns all emails in the folder of a transport that writes files, once those that are kept no longer are swept out. */
export async function mailsIn(
  folder: string,
  { sweep }: MailTransport,
  { db }: TestApp,
): Promise<string> {
  await sweep?.((ids) => keptMails(db, ids));
  return readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('');
}
