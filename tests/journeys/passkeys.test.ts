import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../support/axe.ts';
import { answerOf, withAuthenticator } from '../support/passkey.ts';
import { open, sendByApi, useStage } from '../support/stage.ts';
import { logIn, PASSWORD, pageTitle } from '../support/steps.ts';

/** Chromium's own authenticator, on the built product. */
describe('Passkeys', () => {
  const stage = useStage();

  /** A page of somebody who has added a passkey on it. */
  async function withPasskey(as: string) {
    const page = await stage.visit('/account/security', { as });
    const authenticator = await withAuthenticator(page);
    await page.getByRole('button', { name: 'Add a Passkey' }).click();
    await page.getByRole('heading', { name: 'Your recovery codes' }).waitFor();
    return { page, authenticator };
  }
  async function signOut(page: Page) {
    await page.context().clearCookies();
    await open(page, '/account/login');
  }
  const call = (page: Page, path: string, body: object) =>
    sendByApi(page.context(), 'POST', path, body);
  const ask = async (page: Page, body: object = {}) =>
    (await (await call(page, '/accounts/hub/passkey/options', body)).json()).options;
  const audited = async () =>
    (
      await stage.hub.query(
        `select after->>'reason' as reason from audit where event = 'refusePasskey' order by id`,
      )
    ).rows.map(({ reason }) => reason);

  it('is the second step, the only step and a proof of who it is', async () => {
    const email = 'associate.accredited@northwind.example';
    const { page } = await withPasskey(email);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'I Have Kept Them' }).click();

    // A browser that suggests none: Chromium's would answer before the password is typed.
    await page.addInitScript(() => {
      PublicKeyCredential.isConditionalMediationAvailable = async () => false;
    });
    await signOut(page);
    await logIn(page, email);
    await page.getByRole('button', { name: 'Continue' }).click();
    await pageTitle(page, 'My Tasks');

    await signOut(page);
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await pageTitle(page, 'My Tasks');

    await stage.hub.query(`update sessions set proved_at = proved_at - interval '10 minutes'`);
    await open(page, '/account/security');
    await page.getByRole('button', { name: 'New Recovery Codes' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'New Recovery Codes' }).click();
    const asked = page.getByRole('dialog', { name: 'Please confirm that it is you' });
    await asked.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('heading', { name: 'Your recovery codes' }).waitFor();
  });

  it('is offered for the address', async () => {
    const { page } = await withPasskey('associate.renewal@northwind.example');
    await signOut(page);
    // Chromium chooses at once what it would suggest: a click, which begins by pointing, would end on the next page.
    await page.getByLabel('Email', { exact: true }).focus();
    await pageTitle(page, 'My Tasks');
  });

  it('is refused, with one text, where it is not what was asked for', async () => {
    const email = 'poc.other@maple.example';
    const { page, authenticator } = await withPasskey(email);
    await signOut(page);
    const send = async (response: unknown) => {
      const answer = await call(page, '/accounts/hub/passkey', { response: response as object });
      const { error } = await answer.json();
      return error ? [answer.status(), error.description] : answer.status();
    };
    const refused = [400, 'This passkey was not accepted. Please try again.'];

    await authenticator.spoil({ isBadUV: true });
    const { userVerification: _, ...lax } = await ask(page);
    expect(await send(await answerOf(page, { ...lax, userVerification: 'discouraged' }))).toEqual(
      refused,
    );
    await authenticator.spoil({ isBadUV: false, isBogusSignature: true });
    expect(await send(await answerOf(page, await ask(page)))).toEqual(refused);
    await authenticator.spoil({ isBogusSignature: false });

    // Of another origin with the same host, which the browser lets use them.
    const options = await ask(page);
    await page.route('http://localhost:9/', (route) =>
      route.fulfill({ body: '<title>x</title>', contentType: 'text/html' }),
    );
    await page.goto('http://localhost:9/');
    const foreign = await answerOf(page, options);
    await open(page, '/account/login');
    expect(await send(foreign)).toEqual(refused);

    // Asked in another browser.
    const other = await stage.visit('/account/login');
    expect(await send(await answerOf(page, await ask(other)))).toEqual(refused);

    const good = await answerOf(page, await ask(page));
    expect(await send(good)).toBe(200);
    await signOut(page);
    expect(await send(good)).toEqual(refused);

    await authenticator.rewind();
    expect(await send(await answerOf(page, await ask(page)))).toEqual(refused);
    expect(await audited()).toEqual([
      expect.stringMatching(/could not be verified/),
      'bad signature',
      expect.stringMatching(/origin/i),
      expect.stringMatching(/challenge/i),
      expect.stringMatching(/challenge/i),
      expect.stringMatching(/counter/i),
    ]);
  });

  it('of somebody else is no second step', async () => {
    const email = 'poc.pending@birch.example';
    await withPasskey(email);
    const { page } = await withPasskey('poc.revision@elm.example');
    await signOut(page);
    const begun = await call(page, '/accounts/hub/login', { identity: email, password: PASSWORD });
    const { challenge } = await begun.json();
    const { allowCredentials: _, ...options } = await ask(page, { id: challenge.id });
    const response = await answerOf(page, options);
    const answer = await call(page, '/accounts/hub/challenge', {
      id: challenge.id,
      method: 'passkey',
      response,
    });
    expect(answer.status()).toBe(400);
    expect((await audited()).at(-1)).toBe('passkey of somebody else');
  });
});
