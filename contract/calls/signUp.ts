import { z } from 'zod';
import * as account from '../forms/account.ts';
import { mailChoice, openInvitation, signInAnswer } from '../records.ts';
import { type Call, call, type Details } from './call.ts';

/** Calls for creating accounts, mailed links and forgotten passwords. */
export const signUpCalls = {
  createAgent: call('POST', '/auth/:app/auth_create_agent', 'everyone', { licensed: true }),
  confirmEmail: call('POST', '/auth/:app/auth_confirm_email', 'everyone'),
  createAssociate: call('POST', '/auth/:app/auth_create_associate', 'everyone', { licensed: true }),
  readInvitation: call('POST', '/auth/:app/auth_read_invitation', 'everyone'),
  joinAgency: call('POST', '/auth/:app/auth_join_agency', 'signedIn'),
  readLink: call('POST', '/auth/:app/auth_read_link', 'everyone'),
  useAddressLink: call('POST', '/auth/:app/auth_change_address', 'everyone'),
  validateEmailDomain: call('POST', '/auth/:app/auth_validate_email_domain', 'everyone', {
    licensed: true,
  }),
  selfInvitation: call('POST', '/auth/:app/associate_self_invitation', 'everyone', {
    licensed: true,
  }),
  mailChoice: call('POST', '/auth/:app/auth_mail_choice', 'everyone'),
  initiateReset: call('POST', '/auth/:app/auth_initiate_reset_password', 'everyone', {
    licensed: true,
  }),
  resetPassword: call('POST', '/auth/:app/auth_reset_password', 'everyone', { licensed: true }),
} satisfies Record<string, Call>;

/** What only the server and the fixtures need of them. A function, so that no page loads it, nor the schemas. */
export const signUpDetails = (passwords: account.PasswordForms) =>
  ({
    createAgent: {
      source: 'specification §7, decision B11',
      summary: 'Request an agency account; the response is always the same, and an email follows',
      body: passwords.agentAccount,
    },
    confirmEmail: {
      source: 'decision B11',
      summary:
        'Create the account of an agency with the emailed token and the password of the registration or, if repeated, a new one; signs in',
      body: passwords.confirmation,
      response: signInAnswer,
    },
    createAssociate: {
      source: 'specification §7, decisions D1, I6',
      summary: 'Create the account of an invited associate',
      body: passwords.associateAccount,
      response: signInAnswer,
    },
    readInvitation: {
      source: 'decision D1',
      summary: 'The address and company of an emailed token; does not consume it',
      body: account.invitationTokenForm,
      response: openInvitation,
    },
    joinAgency: {
      source: 'decision D12',
      summary:
        'Join the agency of a mailed invitation, with the account that its address has already',
      body: account.invitationTokenForm,
    },
    readLink: {
      source: 'decisions F1, B11',
      summary:
        'Whose mailed link it is, to set a password, to confirm an address or to change one; uses nothing up',
      body: account.linkTokenForm,
      response: z.object({
        emailAddress: z.string(),
        staff: z.boolean(),
        /** The address that the account gets by it, for the first time or again. */
        change: z.object({ to: z.string(), isUndo: z.boolean() }).optional(),
      }),
    },
    useAddressLink: {
      source: 'decision F15',
      summary:
        'Change the address of an account by the link to the new one, or take that back by the link to the old one',
      body: account.linkTokenForm,
    },
    validateEmailDomain: {
      source: 'specification §7, decision D3',
      summary: 'Whether a domain can be an agency’s own',
      body: account.domainForm,
      response: z.object({ valid: z.boolean() }),
    },
    selfInvitation: {
      source: 'specification §7, decision D2',
      summary: 'Request a self-invitation; the response is always the same',
      body: account.selfInvitationForm,
    },
    mailChoice: {
      source: 'decision D14',
      summary:
        'Which emails the link at the foot of an email stops, and whether they are sent; stops them, or has them sent again',
      body: account.mailChoiceForm,
      response: mailChoice,
    },
    initiateReset: {
      source: 'specification §7, decision F1',
      summary: 'Request a password reset link; the response is always the same',
      body: account.resetRequestForm,
    },
    resetPassword: {
      source: 'specification §7, decision F1',
      summary: 'Set a new password with the emailed token',
      body: passwords.reset,
    },
  }) satisfies Details<typeof signUpCalls>;
