import type { DeleteParams, UpdateParams } from 'ra-core';
import type { Language } from '#contract/languages.ts';
import { limits } from '#contract/limits.ts';
import type { InvitationResult } from '#contract/records.ts';
import type { Hub } from '../hub.ts';
import { keptText } from '../i18n/keptTexts.ts';
import { keptServerText } from '../i18n/serverTexts.ts';
import { isBackground, type ListParams, listResult } from './listResult.ts';

/** Returns the address of an entry: the lists of specification §7 contain addresses, or objects with one. */
const emailOf = (entry: string | { email: string }): string =>
  typeof entry === 'string' ? entry : String(entry.email ?? '');

/** The agency's invitations. A row's id is its address. */
export const invitations = ({ call }: Pick<Hub, 'call'>) => ({
  /** 20 a page; filter `search`, `inviteStatus`, `inviteType`. */
  async getList(params: ListParams) {
    const { pagination, filter = {}, signal } = params;
    const answer = await call('invitations', {
      query: {
        paging: `${pagination?.page ?? 1}-${limits.invitationsPageSize}`,
        search: filter.search,
        inviteStatus: filter.inviteStatus,
        inviteType: filter.inviteType,
      },
      background: isBackground(params),
      signal,
    });
    const content = answer.content.map((row) => ({ ...row, status: row.status || null }));
    return listResult({ ...answer, content }, limits.invitationsPageSize, ({ email }) => email);
  },

  /** Whether the person is a point of contact. */
  async update({ id, data, previousData }: UpdateParams) {
    const pointOfContact = data.pointOfContact === true;
    const row = await call('setPointOfContact', {
      params: { email: String(id) },
      body: { pointOfContact },
    });
    // Specification §7 asks for no answer: without one the row is as it was, but for the change.
    return { data: { ...previousData, pointOfContact, ...(row.email === id && row), id } };
  },

  /** Revokes. */
  async delete({ id, previousData }: DeleteParams) {
    await call('revokeInvitation', { params: { email: String(id) } });
    return { data: { ...previousData, id } };
  },
});

/** Invites up to 50 addresses; one result each (decision D4). Without a language those that are sent again keep theirs. */
export async function sendInvitations(
  call: Hub['call'],
  emailAddresses: string[],
  language?: Language,
): Promise<InvitationResult> {
  const {
    successful,
    failed,
    failures = {},
    ...answer
  } = await call('sendInvitations', { body: { emailAddresses, language } });
  return {
    ...answer,
    successful: successful.map(emailOf),
    failed: failed.map((entry) => {
      const email = emailOf(entry);
      const reason = entry.reason
        ? keptServerText(entry.reason, failures[email])
        : keptText('invitation.cannotBeInvited');
      return { email, reason };
    }),
  };
}
