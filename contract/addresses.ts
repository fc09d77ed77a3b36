export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

/** Below this path stands every call; the base is configurable (A2). */
export const defaultApiBase = '/api/v1';
/** Below this path stand the files (§7, A2). */
export const contentBase = '/api/content/1.0/fetch';
/** The files that the product itself has there, and who may fetch them (decision I22). */
export const contentFiles = {
  heroImage: { name: 'home-hero-image', gate: 'everyone' },
  reportTemplate: { name: 'Quarterly-Reporting-Template', gate: 'reporting' },
} as const;

/**
 * Where each call of the endpoint table stands, below the API base. Apart from the schemas in endpoints.ts,
 * because the browser needs only this to make a call, and a guest's first page must stay light.
 */
export const addresses = {
  settings: { methods: ['GET'], path: '/foundation/:app/foundation_settings/:licenseKey' },
  policy: { methods: ['GET'], path: '/accounts/:app/policy' },
  me: { methods: ['GET'], path: '/:app/account/me' },
  login: { methods: ['POST'], path: '/accounts/:app/login' },
  logout: { methods: ['POST'], path: '/accounts/:app/logout' },
  initiateReset: { methods: ['POST'], path: '/auth/:app/auth_initiate_reset_password' },
  resetPassword: { methods: ['POST'], path: '/auth/:app/auth_reset_password' },
  createAgent: { methods: ['POST'], path: '/auth/:app/auth_create_agent' },
  createAssociate: { methods: ['POST'], path: '/auth/:app/auth_create_associate' },
  readInvitation: { methods: ['POST'], path: '/auth/:app/auth_read_invitation' },
  confirmEmail: { methods: ['POST'], path: '/auth/:app/auth_confirm_email' },
  validateEmailDomain: { methods: ['POST'], path: '/auth/:app/auth_validate_email_domain' },
  selfInvitation: { methods: ['POST'], path: '/auth/:app/associate_self_invitation' },
  activity: { methods: ['POST'], path: '/:app/account/activity' },
  updateProfile: { methods: ['PATCH'], path: '/:app/account/me' },
  changePassword: { methods: ['POST'], path: '/:app/account/password' },
  sessions: { methods: ['GET'], path: '/:app/account/sessions' },
  endOtherSessions: { methods: ['DELETE'], path: '/:app/account/sessions' },
  endSession: { methods: ['DELETE'], path: '/:app/account/sessions/:id' },
  validateSurprise: { methods: ['GET'], path: '/:app/account/validateSurpriseRegistration' },
  surpriseRegistration: { methods: ['POST'], path: '/:app/account/surpriseRegistration' },
  unRegisterSurprise: { methods: ['PUT', 'PATCH'], path: '/:app/account/unRegisterSurprise' },
  agency: { methods: ['GET'], path: '/:app/:brand/agency' },
  saveAgency: { methods: ['POST', 'PATCH'], path: '/:app/:brand/agency' },
  associate: { methods: ['GET'], path: '/:app/:brand/associate' },
  saveAssociate: { methods: ['POST', 'PATCH'], path: '/:app/:brand/associate' },
  acknowledge: { methods: ['POST'], path: '/:app/:brand/acknowledgement' },
  invitations: { methods: ['GET'], path: '/:app/:brand/invitation/associate' },
  exportInvitations: { methods: ['GET'], path: '/:app/:brand/invitation/export' },
  sendInvitations: { methods: ['POST'], path: '/auth/:app/invitations' },
  setPointOfContact: { methods: ['PATCH'], path: '/:app/:brand/invitation/associate/:email' },
  revokeInvitation: { methods: ['DELETE'], path: '/:app/:brand/invitation/associate/:email' },
  reports: { methods: ['GET'], path: '/:app/:brand/report' },
  uploadReport: { methods: ['POST'], path: '/:app/:brand/report' },
  reportFile: { methods: ['GET'], path: '/:app/:brand/report/:id/file' },
  contentByCode: { methods: ['GET'], path: '/content/:app/getByCode/:code' },
  contentAllByCode: { methods: ['GET'], path: '/content/:app/getAllByCode/:code' },
} as const satisfies Record<string, { methods: readonly Method[]; path: string }>;

/** Bodies carry a public licence key on these calls; a wrong one is a 400 (A7). */
export const licensedEndpoints: readonly (keyof typeof addresses)[] = [
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
