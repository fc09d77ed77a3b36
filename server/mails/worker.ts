import { setTimeout as delay } from 'node:timers/promises';
import { hasBegunToEnd } from '../../contract/dates.ts';
import type { Clock } from '../core/clock.ts';
import type { Database } from '../core/db/connection.ts';
import { startWorker, type Worker } from '../core/jobs/worker.ts';
import { composeWithOverrides, type MailFrame } from '../core/mail/compose.ts';
import { type MailChoices, Unwanted } from '../core/mail/mailChoices.ts';
import { templateOf } from '../core/mail/templates.ts';
import { hashToken, type Tokens } from '../core/mail/tokens.ts';
import { MailRefused, type MailTransport } from '../core/mail/transport.ts';
import {
  keptMails,
  LEASE_MS,
  type LeasedMail,
  leaseMail,
  markMail,
  rekeyInvitation,
  type Verdict,
  verdictOn,
} from './leasedMail.ts';

export interface MailWorkerParts {
  db: Database;
  clock: Clock;
  tokens: Tokens;
  mailChoices: MailChoices;
  transport: MailTransport;
  frame: MailFrame;
  /** Called with every error; the error never contains an email's content. */
  onError?: (error: unknown) => void;
  onSent?: () => void;
  onFailedTry?: (failure: FailedTry) => void;
  pollMs?: number;
}

/** Why an email was not sent, for the log. */
export interface FailedTry {
  mail: string;
  template: string;
  tries: number;
  /** QUEUED: there will be another try. */
  status: Verdict['status'];
  reason: string;
}

const LANES = 3;
/** How often what was written of emails that are gone is removed. */
const SWEEP_MS = 60_000;
const TRY_TIMEOUT_MS = 40_000;
/** How long `stop` waits for active tries. */
const STOP_TIMEOUT_MS = 7_000;

/**
 * Starts the worker that sends the emails of the outbox. Any number of nodes may run one: an email is leased, sent, and
 * then marked together with its invitation in one transaction. If a node dies, its lease expires; an email is sent twice,
 * with the same Message-ID, only if the node dies between sending and marking it. `stop` aborts tries that hang.
 */
export function startMailWorker(parts: MailWorkerParts): Worker {
  const { db, clock, tokens, mailChoices, transport, frame, pollMs = 2_000 } = parts;
  const { onError = () => {}, onSent = () => {}, onFailedTry = () => {} } = parts;
  const aborting = new AbortController();

  let sweptAt = 0;
  async function sweep(): Promise<void> {
    const now = Date.now();
    if (!transport.sweep || now < sweptAt + SWEEP_MS) return;
    sweptAt = now;
    await transport.sweep((ids) => keptMails(db, ids));
  }

  async function work(stopping: AbortSignal): Promise<void> {
    await sweep();
    while (!stopping.aborted) {
      const mail = await leaseMail(db, clock.now());
      if (!mail) return;
      await finish(mail, await attempt(mail), stopping);
    }
  }

  /** Tries to send. Returns undefined if the other side has accepted the email. */
  async function attempt(mail: LeasedMail): Promise<Verdict | undefined> {
    const { id, to, template, params, language, tries } = mail;
    const createdAt = new Date(mail.createdAt);
    try {
      refuseLateReminder(mail, clock.now());
      const stopToken = await stopTokenOf(mail);
      const token = params.link && tokens.of(params.link, mail.tokenHash);
      if (token) await rekeyInvitation(db, mail, hashToken(token));
      const words = await composeWithOverrides(
        db,
        { template, params: params.words, token, stopToken, language },
        frame,
      );
      const signal = AbortSignal.any([aborting.signal, AbortSignal.timeout(TRY_TIMEOUT_MS)]);
      await transport.send({ id, to, date: createdAt, ...words }, signal);
      onSent();
      return undefined;
    } catch (error) {
      const verdict = verdictOn(error, { tries, createdAt, now: clock.now() });
      const { status, reason } = verdict;
      onFailedTry({ mail: id, template, tries, status, reason });
      return verdict;
    }
  }

  /** Returns the token of the link by which the reader stops such emails. @throws Unwanted if that was done */
  async function stopTokenOf({ to, template }: LeasedMail): Promise<string | undefined> {
    if (!(await mailChoices.wantsMail(db, { to, template }))) throw new Unwanted();
    const { list } = templateOf(template);
    return list === 'account' ? undefined : mailChoices.linkToken({ list, email: to });
  }

  /**
   * Marks email and invitation. Retries while PostgreSQL is unavailable, because a sent email must not be sent again.
   */
  async function finish(
    mail: LeasedMail,
    verdict: Verdict | undefined,
    stopping: AbortSignal,
  ): Promise<void> {
    for (const end = Date.now() + LEASE_MS - TRY_TIMEOUT_MS; ; ) {
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
      const hanging = setTimeout(() => aborting.abort(), STOP_TIMEOUT_MS);
      await worker.stop();
      clearTimeout(hanging);
      transport.close();
    },
  };
}

/** @throws MailRefused for a reminder of a day that is over for somebody already, as after a long failure of the mail server */
function refuseLateReminder({ template, params }: LeasedMail, now: Date): void {
  const { until } = params.words;
  if (templateOf(template).reminds && until && hasBegunToEnd(until, now))
    throw new MailRefused(`It reminds of ${until}, which is over in some places already`);
}
