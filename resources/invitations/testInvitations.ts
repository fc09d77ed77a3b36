import type { DeleteParams, UpdateParams } from 'ra-core';
import { limits } from '#contract/limits.ts';
import { listMeta } from '#contract/paging.ts';
import { inviteStatusFilters } from '#contract/statuses.ts';
import type { HubDataProvider } from '#providers/dataProvider.ts';
import { answering } from '#providers/testing/network.ts';
import type { InvitationRow } from './invitationModel.ts';

/** An invitation for a test; fields that are not given have usual values. */
export const invitation = (over: Partial<InvitationRow> = {}): InvitationRow => {
  const email = over.email ?? 'jane@northwind.example';
  return {
    email,
    id: email,
    pointOfContact: false,
    status: 'INVITED',
    invitationSentDate: '2026-03-07T10:00:00.000Z',
    inviteType: 'POC',
    ...over,
  };
};

/** `count` invitations, a01@… first. */
export const invitations = (count: number): InvitationRow[] =>
  Array.from({ length: count }, (_, at) =>
    invitation({ email: `a${String(at + 1).padStart(2, '0')}@northwind.example` }),
  );

/** A fake server for invitations: it pages, filters, changes and deletes as the real one does. */
export function invitationsServer(start: readonly InvitationRow[]) {
  let rows = [...start];
  const find = (email: string) => rows.find((row) => row.email === email);
  const change = (email: string, over: Partial<InvitationRow>) => {
    rows = rows.map((row) => (row.email === email ? { ...row, ...over } : row));
  };
  const verbs = {
    async getList(_resource: string, { pagination, filter = {} }: ListParams) {
      const chosen = rows.filter(
        (row) =>
          row.email.includes(filter.search ?? '') &&
          (!filter.inviteType || row.inviteType === filter.inviteType) &&
          (!filter.inviteStatus ||
            (inviteStatusFilters[filter.inviteStatus] as readonly unknown[]).includes(row.status)),
      );
      const meta = listMeta(pagination.page, chosen.length, limits.invitationsPageSize);
      const from = (meta.currPage - 1) * limits.invitationsPageSize;
      const data = chosen.slice(from, from + limits.invitationsPageSize);
      return { data, total: meta.totalElements, meta };
    },
    async sendInvitations(emailAddresses: string[]) {
      const sent = emailAddresses.map((email) =>
        invitation({ email, status: null, invitationSentDate: null }),
      );
      rows = [...sent, ...rows.filter((row) => !emailAddresses.includes(row.email))];
      return { successful: emailAddresses, failed: [] };
    },
    async update(_resource: string, { id, data }: UpdateParams<InvitationRow>) {
      change(String(id), data);
      return { data: find(String(id)) as InvitationRow };
    },
    async delete(_resource: string, { id }: DeleteParams) {
      rows = rows.filter((row) => row.email !== id);
      return { data: { id } };
    },
  };
  const call = answering({
    sendInvitations: ({ body }: { body: { emailAddresses: string[] } }) =>
      verbs.sendInvitations(body.emailAddresses),
  });
  return {
    change,
    dataProvider: Object.assign(verbs, { call }) as unknown as HubDataProvider,
    verbs,
  };
}

interface ListParams {
  pagination: { page: number };
  filter?: {
    search?: string;
    inviteStatus?: keyof typeof inviteStatusFilters;
    inviteType?: string;
  };
  meta?: { background?: boolean };
}
