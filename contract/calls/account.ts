import { z } from 'zod';
import { languageForm, type PasswordForms, profileForm } from '../forms/account.ts';
import * as records from '../records.ts';
import type { Call, Schemas } from './call.ts';

/** Calls for settings, policies, and the person's account and sessions. */
export const accountCalls = {
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
} as const satisfies Record<string, Call>;

const surprise = () => z.object({ available: z.boolean(), registered: z.boolean() });

/** What they take and return. A function, so that the browser, which has no use for it, loads no schemas. */
export const accountSchemas = (passwords: PasswordForms) =>
  ({
    settings: { response: records.settings },
    policy: { response: records.policy },
    me: { response: records.profile },
    login: { body: passwords.login },
    activity: { response: z.object({ expiresAt: z.iso.datetime() }) },
    updateProfile: { body: profileForm, response: records.profile },
    changeLanguage: { body: languageForm, response: records.profile },
    changePassword: { body: passwords.changePassword },
    sessions: { response: z.object({ content: z.array(records.openSession) }) },
    validateSurprise: { response: surprise() },
    surpriseRegistration: { response: surprise() },
    unRegisterSurprise: { response: surprise() },
  }) satisfies Schemas<typeof accountCalls>;
