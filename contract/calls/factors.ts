import { z } from 'zod';
import {
  challengeForm,
  factorNameForm,
  firstCodeForm,
  newPasskeyForm,
  passkeyAskForm,
  passkeySignInForm,
  proofForm,
} from '../forms/factors.ts';
import * as records from '../records.ts';
import { type Call, call, type Details } from './call.ts';

/** Calls for the second step of signing in. */
export const factorCalls = {
  answerChallenge: call('POST', '/accounts/:app/challenge', 'everyone'),
  passkeyAsk: call('POST', '/accounts/:app/passkey/options', 'everyone'),
  passkeySignIn: call('POST', '/accounts/:app/passkey', 'everyone'),
  proofAsk: call('POST', '/:app/account/proof/options', 'enrolment'),
  startPasskey: call('POST', '/:app/account/passkeys/options', 'enrolment', { stepUp: 'always' }),
  addPasskey: call('POST', '/:app/account/passkeys', 'enrolment', { stepUp: 'always' }),
  prove: call('POST', '/:app/account/proof', 'enrolment'),
  factors: call('GET', '/:app/account/factors', 'enrolment'),
  startAuthenticator: call('POST', '/:app/account/factors', 'enrolment', { stepUp: 'always' }),
  addAuthenticator: call('POST', '/:app/account/factors/:id', 'enrolment', { stepUp: 'always' }),
  renameFactor: call('PATCH', '/:app/account/factors/:id', 'signedIn', { stepUp: 'always' }),
  removeFactor: call('DELETE', '/:app/account/factors/:id', 'signedIn', { stepUp: 'always' }),
  renewRecoveryCodes: call('POST', '/:app/account/recoveryCodes', 'signedIn', { stepUp: 'always' }),
} satisfies Record<string, Call>;

/** What only the server and the fixtures need of them. A function, so that no page loads it, nor the schemas. */
export function factorDetails() {
  const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });
  /** As WebAuthn's JSON has them. */
  const options = z.object({ options: z.looseObject({ challenge: z.string() }) });
  return {
    answerChallenge: {
      source: 'decision F9',
      summary: 'Answer what a sign-in asks, in the browser that was asked and within five minutes',
      body: challengeForm,
    },
    passkeyAsk: {
      source: 'decision F13',
      summary:
        'What a passkey is asked: for a sign-in that waits in this browser, or to sign in by it alone',
      body: passkeyAskForm,
      response: options,
    },
    passkeySignIn: {
      source: 'decision F13',
      summary: 'Sign in by a passkey alone',
      body: passkeySignInForm,
    },
    proofAsk: {
      source: 'decisions F10, F13',
      summary: 'What a passkey of the person is asked to prove who it is',
      response: options,
    },
    startPasskey: {
      source: 'decision F13',
      summary: 'What a new passkey is made for',
      response: options,
    },
    addPasskey: {
      source: 'decision F13',
      summary:
        'Add a passkey; ends other sessions. With the first factor the recovery codes are told, once',
      body: newPasskeyForm,
      response: recoveryCodes,
    },
    prove: {
      source: 'decision F10',
      summary: 'Prove who it is, in an open session, for calls that demand it',
      body: proofForm,
    },
    factors: {
      source: 'decision F9',
      summary: "The person's passkeys and authenticator apps, and how many recovery codes are left",
      response: z.object({ content: z.array(records.factor), recoveryCodesLeft: z.int() }),
    },
    startAuthenticator: {
      source: 'decision F9',
      summary:
        'A new secret for an authenticator app, which is told once and counts when its first code was sent',
      response: z.object({ id: z.string(), secret: z.string(), uri: z.string() }),
    },
    addAuthenticator: {
      source: 'decision F9',
      summary:
        'Add an authenticator app with its first code; ends other sessions. With the first app the recovery codes are told, once',
      body: firstCodeForm,
      response: recoveryCodes,
    },
    renameFactor: {
      source: 'decision F9',
      summary: 'Give a passkey or an authenticator app another name',
      body: factorNameForm,
    },
    removeFactor: {
      source: 'decision F9',
      summary: 'Remove a passkey or an authenticator app; ends other sessions',
    },
    renewRecoveryCodes: {
      source: 'decision F9',
      summary: 'Ten new recovery codes, told once; the old ones end',
      response: recoveryCodes,
    },
  } satisfies Details<typeof factorCalls>;
}
