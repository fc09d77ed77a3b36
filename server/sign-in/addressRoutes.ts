import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isAtDomain } from '../../contract/email.ts';
import { isStaff } from '../../contract/staff/roles.ts';
import { recordAudit } from '../core/audit/record.ts';
import { inTransaction, sqlState, type Transaction } from '../core/db/connection.ts';
import { enforce, rateLimits } from '../core/db/rateLimits.ts';
import { accounts } from '../core/db/schema.ts';
import { InvalidInput, invalidField } from '../core/errors.ts';
import { networkOf } from '../core/http/network.ts';
import { mailAccountExists, queueGuestRequest } from '../core/mail/guestRequest.ts';
import { useLink } from '../core/passwords/usedLinks.ts';
import { endSessionsOf, keepSession, type SessionToken } from '../core/session/sessions.ts';
import { lockAddressLink, readAddressLink } from './addressLinks.ts';
import { confirmAddress, undoAddress } from './changeAddress.ts';

const UNIQUE_VIOLATION = '23505';

/** Another address for one's own account: the request, and the links that confirm it and take it back (decision F15). */
export async function ownAddress(app: FastifyInstance) {
  const { db, env, clock, brand } = app;

  // Whether the address has an account is checked later, so that response and response time don't reveal it.
  app.endpoint('changeAddress', async ({ person, body: { emailAddress: email }, ip }) => {
    const now = clock.now();
    if (email === person.email) throw invalidField('emailAddress', 'error.nothingToChange');
    if (!isStaff(person) && isAtDomain(email, brand.ownDomains)) {
      throw invalidField('emailAddress', 'validation.invalid');
    }
    await enforce(db, rateLimits(env).addressChanges, person.id, now);
    const account = await db.query.accounts.findFirst({
      columns: { id: true, credentialEpoch: true },
      where: eq(accounts.id, person.id),
    });
    const details = { accountId: person.id, credentialEpoch: account?.credentialEpoch };
    const network = networkOf(ip);
    await queueGuestRequest(db, { kind: 'addressChange', email, details, network }, now);
  });

  app.endpoint('useAddressLink', async (request, reply) => {
    const { person, body } = request;
    let kept: SessionToken | undefined;
    const { id } = await useLink(request, body.token, async (note) => {
      const used = await useAddressLink(request, body.token, note);
      kept = used.kept;
      return used.account;
    });
    if (kept) reply.takeToken(kept);
    else if (person?.id === id) await reply.signOut();
    app.mail.wake();
  });

  /** Returns the account, and the session that stays. @throws InvalidInput for an invalid link or an address that is taken */
  async function useAddressLink(
    { person, session }: FastifyRequest,
    token: string,
    note: (tx: Transaction, accountId: string) => Promise<void>,
  ): Promise<{ account: typeof accounts.$inferSelect; kept?: SessionToken }> {
    const now = clock.now();
    const use = async (tx: Transaction) => {
      const change = await lockAddressLink(tx, token, now);
      const { account, isUndo } = change;
      await note(tx, account.id);
      if (isUndo) {
        await undoAddress(tx, change, { tokens: app.tokens, now });
        return { account };
      }
      await confirmAddress(tx, change, now);
      if (person?.id === account.id) {
        return { account, kept: await keepSession(tx, account.id, session) };
      }
      await endSessionsOf(tx, account.id);
      return { account };
    };
    try {
      return await inTransaction(db, use);
    } catch (error) {
      if (sqlState(error) !== UNIQUE_VIOLATION) throw error;
      if (await refuseTaken(token, now)) throw new InvalidInput('error.deadToken');
      // The address was invited at the same moment: now that invitation is there to be replaced.
      return inTransaction(db, use);
    }
  }

  /** Tells the owner of the address that somebody wanted it. Returns whether it has one. */
  const refuseTaken = (token: string, now: Date) =>
    inTransaction(db, async (tx) => {
      const found = await readAddressLink(tx, token, now);
      if (!found) return true;
      const { change, account, isUndo } = found;
      const to = isUndo ? change.from : change.to;
      if ((await tx.$count(accounts, eq(accounts.email, to))) === 0) return false;
      await mailAccountExists(tx, to, now);
      await recordAudit(tx, {
        actorId: account.id,
        subject: { type: 'account', id: account.id },
        event: 'addressTaken',
        after: { email: to },
        at: now,
      });
      app.mail.wake();
      return true;
    });
}
