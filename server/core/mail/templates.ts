import type { MailList } from '../../../contract/mailLists.ts';
import { paths } from '../../../contract/paths.ts';

interface TemplateSpec {
  /** What the reader can stop it with; 'account' belongs to the account, and is always sent. */
  list: MailList | 'account';
  /** The page that the button opens, with the email's parameters in its path, and with a one-time token in the query parameter `token`, if there is one. */
  action?: { path: string; token?: string };
  /** Whether the email is an invitation; its row in the list then gets the date. */
  invites?: true;
  /** Whether its reader has asked for it just now, so that it is sent whatever was stopped before. */
  asked?: true;
  /** Whether it reminds of a day to come, `until`. It is not sent any more once that day has begun to end. */
  reminds?: true;
  /** Whether its row goes with it, because its reader is not known any more. */
  leavesNothing?: true;
  /** Of queued emails: 1 if somebody is waiting for it at the screen, -1 if only a date caused it, otherwise 0. */
  priority?: 1 | -1;
}

const setPassword = { path: paths.reset, token: 'token' };
const dashboard = { path: paths.dashboard };
const createAccount = { path: paths.createAssociate, token: 'creationToken' };
const agencyForm = { path: paths.agencyRegistration };

/** Every email that the product sends. The texts of each are in `words/`, one folder per language. */
export const mailTemplates = {
  invitation: { list: 'invitations', action: createAccount, invites: true },
  selfInvitation: {
    list: 'invitations',
    action: createAccount,
    invites: true,
    priority: 1,
    asked: true,
  },
  invitationReminder: { list: 'invitations', action: createAccount, reminds: true, priority: -1 },
  selfInvitationReminder: {
    list: 'invitations',
    action: createAccount,
    reminds: true,
    priority: -1,
  },
  confirmation: {
    list: 'account',
    action: { path: paths.confirmEmail, token: 'token' },
    priority: 1,
  },
  accountExists: { list: 'account', action: { path: paths.login }, priority: 1 },
  addressConfirmation: {
    list: 'account',
    action: { path: paths.changeAddress, token: 'token' },
    priority: 1,
  },
  addressChanged: {
    list: 'account',
    action: { path: paths.changeAddress, token: 'token' },
    priority: 1,
  },
  addressUndone: { list: 'account', action: { path: paths.login } },
  passwordReset: { list: 'account', action: setPassword, priority: 1 },
  passwordChanged: { list: 'account', action: { path: paths.reset } },
  factorAdded: { list: 'account', action: { path: paths.reset } },
  factorRemoved: { list: 'account', action: { path: paths.reset } },
  signOnLinked: { list: 'account', action: { path: paths.security } },
  signOnUnlinked: { list: 'account', action: { path: paths.security } },
  emergencySignIn: { list: 'account', action: { path: paths.staff }, priority: 1 },
  recoveryCodeUsed: { list: 'account', action: { path: paths.reset } },
  endingAsked: { list: 'account', action: { path: paths.yourData } },
  endingSoon: { list: 'account', action: { path: paths.yourData }, reminds: true },
  endingUnused: { list: 'account', action: { path: paths.login }, reminds: true },
  accountEnded: { list: 'account', leavesNothing: true },
  factorsReset: { list: 'account', action: { path: paths.reset } },
  dataExportReady: { list: 'account', action: { path: paths.yourData }, priority: 1 },
  dataExportByStaff: { list: 'account' },
  codesGuessed: { list: 'account', action: { path: paths.reset } },
  staffPassword: { list: 'account', action: setPassword, priority: 1 },
  resetWanted: { list: 'account', action: { path: `${paths.staff}/people/%{personId}` } },
  administratorAdded: { list: 'account', action: { path: `${paths.staff}/roles` } },
  agencyReceived: { list: 'account', action: dashboard },
  agencyApproved: { list: 'account', action: dashboard },
  agencyRenewed: { list: 'account', action: dashboard },
  agencyRevisionsRequired: { list: 'account', action: agencyForm },
  agencyRejected: { list: 'account' },
  agencyWindow: { list: 'reminders', action: agencyForm, reminds: true, priority: -1 },
  agencyRenewalNotice: { list: 'reminders', action: agencyForm, reminds: true, priority: -1 },
  agencyRenewalDue: { list: 'account', action: agencyForm, priority: -1 },
  changeApplied: { list: 'account', action: agencyForm },
  changeDeclined: { list: 'account', action: agencyForm },
  reportDue: { list: 'reminders', action: { path: paths.reporting }, reminds: true, priority: -1 },
  reportOverdue: { list: 'reminders', action: { path: paths.reporting }, priority: -1 },
  reportRefused: { list: 'account', action: { path: paths.reporting } },
  registrationReminder: { list: 'reminders', action: { path: paths.associateRegistration } },
  acknowledgementReminder: { list: 'reminders', action: dashboard },
  associateApproved: { list: 'account', action: dashboard },
  attached: { list: 'account', action: dashboard },
  associateRejected: { list: 'account' },
  associateRenewalDue: {
    list: 'account',
    action: { path: paths.associateRegistration },
    priority: -1,
  },
  news: { list: 'news', action: { path: '/content/%{code}' }, priority: -1 },
} as const satisfies Record<string, TemplateSpec>;

export type MailTemplate = keyof typeof mailTemplates;

/** Returns the emails that a reader stops together. */
export const templatesOf = (list: MailList): MailTemplate[] =>
  (Object.keys(mailTemplates) as MailTemplate[]).filter(
    (name) => mailTemplates[name].list === list,
  );

/** Returns where an email's button leads and how urgent it is. */
export const templateOf = (template: MailTemplate): TemplateSpec => mailTemplates[template];
