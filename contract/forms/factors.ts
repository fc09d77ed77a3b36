import { z } from 'zod';
import { codeMethods } from '../factorMethods.ts';
import { code, currentPassword, text } from '../rules.ts';

/** A code as it is typed: people group it by spaces or dashes. */
const typedCode = () => code(40);

/** Bytes as WebAuthn's JSON has them. */
const bytes = (max: number) => code(max);
const credential = { id: bytes(1_400), rawId: bytes(1_400), type: z.literal('public-key') };

/** What a passkey answers (WebAuthn's AuthenticationResponseJSON). */
const passkeyAnswer = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4_000),
    authenticatorData: bytes(4_000),
    signature: bytes(8_000),
    userHandle: bytes(200).optional(),
  }),
});
export type PasskeyAnswer = z.output<typeof passkeyAnswer>;

const byPasskey = { method: z.literal('passkey'), response: passkeyAnswer };

/** The second step of signing in. */
export const challengeForm = z.discriminatedUnion('method', [
  z.object({ id: z.uuid(), ...byPasskey }),
  z.object({ id: z.uuid(), method: z.enum(codeMethods), code: typedCode() }),
]);

/** Who it is, in an open session. */
export const proofForm = z.discriminatedUnion('method', [
  z.object(byPasskey),
  z.object({ method: z.literal('oneTimeCode'), code: typedCode() }),
  z.object({ method: z.literal('password'), currentPassword: currentPassword() }),
]);

/** What a passkey is asked for: a sign-in that waits for it, or without one who it is. */
export const passkeyAskForm = z.object({ id: z.uuid().optional() });

/** Signing in by a passkey alone. */
export const passkeySignInForm = z.object({ response: passkeyAnswer });

/** A new passkey (WebAuthn's RegistrationResponseJSON). */
export const newPasskeyForm = z.object({
  response: z.object({
    ...credential,
    response: z.object({
      clientDataJSON: bytes(4_000),
      attestationObject: bytes(32_000),
      transports: z.array(code(40)).max(10).optional(),
    }),
  }),
});
export type NewPasskey = z.output<typeof newPasskeyForm>['response'];

/** The first code of an authenticator app, with which it is added. */
export const firstCodeForm = z.object({ name: text(), code: typedCode() });

/** What a person calls a passkey or an app. */
export const factorNameForm = z.object({ name: text() });

/** A provider of single sign-on, by its name in the settings. */
export const signOnForm = z.object({ provider: code(40) });
