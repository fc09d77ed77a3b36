import { paths } from '../../contract/paths.ts';

/** The words of one mail. `%{name}` is a parameter; an entry of `paragraphs` is a paragraph. */
export interface MailText {
  subject: string;
  paragraphs: readonly string[];
  /** The one thing to do: the button's words and the page that it opens, with a one-time token where one is named. */
  action?: { label: string; path: string; token?: string };
  /** What follows the button. */
  after?: readonly string[];
  /** Of mails that wait: 1 what somebody waits for at the screen, -1 what only a date has caused; else 0. */
  priority?: 1 | -1;
}

const setPassword = { label: 'Set a new password', path: paths.reset, token: 'token' };
const dashboard = { label: 'View My Dashboard', path: paths.dashboard };
const createAccount = {
  label: 'Create Account',
  path: paths.createAssociate,
  token: 'creationToken',
};
const agencyForm = { label: 'Open the registration', path: paths.agencyRegistration };
const invitationEnd =
  'The link is yours alone, works once and until %{until}. If you did not expect it, you need not do anything.';

/**
 * Every mail that the product sends, in English; support staff change words here and nowhere else.
 * `brand` and `supportEmail` are known in every text, the other parameters come with the mail.
 */
export const mailTexts = {
  invitation: {
    subject: '%{agency} invites you to the %{brand} accreditation programme',
    paragraphs: [
      '%{agency} takes part in the accreditation programme of %{brand} and invites you as an associate.',
      'Create your account, complete your registration and read the brand education guide. Accredited associates have access to benefits, rate offers, commissions, promotions and resources.',
    ],
    action: createAccount,
    after: [invitationEnd],
  },
  selfInvitation: {
    priority: 1,
    subject: 'Your registration for the %{brand} accreditation programme',
    paragraphs: [
      'You asked for an invitation to the accreditation programme of %{brand}. Your agency, %{agency}, takes part in it.',
      'Create your account to begin.',
    ],
    action: createAccount,
    after: [invitationEnd],
  },
  invitationReminder: {
    priority: -1,
    subject: 'Reminder: your invitation to the %{brand} accreditation programme',
    paragraphs: [
      'You are invited as an associate of %{agency}, and your account is not created yet.',
      'It takes a few minutes. Your invitation ends on %{until}.',
    ],
    action: createAccount,
    after: [invitationEnd],
  },
  confirmation: {
    priority: 1,
    subject: 'Please confirm your email address',
    paragraphs: [
      'Somebody, most likely you, asked for an account with this address, to register an agency for the accreditation programme of %{brand}.',
      'Please confirm that this is your address. You will be asked for the password that you chose, or can choose another one. The registration of your agency follows.',
    ],
    action: { label: 'Confirm my address', path: paths.confirmEmail, token: 'token' },
    after: [
      'The link works once and until %{until}. If you did not ask for an account, please ignore this mail: there is none until the link is used.',
    ],
  },
  accountExists: {
    priority: 1,
    subject: 'You already have an account',
    paragraphs: [
      'Somebody, most likely you, tried to make an account with this address. There is one already, and it was left unchanged.',
      'If you have forgotten your password, you can set a new one on the sign-in page.',
    ],
    action: { label: 'Log In', path: paths.login },
    after: ['If it was not you, you need not do anything.'],
  },
  passwordReset: {
    priority: 1,
    subject: 'Set a new password',
    paragraphs: ['A new password was asked for at your account with %{brand}.'],
    action: setPassword,
    after: [
      'The link works once and for 60 minutes. If it was not you, please ignore this mail: your password stays as it is.',
    ],
  },
  passwordChanged: {
    subject: 'Your password was changed',
    paragraphs: [
      'The password of your account with %{brand} was changed, and all other sessions were ended.',
      'If it was not you, set a new password at once and write to %{supportEmail}.',
    ],
    action: { label: 'Forgot Password', path: paths.reset },
  },
  staffPassword: {
    priority: 1,
    subject: 'Your account for the programme office',
    paragraphs: [
      'An account for the staff of the accreditation programme of %{brand} was made for you. Please set its password.',
    ],
    action: setPassword,
    after: [
      'The link works once and until %{until}. Afterwards, Forgot Password on the sign-in page sends a new one.',
    ],
  },
  agencyReceived: {
    subject: 'We have received the registration of %{agency}',
    paragraphs: [
      'Thank you for the registration of %{agency}. The programme office reviews it and writes to you.',
      'The dashboard shows how it stands.',
    ],
    action: dashboard,
  },
  agencyApproved: {
    subject: '%{agency} has been approved',
    paragraphs: [
      'Welcome: %{agency} now takes part in the accreditation programme of %{brand}, until %{until}.',
      'Your next step is Start in Complete Accreditation Enrollment. You can also invite your associates now.',
    ],
    action: dashboard,
  },
  agencyRenewed: {
    subject: 'The accreditation of %{agency} has been renewed',
    paragraphs: ['Thank you. %{agency} takes part in the accreditation programme until %{until}.'],
    action: dashboard,
  },
  agencyRevisionsRequired: {
    subject: 'The registration of %{agency} needs your revision',
    paragraphs: [
      'The programme office has looked at the registration of %{agency} and asks for changes:',
      '%{comments}',
      'The comments stand beside the fields of the form.',
    ],
    action: agencyForm,
  },
  agencyRejected: {
    subject: 'The registration of %{agency} has been rejected',
    paragraphs: [
      'The programme office has rejected the registration of %{agency}:',
      '%{reason}',
      'If you have questions, please write to %{accreditationEmail}.',
    ],
  },
  agencyWindow: {
    priority: -1,
    subject: 'Please register your agency by %{until}',
    paragraphs: [
      'You must register your agency by %{until} to gain access to the training and benefits for your associates.',
      'The registration has to be completed in one sitting. After that day it is closed, and only the programme office can open it again.',
    ],
    action: agencyForm,
  },
  agencyRenewalNotice: {
    priority: -1,
    subject: 'The accreditation of %{agency} ends on %{until}',
    paragraphs: [
      'The accreditation of %{agency} ends on %{until}. From that day on you can renew it in the registration form: confirm it, or tell us what has changed.',
    ],
    action: agencyForm,
  },
  agencyRenewalDue: {
    priority: -1,
    subject: 'Please renew the accreditation of %{agency}',
    paragraphs: [
      'The accreditation of %{agency} ended on %{until} and has to be renewed. Please look through the registration, and confirm it or tell us what has changed.',
      'Until it is renewed your associates keep what they have, but nobody can be invited and no report can be submitted.',
    ],
    action: agencyForm,
  },
  reportDue: {
    priority: -1,
    subject: 'The quarterly report of %{agency} is due by %{until}',
    paragraphs: [
      'The quarter %{quarter} has closed. Please submit the quarterly report of %{agency} for it by %{until}.',
      'The template for it can be downloaded on the same page.',
    ],
    action: { label: 'Submit', path: paths.reporting },
  },
  reportOverdue: {
    priority: -1,
    subject: 'The quarterly report of %{agency} is overdue',
    paragraphs: [
      'The quarterly report of %{agency} for %{quarter} was due by %{until}. Please submit it now.',
    ],
    action: { label: 'Submit', path: paths.reporting },
  },
  reportRefused: {
    subject: 'Your report %{filename} was refused',
    paragraphs: [
      'The virus scanner found something in the file %{filename}, which you uploaded as the quarterly report for %{quarter}. It does not count as submitted.',
      'Please scan your computer and upload a clean file.',
    ],
    action: { label: 'Submit', path: paths.reporting },
  },
  associateApproved: {
    subject: 'Your associate registration has been approved',
    paragraphs: [
      'Your registration as an associate of %{agency} has been approved. Please acknowledge the brand education to finalise your accreditation.',
    ],
    action: dashboard,
  },
  associateRejected: {
    subject: 'Your associate registration has been rejected',
    paragraphs: [
      'Your registration as an associate of %{agency} has been rejected.',
      'If you have questions, please write to %{accreditationEmail}.',
    ],
  },
  associateRenewalDue: {
    priority: -1,
    subject: 'Your accreditation has to be renewed',
    paragraphs: [
      'Your accreditation of %{since} has to be renewed. Please review your associate profile, save it, and acknowledge the brand education again.',
    ],
    action: { label: 'Review my profile', path: paths.associateRegistration },
  },
} as const satisfies Record<string, MailText>;

export type MailTemplate = keyof typeof mailTexts;

/** Parameters that every text knows without being given them. */
export const commonParams = ['brand', 'supportEmail', 'accreditationEmail'] as const;

type PlaceholderOf<T> = T extends `${string}%{${infer Name}}${infer Rest}`
  ? Name | PlaceholderOf<Rest>
  : never;
type WordsOf<T> = T extends string
  ? T
  : T extends object
    ? { [K in keyof T]: WordsOf<T[K]> }[keyof T]
    : never;

/** What a mail must be given, read from its words: a missing one does not compile. */
export type MailParams<T extends MailTemplate> = Record<
  Exclude<PlaceholderOf<WordsOf<(typeof mailTexts)[T]>>, (typeof commonParams)[number]>,
  string
>;

/** Words around every mail. */
export const mailFrame = {
  /** Under the button, for readers whose mail program shows none. */
  linkHint: 'Or copy this address into your browser:',
  farewell: '%{brand}, accreditation programme',
  help: 'Questions? Please write to %{supportEmail}.',
} as const;
