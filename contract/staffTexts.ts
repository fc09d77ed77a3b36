import { interpolate, type MessageParams } from './messages.ts';

/** What the server says to staff alone. */
const texts = {
  'staff.decided': '%{who} has decided already on %{when}: %{what}.',
  'staff.moved': 'This agency has moved on in the meantime. Please look at it again.',
  'staff.resubmitted':
    'The agency has submitted its form again since you opened it. Please look at it again.',
  'staff.unconfirmed':
    'The address %{email} is not confirmed yet. The agency can be approved as soon as it is.',
  'staff.futureDay': 'Please choose a day from tomorrow on.',
  'staff.registered': 'The agency is registered already: its window no longer counts.',
  'staff.notRenewable': 'Only an approved agency has a renewal date.',
  'staff.notOfAgency': 'This person does not belong to the agency, or the account is disabled.',
  'staff.ownAccount': 'This is your own account. Please ask a colleague.',
  'staff.lastStaff': "Somebody has to remain: nobody else of the programme's staff can sign in.",
  'staff.notStaff': "This person is not of the programme's staff.",
  'staff.approve': 'approved',
  'staff.requestRevisions': 'asked for revisions',
  'staff.reject': 'rejected',
  'staff.reopen': 'reopened',
  'staff.somebody': 'Somebody',
} as const;
export type StaffText = keyof typeof texts;

export const isStaffText = (key: string): key is StaffText => Object.hasOwn(texts, key);

/** A text for staff, its parameters filled in. */
export const staffText = (key: StaffText, params?: MessageParams): string =>
  interpolate(texts[key], params);
