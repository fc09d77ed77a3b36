import { eq } from 'drizzle-orm';
import type { Language } from '../../contract/languages.ts';
import { recordAudit } from '../core/audit/record.ts';
import type { Transaction } from '../core/db/connection.ts';
import { accounts } from '../core/db/schema.ts';
import type { Person } from '../core/session/person.ts';

interface Names {
  firstName: string;
  lastName: string;
}

/** Changes a person's name, and records the old and the new one in the audit. */
export async function changeName(
  tx: Transaction,
  { id, firstName, lastName }: Names & { id: string },
  names: Names,
  at: Date,
): Promise<void> {
  if (firstName === names.firstName && lastName === names.lastName) return;
  await tx.update(accounts).set(names).where(eq(accounts.id, id));
  await recordAudit(tx, {
    actorId: id,
    subject: { type: 'account', id },
    event: 'changeName',
    before: { firstName, lastName },
    after: names,
    at,
  });
}

/** Changes a person's language, and records the old and the new one in the audit. */
export async function changeLanguage(
  tx: Transaction,
  { id, language: before }: Pick<Person, 'id' | 'language'>,
  language: Language,
  at: Date,
): Promise<void> {
  if (language === before) return;
  await tx.update(accounts).set({ language }).where(eq(accounts.id, id));
  await recordAudit(tx, {
    actorId: id,
    subject: { type: 'account', id },
    event: 'changeLanguage',
    before: { language: before },
    after: { language },
    at,
  });
}
