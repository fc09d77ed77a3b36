import { and, eq, gt, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { englishText } from '../../contract/messages.ts';
import { inTransaction, type Queryable, type Transaction } from '../core/db/connection.ts';
import { enforce, rateLimits } from '../core/db/rateLimits.ts';
import { accounts, agencies, resetTokens } from '../core/db/schema.ts';
import { InvalidInput, invalidField } from '../core/errors.ts';
import { networkOf } from '../core/http/network.ts';
import { queueGuestRequest } from '../core/mail/guestRequest.ts';
import { hashToken } from '../core/mail/tokens.ts';
import { hashNewPassword } from '../core/passwords/newPassword.ts';
import { useLink } from '../core/passwords/usedLinks.ts';
import { endSessionsOf } from '../core/session/sessions.ts';
import { recordSignInEvent } from '../core/session/signInEvents.ts';
import { readSignUp } from '../sign-up/createAgent.ts';
import { readAddressLink } from './addressLinks.ts';
import { changePassword } from './changePassword.ts';
import { endResetLinks } from './resetLinks.ts';

/** Requests a password reset link, says whose link it is, and sets a new password with it. */
export async function resetPassword(app: FastifyInstance) {
  // Whether an account exists is checked later, so that response and response time don't reveal it.
  app.endpoint('initiateReset', async ({ body: { emailAddress: email }, ip }) => {
    const [network, now] = [networkOf(ip), app.clock.now()];
    await enforce(app.db, rateLimits(app.env).resets, network, now);
    await queueGuestRequest(app.db, { kind: 'passwordReset', email, network }, now);
    return { status: 'ok' as const, message: englishText({ key: 'reset.answer' }) };
  });

  // Also for the links that confirm an address or change one: a page names its owner before the link is used.
  app.endpoint('readLink', async ({ body: { token } }) => {
    const moment = app.clock.moment();
    const changed = await readAddressLink(app.db, token, moment.now);
    if (changed) {
      const { change, account, isUndo } = changed;
      const to = isUndo ? change.from : change.to;
      return { emailAddress: to, staff: account.staff, change: { to, isUndo } };
    }
    const owner = await readResetLink(app.db, token, moment.now);
    const { email } = owner ?? (await readSignUp(app.db, token, moment));
    return { emailAddress: email, staff: owner?.staff ?? false };
  });

  app.endpoint('resetPassword', async (request, reply) => {
    const { body, person, ip } = request;
    const now = app.clock.now();
    const { id } = await useLink(request, body.resetToken, async (note) => {
      // Checked before the costly hashing, and again under lock.
      const owner = await readResetLink(app.db, body.resetToken, now);
      if (!owner) throw new InvalidInput('error.deadToken');
      if (owner.email !== body.emailAddress) {
        throw invalidField('emailAddress', 'error.otherAddress');
      }
      const { staff, email, name, agency } = owner;
      const passwordHash = await hashNewPassword(app, body.password, request, {
        owner: { staff, words: [email, name, agency] },
      });
      return inTransaction(app.db, async (tx) => {
        const account = await setPassword(tx, body, { passwordHash, now });
        await recordSignInEvent(tx, { ip, env: app.env, now }, 'resetUsed', account.id);
        await note(tx, account.id);
        return { id: account.id, passwordHash };
      });
    });
    if (person?.id === id) await reply.signOut();
    app.mail.wake();
  });
}

/**
 * Sets the password of the address by its link, which is used up with all others of the account, and ends all sessions.
 * Returns the account. @throws InvalidInput for an invalid link
 */
async function setPassword(
  tx: Transaction,
  { emailAddress, resetToken }: { emailAddress: string; resetToken: string },
  { passwordHash, now }: { passwordHash: string; now: Date },
): Promise<{ id: string }> {
  const account = await lockOwner(tx, emailAddress);
  const [used] = await tx
    .update(resetTokens)
    .set({ usedAt: now })
    .where(isValidReset(resetToken, now))
    .returning({ accountId: resetTokens.accountId });
  if (!account || used?.accountId !== account.id) throw new InvalidInput('error.deadToken');
  // The owner of the mailbox overrides concurrent changes, so no epoch is expected.
  const epoch = await changePassword(tx, account, { passwordHash, now });
  if (epoch === undefined) throw new InvalidInput('error.deadToken');
  await endResetLinks(tx, account.id, now);
  await endSessionsOf(tx, account.id);
  return account;
}

/** Returns the account of the address, locked: of several links used at once only the first is valid. */
async function lockOwner(tx: Transaction, emailAddress: string) {
  const [account] = await tx
    .select({ id: accounts.id, email: accounts.email })
    .from(accounts)
    .where(eq(accounts.email, emailAddress))
    .for('no key update');
  return account;
}

const isValidReset = (token: string, now: Date) =>
  and(
    eq(resetTokens.tokenHash, hashToken(token)),
    isNull(resetTokens.usedAt),
    gt(resetTokens.expiresAt, now),
  );

/** Returns whom a reset link was mailed to, undefined for an invalid link; doesn't use the link up. */
async function readResetLink(db: Queryable, token: string, now: Date) {
  const { email, name, staff } = accounts;
  const [owner] = await db
    .select({ email, name, staff, agency: agencies.name })
    .from(resetTokens)
    .innerJoin(accounts, eq(accounts.id, resetTokens.accountId))
    .leftJoin(agencies, eq(agencies.id, accounts.agencyId))
    .where(isValidReset(token, now));
  return owner;
}
