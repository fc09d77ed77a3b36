import { startAuthentication, startRegistration, WebAuthnError } from '@simplewebauthn/browser';
import type { ResponseOf } from '#providers/api.ts';
import type { Hub } from '#providers/hub.ts';

// With the library, which is loaded when a passkey is used.

/** Returns what `ask` returns; undefined if the person declined, or the browser has nothing to offer. */
const unlessDeclined = <T>(ask: Promise<T>): Promise<T | undefined> =>
  ask.catch((reason: unknown) => {
    if (reason instanceof WebAuthnError || reason instanceof DOMException) return undefined;
    throw reason;
  });

/** Asks for a passkey, and returns its answer. */
export const askPasskey = ({ options }: ResponseOf<'passkeyAsk'>, useBrowserAutofill = false) =>
  unlessDeclined(startAuthentication({ optionsJSON: options as never, useBrowserAutofill }));

/** Makes a passkey, and returns what the server keeps of it. */
export const makePasskey = ({ options }: ResponseOf<'startPasskey'>) =>
  unlessDeclined(startRegistration({ optionsJSON: options as never }));

/**
 * Signs in by a passkey alone. Returns whether somebody did.
 * @param isOffered among what the browser suggests for the address, instead of asking
 */
export async function signInByPasskey({ call }: Hub, isOffered: boolean): Promise<boolean> {
  const response = await askPasskey(await call('passkeyAsk'), isOffered);
  if (response) await call('passkeySignIn', { body: { response } });
  return response !== undefined;
}
