import { paths } from '../../../contract/paths.ts';

interface TemplateSpec {
  /** The page that the button opens, with the email's parameters in its path, and with a one-time token in the query parameter `token`, if there is one. */
  action?: { path: string; token?: string };
  /** Whether the email is an invitation; its row in the list then gets the date. */
  invites?: true;
  /** Whether it reminds of a day to come, `until`. It is not sent any more once that day has begun to end. */
  reminds?: true;
  /** Of queued emails: 1 if somebody is waiting for it at the screen, -1 if only a date caused it, otherwise 0. */
  priority?: 1 | -1;
}

const setPassword = { path: paths.reset, token: 'token' };
const dashboard = { path: paths.dashboard };
const createAccount = { path: paths.createAssociate, token: 'creationToken' };
const agencyForm = { path: paths.agencyRegistration };

/** Every email that the product sends. The texts of each are in `words/`, one folder per language. */
export const mailTemplates = {
  invitation: { action: createAccount, invites: true },
  selfInvitation: { action: createAccount, invites: true, priority: 1 },
  invitationReminder: { action: createAccount, reminds: true, priority: -1 },
  selfInvitationReminder: { action: createAccount, reminds: true, priority: -1 },
  confirmation: { action: { path: paths.confirmEmail, token: 'token' }, priority: 1 },
  accountExists: { action: { path: paths.login }, priority: 1 },
  addressConfirmation: { action: { path: paths.changeAddress, token: 'token' }, priority: 1 },
  addressChanged: { action: { path: paths.changeAddress, token: 'token' }, priority: 1 },
  addressUndone: { action: { path: paths.login } },
  passwordReset: { action: setPassword, priority: 1 },
  passwordChanged: { action: { path: paths.reset } },
  factorAdded: { action: { path: paths.reset } },
  factorRemoved: { action: { path: paths.reset } },
  signOnLinked: { action: { path: paths.security } },
  emergencySignIn: { action: { path: paths.staff }, priority: 1 },
  recoveryCodeUsed: { action: { path: paths.reset } },
  factorsReset: { action: { path: paths.reset } },
  codesGuessed: { action: { path: paths.reset } },
  staffPassword: { action: setPassword, priority: 1 },
  resetWanted: { action: { path: `${paths.staff}/people/%{personId}` } },
  administratorAdded: { action: { path: `${paths.staff}/roles` } },
  agencyReceived: { action: dashboard },
  agencyApproved: { action: dashboard },
  agencyRenewed: { action: dashboard },
  agencyRevisionsRequired: { action: agencyForm },
  agencyRejected: {},
  agencyWindow: { action: agencyForm, reminds: true, priority: -1 },
  agencyRenewalNotice: { action: agencyForm, reminds: true, priority: -1 },
  agencyRenewalDue: { action: agencyForm, priority: -1 },
  changeApplied: { action: agencyForm },
  changeDeclined: { action: agencyForm },
  reportDue: { action: { path: paths.reporting }, reminds: true, priority: -1 },
  reportOverdue: { action: { path: paths.reporting }, priority: -1 },
  reportRefused: { action: { path: paths.reporting } },
  registrationReminder: { action: { path: paths.associateRegistration } },
  acknowledgementReminder: { action: dashboard },
  associateApproved: { action: dashboard },
  attached: { action: dashboard },
  associateRejected: {},
  associateRenewalDue: { action: { path: paths.associateRegistration }, priority: -1 },
} as const satisfies Record<string, TemplateSpec>;

export type MailTemplate = keyof typeof mailTemplates;

/** Returns where an email's button leads and how urgent it is. */
export const templateOf = (template: MailTemplate): TemplateSpec => mailTemplates[template];
