import { z } from 'zod';
import { countedEntries, parseAddressList } from '#contract/addressList.ts';
import { lengthOf } from '#contract/characters.ts';
import { normalizeEmail } from '#contract/email.ts';
import { invitationQuery } from '#contract/forms/invitationQuery.ts';
import type { Language } from '#contract/languages.ts';
import { invitationEdges, next } from '#contract/lifeCycle.ts';
import { limits } from '#contract/limits.ts';
import type { Invitation } from '#contract/records.ts';
import type { InvitationStatus } from '#contract/statuses.ts';
import type { ListDefinition } from '#src/portal/list/listAddress.ts';
import type { Tint } from '#src/portal/ui/TintedWord.tsx';

/** An invitation as a record of react-admin: its id is the email address. */
export type InvitationRow = Invitation & { id: string };

/** The list of the agency's invitations: 20 a page, newest first (specification §7, §9). */
export const invitationList = {
  resource: 'invitations',
  path: 'associatesPage',
  perPage: limits.invitationsPageSize,
  sort: { field: 'invitationSentDate', order: 'DESC' },
  filters: invitationQuery.omit({ paging: true }),
} satisfies ListDefinition;

/** Returns the catalogue key of a row's status; no status yet is 'Inviting...' (specification §3). */
export const statusKey = (status: InvitationStatus | null): string =>
  `associates.status.${status ?? 'none'}`;

/** Returns an unknown status of a back end in plain letters: 'ON_HOLD' → 'On Hold', 7 → '7'; '-' if there is none. */
export const plainWord = (word: string | number | null): string =>
  String(word ?? '')
    .toLowerCase()
    .split(/[\s_-]+/)
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join(' ')
    .trim() || '-';

const tints: Partial<Record<InvitationStatus, Tint>> = {
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

/** Color of the dot next to the status. The text says everything; the dot helps to scan the column. */
export const statusTint = (status: InvitationStatus | null): Tint | undefined =>
  status !== null && Object.hasOwn(tints, status) ? tints[status] : undefined;

/** Whether the row's email has not been sent yet, so that its status will change by itself soon. */
export const isWaiting = ({ status }: Pick<Invitation, 'status'>): boolean => status === null;

/** Whether the invitee has an account: then revoking removes a person from the agency. */
export const hasAccount = (status: InvitationStatus | null): boolean =>
  next(invitationEdges, status, 'sendAgain') === undefined;

/** Whether the email may be sent again; not while the first one is still waiting. */
export const canSendAgain = (status: InvitationStatus | null): boolean =>
  status !== null && next(invitationEdges, status, 'sendAgain') !== undefined;

/** Splits addresses into submissions of the maximum size. */
export const inSubmissions = (emails: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(emails.length / limits.invitationsPerSubmission) }, (_, at) =>
    emails.slice(at * limits.invitationsPerSubmission, (at + 1) * limits.invitationsPerSubmission),
  );

/** What stands in the form of an invitation. */
export interface InviteValues {
  emailAddresses: string;
  /** undefined or '': none was chosen, so the inviter's. */
  language?: Language | '';
}

/** What one press sends of a typed list. */
export interface Submission {
  /** The first entries, invalid ones included, so that each gets a result. */
  entries: string[];
  /** How many entries there are in all. */
  total: number;
  /** What no server takes for an address: lines without an @, and what is longer than any. */
  notUnderstood: string[];
}

/** The box that is sent: it has at least one entry. */
export const inviteForm = z.looseObject({
  emailAddresses: z.string().refine((text) => {
    const { total, notUnderstood } = submissionOf(text);
    return total + notUnderstood.length > 0;
  }, 'invitation.empty'),
});

export function submissionOf(text: string): Submission {
  const list = parseAddressList(text);
  const { invitationsPerSubmission: max, invitationEntryMax: longest } = limits;
  const sent = countedEntries(list).filter((entry) => lengthOf(entry) <= longest);
  return {
    entries: sent.slice(0, max),
    total: sent.length,
    notUnderstood: list.invalid.filter((entry) => !sent.includes(entry)),
  };
}

/**
 * Returns what stays in the box, one per line: everything that was not successful, including what was typed meanwhile.
 */
export function leftOver(text: string, successful: readonly string[]): string {
  const gone = new Set(successful.map(normalizeEmail));
  const { valid, invalid } = parseAddressList(text);
  return [...valid, ...invalid].filter((entry) => !gone.has(normalizeEmail(entry))).join('\n');
}
