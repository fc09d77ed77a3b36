import { createHash, randomBytes } from 'node:crypto';
import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import { Secret } from 'otpauth';
import type { CodeMethod } from '../../contract/factorMethods.ts';
import { recordAudit } from '../core/audit/record.ts';
import type { Env } from '../core/config/env.ts';
import { type Secrets, unseal } from '../core/config/secrets.ts';
import type { Transaction } from '../core/db/connection.ts';
import { enforceTentatively, rateLimits, takeBack } from '../core/db/rateLimits.ts';
import { factors, recoveryCodes } from '../core/db/schema.ts';
import { enqueueMail } from '../core/mail/outbox.ts';
import { plainCode, stepOf } from '../core/rules/oneTimeCode.ts';
import { countRecoveryCodes } from '../core/session/pendingSignIn.ts';

export const SECRETS_OF_APPS = 'authenticator apps';

interface Owner {
  accountId: string;
  email: string;
}

interface Answer {
  method: CodeMethod;
  code: string;
  now: Date;
}

/** After so many wrong codes of a day the owner is told that somebody guesses. */
const TELL_AFTER = 10;

/** Uses up a code of a person. Returns whether it is right and was not used before. @throws TooManyRequests */
export const spendCode = (
  tx: Transaction,
  env: Env,
  owner: Owner,
  answer: Answer,
): Promise<boolean> =>
  answer.method === 'oneTimeCode'
    ? spendOneTimeCode(tx, env, owner, answer)
    : spendRecoveryCode(tx, owner, answer);

async function spendOneTimeCode(
  tx: Transaction,
  env: Env,
  { accountId, email }: Owner,
  { code, now }: Answer,
): Promise<boolean> {
  const limit = rateLimits(env).wrongCodes;
  const guesses = await enforceTentatively(tx, limit, email, now);
  const own = and(
    eq(factors.accountId, accountId),
    eq(factors.kind, 'oneTimeCode'),
    isNotNull(factors.confirmedAt),
  );
  for (const { id, secret } of await tx.select().from(factors).where(own)) {
    const step = stepIn(env, { id, secret }, code, now);
    if (step === undefined || !(await takeStep(tx, id, step, now))) continue;
    await takeBack(tx, limit, email, now);
    return true;
  }
  if (guesses === TELL_AFTER) {
    await enqueueMail(tx, { to: email, template: 'codesGuessed', params: {}, now });
  }
  return false;
}

export function stepIn(
  secrets: Secrets,
  { id, secret }: { id: string; secret: string },
  code: string,
  now: Date,
): number | undefined {
  const plain = unseal(secrets, SECRETS_OF_APPS, id, secret);
  return plain === undefined ? undefined : stepOf(plain, code, now);
}

/** Uses up a step, in one statement: of two requests with the same code one gets it. */
async function takeStep(
  tx: Transaction,
  id: string,
  lastStep: number,
  usedAt: Date,
): Promise<boolean> {
  const { rowCount } = await tx
    .update(factors)
    .set({ lastStep, usedAt })
    .where(and(eq(factors.id, id), lt(factors.lastStep, lastStep)));
  return rowCount === 1;
}

async function spendRecoveryCode(
  tx: Transaction,
  { accountId, email }: Owner,
  { code, now }: Answer,
): Promise<boolean> {
  const { rowCount } = await tx
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(recoveryCodes.accountId, accountId),
        eq(recoveryCodes.codeHash, hashOf(accountId, plainCode(code))),
        isNull(recoveryCodes.usedAt),
      ),
    );
  if (rowCount !== 1) return false;
  const left = await countRecoveryCodes(tx, accountId);
  const subject = { type: 'account', id: accountId } as const;
  const event = 'useRecoveryCode';
  await recordAudit(tx, { actorId: accountId, subject, event, after: { left }, at: now });
  await enqueueMail(tx, {
    to: email,
    template: 'recoveryCodeUsed',
    params: { left: String(left) },
    now,
  });
  return true;
}

const CODES = 10;
/** 80 bits, in 16 characters. */
const CODE_BYTES = 10;

/** Makes a new set of recovery codes, which ends the old one. Returns the codes, which are not stored. */
export async function newRecoveryCodes(tx: Transaction, accountId: string): Promise<string[]> {
  const codes = Array.from({ length: CODES }, () => {
    const { buffer } = new Uint8Array(randomBytes(CODE_BYTES));
    return new Secret({ buffer }).base32;
  });
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId));
  await tx
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ accountId, codeHash: hashOf(accountId, code) })));
  return codes.map((code) => code.replace(/.{4}(?=.)/g, '$&-'));
}

const hashOf = (accountId: string, code: string) =>
  createHash('sha256').update(`${accountId} ${code}`).digest('base64url');
