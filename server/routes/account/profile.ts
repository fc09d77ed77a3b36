import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { profileOf } from '../../accounts/profile.ts';
import { accounts } from '../../db/schema.ts';

/** The session user, and the change of the own names. */
export async function profile(app: FastifyInstance) {
  app.hub('me', ({ person }) => profileOf(person, app.clock.now()));

  app.hub('updateProfile', async ({ person, body: { firstName, lastName } }) => {
    await app.db.update(accounts).set({ firstName, lastName }).where(eq(accounts.id, person.id));
    return profileOf({ ...person, firstName, lastName }, app.clock.now());
  });
}
