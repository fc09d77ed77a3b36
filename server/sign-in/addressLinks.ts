import { and, eq, gt, isNull, or } from 'drizzle-orm';
import { DAY } from '../../contract/dates.ts';
import { limits } from '../../contract/limits.ts';
import type { Queryable } from '../core/db/connection.ts';
import { accounts, addressChanges } from '../core/db/schema.ts';
import { InvalidInput } from '../core/errors.ts';
import { hashToken } from '../core/mail/tokens.ts';

/** A change of address with its account, as an emailed link finds it. */
const changeOf = (db: Queryable, token: string, now: Date) => {
  const ago = (ms: number) => new Date(now.getTime() - ms);
  const hash = hashToken(token);
  const confirms = and(
    eq(addressChanges.confirmHash, hash),
    isNull(addressChanges.confirmedAt),
    gt(addressChanges.requestedAt, ago(limits.addressLinkLifeMs)),
    // Whoever has changed the password or a factor since then has ended what somebody else may have asked for.
    eq(addressChanges.credentialEpoch, accounts.credentialEpoch),
    accounts.enabled,
  );
  const takesBack = and(
    eq(addressChanges.undoHash, hash),
    gt(addressChanges.confirmedAt, ago(limits.addressUndoDays * DAY)),
  );
  return db
    .select({ change: addressChanges, account: accounts })
    .from(addressChanges)
    .innerJoin(accounts, eq(accounts.id, addressChanges.accountId))
    .where(and(isNull(addressChanges.undoneAt), or(confirms, takesBack)));
};

type Found = Awaited<ReturnType<typeof changeOf>>;
export type AddressChange = Found[number] & { isUndo: boolean };

const first = ([found]: Found): AddressChange | undefined =>
  found && { ...found, isUndo: found.change.confirmedAt !== null };

/** Returns the change that a link confirms or takes back, undefined for an invalid link; doesn't use the link up. */
export const readAddressLink = async (db: Queryable, token: string, now: Date) =>
  first(await changeOf(db, token, now));

/**
 * Returns the change of a link, locked with its account, so that a concurrent request finds the link used.
 * @throws InvalidInput for an invalid link
 */
export async function lockAddressLink(
  db: Queryable,
  token: string,
  now: Date,
): Promise<AddressChange> {
  const change = first(await changeOf(db, token, now).for('update'));
  if (!change) throw new InvalidInput('error.deadToken');
  return change;
}
