import { z } from 'zod';
import * as account from '../forms/account.ts';
import { openInvitation } from '../records.ts';
import type { Call, Schemas } from './call.ts';

/** Calls for creating accounts, mailed links and forgotten passwords. */
export const signUpCalls = {
  createAgent: {
    methods: ['POST'],
    path: '/auth/:app/auth_create_agent',
    access: 'everyone',
    licensed: true,
    source: 'specification §7, decision B11',
    summary: 'Request an agency account; the response is always the same, and an email follows',
  },
  confirmEmail: {
    methods: ['POST'],
    path: '/auth/:app/auth_confirm_email',
    access: 'everyone',
    source: 'decision B11',
    summary:
      'Create the account of an agency with the emailed token and the password of the registration or, if repeated, a new one; signs in',
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
  joinAgency: {
    methods: ['POST'],
    path: '/auth/:app/auth_join_agency',
    access: 'signedIn',
    source: 'decision D12',
    summary:
      'Join the agency of a mailed invitation, with the account that its address has already',
  },
  readLink: {
    methods: ['POST'],
    path: '/auth/:app/auth_read_link',
    access: 'everyone',
    source: 'decisions F1, B11',
    summary: 'Whose mailed link it is, to set a password or to confirm an address; uses nothing up',
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
} as const satisfies Record<string, Call>;

/** What they take and return. A function, so that the browser, which has no use for it, loads no schemas. */
export const signUpSchemas = (passwords: account.PasswordForms) =>
  ({
    createAgent: { body: passwords.agentAccount },
    confirmEmail: { body: passwords.confirmation },
    createAssociate: { body: passwords.associateAccount },
    readInvitation: { body: account.invitationTokenForm, response: openInvitation },
    joinAgency: { body: account.invitationTokenForm },
    readLink: { body: account.linkTokenForm, response: z.object({ emailAddress: z.string() }) },
    validateEmailDomain: { body: account.domainForm, response: z.object({ valid: z.boolean() }) },
    selfInvitation: { body: account.selfInvitationForm },
    initiateReset: { body: account.resetRequestForm },
    resetPassword: { body: passwords.reset },
  }) satisfies Schemas<typeof signUpCalls>;
