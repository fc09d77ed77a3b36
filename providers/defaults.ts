import type { EndpointName } from '#contract/addresses.ts';
import { isObject } from '#contract/isObject.ts';
import { usualPolicies } from '#contract/policies.ts';
import type { Profile, Settings } from '#contract/records.ts';

/** The profile before it is loaded, and the values of its missing parts (specification §3). */
export const defaultProfile: Profile = {
  displayName: 'User User',
  firstName: 'User',
  lastName: 'User',
  email: '',
  account: {
    username: '',
    enabled: true,
    locked: false,
    expired: false,
    authorities: [],
    externalLogin: false,
  },
  provider: {
    id: '',
    accountId: '',
    leadId: null,
    company: '',
    renewalDate: null,
    agencyStatus: null,
    quarterlyReportDue: false,
    quarterlyReportRequired: false,
    quarterlyReportDeadline: null,
    pointOfContact: false,
    associate: false,
    associateStatus: null,
    accreditedAt: null,
    registrationDeadline: null,
  },
};

const list = { content: [], meta: { currPage: 1, totalPages: 1 } };
const content = { content: [] };

/** The values for parts of a response that are missing or of another type (specification §3, §8), by call. */
export const responseDefaults = (
  settings: Settings,
): Readonly<Partial<Record<EndpointName, object>>> => ({
  settings,
  policy: { policies: usualPolicies },
  me: defaultProfile,
  invitations: list,
  reports: list,
  reportQuarters: content,
  sessions: content,
  contentByCode: content,
  contentAllByCode: content,
  sendInvitations: { successful: [], failed: [] },
  validateSurprise: { available: false, registered: false },
  surpriseRegistration: { available: true, registered: true },
  unRegisterSurprise: { available: true, registered: false },
  agency: { reviewComments: [] },
  readLink: { emailAddress: '' },
  readInvitation: {
    emailAddress: '',
    companyName: '',
    firstName: '',
    lastName: '',
    hasAccount: false,
  },
});

const contentPage = {
  name: '',
  body: '',
  thumbnailUrl: '',
  thumbnailAlt: '',
  type: 'text/html',
  code: '',
};

/** The same for each row of a list's `content`, by call. */
export const rowDefaults: Readonly<Partial<Record<EndpointName, object>>> = {
  invitations: {
    email: '',
    pointOfContact: false,
    status: null,
    invitationSentDate: null,
    inviteType: null,
  },
  reports: { filename: '', timestamp: null },
  contentByCode: contentPage,
  contentAllByCode: contentPage,
};

/** Whether a value has the type of its default; the default null fits a word or a date, which may be sent as a number. */
function fits(value: unknown, fallback: unknown): boolean {
  if (value === undefined) return false;
  if (fallback === null) return value === null || ['string', 'number'].includes(typeof value);
  if (Array.isArray(fallback)) return Array.isArray(value);
  if (isObject(fallback)) return isObject(value);
  // Nullable properties have null as their default; any other null is a mismatch.
  return typeof value === typeof fallback && value !== null;
}

/**
 * Fills `value` with `defaults` where it has nothing, or something of another type, and calls `onSurprise` with each
 * such path. What the defaults don't name passes as it is.
 */
export function withDefaults(
  value: unknown,
  defaults: object,
  onSurprise: (path: string) => void,
  path = '',
): unknown {
  if (!isObject(value)) {
    onSurprise(path || '(whole)');
    return defaults;
  }
  const filled: Record<string, unknown> = { ...value };
  for (const [key, fallback] of Object.entries(defaults)) {
    const here = path ? `${path}.${key}` : key;
    if (isObject(fallback) && isObject(value[key])) {
      filled[key] = withDefaults(value[key], fallback, onSurprise, here);
    } else if (!fits(value[key], fallback)) {
      filled[key] = fallback;
      onSurprise(here);
    }
  }
  return filled;
}

/** {@link withDefaults} for each row of a list. Entries that are not objects are left out. */
export const rowsWithDefaults = (
  rows: readonly unknown[],
  defaults: object,
  onSurprise: (path: string) => void,
): unknown[] =>
  rows.flatMap((row) => {
    if (isObject(row)) return [withDefaults(row, defaults, onSurprise, 'content[]')];
    onSurprise('content[]');
    return [];
  });
