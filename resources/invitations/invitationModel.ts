import { parseAddressList } from '../../contract/addressList.ts';
import { normaliseEmail } from '../../contract/email.ts';
import { invitationQuery } from '../../contract/forms/invitations.ts';
import { invitationEdges, next } from '../../contract/lifeCycle.ts';
import { pathTo } from '../../contract/paths.ts';
import type { Invitation } from '../../contract/records.ts';
import {
  type InvitationStatus,
  type InviteStatusFilter,
  type InviteType,
  inviteStatusFilters,
} from '../../contract/statuses.ts';

/** An invitation as react-admin knows it: its id is its e-mail. */
export type InvitationRow = Invitation & { id: string };

/** What the list is narrowed to; '' is no narrowing. The names are the query's, in the call and in the address (§7, I19). */
export interface Filters {
  search: string;
  inviteStatus: InviteStatusFilter | '';
  inviteType: InviteType | '';
}

export const noFilters: Filters = { search: '', inviteStatus: '', inviteType: '' };

/** Reads the filters of an address. What the contract refuses is no filter: an old bookmark shows the whole list. */
export function readFilters(query: URLSearchParams): Filters {
  const { search, inviteStatus, inviteType } = invitationQuery.shape;
  const read = (name: string) => query.get(name) ?? '';
  return {
    search: search.safeParse(read('search')).data ?? '',
    inviteStatus: inviteStatus.safeParse(read('inviteStatus')).data ?? '',
    inviteType: inviteType.safeParse(read('inviteType')).data ?? '',
  };
}

/** The filters that narrow something, as the list call takes them. */
export const activeFilters = (filters: Filters): Record<string, string> =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== ''));

export const isFiltered = (filters: Filters): boolean =>
  Object.keys(activeFilters(filters)).length > 0;

/** The address of a page of the list: the page in its path, the filters in its query (§2). */
export function associatesHref(page: number, filters: Filters): string {
  const query = new URLSearchParams(activeFilters(filters)).toString();
  return pathTo('associatesPage', { page }) + (query && `?${query}`);
}

/** Catalogue key of a row's status; no status yet is 'Inviting...' (§3, D8). */
export const statusKey = (status: InvitationStatus | null): string =>
  `associates.status.${status ?? 'none'}`;

export type StatusTone = 'quiet' | 'info' | 'warn' | 'error' | 'done';

const tones: Record<InvitationStatus, StatusTone> = {
  NOT_CREATED: 'quiet',
  INVITED: 'info',
  FAILED: 'error',
  CREATED: 'warn',
  REGISTERED: 'warn',
  PENDING: 'warn',
  ACCREDITED: 'done',
  PENDING_RENEWAL: 'warn',
  REJECTED: 'error',
};

/** Tint of the dot beside the word. The word says it all; the dot helps the eye down the column. */
export const statusTone = (status: InvitationStatus | null): StatusTone =>
  status === null ? 'quiet' : tones[status];

/** Whether the row's mail is still to be sent, so that its status changes by itself soon (D11). */
export const isWaiting = ({ status }: Pick<Invitation, 'status'>): boolean => status === null;

/** Whether the invitee has an account: then revoking detaches a person from the agency (D9). */
export const hasAccount = (status: InvitationStatus | null): boolean =>
  !(inviteStatusFilters.INVITED as readonly (InvitationStatus | null)[]).includes(status);

/** Whether the mail may be sent again (D6). Not while the first one is still on its way. */
export const canSendAgain = (status: InvitationStatus | null): boolean =>
  status !== null && next(invitationEdges, status, 'sendAgain') !== undefined;

/** What is sent for a typed list: each entry once, the broken ones too, so that each gets its result (D4). */
export function entriesOf(text: string): string[] {
  const { valid, invalid } = parseAddressList(text);
  return [...valid, ...invalid];
}

/** What stays in the box: one a line, everything that was not successful, whatever was typed meanwhile included (D4). */
export function leftOver(text: string, successful: readonly string[]): string {
  const gone = new Set(successful.map(normaliseEmail));
  return entriesOf(text)
    .filter((entry) => !gone.has(normaliseEmail(entry)))
    .join('\n');
}
