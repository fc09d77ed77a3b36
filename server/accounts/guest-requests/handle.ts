import { asc, eq, lte } from 'drizzle-orm';
import { inTransaction, type Transaction } from '../../db/connection.ts';
import { type GuestRequestKind, guestRequests } from '../../db/schema.ts';
import { startWorker, type Worker } from '../../jobs/worker.ts';
import { agencyAccount } from './agency-account.ts';
import { passwordReset } from './password-reset.ts';
import type { GuestRequest, GuestRequestContext } from './request.ts';
import { selfInvitation } from './self-invitation.ts';

type Handler = (
  tx: Transaction,
  request: GuestRequest,
  context: GuestRequestContext,
) => Promise<void>;
const handlers: Record<GuestRequestKind, Handler> = {
  agencyAccount,
  selfInvitation,
  passwordReset,
};

const SECOND = 1000;
/** A request that fails so often is given up. Its guest asks again, or writes to the support address. */
const TRIES = 8;

interface Reports {
  /** Something was done: there may be mails in the outbox. */
  onDone: () => void;
  onError: (error: unknown) => void;
}

/**
 * Does what guests ask for. It looks by the clock and is never woken by a request: otherwise the work that one address
 * causes, and another doesn't, would slow down the next answer and could be measured.
 */
export const startGuestRequestWorker = (
  context: GuestRequestContext,
  { onDone, onError }: Reports,
): Worker =>
  startWorker({
    pollMs: 1_000,
    onError,
    async work(signal) {
      if ((await handleGuestRequests(context, { onError, signal })) > 0) onDone();
    },
  });

/**
 * Sees to every request that is due, one after the other, each in a transaction of its own with what it writes. Any
 * number of nodes may. Returns how many there were; `onError` is told of one that failed and is tried again later.
 */
export async function handleGuestRequests(
  context: GuestRequestContext,
  { onError, signal }: { onError: (error: unknown) => void; signal?: AbortSignal },
): Promise<number> {
  for (let done = 0; ; done += 1) {
    if (signal?.aborted || !(await handleNext(context, onError))) return done;
  }
}

async function handleNext(
  context: GuestRequestContext,
  onError: (error: unknown) => void,
): Promise<boolean> {
  const taken: { request?: GuestRequest } = {};
  try {
    await inTransaction(context.db, async (tx) => {
      const [request] = await tx
        .select()
        .from(guestRequests)
        .where(lte(guestRequests.nextTryAt, context.clock.now()))
        .orderBy(asc(guestRequests.nextTryAt), asc(guestRequests.id))
        .limit(1)
        .for('update', { skipLocked: true });
      taken.request = request;
      if (!request) return;
      await handlers[request.kind](tx, request, context);
      await tx.delete(guestRequests).where(eq(guestRequests.id, request.id));
    });
  } catch (error) {
    if (!taken.request) throw error;
    onError(error);
    await putOff(context, taken.request);
  }
  return taken.request !== undefined;
}

/** Tried again later, so that one that fails keeps no other waiting. */
async function putOff(
  { db, clock }: GuestRequestContext,
  { id, tries }: GuestRequest,
): Promise<void> {
  const row = eq(guestRequests.id, id);
  if (tries + 1 >= TRIES) {
    await db.delete(guestRequests).where(row);
    return;
  }
  const nextTryAt = new Date(clock.now().getTime() + 5 * SECOND * 2 ** tries);
  await db
    .update(guestRequests)
    .set({ tries: tries + 1, nextTryAt })
    .where(row);
}
