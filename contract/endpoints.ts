import { z } from 'zod';
import { addresses, type Method } from './addresses.ts';
import * as account from './forms/account.ts';
import { agencyForm } from './forms/agency.ts';
import { associateForm } from './forms/associate.ts';
import { invitationQuery, pointOfContactForm, sendInvitationsForm } from './forms/invitations.ts';
import type { Gate } from './gates.ts';
import * as records from './records.ts';

export interface Endpoint {
  readonly methods: readonly Method[];
  /** Path below the API base; `:app` and `:brand` are the settings', other segments parameters. */
  readonly path: string;
  /** Who gets past the door. 'session' and every gate but 'everyone' answer a guest with 401, the rest with 403. */
  readonly access: Gate;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** The body is multipart with one file field. */
  readonly upload?: string;
  readonly response: z.ZodType;
  /** Where it comes from: § of the specification or decision. */
  readonly source: string;
  readonly summary: string;
}

/** A save carries the version it was read with; only a first one may do without (I1). */
const saved = <T extends z.ZodType>(form: T) =>
  z.intersection(form, z.object({ version: z.int().optional() }));
const paging = z.object({ paging: z.string().max(40).optional().catch(undefined) });

/** The endpoint table: every call of §7 and the few that the decisions add. */
export const endpoints = {
  settings: {
    ...addresses.settings,
    access: 'everyone',
    response: records.settings,
    source: '§7, A1, A7',
    summary: 'Settings of the brand',
  },
  policy: {
    ...addresses.policy,
    access: 'everyone',
    response: records.policy,
    source: '§7, F2',
    summary: 'Policies, the password rule among them',
  },
  me: {
    ...addresses.me,
    access: 'signedIn',
    response: records.profile,
    source: '§7, A4',
    summary: 'The session user',
  },
  login: {
    ...addresses.login,
    access: 'everyone',
    body: account.loginForm,
    response: records.done,
    source: '§7, F4',
    summary: 'Sign in',
  },
  logout: {
    ...addresses.logout,
    access: 'signedIn',
    response: records.done,
    source: '§7',
    summary: 'Sign out',
  },
  initiateReset: {
    ...addresses.initiateReset,
    access: 'everyone',
    body: account.resetRequestForm,
    response: records.done,
    source: '§7, F1',
    summary: 'Ask for a link to set a new password; the answer is always the same',
  },
  resetPassword: {
    ...addresses.resetPassword,
    access: 'everyone',
    body: account.resetForm,
    response: records.done,
    source: '§7, F1',
    summary: 'Set a new password with the mailed token',
  },
  createAgent: {
    ...addresses.createAgent,
    access: 'everyone',
    body: account.agentAccountForm,
    response: records.done,
    source: '§7, B11, J2',
    summary:
      "Ask for the account of an agency's point of contact; the answer is always the same, and a mail follows",
  },
  createAssociate: {
    ...addresses.createAssociate,
    access: 'everyone',
    body: account.associateAccountForm,
    response: records.done,
    source: '§7, D1, I6',
    summary: 'Make the account of an invited associate',
  },
  readInvitation: {
    ...addresses.readInvitation,
    access: 'everyone',
    body: account.invitationTokenForm,
    response: z.object({ emailAddress: z.string(), companyName: z.string() }),
    source: 'D1',
    summary: 'What the mailed token is bound to; burns nothing',
  },
  confirmEmail: {
    ...addresses.confirmEmail,
    access: 'everyone',
    body: account.confirmationForm,
    response: records.done,
    source: 'B11, J2',
    summary:
      'Make the account of an agency by the mailed token, with the password of the registration or, repeated, a new one; signs in',
  },
  validateEmailDomain: {
    ...addresses.validateEmailDomain,
    access: 'everyone',
    body: account.domainForm,
    response: z.object({ valid: z.boolean() }),
    source: '§7, D3',
    summary: 'Whether a domain may be the one of an agency',
  },
  selfInvitation: {
    ...addresses.selfInvitation,
    access: 'everyone',
    body: account.selfInvitationForm,
    response: records.done,
    source: '§7, D2',
    summary: 'Ask for an invitation of type Self; the answer is always the same',
  },
  activity: {
    ...addresses.activity,
    access: 'signedIn',
    response: z.object({ expiresAt: z.iso.datetime() }),
    source: 'F5, I11',
    summary: 'A person is at work: the session lives on',
  },
  updateProfile: {
    ...addresses.updateProfile,
    access: 'signedIn',
    body: account.profileForm,
    response: records.profile,
    source: 'I15',
    summary: 'Change the own names',
  },
  changePassword: {
    ...addresses.changePassword,
    access: 'signedIn',
    body: account.changePasswordForm,
    response: records.done,
    source: 'I15',
    summary: 'Change the own password; other sessions end',
  },
  sessions: {
    ...addresses.sessions,
    access: 'signedIn',
    response: z.object({ content: z.array(records.openSession) }),
    source: 'F5',
    summary: 'Where the person is signed in',
  },
  endOtherSessions: {
    ...addresses.endOtherSessions,
    access: 'signedIn',
    response: records.done,
    source: 'F5',
    summary: 'Sign out everywhere but here',
  },
  endSession: {
    ...addresses.endSession,
    access: 'signedIn',
    response: records.done,
    source: 'F5',
    summary: 'Sign out one of the own sessions',
  },
  validateSurprise: {
    ...addresses.validateSurprise,
    access: 'signedIn',
    response: z.object({ available: z.boolean(), registered: z.boolean() }),
    source: '§7, F8',
    summary: 'Whether the surprise registration is offered and taken',
  },
  surpriseRegistration: {
    ...addresses.surpriseRegistration,
    access: 'signedIn',
    response: z.object({ available: z.boolean(), registered: z.boolean() }),
    source: '§7, F8',
    summary: 'Take the surprise registration',
  },
  unRegisterSurprise: {
    ...addresses.unRegisterSurprise,
    access: 'signedIn',
    response: z.object({ available: z.boolean(), registered: z.boolean() }),
    source: '§7, F8, A9',
    summary: 'Leave the surprise registration',
  },
  agency: {
    ...addresses.agency,
    access: 'agencyForm',
    response: records.agencyRecord,
    source: '§7, B4, B5, I1',
    summary: 'The agency form of the own agency',
  },
  saveAgency: {
    ...addresses.saveAgency,
    access: 'agencyForm',
    body: saved(agencyForm),
    response: records.agencyRecord,
    source: '§7, §4, A9, B1',
    summary: 'Submit, resubmit or renew the agency form; the method follows the status',
  },
  associate: {
    ...addresses.associate,
    access: 'associateForm',
    response: records.associateRecord,
    source: '§7, I1',
    summary: 'The own associate form',
  },
  saveAssociate: {
    ...addresses.saveAssociate,
    access: 'associateForm',
    body: saved(associateForm),
    response: records.associateRecord,
    source: '§7, C1, I24',
    summary: 'Save the own associate form; POST registers, PATCH updates',
  },
  acknowledge: {
    ...addresses.acknowledge,
    access: 'associateForm',
    response: z.object({ associateStatus: z.string() }),
    source: '§7, C6',
    summary: 'Acknowledge the brand education',
  },
  invitations: {
    ...addresses.invitations,
    access: 'invitations',
    query: invitationQuery,
    response: records.listOf(records.invitation),
    source: '§7, D7, I3, I19',
    summary: "The agency's invitations, 20 a page",
  },
  exportInvitations: {
    ...addresses.exportInvitations,
    access: 'invitations',
    query: invitationQuery.omit({ paging: true }),
    response: z.unknown(),
    source: 'J1',
    summary: "The agency's invitations that the filters let through, all of them, as a CSV file",
  },
  sendInvitations: {
    ...addresses.sendInvitations,
    access: 'invitations',
    body: sendInvitationsForm,
    response: records.invitationResult,
    source: '§7, D4, D6',
    summary: 'Invite up to 50 addresses; one result per address',
  },
  setPointOfContact: {
    ...addresses.setPointOfContact,
    access: 'invitations',
    body: pointOfContactForm,
    response: records.invitation,
    source: '§7, D9',
    summary: 'Make an associate a point of contact, or no longer',
  },
  revokeInvitation: {
    ...addresses.revokeInvitation,
    access: 'invitations',
    response: records.done,
    source: '§7, D9',
    summary: 'Take an invitation back, or detach an associate from the agency',
  },
  reports: {
    ...addresses.reports,
    access: 'reporting',
    query: paging,
    response: records.listOf(records.report),
    source: '§7, E3',
    summary: 'Past reports of the agency, newest first, 10 a page',
  },
  uploadReport: {
    ...addresses.uploadReport,
    access: 'reporting',
    upload: 'file',
    response: records.report,
    source: '§7, E2, I5',
    summary: 'Submit the quarterly report',
  },
  reportFile: {
    ...addresses.reportFile,
    access: 'reporting',
    response: z.unknown(),
    source: 'I5, E3',
    summary: 'A past report, as an attachment',
  },
  contentByCode: {
    ...addresses.contentByCode,
    access: 'everyone',
    response: z.object({ content: z.array(records.contentPage) }),
    source: '§7, C3, C9',
    summary: "A content page; the gate is the code's",
  },
  contentAllByCode: {
    ...addresses.contentAllByCode,
    access: 'everyone',
    response: z.object({ content: z.array(records.contentPage) }),
    source: '§7, C3, C9',
    summary: "All content pages of a code; the gate is the code's",
  },
} as const satisfies Record<string, Endpoint>;
export type EndpointName = keyof typeof endpoints;

export {
  contentBase,
  defaultApiBase,
  endpointPath,
  licensedEndpoints,
  type Method,
} from './addresses.ts';
