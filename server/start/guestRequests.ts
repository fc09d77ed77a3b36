import { asc, eq, lte } from 'drizzle-orm';
import { SECOND } from '../../contract/dates.ts';
import { inTransaction, type Transaction } from '../core/db/connection.ts';
import { type GuestRequestKind, guestRequests } from '../core/db/schema.ts';
import { startWorker, type Worker } from '../core/jobs/worker.ts';
import type { GuestRequest, GuestRequestContext } from '../core/mail/guestRequest.ts';
import { selfInvitation } from '../invitations/selfInvitation.ts';
import { addressChange } from '../sign-in/addressChange.ts';
import { passwordReset } from '../sign-in/passwordReset.ts';
import { agencyAccount } from '../sign-up/agencyAccount.ts';

type Handler = (
  tx: Transaction,
  request: GuestRequest,
  context: GuestRequestContext,
) => Promise<void>;
const handlers: Record<GuestRequestKind, Handler> = {
  agencyAccount,
  selfInvitation,
  passwordReset,
  addressChange,
};

/** A request is deleted after so many failures. */
const MAX_TRIES = 8;

interface Reports {
  /** Called after requests were handled: there may be emails in the outbox. */
  onDone: () => void;
  onError: (error: unknown) => void;
}

/**
 * Starts the worker that handles guest requests. It polls and is never woken by a request: otherwise the work that only
 * known addresses cause could be measured in the time of the next response.
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
 * Handles all due requests one after the other, each in a transaction of its own; safe on several nodes. A request that
 * fails is reported to `onError` and tried again later. Returns how many requests there were.
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
  const current: { request?: GuestRequest } = {};
  try {
    await inTransaction(context.db, async (tx) => {
      const [request] = await tx
        .select()
        .from(guestRequests)
        .where(lte(guestRequests.nextTryAt, context.clock.now()))
        .orderBy(asc(guestRequests.nextTryAt), asc(guestRequests.id))
        .limit(1)
        .for('update', { skipLocked: true });
      current.request = request;
      if (!request) return;
      await handlers[request.kind](tx, request, context);
      await tx.delete(guestRequests).where(eq(guestRequests.id, request.id));
    });
  } catch (error) {
    if (!current.request) throw error;
    onError(error);
    await postpone(context, current.request);
  }
  return current.request !== undefined;
}

const retryPauseMs = (tries: number) => 5 * SECOND * 2 ** tries;

/** Postpones a request that failed, so that the others don't wait for it. */
async function postpone(context: GuestRequestContext, { id, tries }: GuestRequest): Promise<void> {
  const { db, clock } = context;
  const row = eq(guestRequests.id, id);
  if (tries + 1 >= MAX_TRIES) {
    await db.delete(guestRequests).where(row);
    return;
  }
  await db
    .update(guestRequests)
    .set({ tries: tries + 1, nextTryAt: new Date(clock.now().getTime() + retryPauseMs(tries)) })
    .where(row);
}
