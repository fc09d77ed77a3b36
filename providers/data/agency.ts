import type { GetOneParams, QueryFunctionContext, UpdateParams } from 'ra-core';
import type { AgencyChangeForm, AgencyContactForm, AgencyForm } from '#contract/forms/agency.ts';
import { agencySaveMethod } from '#contract/lifeCycle.ts';
import { readAgencyStatus } from '#contract/statuses.ts';
import type { Hub } from '../hub.ts';
import { unlessSaved } from '../savedAlready.ts';

/**
 * The person's own agency. It is saved with the version that was read (decision B10), by the method that fits the status
 * that was read (specification §4). Where nothing can be saved, the server responds 405.
 */
export const agency = ({ call, session }: Pick<Hub, 'call' | 'session'>) => ({
  async getOne({ id, signal }: GetOneParams & Partial<QueryFunctionContext>) {
    return { data: { ...(await call('agency', { signal })), id } };
  },

  /** Pending if the answer doesn't say (specification §4). An approved agency changes by request (decision B13). */
  async update({ id, data, meta, previousData: { version, agencyStatus } }: UpdateParams) {
    const form = data as AgencyForm | AgencyChangeForm;
    // Changed without a review (decision B12).
    if (meta?.contact) {
      const body = { ...(data as AgencyContactForm), version };
      return { data: { ...(await call('saveAgencyContact', { body })), id } };
    }
    if ('reason' in form) {
      return {
        data: { ...(await call('requestAgencyChange', { body: { ...form, version } })), id },
      };
    }
    const method = agencySaveMethod(readAgencyStatus(agencyStatus)) ?? 'PATCH';
    const body = { ...form, version };
    const answer = await call('saveAgency', { body, method }).catch(
      unlessSaved(() => call('agency'), body),
    );
    await session.saved({ agencyStatus: answer.agencyStatus || 'PENDING' });
    return { data: { ...answer, id } };
  },
});
