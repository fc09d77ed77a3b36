import { z } from 'zod';
import * as account from './forms/account.ts';
import { agencyForm } from './forms/agency.ts';
import { associateForm } from './forms/associate.ts';
import { invitationQuery, pointOfContactForm, sendInvitationsForm } from './forms/invitations.ts';
import type { Gate } from './gates.ts';
import * as records from './records.ts';

export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

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

/** Below this path stands every call; the base is configurable (A2). */
export const defaultApiBase = '/api/v1';
/** Below this path stand the files (§7, A2). */
export const contentBase = '/api/content/1.0/fetch';

/** A save carries the version it was read with; only a first one may do without (I1). */
const saved = <T extends z.ZodType>(form: T) =>
  z.intersection(form, z.object({ version: z.int().optional() }));
const paging = z.object({ paging: z.string().max(40).optional().catch(undefined) });

/** The endpoint table: every call of §7 and the few that the decisions add. */
export const endpoints = {
  settings: {
    methods: ['GET'],
    path: '/foundation/:app/foundation_settings/:licenseKey',
    access: 'everyone',
    response: records.settings,
    source: '§7, A1, A7',
    summary: 'Settings of the brand',
  },
  policy: {
    methods: ['GET'],
    path: '/accounts/:app/policy',
    access: 'everyone',
    response: records.policy,
    source: '§7, F2',
    summary: 'Policies, the password rule among them',
  },
  me: {
    methods: ['GET'],
    path: '/:app/account/me',
    access: 'signedIn',
    response: records.profile,
    source: '§7, A4',
    summary: 'The session user',
  },
  login: {
    methods: ['POST'],
    path: '/accounts/:app/login',
    access: 'everyone',
    body: account.loginForm,
    response: records.done,
    source: '§7, F4',
    summary: 'Sign in',
  },
  logout: {
    methods: ['POST'],
    path: '/accounts/:app/logout',
    access: 'signedIn',
    response: records.done,
    source: '§7',
    summary: 'Sign out',
  },
  initiateReset: {
    methods: ['POST'],
    path: '/auth/:app/auth_initiate_reset_password',
    access: 'everyone',
    body: account.resetRequestForm,
    response: records.done,
    source: '§7, F1',
    summary: 'Ask for a link to set a new password; the answer is always the same',
  },
  resetPassword: {
    methods: ['POST'],
    path: '/auth/:app/auth_reset_password',
    access: 'everyone',
    body: account.resetForm,
    response: records.done,
    source: '§7, F1',
    summary: 'Set a new password with the mailed token',
  },
  createAgent: {
    methods: ['POST'],
    path: '/auth/:app/auth_create_agent',
    access: 'everyone',
    body: account.agentAccountForm,
    response: records.done,
    source: '§7, B11, I6, I23',
    summary: "Make the account of an agency's point of contact",
  },
  createAssociate: {
    methods: ['POST'],
    path: '/auth/:app/auth_create_associate',
    access: 'everyone',
    body: account.associateAccountForm,
    response: records.done,
    source: '§7, D1, I6',
    summary: 'Make the account of an invited associate',
  },
  readInvitation: {
    methods: ['POST'],
    path: '/auth/:app/auth_read_invitation',
    access: 'everyone',
    body: account.invitationTokenForm,
    response: z.object({ emailAddress: z.string(), companyName: z.string() }),
    source: 'D1',
    summary: 'What the mailed token is bound to; burns nothing',
  },
  confirmEmail: {
    methods: ['POST'],
    path: '/auth/:app/auth_confirm_email',
    access: 'everyone',
    body: account.confirmationForm,
    response: records.done,
    source: 'B11',
    summary: 'Confirm the address of an agency account',
  },
  validateEmailDomain: {
    methods: ['POST'],
    path: '/auth/:app/auth_validate_email_domain',
    access: 'everyone',
    body: account.domainForm,
    response: z.object({ valid: z.boolean() }),
    source: '§7, D3',
    summary: 'Whether a domain may be the one of an agency',
  },
  selfInvitation: {
    methods: ['POST'],
    path: '/auth/:app/associate_self_invitation',
    access: 'everyone',
    body: account.selfInvitationForm,
    response: records.done,
    source: '§7, D2',
    summary: 'Ask for an invitation of type Self; the answer is always the same',
  },
  activity: {
    methods: ['POST'],
    path: '/:app/account/activity',
    access: 'signedIn',
    response: z.object({ expiresAt: z.iso.datetime() }),
    source: 'F5, I11',
    summary: 'A person is at work: the session lives on',
  },
  updateProfile: {
    methods: ['PATCH'],
    path: '/:app/account/me',
    access: 'signedIn',
    body: account.profileForm,
    response: records.profile,
    source: 'I15',
    summary: 'Change the own names',
  },
  changePassword: {
    methods: ['POST'],
    path: '/:app/account/password',
    access: 'signedIn',
    body: account.changePasswordForm,
    response: records.done,
    source: 'I15',
    summary: 'Change the own password; other sessions end',
  },
  validateSurprise: {
    methods: ['GET'],
    path: '/:app/account/validateSurpriseRegistration',
    access: 'signedIn',
    response: z.object({ available: z.boolean(), registered: z.boolean() }),
    source: '§7, F8',
    summary: 'Whether the surprise registration is offered and taken',
  },
  surpriseRegistration: {
    methods: ['POST'],
    path: '/:app/account/surpriseRegistration',
    access: 'signedIn',
    response: z.object({ available: z.boolean(), registered: z.boolean() }),
    source: '§7, F8',
    summary: 'Take the surprise registration',
  },
  unRegisterSurprise: {
    methods: ['PUT', 'PATCH'],
    path: '/:app/account/unRegisterSurprise',
    access: 'signedIn',
    response: z.object({ available: z.boolean(), registered: z.boolean() }),
    source: '§7, F8, A9',
    summary: 'Leave the surprise registration',
  },
  agency: {
    methods: ['GET'],
    path: '/:app/:brand/agency',
    access: 'agencyForm',
    response: records.agencyRecord,
    source: '§7, B4, B5, I1',
    summary: 'The agency form of the own agency',
  },
  saveAgency: {
    methods: ['POST', 'PATCH'],
    path: '/:app/:brand/agency',
    access: 'agencyForm',
    body: saved(agencyForm),
    response: records.agencyRecord,
    source: '§7, §4, A9, B1',
    summary: 'Submit, resubmit or renew the agency form; the method follows the status',
  },
  associate: {
    methods: ['GET'],
    path: '/:app/:brand/associate',
    access: 'associateForm',
    response: records.associateRecord,
    source: '§7, I1',
    summary: 'The own associate form',
  },
  saveAssociate: {
    methods: ['POST', 'PATCH'],
    path: '/:app/:brand/associate',
    access: 'associateForm',
    body: saved(associateForm),
    response: records.associateRecord,
    source: '§7, C1, I24',
    summary: 'Save the own associate form; POST registers, PATCH updates',
  },
  acknowledge: {
    methods: ['POST'],
    path: '/:app/:brand/acknowledgement',
    access: 'associateForm',
    response: z.object({ associateStatus: z.string() }),
    source: '§7, C6',
    summary: 'Acknowledge the brand education',
  },
  invitations: {
    methods: ['GET'],
    path: '/:app/:brand/invitation/associate',
    access: 'invitations',
    query: invitationQuery,
    response: records.listOf(records.invitation),
    source: '§7, D7, I3, I19',
    summary: "The agency's invitations, 20 a page",
  },
  sendInvitations: {
    methods: ['POST'],
    path: '/auth/:app/invitations',
    access: 'invitations',
    body: sendInvitationsForm,
    response: records.invitationResult,
    source: '§7, D4, D6',
    summary: 'Invite up to 50 addresses; one result per address',
  },
  setPointOfContact: {
    methods: ['PATCH'],
    path: '/:app/:brand/invitation/associate/:email',
    access: 'invitations',
    body: pointOfContactForm,
    response: records.invitation,
    source: '§7, D9',
    summary: 'Make an associate a point of contact, or no longer',
  },
  revokeInvitation: {
    methods: ['DELETE'],
    path: '/:app/:brand/invitation/associate/:email',
    access: 'invitations',
    response: records.done,
    source: '§7, D9',
    summary: 'Take an invitation back, or detach an associate from the agency',
  },
  reports: {
    methods: ['GET'],
    path: '/:app/:brand/report',
    access: 'reporting',
    query: paging,
    response: records.listOf(records.report),
    source: '§7, E3',
    summary: 'Past reports of the agency, newest first, 10 a page',
  },
  uploadReport: {
    methods: ['POST'],
    path: '/:app/:brand/report',
    access: 'reporting',
    upload: 'file',
    response: records.report,
    source: '§7, E2, I5',
    summary: 'Submit the quarterly report',
  },
  reportFile: {
    methods: ['GET'],
    path: '/:app/:brand/report/:id/file',
    access: 'reporting',
    response: z.unknown(),
    source: 'I5, E3',
    summary: 'A past report, as an attachment',
  },
  contentByCode: {
    methods: ['GET'],
    path: '/content/:app/getByCode/:code',
    access: 'everyone',
    response: z.object({ content: z.array(records.contentPage) }),
    source: '§7, C3, C9',
    summary: "A content page; the gate is the code's",
  },
  contentAllByCode: {
    methods: ['GET'],
    path: '/content/:app/getAllByCode/:code',
    access: 'everyone',
    response: z.object({ content: z.array(records.contentPage) }),
    source: '§7, C3, C9',
    summary: "All content pages of a code; the gate is the code's",
  },
} as const satisfies Record<string, Endpoint>;
export type EndpointName = keyof typeof endpoints;

/** Bodies carry a public licence key on these calls; a wrong one is a 400 (A7). */
export const licensedEndpoints: readonly EndpointName[] = [
  'initiateReset',
  'resetPassword',
  'createAgent',
  'createAssociate',
  'validateEmailDomain',
  'selfInvitation',
];

/** Fills the parameters of an endpoint's path, percent-encoded. `:app` and `:brand` are parameters like others. */
export const endpointPath = (path: string, params: Record<string, string>): string =>
  path.replace(/:(\w+)/g, (whole, name) =>
    params[name] === undefined ? whole : encodeURIComponent(params[name]),
  );
