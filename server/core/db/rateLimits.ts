import { createHash } from 'node:crypto';
import { and, eq, gte, sql } from 'drizzle-orm';
import { CERTIFICATE_CHECKS_PER_MINUTE } from '../../../contract/certificates.ts';
import { DAY, dayAfter, dayIn, endOf, HOUR, MINUTE, SECOND } from '../../../contract/dates.ts';
import type { Env } from '../config/env.ts';
import { TooManyRequests } from '../errors.ts';
import type { ErrorCode, ErrorMessage } from '../rules/errorEnvelope.ts';
import type { Queryable, Transaction } from './connection.ts';
import { one } from './rows.ts';
import { rateCounters } from './schema.ts';

type Settings = Pick<Env, 'limits' | 'timeZone'>;

/** At most `max` hits of one caller in each window. */
export interface Limit {
  name: string;
  windowMs: number;
  /** The zone whose days are the windows: whoever is told 'tomorrow' can go on then. */
  dayIn?: string;
  max: number;
  /** The error text when the limit is reached; default: when to try again. */
  refusal?: ErrorMessage;
}

/** The counter that ends with the password that was guessed ({@link forgetHits}). */
export const WRONG_CODES = 'wrong-codes';

/** What is limited, and for whom: a network is a `networkOf`. Operators set most of them (docs/operating). */
export const rateLimits = ({ limits, timeZone }: Settings) =>
  ({
    /** Requests of support to reset the second step of a person. */
    factorResets: perDay('factor-resets', 1, 'staff.resetAskedToday', timeZone),
    /** All requests of a network, counted by each process for itself. */
    requests: { windowMs: SECOND, max: limits.requestsPerSecond },
    /** Reports of policy violations that browsers of a network send, counted like requests. */
    policyReports: { windowMs: MINUTE, max: 20 },
    /** Attempts of a network to sign in, successful or not; generous, because an office is one network. */
    signIns: { name: 'sign-in', windowMs: MINUTE, max: limits.signInsPerMinute },
    /** Attempts of a person to name the current password when changing it. */
    currentPassword: { name: 'password', windowMs: 15 * MINUTE, max: 10 },
    /** Requests of a person to change their address: as many as emails to one mailbox. */
    addressChanges: { name: 'address-changes', windowMs: HOUR, max: limits.resetsPerHour },
    /** Wrong codes of authenticator apps for an address, by whoever knows its password or has its session. */
    wrongCodes: perDay(WRONG_CODES, 30, 'error.wrongCodesToday', timeZone),
    /** Attempts of a network to create an account or set a password by a link, successful or not: each costs a hash. */
    newPasswords: { name: 'new-password', windowMs: HOUR, max: limits.newPasswordsPerHour },
    /** Accepted requests of a network for accounts and self-invitations. */
    accounts: { name: 'accounts', windowMs: HOUR, max: limits.accountsPerHour },
    /** Attempts at the password of the registration, for each link that confirms an address. */
    confirmations: { name: 'confirmation', windowMs: 15 * MINUTE, max: 10 },
    /** Presses that count again, or whose password is wrong, for each used link: as long as a session lives idle. */
    usedLinks: { name: 'used-link', windowMs: 30 * MINUTE, max: 10 },
    /** Requests of a network for an email to reset a password. */
    resets: { name: 'resets', windowMs: HOUR, max: limits.resetsPerNetwork },
    /** Emails of each kind that guests cause to one mailbox; beyond it nothing is sent and nothing is said. */
    mailsOfGuests: (kind: string) => ({
      name: `mails.${kind}`,
      windowMs: HOUR,
      max: limits.resetsPerHour,
    }),
    /** Self-invitations to an agency; beyond it nothing is sent and nothing is said. */
    selfInvitations: {
      name: 'selfInvitations.agency',
      windowMs: DAY,
      max: limits.selfInvitationsPerDay,
    },
    /** The part of them that one network may use: half, so that others get through. */
    selfInvitationsOfNetwork: {
      name: 'selfInvitations.network',
      windowMs: DAY,
      max: Math.ceil(limits.selfInvitationsPerDay / 2),
    },
    /** Codes of certificates that a network checks: more than a front desk has guests, far too few to guess one. */
    certificates: { name: 'certificates', windowMs: MINUTE, max: CERTIFICATE_CHECKS_PER_MINUTE },
    /** Reports that an agency uploads, accepted or not. */
    uploads: perDay('uploads', limits.uploadsPerDay, 'upload.dailyLimit', timeZone),
    /** Reports of an agency that are read before they are submitted. */
    previews: perDay('previews', limits.previewsPerDay, 'upload.previewLimit', timeZone),
  }) as const;

const perDay = (name: string, max: number, key: ErrorCode, dayIn: string): Limit => ({
  name,
  windowMs: DAY,
  dayIn,
  max,
  refusal: { key, params: { n: max } },
});

function windowOf({ windowMs, dayIn: zone }: Limit, now: Date): { start: Date; end: Date } {
  if (zone !== undefined) {
    const today = dayIn(zone, now);
    return { start: endOf(dayAfter(today, -1), zone), end: endOf(today, zone) };
  }
  const start = Math.floor(now.getTime() / windowMs) * windowMs;
  return { start: new Date(start), end: new Date(start + windowMs) };
}

/** A limited network, mailbox, account or agency is stored as a hash. */
const keyOf = (name: string, who: string) =>
  `${name}:${createHash('sha256').update(who).digest('base64url')}`;

const counterOf = (limit: Limit, who: string, now: Date) => ({
  key: keyOf(limit.name, who),
  windowStart: windowOf(limit, now).start,
});

/**
 * Counts a hit in the current window and returns the new total. The counter is in the database, so the limit applies to
 * all nodes together; a hit in a transaction that is rolled back doesn't count.
 */
async function hit(db: Queryable, limit: Limit, who: string, now: Date): Promise<number> {
  const { hits } = one(
    await db
      .insert(rateCounters)
      .values({ ...counterOf(limit, who, now), hits: 1 })
      .onConflictDoUpdate({
        target: [rateCounters.key, rateCounters.windowStart],
        set: { hits: sql`${rateCounters.hits} + 1` },
      })
      .returning({ hits: rateCounters.hits }),
  );
  return hits;
}

export const isWithin = async (
  db: Queryable,
  limit: Limit,
  who: string,
  now: Date,
): Promise<boolean> => (await hit(db, limit, who, now)) <= limit.max;

export async function enforce(db: Queryable, limit: Limit, who: string, now: Date): Promise<void> {
  if (!(await isWithin(db, limit, who, now))) throw limitReached(limit, now);
}

/**
 * Counts a hit that may turn out to be none, in the transaction that finds out: others wait for it meanwhile, so that many at
 * once are counted like many in turn. Returns the new total. @throws TooManyRequests if it exceeds the limit
 */
export async function enforceTentatively(
  tx: Transaction,
  limit: Limit,
  who: string,
  now: Date,
): Promise<number> {
  const hits = await hit(tx, limit, who, now);
  if (hits > limit.max) throw limitReached(limit, now);
  return hits;
}

/** Takes back a hit that was none. */
export async function takeBack(
  tx: Transaction,
  limit: Limit,
  who: string,
  now: Date,
): Promise<void> {
  const { key, windowStart } = counterOf(limit, who, now);
  await tx
    .update(rateCounters)
    .set({ hits: sql`${rateCounters.hits} - 1` })
    .where(and(eq(rateCounters.key, key), eq(rateCounters.windowStart, windowStart)));
}

/** Forgets the hits of a limit. */
export async function forgetHits(db: Queryable, name: string, who: string): Promise<void> {
  await db.delete(rateCounters).where(eq(rateCounters.key, keyOf(name, who)));
}

/** Checks a limit without counting. @throws TooManyRequests if another hit would exceed it */
export async function refuseIfLimitReached(
  db: Queryable,
  limit: Limit,
  who: string,
  now: Date,
): Promise<void> {
  const { key, windowStart } = counterOf(limit, who, now);
  const reached = and(
    eq(rateCounters.key, key),
    eq(rateCounters.windowStart, windowStart),
    gte(rateCounters.hits, limit.max),
  );
  if ((await db.$count(rateCounters, reached)) > 0) throw limitReached(limit, now);
}

const limitReached = (limit: Limit, now: Date): TooManyRequests =>
  new TooManyRequests((windowOf(limit, now).end.getTime() - now.getTime()) / SECOND, limit.refusal);
