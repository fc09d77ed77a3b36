import type { ListDefinition } from '../../components/portal/listAddress.ts';
import { parseAddressList } from '../../contract/addressList.ts';
import { normalizeEmail } from '../../contract/email.ts';
import { invitationQuery } from '../../contract/forms/invitations.ts';
import { invitationEdges, next } from '../../contract/lifeCycle.ts';
import { limits } from '../../contract/limits.ts';
import type { Invitation } from '../../contract/records.ts';
import type { InvitationStatus } from '../../contract/statuses.ts';
import { invitations } from './resource.ts';

/** An invitation as react-admin knows it: its id is its e-mail. */
export type InvitationRow = Invitation & { id: string };

/** The list of the agency's invitations: 20 a page, newest first (specification §7, §9). */
export const invitationList = {
  resource: invitations.name,
  path: 'associatesPage',
  perPage: limits.invitationsPageSize,
  sort: { field: 'invitationSentDate', order: 'DESC' },
  filters: invitationQuery.omit({ paging: true }),
} satisfies ListDefinition;

/** Catalogue key of a row's status; no status yet is 'Inviting...' (specification §3). */
export const statusKey = (status: InvitationStatus | null): string =>
  `associates.status.${status ?? 'none'}`;

/** A word of the wire that no catalogue knows, in plain letters: 'ON_HOLD' → 'On Hold'; '-' where there is none. */
export const plainWord = (word: string | null): string =>
  (word ?? '')
    .toLowerCase()
    .split(/[\s_-]+/)
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join(' ')
    .trim() || '-';

export type StatusTone = 'quiet' | 'info' | 'warn' | 'error' | 'done';

const tones: Record<InvitationStatus, StatusTone> = {
  NOT_CREATED: 'quiet',
  INVITED: 'info',
  FAILED: 'error',
  EXPIRED: 'warn',
  CREATED: 'warn',
  REGISTERED: 'warn',
  PENDING: 'warn',
  ACCREDITED: 'done',
  PENDING_RENEWAL: 'warn',
  REJECTED: 'error',
};

/** Tint of the dot beside the word. The word says it all; the dot helps the eye down the column. */
export const statusTone = (status: InvitationStatus | null): StatusTone =>
  status !== null && Object.hasOwn(tones, status) ? tones[status] : 'quiet';

/** Whether the row's mail is still to be sent, so that its status changes by itself soon. */
export const isWaiting = ({ status }: Pick<Invitation, 'status'>): boolean => status === null;

/** Whether the invitee has an account: then revoking detaches a person from the agency. */
export const hasAccount = (status: InvitationStatus | null): boolean =>
  next(invitationEdges, status, 'sendAgain') === undefined;

/** Whether the mail may be sent again. Not while the first one is still on its way. */
export const canSendAgain = (status: InvitationStatus | null): boolean =>
  status !== null && next(invitationEdges, status, 'sendAgain') !== undefined;

/** Splits addresses into submissions of as many as are taken at once. */
export const inSubmissions = (emails: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(emails.length / limits.invitationsPerSubmission) }, (_, at) =>
    emails.slice(at * limits.invitationsPerSubmission, (at + 1) * limits.invitationsPerSubmission),
  );

/** What is sent for a typed list: each entry once, the invalid ones too, so that each gets its result. */
export function entriesOf(text: string): string[] {
  const { valid, invalid } = parseAddressList(text);
  return [...valid, ...invalid];
}

/** What stays in the box: one a line, everything that was not successful, whatever was typed meanwhile included. */
export function leftOver(text: string, successful: readonly string[]): string {
  const gone = new Set(successful.map(normalizeEmail));
  return entriesOf(text)
    .filter((entry) => !gone.has(normalizeEmail(entry)))
    .join('\n');
}
