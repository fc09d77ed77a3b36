import type { Gate } from './gates.ts';

export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

/** The base path of all calls; configurable (decision A2). */
export const defaultApiBase = '/api/v1';
/** The base path of files (specification §7, decision A2). */
export const contentBase = '/api/content/1.0/fetch';
/** The product's own files there, with their gates (decision I22). */
export const contentFiles = {
  heroImage: { name: 'home-hero-image', gate: 'everyone' },
  reportTemplate: { name: 'Quarterly-Reporting-Template', gate: 'reporting' },
} as const;

/**
 * The caching of a picture whose address says nothing of its content: for an hour, and for a week after that a browser shows
 * its copy at once and asks for a newer one meanwhile.
 */
export const unhashedCaching = 'public, max-age=3600, stale-while-revalidate=604800';

/** A call without its schemas. */
export interface Call {
  readonly methods: readonly Method[];
  /** Path below the API base; `:app` and `:brand` come from the settings, other segments are parameters. */
  readonly path: string;
  /** The gate of the call. Every gate but 'everyone' answers a guest with 401, and others with 403. */
  readonly access: Gate;
  /** The body must contain the public license key; a wrong one gets 400. */
  readonly licensed?: true;
  /** Name of the multipart field with the file. */
  readonly upload?: string;
  /** The section of the specification, or the decided point, that requires the call. */
  readonly source: string;
  readonly summary: string;
}

/**
 * The endpoint table: every call of specification §7, and a few more. The schemas of bodies, queries and responses are
 * in endpoints.ts: the browser doesn't need them to make a call, and a guest's first page must stay small.
 */
export const addresses = {
  settings: {
    methods: ['GET'],
    path: '/foundation/:app/foundation_settings/:licenseKey',
    access: 'everyone',
    source: 'specification §7, decisions A1, A7',
    summary: 'Settings of the brand',
  },
  policy: {
    methods: ['GET'],
    path: '/accounts/:app/policy',
    access: 'everyone',
    source: 'specification §7, decision F2',
    summary: 'Policies, the password rule among them',
  },
  me: {
    methods: ['GET'],
    path: '/:app/account/me',
    access: 'signedIn',
    source: 'specification §7, decision A4',
    summary: 'The session user',
  },
  login: {
    methods: ['POST'],
    path: '/accounts/:app/login',
    access: 'everyone',
    source: 'specification §7, decision F4',
    summary: 'Sign in',
  },
  logout: {
    methods: ['POST'],
    path: '/accounts/:app/logout',
    access: 'signedIn',
    source: 'specification §7',
    summary: 'Sign out',
  },
  initiateReset: {
    methods: ['POST'],
    path: '/auth/:app/auth_initiate_reset_password',
    access: 'everyone',
    licensed: true,
    source: 'specification §7, decision F1',
    summary: 'Request a password reset link; the response is always the same',
  },
  resetPassword: {
    methods: ['POST'],
    path: '/auth/:app/auth_reset_password',
    access: 'everyone',
    licensed: true,
    source: 'specification §7, decision F1',
    summary: 'Set a new password with the emailed token',
  },
  createAgent: {
    methods: ['POST'],
    path: '/auth/:app/auth_create_agent',
    access: 'everyone',
    licensed: true,
    source: 'specification §7, decision B11',
    summary: 'Request an agency account; the response is always the same, and an email follows',
  },
  createAssociate: {
    methods: ['POST'],
    path: '/auth/:app/auth_create_associate',
    access: 'everyone',
    licensed: true,
    source: 'specification §7, decisions D1, I6',
    summary: 'Create the account of an invited associate',
  },
  readInvitation: {
    methods: ['POST'],
    path: '/auth/:app/auth_read_invitation',
    access: 'everyone',
    source: 'decision D1',
    summary: 'The address and company of an emailed token; does not consume it',
  },
  readLink: {
    methods: ['POST'],
    path: '/auth/:app/auth_read_link',
    access: 'everyone',
    source: 'decisions F1, B11',
    summary: 'Whose mailed link it is, to set a password or to confirm an address; uses nothing up',
  },
  joinAgency: {
    methods: ['POST'],
    path: '/auth/:app/auth_join_agency',
    access: 'signedIn',
    source: 'decision D12',
    summary:
      'Join the agency of a mailed invitation, with the account that its address has already',
  },
  confirmEmail: {
    methods: ['POST'],
    path: '/auth/:app/auth_confirm_email',
    access: 'everyone',
    source: 'decision B11',
    summary:
      'Create the account of an agency with the emailed token and the password of the registration or, if repeated, a new one; signs in',
  },
  validateEmailDomain: {
    methods: ['POST'],
    path: '/auth/:app/auth_validate_email_domain',
    access: 'everyone',
    licensed: true,
    source: 'specification §7, decision D3',
    summary: 'Whether a domain can be an agency’s own',
  },
  selfInvitation: {
    methods: ['POST'],
    path: '/auth/:app/associate_self_invitation',
    access: 'everyone',
    licensed: true,
    source: 'specification §7, decision D2',
    summary: 'Request a self-invitation; the response is always the same',
  },
  activity: {
    methods: ['POST'],
    path: '/:app/account/activity',
    access: 'signedIn',
    source: 'decisions F5, I11',
    summary: 'Extend the session of an active person',
  },
  updateProfile: {
    methods: ['PATCH'],
    path: '/:app/account/me',
    access: 'signedIn',
    source: 'decision I15',
    summary: "Change the person's name",
  },
  changeLanguage: {
    methods: ['PATCH'],
    path: '/:app/account/language',
    access: 'signedIn',
    source: 'decision H8',
    summary: "Change the person's language: of the portal on every device, and of emails",
  },
  changePassword: {
    methods: ['POST'],
    path: '/:app/account/password',
    access: 'signedIn',
    source: 'decision I15',
    summary: "Change the person's password; ends other sessions",
  },
  sessions: {
    methods: ['GET'],
    path: '/:app/account/sessions',
    access: 'signedIn',
    source: 'decision F5',
    summary: 'The open sessions of the person',
  },
  endOtherSessions: {
    methods: ['DELETE'],
    path: '/:app/account/sessions',
    access: 'signedIn',
    source: 'decision F5',
    summary: 'End all other sessions of the person',
  },
  endSession: {
    methods: ['DELETE'],
    path: '/:app/account/sessions/:id',
    access: 'signedIn',
    source: 'decision F5',
    summary: 'End one session of the person',
  },
  validateSurprise: {
    methods: ['GET'],
    path: '/:app/account/validateSurpriseRegistration',
    access: 'signedIn',
    source: 'specification §7, decision F8',
    summary:
      'Whether the surprise registration is available, and whether the person has registered',
  },
  surpriseRegistration: {
    methods: ['POST'],
    path: '/:app/account/surpriseRegistration',
    access: 'signedIn',
    source: 'specification §7, decision F8',
    summary: 'Register for the surprise',
  },
  unRegisterSurprise: {
    methods: ['PUT', 'PATCH'],
    path: '/:app/account/unRegisterSurprise',
    access: 'signedIn',
    source: 'specification §7, decisions F8, A9',
    summary: 'Unregister from the surprise',
  },
  agency: {
    methods: ['GET'],
    path: '/:app/:brand/agency',
    access: 'agencyForm',
    source: 'specification §7, decisions B4, B5, I1',
    summary: "The form of the person's agency",
  },
  saveAgency: {
    methods: ['POST', 'PATCH'],
    path: '/:app/:brand/agency',
    access: 'agencyForm',
    source: 'specification §7, §4, decisions A9, B1',
    summary: 'Submit, resubmit or renew the agency form; the method follows the status',
  },
  saveAgencyContact: {
    methods: ['PATCH'],
    path: '/:app/:brand/agency/contact',
    access: 'invitations',
    source: 'decision B12',
    summary: 'Change phone, addresses and email choice of the approved agency, without a review',
  },
  requestAgencyChange: {
    methods: ['POST'],
    path: '/:app/:brand/agency/change',
    access: 'invitations',
    source: 'decision B13',
    summary: 'Ask for a change of the approved agency; takes the place of a request that waits',
  },
  withdrawAgencyChange: {
    methods: ['DELETE'],
    path: '/:app/:brand/agency/change',
    access: 'invitations',
    source: 'decision B13',
    summary: 'Withdraw the request for a change that waits',
  },
  associate: {
    methods: ['GET'],
    path: '/:app/:brand/associate',
    access: 'associateForm',
    source: 'specification §7, decision I1',
    summary: "The person's associate form",
  },
  saveAssociate: {
    methods: ['POST', 'PATCH'],
    path: '/:app/:brand/associate',
    access: 'associateForm',
    source: 'specification §7, decisions C1, I24',
    summary: "Save the person's associate form; POST registers, PATCH updates",
  },
  acknowledge: {
    methods: ['POST'],
    path: '/:app/:brand/acknowledgement',
    access: 'associateForm',
    source: 'specification §7, decision C6',
    summary: 'Acknowledge the brand education',
  },
  invitations: {
    methods: ['GET'],
    path: '/:app/:brand/invitation/associate',
    access: 'invitations',
    source: 'specification §7, decisions D7, I3, I19',
    summary: "The agency's invitations, 20 a page",
  },
  exportInvitations: {
    methods: ['GET'],
    path: '/:app/:brand/invitation/export',
    access: 'invitations',
    source: 'decisions D7, I19',
    summary: "All of the agency's invitations that match the filters, as a CSV file",
  },
  sendInvitations: {
    methods: ['POST'],
    path: '/auth/:app/invitations',
    access: 'invitations',
    source: 'specification §7, decisions D4, D6',
    summary: 'Invite up to 50 addresses; one result per address',
  },
  setPointOfContact: {
    methods: ['PATCH'],
    path: '/:app/:brand/invitation/associate/:email',
    access: 'invitations',
    source: 'specification §7, decision D9',
    summary: 'Make an associate a point of contact, or no longer',
  },
  revokeInvitation: {
    methods: ['DELETE'],
    path: '/:app/:brand/invitation/associate/:email',
    access: 'invitations',
    source: 'specification §7, decision D9',
    summary: 'Revoke an invitation, or detach an associate from the agency',
  },
  team: {
    methods: ['GET'],
    path: '/:app/:brand/agency/team',
    access: 'invitations',
    source: 'decision D13',
    summary:
      'How many of the agency have taken each step to the accreditation, and who has to go on',
  },
  remindTeam: {
    methods: ['POST'],
    path: '/:app/:brand/agency/team/reminder',
    access: 'invitations',
    source: 'decision D13',
    summary: 'Remind everybody of the agency with a status; one result per person',
  },
  reports: {
    methods: ['GET'],
    path: '/:app/:brand/report',
    access: 'reporting',
    source: 'specification §7, decision E3',
    summary: 'Past reports of the agency, newest first, 10 a page',
  },
  uploadReport: {
    methods: ['POST'],
    path: '/:app/:brand/report',
    access: 'reporting',
    upload: 'file',
    source: 'specification §7, decisions E2, I5',
    summary: 'Submit the quarterly report',
  },
  previewReport: {
    methods: ['POST'],
    path: '/:app/:brand/report/preview',
    access: 'reporting',
    upload: 'file',
    source: 'decision E4',
    summary: 'Read a quarterly report without submitting it; nothing is stored',
  },
  reportQuarters: {
    methods: ['GET'],
    path: '/:app/:brand/report/quarters',
    access: 'reporting',
    source: 'decision E1',
    summary: 'Quarters that can be reported, the last first',
  },
  reportSums: {
    methods: ['GET'],
    path: '/:app/:brand/report/sums',
    access: 'reporting',
    source: 'decision E5',
    summary: 'The closed quarters of the agency with their sums, the last first',
  },
  reportDetail: {
    methods: ['GET'],
    path: '/:app/:brand/report/:id',
    access: 'reporting',
    source: 'decision E4',
    summary: 'A past report with what was read in it',
  },
  reportFile: {
    methods: ['GET'],
    path: '/:app/:brand/report/:id/file',
    access: 'reporting',
    source: 'decisions I5, E3',
    summary: 'The file of a past report',
  },
  markedReport: {
    methods: ['GET'],
    path: '/:app/:brand/report/:id/marked',
    access: 'reporting',
    source: 'decision E6',
    summary: 'A copy of a past report in which the cells with findings are colored and commented',
  },
  markPreview: {
    methods: ['POST'],
    path: '/:app/:brand/report/preview/marked',
    access: 'reporting',
    upload: 'file',
    source: 'decision E6',
    summary: 'The same of a report that is not submitted; nothing is stored',
  },
  contentByCode: {
    methods: ['GET'],
    path: '/content/:app/getByCode/:code',
    access: 'everyone',
    source: 'specification §7, decisions C3, C9',
    summary: "A content page; the gate is the code's",
  },
  newContent: {
    methods: ['GET'],
    path: '/content/:app/latest',
    access: 'accredited',
    source: 'decision C11',
    summary: 'The latest pages for accredited associates, published since a time',
  },
  contentAllByCode: {
    methods: ['GET'],
    path: '/content/:app/getAllByCode/:code',
    access: 'everyone',
    source: 'specification §7, decisions C3, C9',
    summary: "All content pages of a code; the gate is the code's",
  },
} as const satisfies Record<string, Call>;
export type EndpointName = keyof typeof addresses;

/** Returns an endpoint's path with its parameters filled in, percent-encoded; `:app` and `:brand` too. */
export const endpointPath = (path: string, params: Record<string, string>): string =>
  path.replace(/:(\w+)/g, (whole, name) =>
    params[name] === undefined ? whole : encodeURIComponent(params[name]),
  );
