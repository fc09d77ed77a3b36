import { setTimeout as delay } from 'node:timers/promises';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/connection.ts';
import { startWorker, type Worker } from '../jobs/worker.ts';
import type { MailFrame } from './compose.ts';
import { composeWithOverrides } from './compose-with-overrides.ts';
import { LEASE_MS, type LeasedMail, leaseMail, markMail, rekeyInvitation } from './leased-mail.ts';
import { type Verdict, verdictOn } from './retry.ts';
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
  pollMs?: number;
}

/** Mails that one process sends at the same time. */
const LANES = 3;
/** The longest try. */
const TRY_MS = 40_000;
/** How long `stop` waits for a try. */
const STOP_MS = 7_000;

/**
 * Sends what the outbox holds. Any number of nodes may run one: a mail is taken under a lease, sent, and then, in one
 * statement, marked together with its invitation. A node that dies in between leaves a lease that runs out; only one
 * that dies after the server took the mail and before it was marked sends it twice, under the same Message-ID.
 * A stop breaks off a try that hangs.
 */
export function startMailWorker(parts: MailWorkerParts): Worker {
  const { db, clock, tokens, transport, frame, pollMs = 2_000 } = parts;
  const { onError = () => {} } = parts;
  const breakOff = new AbortController();

  async function work(stopping: AbortSignal): Promise<void> {
    while (!stopping.aborted) {
      const mail = await leaseMail(db, clock.now());
      if (!mail) return;
      await finish(mail, await attempt(mail), stopping);
    }
  }

  /** undefined: it was taken over by the other side. */
  async function attempt(mail: LeasedMail): Promise<Verdict | undefined> {
    const { id, to, template, params, tries, created_at } = mail;
    try {
      const token = params.link && tokens.of(params.link, mail.token_hash);
      if (token) await rekeyInvitation(db, mail, hashToken(token));
      const words = await composeWithOverrides(db, template, params.words, token, frame);
      const signal = AbortSignal.any([breakOff.signal, AbortSignal.timeout(TRY_MS)]);
      await transport.send({ id, to, date: created_at, ...words }, signal);
      return undefined;
    } catch (error) {
      return verdictOn(error, { tries, createdAt: created_at, now: clock.now() });
    }
  }

  /** Marks mail and invitation. While PostgreSQL is away it is tried on: a mail that was sent must not go again. */
  async function finish(
    mail: LeasedMail,
    verdict: Verdict | undefined,
    stopping: AbortSignal,
  ): Promise<void> {
    for (const end = Date.now() + LEASE_MS - TRY_MS; ; ) {
      try {
        return await markMail(db, mail, verdict, clock.now());
      } catch (error) {
        if (Date.now() > end || stopping.aborted) throw error;
        await delay(500);
      }
    }
  }

  const worker = startWorker({ work, pollMs, lanes: LANES, onError });
  return {
    ...worker,
    async stop() {
      const hanging = setTimeout(() => breakOff.abort(), STOP_MS);
      await worker.stop();
      clearTimeout(hanging);
      transport.close();
    },
  };
}
