import type { Brand } from '../../contract/brand.ts';
import { daysFrom } from '../../contract/dates.ts';
import type { Transaction } from '../core/db/connection.ts';
import { frontDesks } from '../core/db/schema.ts';
import { hashToken } from '../core/mail/tokens.ts';
import type { Ids } from './ids.ts';

/** In the link of the front desk that works: `/verify?desk=demo-front-desk`. */
const demoDesk = 'demo-front-desk';

/** Writes a front desk with a link that works, and one whose link was withdrawn. */
export async function seedFrontDesks(
  tx: Transaction,
  { shortName }: Pick<Brand, 'shortName'>,
  ids: Ids,
  now: Date,
) {
  const madeBy = ids.account('administrator@aldervale.example');
  const desk = (city: string, token: string, madeDays: number, withdrawnDays?: number) => ({
    hotel: `${shortName} ${city}`,
    tokenHash: hashToken(token),
    madeBy,
    madeAt: daysFrom(now, -madeDays),
    withdrawnAt: withdrawnDays === undefined ? null : daysFrom(now, -withdrawnDays),
  });
  await tx
    .insert(frontDesks)
    .values([desk('Chicago', demoDesk, 40), desk('Montréal', `${demoDesk}-before`, 200, 60)]);
}
