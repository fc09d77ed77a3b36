import { and, desc, eq, gt, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { Language } from '../../contract/languages.ts';
import type { DataExport } from '../../contract/records.ts';
import type { StaffAction } from '../core/action.ts';
import { entryOf, recordAudit } from '../core/audit/record.ts';
import type { Database, Queryable, Transaction } from '../core/db/connection.ts';
import { one } from '../core/db/rows.ts';
import { accounts, dataExports } from '../core/db/schema.ts';
import { NotFound } from '../core/errors.ts';
import type { Files } from '../core/files/files.ts';
import { enqueueMail } from '../core/mail/outbox.ts';

/** Whose exports, and who asked for them: the person, or staff with a reason. Neither gets those of the other. */
interface Owner {
  accountId: string;
  asked: 'byPerson' | 'byStaff';
}

const ownedBy = ({ accountId, asked }: Owner) =>
  and(
    eq(dataExports.accountId, accountId),
    asked === 'byStaff' ? isNotNull(dataExports.reason) : isNull(dataExports.reason),
  );

/** Returns those that are being made or can be downloaded, the newest first. */
export async function listExports(db: Queryable, owner: Owner, now: Date) {
  const rows = await db
    .select({
      id: dataExports.id,
      askedAt: dataExports.askedAt,
      expiresAt: dataExports.expiresAt,
      reason: sql<string>`coalesce(${dataExports.reason}, '')`,
      askedBy: accounts.name,
    })
    .from(dataExports)
    .leftJoin(accounts, eq(accounts.id, dataExports.askedBy))
    .where(and(ownedBy(owner), or(isNull(dataExports.expiresAt), gt(dataExports.expiresAt, now))))
    .orderBy(desc(dataExports.askedAt), desc(dataExports.id));
  return rows.map(({ askedAt, expiresAt, ...row }) => ({
    ...row,
    askedAt: askedAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
  }));
}

/**
 * Asks for a file with what is kept of a person; while one is being made, it stays that one. If staff ask, the person is told.
 * @throws NotFound
 */
export async function askForExport(
  tx: Transaction,
  { id: accountId, actorId, now }: StaffAction,
  { language, reason }: { language?: Language; reason: string | null },
): Promise<DataExport> {
  const [account] = await tx
    .select({ email: accounts.email, language: accounts.language })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  if (!account) throw new NotFound();
  const [made] = await tx
    .insert(dataExports)
    .values({
      accountId,
      askedBy: reason === null ? null : actorId,
      reason,
      language: account.language ?? language ?? 'en',
      askedAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: dataExports.id });
  if (made) {
    const action = { id: accountId, actorId, now };
    const asked = entryOf('account', action, 'askForDataExport', undefined, undefined);
    await recordAudit(tx, reason === null ? asked : { ...asked, note: reason });
    if (reason !== null) {
      await enqueueMail(tx, { to: account.email, template: 'dataExportByStaff', params: {}, now });
    }
  }
  const asked = reason === null ? 'byPerson' : 'byStaff';
  const exports = await listExports(tx, { accountId, asked }, now);
  return one(exports.filter(({ expiresAt }) => expiresAt === null));
}

/** Returns the file of an export, and records the download. @throws NotFound if there is none, or none any more */
export async function downloadExport(
  db: Database,
  files: Files,
  { id, actorId, now, ...owner }: Owner & { id: string; actorId: string; now: Date },
) {
  const [found] = await db
    .select({ fileId: dataExports.fileId, askedAt: dataExports.askedAt })
    .from(dataExports)
    .where(and(eq(dataExports.id, id), ownedBy(owner), gt(dataExports.expiresAt, now)));
  if (!found?.fileId) throw new NotFound();
  const file = await files.read(found.fileId);
  const action = { id: owner.accountId, actorId, now };
  await recordAudit(db, entryOf('account', action, 'downloadDataExport', undefined, undefined));
  const filename = `data-${found.askedAt.toISOString().slice(0, 10)}.zip`;
  return { file, filename, mime: 'application/zip' };
}

/** Stores that an export's file is there, and tells the person who asked. Earlier ones end. */
export async function finishExport(
  tx: Transaction,
  { id, fileId, expiresAt, days, now }: Finished,
): Promise<void> {
  const [row] = await tx
    .update(dataExports)
    .set({ fileId, expiresAt })
    .where(and(eq(dataExports.id, id), isNull(dataExports.fileId)))
    .returning();
  // Gone with its person, or another node was faster: nothing keeps the file.
  if (!row) return;
  const asked = row.reason === null ? 'byPerson' : 'byStaff';
  await tx
    .update(dataExports)
    .set({ expiresAt: now })
    .where(
      and(
        ownedBy({ accountId: row.accountId, asked }),
        ne(dataExports.id, id),
        isNotNull(dataExports.fileId),
      ),
    );
  if (asked === 'byStaff') return;
  const person = one(
    await tx.select({ email: accounts.email }).from(accounts).where(eq(accounts.id, row.accountId)),
  );
  const params = { days: `${days}` };
  await enqueueMail(tx, { to: person.email, template: 'dataExportReady', params, now });
}

interface Finished {
  id: string;
  fileId: string;
  expiresAt: Date;
  days: number;
  now: Date;
}

/** Removes the exports whose time is over. Returns the ids of their files. */
export async function endExports(db: Queryable, now: Date): Promise<string[]> {
  const ended = await db
    .delete(dataExports)
    .where(lte(dataExports.expiresAt, now))
    .returning({ fileId: dataExports.fileId });
  return ended.flatMap(({ fileId }) => fileId ?? []);
}
