import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { isStaff } from '../../contract/staff/roles.ts';
import { inTransaction } from '../core/db/connection.ts';
import { enforce, rateLimits } from '../core/db/rateLimits.ts';
import { accounts } from '../core/db/schema.ts';
import { Conflict, invalidField } from '../core/errors.ts';
import { judgePassword } from '../core/passwords/newPassword.ts';
import type { Requester } from '../core/passwords/passwords.ts';
import type { Person } from '../core/session/person.ts';
import { keepSession } from '../core/session/sessions.ts';
import { changePassword } from './changePassword.ts';

export async function password(app: FastifyInstance) {
  app.endpoint('changePassword', async (request, reply) => {
    const { person, body, session } = request;
    const now = app.clock.now();
    const expected = await checkPassword(app, request, body.currentPassword);
    const { firstName, lastName, email, agency } = person;
    await judgePassword(app, body.password, {
      staff: isStaff(person),
      words: [firstName, lastName, email, agency?.name],
    });
    const passwordHash = await app.passwords.inTurn('newPassword', request, () =>
      app.passwords.hash(body.password),
    );
    const token = await inTransaction(app.db, async (tx) => {
      const epoch = await changePassword(tx, person, { passwordHash, expected, now });
      if (epoch === undefined) throw new Conflict('error.passwordChanged');
      return keepSession(tx, person.id, session);
    });
    reply.takeToken(token);
    reply.rememberDevice({ id: person.id, passwordHash });
    app.mail.wake();
  });
}

/**
 * Returns the account's epoch.
 * @throws InvalidInput at the field if `typed` is not the current password, TooManyRequests
 */
export async function checkPassword(
  { db, env, clock, passwords }: FastifyInstance,
  requester: Requester & { person: Person },
  typed: string,
): Promise<number> {
  const { id } = requester.person;
  await enforce(db, rateLimits(env).currentPassword, id, clock.now());
  const account = await db.query.accounts.findFirst({
    columns: { passwordHash: true, credentialEpoch: true },
    where: eq(accounts.id, id),
  });
  const stored = account?.passwordHash ?? null;
  const isRight = () => passwords.matches(typed, stored);
  if (!account || !(await passwords.inTurn('newPassword', requester, isRight))) {
    throw invalidField('currentPassword', 'error.currentPassword');
  }
  return account.credentialEpoch;
}
