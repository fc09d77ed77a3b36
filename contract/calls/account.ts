import { z } from 'zod';
import {
  acknowledgementForm,
  addressForm,
  languageForm,
  languageQuery,
  mailChoicesForm,
  type PasswordForms,
  profileForm,
} from '../forms/account.ts';
import * as records from '../records.ts';
import { type Call, call, type Details } from './call.ts';

export const accountCalls = {
  settings: call('GET', '/foundation/:app/foundation_settings/:licenseKey', 'everyone'),
  policy: call('GET', '/accounts/:app/policy', 'everyone'),
  me: call('GET', '/:app/account/me', 'enrolment'),
  login: call('POST', '/accounts/:app/login', 'everyone'),
  logout: call('POST', '/accounts/:app/logout', 'enrolment'),
  activity: call('POST', '/:app/account/activity', 'enrolment'),
  updateProfile: call('PATCH', '/:app/account/me', 'signedIn'),
  changeLanguage: call('PATCH', '/:app/account/language', 'beforeTerms'),
  mailChoices: call('GET', '/:app/account/emails', 'signedIn'),
  changeMailChoices: call('PATCH', '/:app/account/emails', 'signedIn'),
  agreements: call('GET', '/:app/account/agreements', 'beforeTerms'),
  agreedText: call('GET', '/:app/account/agreements/:id/text', 'beforeTerms'),
  newTerms: call('GET', '/:app/account/terms', 'beforeTerms'),
  agreeToTerms: call('POST', '/:app/account/terms', 'beforeTerms'),
  changePassword: call('POST', '/:app/account/password', 'signedIn', { stepUp: 'ofFactors' }),
  changeAddress: call('POST', '/:app/account/address', 'signedIn', { stepUp: 'always' }),
  sessions: call('GET', '/:app/account/sessions', 'signedIn'),
  endOtherSessions: call('DELETE', '/:app/account/sessions', 'signedIn', { stepUp: 'always' }),
  endSession: call('DELETE', '/:app/account/sessions/:id', 'signedIn', { stepUp: 'always' }),
  validateSurprise: call('GET', '/:app/account/validateSurpriseRegistration', 'signedIn'),
  surpriseRegistration: call('POST', '/:app/account/surpriseRegistration', 'signedIn'),
  unRegisterSurprise: call(['PUT', 'PATCH'], '/:app/account/unRegisterSurprise', 'signedIn'),
} satisfies Record<string, Call>;

const surprise = () => z.object({ available: z.boolean(), registered: z.boolean() });

/** What only the server and the fixtures need of them. A function, so that no page loads it, nor the schemas. */
export const accountDetails = (passwords: PasswordForms) =>
  ({
    settings: {
      source: 'specification §7, decisions A1, A7',
      summary: 'Settings of the brand',
      response: records.settings,
    },
    policy: {
      source: 'specification §7, decision F2',
      summary: 'Policies, the password rule among them',
      response: records.policy,
    },
    me: {
      source: 'specification §7, decision A4',
      summary: 'The session user',
      response: records.profile,
    },
    login: {
      source: 'specification §7, decisions F4, F9',
      summary: 'Sign in, or learn what is asked first of a person with a second factor',
      body: passwords.login,
      response: records.signInAnswer,
    },
    logout: { source: 'specification §7', summary: 'Sign out' },
    activity: {
      source: 'decisions F5, I11',
      summary: 'Extend the session of an active person',
      response: z.object({ expiresAt: records.time }),
    },
    updateProfile: {
      source: 'decision I15',
      summary: "Change the person's name",
      body: profileForm,
      response: records.profile,
    },
    changeLanguage: {
      source: 'decision H8',
      summary: "Change the person's language: of the portal on every device, and of emails",
      body: languageForm,
      response: records.profile,
    },
    mailChoices: {
      source: 'decision D14',
      summary: 'Which emails the person gets, of those that need not be sent',
      response: records.mailChoices,
    },
    changeMailChoices: {
      source: 'decision D14',
      summary: 'Choose which of them are sent',
      body: mailChoicesForm,
      response: records.mailChoices,
    },
    agreements: {
      source: 'decision G4',
      summary: 'What the person agreed to, in which version and language, the latest first',
      response: z.object({ content: z.array(records.agreement) }),
    },
    agreedText: {
      source: 'decision G4',
      summary: 'The text of such a version',
      response: records.agreedText,
    },
    newTerms: {
      source: 'decision G7',
      summary: 'The terms, and what has changed in them since the person agreed',
      query: languageQuery(),
      response: records.newTerms,
    },
    agreeToTerms: {
      source: 'decision G7',
      summary: 'Agree to the terms in the version and language that were read',
      body: acknowledgementForm,
    },
    changePassword: {
      source: 'decision I15',
      summary: "Change the person's password; ends other sessions",
      body: passwords.changePassword,
    },
    changeAddress: {
      source: 'decision F15',
      summary:
        'Request another address; a link to it changes it. The response is the same for every address',
      body: addressForm,
    },
    sessions: {
      source: 'decision F5',
      summary: 'The open sessions of the person',
      response: z.object({ content: z.array(records.openSession) }),
    },
    endOtherSessions: { source: 'decision F5', summary: 'End all other sessions of the person' },
    endSession: { source: 'decision F5', summary: 'End one session of the person' },
    validateSurprise: {
      source: 'specification §7, decision F8',
      summary:
        'Whether the surprise registration is available, and whether the person has registered',
      response: surprise(),
    },
    surpriseRegistration: {
      source: 'specification §7, decision F8',
      summary: 'Register for the surprise',
      response: surprise(),
    },
    unRegisterSurprise: {
      source: 'specification §7, decisions F8, A9',
      summary: 'Unregister from the surprise',
      response: surprise(),
    },
  }) satisfies Details<typeof accountCalls>;
