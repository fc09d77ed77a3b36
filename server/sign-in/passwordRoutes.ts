import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { type Database, inTransaction } from '../core/db/connection.ts';
import { enforce, rateLimits } from '../core/db/rateLimits.ts';
import { accounts } from '../core/db/schema.ts';
import { Conflict, invalidField, NotSignedIn } from '../core/errors.ts';
import type { Passwords, Requester } from '../core/passwords/passwords.ts';
import type { Person } from '../core/session/person.ts';
import { endSessionsOf, rekeySession } from '../core/session/sessions.ts';
import { changePassword } from './changePassword.ts';

/** Changes the password of a person who knows the current one. */
export async function password(app: FastifyInstance) {
  app.endpoint('changePassword', async (request, reply) => {
    const { person, body, session } = request;
    const now = app.clock.now();
    await enforce(app.db, rateLimits(app.env).currentPassword, person.id, now);
    const expected = await checkCurrent(app, request, body.currentPassword);
    const passwordHash = await app.passwords.inTurn('newPassword', request, () =>
      app.passwords.hash(body.password),
    );
    const token = await inTransaction(app.db, async (tx) => {
      const epoch = await changePassword(tx, person, { passwordHash, expected, now });
      if (epoch === undefined) throw new Conflict('error.passwordChanged');
      const made = session && (await rekeySession(tx, session.tokenHash, epoch));
      // The session was ended in the meantime, so it may no longer change anything.
      if (!made) throw new NotSignedIn();
      await endSessionsOf(tx, person.id, made.tokenHash);
      return made;
    });
    reply.takeToken(token);
    reply.rememberDevice({ id: person.id, passwordHash });
    app.mail.wake();
  });
}

/** Returns the account's epoch. @throws InvalidInput at the field if `typed` is another one */
async function checkCurrent(
  { db, passwords }: { db: Database; passwords: Passwords },
  requester: Requester & { person: Person },
  typed: string,
) {
  const account = await db.query.accounts.findFirst({
    columns: { passwordHash: true, credentialEpoch: true },
    where: eq(accounts.id, requester.person.id),
  });
  const stored = account?.passwordHash ?? null;
  const isRight = () => passwords.matches(typed, stored);
  if (!account || !(await passwords.inTurn('newPassword', requester, isRight))) {
    throw invalidField('currentPassword', 'error.currentPassword');
  }
  return account.credentialEpoch;
}
