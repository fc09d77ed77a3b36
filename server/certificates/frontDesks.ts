import { and, eq, isNull, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { searchWords } from '../../contract/folded.ts';
import type { FrontDesk, frontDeskLists } from '../../contract/staff/frontDesks.ts';
import type { StaffAction } from '../core/action.ts';
import { entryOf, recordAudit } from '../core/audit/record.ts';
import type { Database, Transaction } from '../core/db/connection.ts';
import { readList } from '../core/db/list.ts';
import { hasWords, isOneOf, one } from '../core/db/rows.ts';
import { frontDesks } from '../core/db/schema.ts';
import { NotFound } from '../core/errors.ts';
import { hashToken } from '../core/mail/tokens.ts';

type Query = z.output<(typeof frontDeskLists)['front-desks']['query']>;

/** Returns a page of the front desks. */
export const listFrontDesks = (db: Database, { filter: { id, q }, ...order }: Query) =>
  readList<FrontDesk, Query['sort'][0]>(
    db,
    {
      columns: sql`d.id, d.hotel, d.made_at as "madeAt", a.email as "madeBy", d.withdrawn_at as "withdrawnAt"`,
      from: sql`front_desks d left join accounts a on a.id = d.made_by`,
      countFrom: sql`front_desks d`,
      where: [
        ...(id ? [isOneOf(sql`d.id`, id)] : []),
        ...(q ? [hasWords(sql`folded(d.hotel)`, searchWords(q))] : []),
      ],
      orderBy: { hotel: sql`folded(d.hotel)`, madeAt: sql`d.made_at` },
      key: sql`d.id`,
    },
    order,
  );

/** Makes a link for a front desk. Returns its id. */
export async function makeFrontDesk(
  tx: Transaction,
  { actorId, now }: Omit<StaffAction, 'id'>,
  { hotel, token }: { hotel: string; token: string },
): Promise<string> {
  const { id } = one(
    await tx
      .insert(frontDesks)
      .values({ hotel, tokenHash: hashToken(token), madeBy: actorId, madeAt: now })
      .returning({ id: frontDesks.id }),
  );
  await recordAudit(
    tx,
    entryOf('frontDesk', { id, actorId, now }, 'makeFrontDesk', undefined, { hotel }),
  );
  return id;
}

/** Withdraws the link of a front desk, which sees no more than anybody from then on. @throws NotFound */
export async function withdrawFrontDesk(tx: Transaction, action: StaffAction): Promise<void> {
  const { id, now } = action;
  const withdrawn = await tx
    .update(frontDesks)
    .set({ withdrawnAt: now })
    .where(and(eq(frontDesks.id, id), isNull(frontDesks.withdrawnAt)))
    .returning({ hotel: frontDesks.hotel });
  const [desk] = withdrawn;
  if (desk) {
    await recordAudit(tx, entryOf('frontDesk', action, 'withdrawFrontDesk', desk, undefined));
  } else if ((await tx.$count(frontDesks, eq(frontDesks.id, id))) === 0) {
    throw new NotFound();
  }
}

/** Returns the hotel of a link that works; undefined if there is none. */
export async function hotelOf(db: Database, token: string): Promise<string | undefined> {
  const [found] = await db
    .select({ hotel: frontDesks.hotel })
    .from(frontDesks)
    .where(and(eq(frontDesks.tokenHash, hashToken(token)), isNull(frontDesks.withdrawnAt)));
  return found?.hotel;
}
