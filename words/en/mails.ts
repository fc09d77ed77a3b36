/** The texts of one email. */
export interface EmailText {
  subject: string;
  /** Each entry is a paragraph. */
  paragraphs: readonly string[];
  /** The label of the button. */
  action?: string;
  /** What follows the button. */
  after?: readonly string[];
}

const setPassword = 'Set a new password';
const dashboard = 'View My Dashboard';
const createAccount = 'Create Account';
const acceptInvitation = 'Accept Invitation';
const agencyForm = 'Open the registration';
const reporting = 'Go to Quarterly Reporting';
const invitationEnd =
  'This link is for you only. You can use it once, until the end of %{until} (%{zone}). If you were not expecting this email, you can ignore it.';

/**
 * The emails in English, the language that the others are checked against. `%{name}` is a parameter; `brand`,
 * `supportEmail`, `accreditationEmail` and `zone`, the time zone in which days end, are known in every text.
 */
export const mails = {
  /** Around every email. */
  frame: {
    /** Below the button, for email programs that show none. */
    linkHint: 'Button not working? Copy this address into your browser:',
    /** Before a comment: the field's name; in plain text before the button's address: its label. */
    named: '%{name}:',
    farewell: 'The %{brand} accreditation team',
    help: 'Questions? Please write to %{supportEmail}.',
    /** The link at the foot of an email that its reader need not get. */
    stop: {
      invitations: 'Do not invite me again',
      reminders: 'Do not send me reminders',
      news: 'Do not send me news',
    },
  },
  invitation: {
    subject: '%{agency} invites you to the %{brand} accreditation program',
    paragraphs: [
      '%{agency} takes part in the %{brand} accreditation program and invites you to join as an associate.',
      'Create your account, or log in if you already have one, complete your registration and read the brand education guide. Accredited associates have access to benefits, rate offers, commissions, promotions and resources.',
    ],
    action: acceptInvitation,
    after: [invitationEnd],
  },
  selfInvitation: {
    subject: 'Your registration for the %{brand} accreditation program',
    paragraphs: [
      'You asked for an invitation to the %{brand} accreditation program. Your agency, %{agency}, takes part in it.',
      'Create your account to begin.',
    ],
    action: createAccount,
    after: [invitationEnd],
  },
  invitationReminder: {
    subject: 'Reminder: your invitation to the %{brand} accreditation program',
    paragraphs: [
      '%{agency} has invited you as an associate, but you have not accepted the invitation yet.',
      'It takes a few minutes. Your invitation is valid until the end of %{until}.',
    ],
    action: acceptInvitation,
    after: [invitationEnd],
  },
  selfInvitationReminder: {
    subject: 'Reminder: your registration for the %{brand} accreditation program',
    paragraphs: [
      'You asked for an invitation to the %{brand} accreditation program, in which your agency, %{agency}, takes part. You have not created your account yet.',
      'It takes a few minutes. Your invitation is valid until the end of %{until}.',
    ],
    action: createAccount,
    after: [invitationEnd],
  },
  confirmation: {
    subject: 'Please confirm your email address for %{brand}',
    paragraphs: [
      'Someone, most likely you, asked for an account with this address, to register an agency for the %{brand} accreditation program.',
      'Please confirm that this email address is yours. You will be asked for the password that you chose, or you can choose another one. After that you can register your agency.',
    ],
    action: 'Confirm my email address',
    after: [
      'The link works once and until the end of %{until} (%{zone}). If you did not ask for an account, please ignore this email: no account is created until the link is used.',
    ],
  },
  accountExists: {
    subject: 'You already have an account with %{brand}',
    paragraphs: [
      'Someone, most likely you, tried to create an account with this address. You already have one, and nothing was changed.',
      'If you have forgotten your password, you can set a new one from the login page.',
    ],
    action: 'Log In',
    after: ['If this was not you, you can ignore this email.'],
  },
  addressConfirmation: {
    subject: 'Please confirm your new email address for %{brand}',
    paragraphs: [
      'Someone, most likely you, wants to log in to %{brand} with this address from now on.',
      'Please confirm that this email address is yours. The account has its old address until then.',
    ],
    action: 'Confirm my email address',
    after: [
      'You can use this link once, within 24 hours. If you did not ask for it, ignore this email: nothing is changed.',
    ],
  },
  addressChanged: {
    subject: 'The email address of your %{brand} account was changed',
    paragraphs: [
      'From now on you log in to your %{brand} account with %{address}, and its emails go there.',
      'If this was not you, take the change back right away: the account gets this address again, everybody is logged out, and we email you a link to set a new password.',
    ],
    action: 'Take the change back',
    after: ['You can use this link within seven days. After that write to %{supportEmail}.'],
  },
  addressUndone: {
    subject: 'The change of your %{brand} email address was taken back',
    paragraphs: [
      'The change of the email address of your %{brand} account was taken back by the link that we had sent to the old address. The account has that one again, and everybody was logged out.',
      'If this is a mistake, write to %{supportEmail}.',
    ],
    action: 'Log In',
  },
  passwordReset: {
    subject: 'Set a new password for your %{brand} account',
    paragraphs: ['We received a request to set a new password for your %{brand} account.'],
    action: setPassword,
    after: [
      'You can use this link once, within 60 minutes. If you did not ask for it, ignore this email: your password stays the same.',
    ],
  },
  passwordChanged: {
    subject: 'Your %{brand} password was changed',
    paragraphs: [
      'The password of your %{brand} account was changed, and you were logged out on all other devices.',
      'If this was not you, set a new password right away and write to %{supportEmail}.',
    ],
    action: 'Set a new password',
  },
  factorAdded: {
    subject: 'Logging in to %{brand} takes a second step now',
    paragraphs: [
      'A passkey or an authenticator app was added to your %{brand} account. From now on it is asked for after your password, and you were logged out on all other devices.',
      'If this was not you, set a new password right away and write to %{supportEmail}.',
    ],
    action: 'Set a new password',
  },
  factorRemoved: {
    subject: 'A second step was removed from your %{brand} account',
    paragraphs: [
      'A passkey or an authenticator app was removed from your %{brand} account and is no longer accepted. You were logged out on all other devices.',
      'If this was not you, set a new password right away and write to %{supportEmail}.',
    ],
    action: 'Set a new password',
  },
  signOnLinked: {
    subject: 'Your %{brand} account was linked to single sign-on',
    paragraphs: [
      'An account of %{provider} was linked to your %{brand} account and opens it from now on. You were logged out on all other devices.',
      'If you did not expect this, remove it right away and write to %{supportEmail}.',
    ],
    action: 'Open Sign-in and security',
  },
  signOnUnlinked: {
    subject: 'Single sign-on was removed from your %{brand} account',
    paragraphs: [
      'An account of %{provider} was removed from your %{brand} account and opens it no more. You were logged out on all other devices.',
      'If this was not you, set a new password right away and write to %{supportEmail}.',
    ],
    action: 'Open Sign-in and security',
  },
  emergencySignIn: {
    subject: 'An emergency account of %{brand} was used',
    paragraphs: [
      '%{name} has logged in to %{brand} without single sign-on, with an account that is kept for emergencies.',
      'If nobody knows why, close the account and write to %{supportEmail}.',
    ],
    action: 'Open the console',
  },
  recoveryCodeUsed: {
    subject: 'A recovery code of your %{brand} account was used',
    paragraphs: [
      'Someone, most likely you, has logged in to your %{brand} account with a recovery code. It can not be used again. Codes left: %{left}.',
      'If this was not you, set a new password right away and write to %{supportEmail}.',
    ],
    action: 'Set a new password',
  },
  endingAsked: {
    subject: 'Your %{brand} account will be ended on %{until}',
    paragraphs: [
      'You asked us to end your %{brand} account. On %{until} we delete what we keep of you; then nobody can bring it back. What your agency and we have decided stays, without your name.',
      'Until then you can log in and change your mind. If you did not ask for this, do so now, set a new password and write to %{supportEmail}.',
    ],
    action: 'Keep my account',
  },
  endingSoon: {
    subject: 'Reminder: your %{brand} account will be ended on %{until}',
    paragraphs: [
      'You asked us to end your %{brand} account. On %{until} we delete what we keep of you; then nobody can bring it back.',
      'If you want to keep it, log in before that day.',
    ],
    action: 'Keep my account',
  },
  endingUnused: {
    subject: 'Log in to keep your %{brand} account',
    paragraphs: [
      'Nobody has logged in to your %{brand} account for a long time. On %{until} we will end it and delete what we keep of you; then nobody can bring it back. What your agency and we have decided stays, without your name.',
      'If you want to keep it, log in before that day. Otherwise you need not do anything.',
    ],
    action: 'Log in',
  },
  accountEnded: {
    subject: 'Your %{brand} account has been ended',
    paragraphs: [
      'Your %{brand} account has been ended, and we have deleted what we kept of you. You can no longer log in. This is our last email to you.',
      'Backups still hold your data for a while; if one is restored, your account is ended again at once. If you did not want this, write to %{supportEmail}.',
    ],
  },
  factorsReset: {
    subject: 'The second step of your %{brand} account was reset',
    paragraphs: [
      'An administrator of the %{brand} program has removed all passkeys and authenticator apps of your account, and you were logged out everywhere. After your next login you can add a new one.',
      'If you did not ask for this, set a new password right away and write to %{supportEmail}.',
    ],
    action: 'Set a new password',
  },
  dataExportReady: {
    subject: 'Your %{brand} data is ready',
    paragraphs: [
      'The file with everything that we keep of you is ready. Log in to download it. After %{days} days it is removed.',
      'If you did not ask for it, set a new password right away and write to %{supportEmail}.',
    ],
    action: 'Go to Your data',
  },
  dataExportByStaff: {
    subject: 'A copy of your %{brand} data was asked for',
    paragraphs: [
      'Someone has asked the %{brand} program in your name, not in the portal, for a copy of everything that we keep of you. Our staff have prepared it.',
      'If this was not you, write to %{supportEmail} right away.',
    ],
  },
  codesGuessed: {
    subject: 'Someone is trying codes for your %{brand} account',
    paragraphs: [
      'Someone knows your %{brand} password and has entered ten wrong codes of your authenticator app today. After some more, codes are refused until tomorrow.',
      'If this was not you, set a new password right away: it ends this. If it was you, check that the clock of your phone is right.',
    ],
    action: 'Set a new password',
  },
  staffPassword: {
    subject: 'Your %{brand} program office account',
    paragraphs: [
      'An account for staff of the %{brand} accreditation program has been created for you. Please set your password.',
    ],
    action: setPassword,
    after: [
      'You can use this link once, until the end of %{until} (%{zone}). After that, select Forgot Password on the login page to get a new one.',
    ],
  },
  resetWanted: {
    subject: 'Reset of a second step in the %{brand} program requested',
    paragraphs: [
      '%{by} asks you to reset the second step of %{person}:',
      '%{reason}',
      'Make sure that it is this person who asks before you reset it.',
    ],
    action: 'See the person',
  },
  administratorAdded: {
    subject: 'A new administrator of the %{brand} program',
    paragraphs: [
      '%{person} can now say who of the program staff may do what. This was granted by %{by}.',
      'If you did not expect this, ask a colleague right away, and take the role away again.',
    ],
    action: 'See who may do what',
  },
  agencyReceived: {
    subject: 'We have received the registration of %{agency}',
    paragraphs: [
      'Thank you for registering %{agency}. The program office will review your registration and email you.',
      'You can follow the status on your dashboard.',
    ],
    action: dashboard,
  },
  agencyApproved: {
    subject: '%{agency} has been approved',
    paragraphs: [
      'Welcome! %{agency} now takes part in the %{brand} accreditation program until %{until}.',
      'Your next step: select Start under "Complete Accreditation Enrollment". You can also invite your associates now.',
    ],
    action: dashboard,
  },
  agencyRenewed: {
    subject: 'The accreditation of %{agency} has been renewed',
    paragraphs: ['Thank you. %{agency} takes part in the accreditation program until %{until}.'],
    action: dashboard,
  },
  agencyRevisionsRequired: {
    subject: 'Changes needed to the registration of %{agency}',
    paragraphs: [
      'We have reviewed the registration of %{agency} and ask you to make these changes:',
      '%{comments}',
      'You will find each comment next to its field in the form.',
    ],
    action: agencyForm,
  },
  agencyRejected: {
    subject: 'The registration of %{agency} has been rejected',
    paragraphs: [
      'The program office has rejected the registration of %{agency}:',
      '%{reason}',
      'If you have questions, please write to %{accreditationEmail}.',
    ],
  },
  agencyWindow: {
    subject: 'Please register your agency with %{brand} by %{until}',
    paragraphs: [
      'You must register your agency by %{until} to gain access to the training and benefits for your associates.',
      'Please allow time to complete the registration in one sitting. At the end of that day (%{zone}) it closes, and only the program office can reopen it.',
    ],
    action: agencyForm,
  },
  agencyRenewalNotice: {
    subject: 'The accreditation of %{agency} ends on %{until}',
    paragraphs: [
      'The accreditation of %{agency} lasts until the end of %{until} (%{zone}). After that you can renew it in the registration form: confirm your details or tell us what has changed.',
    ],
    action: agencyForm,
  },
  agencyRenewalDue: {
    subject: 'Please renew the accreditation of %{agency}',
    paragraphs: [
      'The accreditation of %{agency} ended on %{until}. To renew it, please check your registration and confirm it or tell us what has changed.',
      'Until then your associates keep their access, but you cannot invite anyone or submit reports.',
    ],
    action: agencyForm,
  },
  changeApplied: {
    subject: 'The registration of %{agency} has been changed',
    paragraphs: ['The change that you requested for %{agency} has been made.'],
    action: agencyForm,
  },
  changeDeclined: {
    subject: 'The requested change for %{agency} was declined',
    paragraphs: [
      'The change that you requested for %{agency} has not been made, for this reason:',
      '%{reason}',
      'You can request the change again.',
    ],
    action: agencyForm,
  },
  reportDue: {
    subject: 'The quarterly report of %{agency} is due by %{until}',
    paragraphs: [
      '%{quarter} has ended. Please submit the quarterly report of %{agency} by the end of %{until} (%{zone}).',
      'You can download the template on the same page.',
    ],
    action: reporting,
  },
  reportOverdue: {
    subject: 'The quarterly report of %{agency} is overdue',
    paragraphs: [
      'The quarterly report of %{agency} for %{quarter} was due by %{until}. Please submit it now.',
    ],
    action: reporting,
  },
  reportRefused: {
    subject: 'Your %{brand} report %{filename} was refused',
    paragraphs: [
      'The virus scanner found something in the file %{filename}, which you uploaded as the quarterly report for %{quarter}. It does not count as submitted.',
      'Please scan your computer and upload a clean file.',
    ],
    action: reporting,
  },
  registrationReminder: {
    subject: 'Your next step to %{brand} accreditation',
    paragraphs: [
      'You have an account with %{agency} in the %{brand} accreditation program, but you have not registered as an associate yet.',
      'It takes a few minutes: fill in your registration, then read the brand education guide and acknowledge it.',
    ],
    action: 'Complete my registration',
  },
  acknowledgementReminder: {
    subject: 'One step left to %{brand} accreditation',
    paragraphs: [
      'You are registered as an associate of %{agency}. One step is left: read the brand education guide and acknowledge it on your dashboard.',
    ],
    action: dashboard,
  },
  associateApproved: {
    subject: 'Your %{brand} associate registration has been approved',
    paragraphs: [
      'Your registration as an associate of %{agency} has been approved. Please acknowledge the brand education guide to finalize your accreditation.',
    ],
    action: dashboard,
  },
  attached: {
    subject: 'You are now an associate of %{agency}',
    paragraphs: [
      'The program office has made you an associate of %{agency} in the %{brand} accreditation program.',
      'Your accreditation starts over in this agency: please check and save your associate registration, then acknowledge the brand education guide.',
      'If you do not belong to this agency, please write to %{supportEmail}.',
    ],
    action: dashboard,
  },
  associateRejected: {
    subject: 'Your %{brand} associate registration has been rejected',
    paragraphs: [
      'Your registration as an associate of %{agency} has been rejected.',
      'If you have questions, please write to %{accreditationEmail}.',
    ],
  },
  associateRenewalDue: {
    subject: 'Your %{brand} accreditation has to be renewed',
    paragraphs: [
      'Your accreditation from %{since} is due for renewal. Please review and save your associate profile, then acknowledge the brand education guide again.',
    ],
    action: 'Review my profile',
  },
  news: {
    subject: 'News from %{brand}: %{page}',
    paragraphs: [
      'There is news for accredited associates: “%{page}”.',
      'You get this email because you have chosen to receive news, offers and program changes.',
    ],
    action: 'Read more',
  },
} as const;

type Translated<T> = T extends string ? string : { readonly [K in keyof T]: Translated<T[K]> };

/** The emails in a language: as many paragraphs as in English. */
export type MailTexts = Translated<typeof mails>;
