import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { StepUp } from '../../../contract/calls/call.ts';
import type { ProofMethod } from '../../../contract/factorMethods.ts';
import { limits } from '../../../contract/limits.ts';
import type { Queryable } from '../db/connection.ts';
import { identities } from '../db/schema.ts';
import { ProofNeeded } from '../errors.ts';
import { factorsOf } from './pendingSignIn.ts';
import type { CurrentSession } from './person.ts';

/**
 * Returns how a person can prove in an open session who it is: by the password only where there is no factor, and by single
 * sign-on where that is linked.
 */
export async function proofsOf(db: Queryable, accountId: string): Promise<ProofMethod[]> {
  const factors = await factorsOf(db, accountId);
  const signOn = (await db.$count(identities, eq(identities.accountId, accountId))) > 0;
  const proofs: ProofMethod[] = factors.length > 0 ? factors : ['password'];
  return signOn ? [...proofs, 'signOn'] : proofs;
}

/** Whether the person of a session has proved it a short time ago. A link that was mailed proves nothing. */
const isProved = ({ methods, provedAt }: CurrentSession, now: Date): boolean =>
  methods.some((method) => method !== 'link') &&
  now.getTime() - provedAt.getTime() < limits.proofLifeMs;

/** Returns a hook that refuses a call whose person has not proved a short time ago who it is (decision F10). */
export const stepUpGuard =
  ({ db, clock }: FastifyInstance, stepUp: StepUp) =>
  async ({ session, person }: FastifyRequest): Promise<void> => {
    if (!session || !person || isProved(session, clock.now())) return;
    const proofs = await proofsOf(db, person.id);
    if (stepUp === 'ofFactors' && proofs.includes('password')) return;
    throw new ProofNeeded(proofs);
  };
