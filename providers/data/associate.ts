import type { GetOneParams, QueryFunctionContext, UpdateParams } from 'ra-core';
import type { AssociateForm } from '#contract/forms/associate.ts';
import { associateSaveMethod } from '#contract/lifeCycle.ts';
import { readAssociateStatus } from '#contract/statuses.ts';
import type { Hub } from '../hub.ts';
import { unlessSaved } from '../savedAlready.ts';

/** The person's own registration as an associate, read and saved as the agency's is. */
export const associate = ({ call, session }: Pick<Hub, 'call' | 'session'>) => ({
  async getOne({ id, signal }: GetOneParams & Partial<QueryFunctionContext>) {
    return { data: { ...(await call('associate', { signal })), id } };
  },

  /** Pending if the answer doesn't say (specification §4). */
  async update({ id, data: form, previousData: { version, associateStatus } }: UpdateParams) {
    const method = associateSaveMethod(readAssociateStatus(associateStatus)) ?? 'PATCH';
    const body = { ...(form as AssociateForm), version };
    const answer = await call('saveAssociate', { body, method }).catch(
      unlessSaved(() => call('associate'), body),
    );
    await session.saved({ associateStatus: answer.associateStatus || 'PENDING' });
    return { data: { ...answer, id } };
  },
});
