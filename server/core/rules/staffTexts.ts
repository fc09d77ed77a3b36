import { interpolate, type MessageParams } from '../../../contract/messages.ts';

/** The server's texts for staff. */
const texts = {
  'staff.decided': '%{who} already decided on %{when}: %{what}.',
  'staff.moved': 'The status of this agency has changed in the meantime. Please reload the page.',
  'staff.resubmitted':
    'The agency has submitted its form again since you opened it. Please review it again.',
  'staff.futureDay': 'Please choose a date after today.',
  'staff.registered':
    'The agency is already registered, so its registration period no longer applies.',
  'staff.notRenewable': 'Only an approved agency has a renewal date.',
  'staff.notOfAgency': 'This person does not belong to the agency, or the account is disabled.',
  'staff.cannotAttach':
    'This person already belongs to an agency, is a member of staff, or cannot log in.',
  'staff.changeDecided': 'This request has been decided or withdrawn. Please reload the page.',
  'staff.changeUnfit':
    'The requested values no longer fit the form of the agency. Decline the request and say why.',
  'staff.notInYourRole':
    'Your role does not include this. An administrator of the program can grant it to you.',
  'staff.ownCase': 'This is about your own agency or yourself. Please ask a colleague.',
  'staff.ownAccount': 'This is your own account. Please ask a colleague.',
  'staff.lastAdministrator':
    'At least one administrator who can log in must remain. Please make somebody else an administrator first.',
  'staff.emergencyAccount':
    'This account is kept for emergencies. Another one has to be named first.',
  'staff.quizTooFew':
    'An attempt has %{drawn} questions, but only %{n} would be active and complete in every language.',
  'staff.resetAskedToday': 'The administrators have already been asked today.',
  'staff.roleNotYours': 'You can grant only roles that you have yourself.',
  'staff.notStaff': 'This person is not a member of the program staff, or the account is closed.',
  'staff.signOnUnproved':
    'Nobody has logged in by single sign-on with these settings in the last 15 minutes. Do so first: it shows that they work.',
  'staff.signOnTwoAccounts': 'Name two different accounts that are kept for emergencies.',
  'staff.signOnUnfit':
    '%{email} can’t be kept for emergencies: it has to be program staff, with a password and a second step when logging in.',
  'staff.signOnNoAdministrator': 'One of the two has to be an administrator.',
  'staff.signOnLinked': 'This account of the provider is linked already.',
  'staff.approve': 'approved',
  'staff.requestRevisions': 'asked for revisions',
  'staff.reject': 'rejected',
  'staff.reopen': 'reopened',
  'staff.somebody': 'Someone',
} as const;
export type StaffText = keyof typeof texts;

export const isStaffText = (key: string): key is StaffText => Object.hasOwn(texts, key);

export const staffText = (key: StaffText, params?: MessageParams): string =>
  interpolate(texts[key], params);
