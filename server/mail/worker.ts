import { setTimeout as delay } from 'node:timers/promises';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/connection.ts';
import type { MailFrame } from './compose.ts';
import { ownMail } from './own-mail.ts';
import { type Verdict, verdictOn } from './retry.ts';
import {
  LEASE_MS,
  markMail,
  reclaimMails,
  rekeyInvitation,
  type Taken,
  takeMail,
} from './taken.ts';
import { hashToken, type Tokens } from './tokens.ts';
import type { MailTransport } from './transport.ts';

export interface MailWorkerParts {
  db: Database;
  clock: Clock;
  tokens: Tokens;
  transport: MailTransport;
  frame: MailFrame;
  /** Told of whatever goes wrong; never of a mail's content. */
  onError?: (error: unknown) => void;
  /** This process is the only one on the database, so a mail that was taken before its start is nobody's now. */
  alone?: boolean;
  pollMs?: number;
}

export interface MailWorker {
  /** Something was put into the outbox and committed: look at once. */
  wake(): void;
  /** Resolves when nothing is due and nothing under way. */
  idle(): Promise<void>;
  /** Takes no more mails, and waits for those under way; a try that hangs is broken off. */
  stop(): Promise<void>;
}

/** Mails that one process sends at the same time. */
const LANES = 3;
/** The longest try. */
const TRY_MS = 40_000;
/** How long `stop` waits for a try. */
const STOP_MS = 7_000;

/**
 * Sends what the outbox holds (D11, I20). Any number of nodes may run one: a mail is taken under a lease, sent, and
 * then, in one statement, marked together with its invitation. A node that dies in between leaves a lease that runs
 * out; only one that dies after the server took the mail and before it was marked sends it twice, under the same
 * Message-ID.
 */
export function startMailWorker(parts: MailWorkerParts): MailWorker {
  const { db, clock, tokens, transport, frame, alone = false, pollMs = 2_000 } = parts;
  const { onError = () => {} } = parts;
  const stopping = new AbortController();
  const breakOff = new AbortController();
  const lanes = new Set<Promise<void>>();
  let wanted = false;

  function wake(): void {
    wanted = true;
    if (lanes.size >= LANES || stopping.signal.aborted) return;
    const lane = work().catch(onError);
    lanes.add(lane);
    lane.finally(() => lanes.delete(lane));
  }

  async function work(): Promise<void> {
    do {
      wanted = false;
      for (let mail = await take(); mail; mail = await take()) {
        // Where there is one mail there may be more: another lane looks.
        wake();
        await finish(mail, await attempt(mail));
      }
    } while (wanted && !stopping.signal.aborted);
  }

  const take = async () => (stopping.signal.aborted ? undefined : takeMail(db, clock.now()));

  /** undefined: it was taken over by the other side. */
  async function attempt(mail: Taken): Promise<Verdict | undefined> {
    const { id, to, template, params, tries, created_at } = mail;
    try {
      const token = params.link && tokens.of(params.link, mail.token_hash);
      if (token) await rekeyInvitation(db, mail, hashToken(token));
      const words = await ownMail(db, template, params.words, token, frame);
      const signal = AbortSignal.any([breakOff.signal, AbortSignal.timeout(TRY_MS)]);
      await transport.send({ id, to, date: created_at, ...words }, signal);
      return undefined;
    } catch (error) {
      return verdictOn(error, { tries, createdAt: created_at, now: clock.now() });
    }
  }

  /** Marks mail and invitation. While PostgreSQL is away it is tried on: a mail that was sent must not go again. */
  async function finish(mail: Taken, verdict: Verdict | undefined): Promise<void> {
    for (const end = Date.now() + LEASE_MS - TRY_MS; ; ) {
      try {
        return await markMail(db, mail, verdict, clock.now());
      } catch (error) {
        if (Date.now() > end || stopping.signal.aborted) throw error;
        await delay(500);
      }
    }
  }

  const idle = async () => {
    while (lanes.size > 0) await Promise.all(lanes);
  };

  const timer = setInterval(wake, pollMs);
  timer.unref();
  if (alone) reclaimMails(db, clock.now()).then(wake, onError);
  else wake();

  return {
    wake,
    idle,
    async stop() {
      clearInterval(timer);
      stopping.abort();
      const hanging = setTimeout(() => breakOff.abort(), STOP_MS);
      await idle();
      clearTimeout(hanging);
      transport.close();
    },
  };
}
