import { interpolate } from '../messages.ts';

/** What the server says to staff alone. */
const texts = {
  decided: '%{who} has decided already on %{when}: %{what}.',
  moved: 'This agency has moved on in the meantime. Please look at it again.',
  resubmitted:
    'The agency has submitted its form again since you opened it. Please look at it again.',
  unconfirmed:
    'The address %{email} is not confirmed yet. The agency can be approved as soon as it is.',
  futureDay: 'Please choose a day from tomorrow on.',
  registered: 'The agency is registered already: its window no longer counts.',
  notRenewable: 'Only an approved agency has a renewal date.',
  notOfAgency: 'This person does not belong to the agency, or the account is disabled.',
  ownAccount: 'This is your own account. Please ask a colleague.',
  lastStaff: "Somebody has to remain: nobody else of the programme's staff can sign in.",
  notStaff: "This person is not of the programme's staff.",
  approve: 'approved',
  requestRevisions: 'asked for revisions',
  reject: 'rejected',
  reopen: 'reopened',
  somebody: 'Somebody',
} as const;
export type StaffText = keyof typeof texts;

/** A text for staff, its parameters filled in. */
export const staffText = (key: StaffText, params: Record<string, string> = {}): string =>
  interpolate(texts[key], params);
