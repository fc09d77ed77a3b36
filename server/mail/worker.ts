import { setTimeout as delay } from 'node:timers/promises';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/connection.ts';
import { edgesOf } from '../domain/invitations/edges.ts';
import type { MailFrame } from './compose.ts';
import type { MailContent } from './outbox.ts';
import { ownMail } from './own-mail.ts';
import { type Verdict, verdictOn } from './retry.ts';
import type { MailTemplate } from './texts.ts';
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
/** A mail that was taken is another's to take after that: longer than a try, so that no two send it. */
const LEASE_MS = 60_000;
/** How long `stop` waits for a try. */
const STOP_MS = 7_000;

/** A mail as it was taken from the outbox. */
interface Taken {
  id: string;
  to: string;
  template: MailTemplate;
  params: MailContent;
  tries: number;
  created_at: Date;
  invitation_id: string | null;
  token_hash: string | null;
}

const TAKE = `
update mails set tries = tries + 1, next_try_at = $2, reason = null
where id = (
  select id from mails where status = 'QUEUED' and next_try_at <= $1
  order by next_try_at limit 1 for update skip locked
)
returning id, "to", template, params, tries, created_at, invitation_id,
  (select token_hash from invitations i where i.id = invitation_id) as token_hash`;

// The row of an older secret, or of none: what is mailed must be what opens.
const REKEY = `
update invitations set token_hash = $2 where id = $1 and account_id is null`;

// A mail whose time ran out meanwhile may have been taken by another: `tries` tells. One that is gone was revoked.
const FINISH = `
with mail as (
  update mails set status = $3, next_try_at = coalesce($4, next_try_at), reason = $5, sent_at = $6
  where id = $1 and tries = $2 and status = 'QUEUED'
  returning invitation_id
)
update invitations i
set status = coalesce(edge.target, i.status), sent_at = coalesce($6, i.sent_at), reason = $7
from mail, jsonb_to_recordset($8::jsonb) as edge (source text, target text)
where i.id = mail.invitation_id and i.status is not distinct from edge.source`;

// Taken and neither sent nor tried again: by a process that is no more.
const RECLAIM = `
update mails set next_try_at = $1
where status = 'QUEUED' and next_try_at > $1 and tries > 0 and reason is null`;

// A second mail to somebody who is invited already: only the date changes. By a reminder not even that.
const SENT = JSON.stringify([...edgesOf('sent'), { source: 'INVITED', target: 'INVITED' }]);
const REFUSED = JSON.stringify(edgesOf('refused'));

/**
 * Sends what the outbox holds (D11, I20). Any number of nodes may run one: a mail is taken under a lease, sent, and
 * then, in one statement, marked together with its invitation. A node that dies in between leaves a lease that runs
 * out; only one that dies after the server took the mail and before it was marked sends it twice, under the same
 * Message-ID.
 */
export function startMailWorker(parts: MailWorkerParts): MailWorker {
  const { db, clock, tokens, transport, frame, alone = false, pollMs = 2_000 } = parts;
  const { onError = () => {} } = parts;
  const pool = db.$client;
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

  async function take(): Promise<Taken | undefined> {
    if (stopping.signal.aborted) return undefined;
    const now = clock.now();
    const { rows } = await pool.query<Taken>({
      name: 'mail-take',
      text: TAKE,
      values: [now, new Date(now.getTime() + LEASE_MS)],
    });
    return rows[0];
  }

  /** undefined: it was taken over by the other side. */
  async function attempt(mail: Taken): Promise<Verdict | undefined> {
    const { id, to, template, params, tries, created_at } = mail;
    try {
      const token = params.link && tokens.of(params.link);
      if (token && mail.invitation_id && mail.token_hash !== hashToken(token)) {
        await pool.query(REKEY, [mail.invitation_id, hashToken(token)]);
      }
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
        const values = marksOf(mail, verdict, clock.now());
        await pool.query({ name: 'mail-finish', text: FINISH, values });
        return;
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
  if (alone) pool.query(RECLAIM, [clock.now()]).then(wake, onError);
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

/** The values of FINISH for what became of a mail. */
function marksOf(
  { id, tries, template }: Taken,
  verdict: Verdict | undefined,
  now: Date,
): unknown[] {
  const isReminder = template === 'invitationReminder';
  if (!verdict) return [id, tries, 'SENT', null, null, now, null, isReminder ? '[]' : SENT];
  const { status, reason } = verdict;
  return status === 'QUEUED'
    ? [id, tries, status, verdict.nextTryAt, reason, null, null, '[]']
    : [id, tries, status, null, reason, null, verdict.told, REFUSED];
}
