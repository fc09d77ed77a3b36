import { and, eq } from 'drizzle-orm';
import { paths } from '../../../contract/paths.ts';
import { identities } from '../../core/db/schema.ts';
import { noteProof } from '../../core/session/sessions.ts';
import { SignOnRefused } from './refused.ts';
import type { Return } from './signOn.ts';

/**
 * Notes that the person of an open session has just proved at the provider who it is: the same person as there. Returns where to
 * go on.
 * @throws SignOnRefused
 */
export async function prove({ app, request, visit, known }: Return): Promise<string> {
  const { person, session } = request;
  if (!person || !session || session.id !== visit.sessionId) {
    throw new SignOnRefused('otherSession');
  }
  const { issuer, subject } = known;
  const own = and(
    eq(identities.issuer, issuer),
    eq(identities.subject, subject),
    eq(identities.accountId, person.id),
  );
  if ((await app.db.$count(identities, own)) === 0) {
    throw new SignOnRefused('otherPerson', { issuer, subject });
  }
  // An answer without a fresh proof has been refused: `finish` demands one.
  await noteProof(app.db, session, 'signOn', app.clock.now());
  return paths.security;
}
