import type { Page } from 'playwright-core';

/** An authenticator of Chromium itself, as a phone or a laptop has one, that says yes at once. */
export async function withAuthenticator(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    /** Makes its next answers wrong: without a check of the person, or with a signature of nobody. */
    spoil: (bits: { isBogusSignature?: boolean; isBadUV?: boolean }) =>
      cdp.send('WebAuthn.setResponseOverrideBits', { authenticatorId, ...bits }),
    /** Puts an early copy in the place of its passkey: one that counts as if it had not been used since. */
    async rewind() {
      const { credentials } = await cdp.send('WebAuthn.getCredentials', { authenticatorId });
      for (const credential of credentials) {
        const { credentialId } = credential;
        await cdp.send('WebAuthn.removeCredential', { authenticatorId, credentialId });
        const copy = { ...credential, signCount: 1 };
        await cdp.send('WebAuthn.addCredential', { authenticatorId, credential: copy });
      }
    },
  };
}

/** Asks the authenticator of a page, as no page of the product would. Returns its answer as JSON. */
export const answerOf = (page: Page, options: object) =>
  page.evaluate(async (json) => {
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(json as never);
    const credential = await navigator.credentials.get({ publicKey });
    return (credential as PublicKeyCredential).toJSON();
  }, options);
