import { createHmac } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import { isEmail } from '../../../contract/email.ts';
import { type MailList, mailLists } from '../../../contract/mailLists.ts';
import { keysFor, type Secrets, seal, unseal } from '../config/secrets.ts';
import type { Database, Queryable } from '../db/connection.ts';
import { keptSecret } from '../db/keptSecret.ts';
import { accounts, refusedAddresses } from '../db/schema.ts';
import { type MailTemplate, templateOf } from './templates.ts';
import { MailRefused } from './transport.ts';

/** Which emails, to whom. */
export interface MailChoice {
  list: MailList;
  email: string;
}

/**
 * Returns what knows the addresses that asked not to be invited, by their keyed hashes, and the links at the foot of emails.
 * A link names list and address itself, encrypted: it works for years, whatever rows are gone by then.
 */
export function createMailChoices(db: Database, secrets: Secrets) {
  let kept: Promise<Secrets> | undefined;
  const secret = () => {
    kept ??= keptSecret(db, secrets, 'mail choices').catch((error) => {
      kept = undefined;
      throw error;
    });
    return kept;
  };
  /** Returns the keyed hashes of addresses. */
  const hashesOf = async (emails: readonly string[]): Promise<string[]> => {
    const [key] = keysFor(await secret(), 'refused addresses');
    return emails.map((email) => createHmac('sha256', key).update(email).digest('base64url'));
  };
  /** Whether such emails are sent. */
  const wants = async (db: Queryable, { list, email }: MailChoice): Promise<boolean> => {
    if (list !== 'invitations') return (await unwanted(db, list, [email])).size === 0;
    const hashes = await hashesOf([email]);
    return (await db.$count(refusedAddresses, inArray(refusedAddresses.addressHash, hashes))) === 0;
  };

  return {
    /** Reads the secret, so that no transaction waits for it. */
    async ready() {
      await secret();
    },
    hashesOf,
    wants,
    /** Whether an email is sent: it belongs to the account, its reader asked for it, or did not stop such emails. */
    async wantsMail(
      db: Queryable,
      { to: email, template }: { to: string; template: string },
    ): Promise<boolean> {
      const { list, asked } = templateOf(template as MailTemplate);
      return list === 'account' || asked === true || wants(db, { list, email });
    },
    async linkToken({ list, email }: MailChoice): Promise<string> {
      return seal(await secret(), 'links of emails', '', `${list} ${email}`);
    },
    async read(token: string): Promise<MailChoice | undefined> {
      const text = unseal(await secret(), 'links of emails', '', token);
      const [name, email = ''] = text?.split(' ') ?? [];
      const list = mailLists.find((known) => known === name);
      return list && isEmail(email) ? { list, email } : undefined;
    },
  };
}

/** What of the emails that need not be sent an account gets. */
export const choiceColumns = { reminders: accounts.wantsReminders, news: accounts.wantsNews };

/** Returns those of the addresses whose accounts do not get such emails. */
export async function unwanted(
  db: Queryable,
  list: keyof typeof choiceColumns,
  emails: readonly string[],
): Promise<Set<string>> {
  const found = await db
    .select({ email: accounts.email })
    .from(accounts)
    .where(and(inArray(accounts.email, [...emails]), eq(choiceColumns[list], false)));
  return new Set(found.map(({ email }) => email));
}

/** The reader has asked not to be sent such emails. */
export class Unwanted extends MailRefused {
  override name = 'Unwanted';

  constructor() {
    super('The address has asked not to be sent such emails.');
  }
}

export type MailChoices = ReturnType<typeof createMailChoices>;
