import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../support/axe.ts';
import { linkIn } from '../support/mailbox.ts';
import { open, useStage } from '../support/stage.ts';
import { confirmAddress, fillAccount, fillAgencyForm, logIn, pageTitle } from '../support/steps.ts';

const submitted = 'Your agency registration has been submitted. We will email you our decision.';

describe('The point of contact of an agency', () => {
  const stage = useStage();

  it('creates an account, confirms the address and registers the agency', async () => {
    const email = 'ines.quintero@quillstone.example';
    const page = await stage.visit('/');
    await page.getByRole('link', { name: 'Register an agency' }).click();
    await pageTitle(page, 'Register Your Agency');
    await fillAccount(page, ['Ines', 'Quintero'], email);
    await page.getByRole('button', { name: 'Create Account' }).click();
    await page.getByText('Check your email').waitFor();
    await expectAccessible(page);
    expect((await page.request.get('/api/v1/hub/account/me')).status()).toBe(401);
    await page.getByRole('button', { name: 'Send the email again' }).click();
    await page.getByText('We have sent the email again.', { exact: false }).waitFor();
    const first = linkIn(await stage.mailbox.take(email), '/account/confirm');
    const link = linkIn(await stage.mailbox.take(email), '/account/confirm');

    await open(page, link);
    await pageTitle(page, 'Confirm Your Email');
    // The link has left the address, and is kept for this tab.
    await page.waitForURL(`${stage.hub.url}/account/confirm`);
    await page.reload();
    await page.getByLabel('Password', { exact: true }).fill('Kelp-Otter2!');
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page
      .getByText('This is not the password of the registration.', { exact: false })
      .first()
      .waitFor();
    await page.getByRole('button', { name: 'Choose a new password instead' }).click();
    await page.getByLabel('Confirm Password', { exact: true }).waitFor();
    await expectAccessible(page);
    await confirmAddress(page, link);
    await page
      .getByText(
        'You must register your agency within the next 30 days to gain access to the training and benefits for your associates.',
      )
      .waitFor();

    // Both links belonged to one registration: the other one opens nothing any more.
    const dead = await stage.visit(first);
    await dead.getByText('This link is no longer valid.', { exact: false }).waitFor();
    await dead.getByRole('main').getByRole('link', { name: 'Log In' }).waitFor();

    await page.getByRole('link', { name: 'Complete Request' }).click();
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.getByRole('alert').getByRole('link', { name: 'Account Name' }).waitFor();
    await fillAgencyForm(page, 'Quillstone Meetings', 'quillstone.example');
    await page.getByRole('button', { name: 'Submit' }).click();
    await pageTitle(page, 'My Tasks');
    await page.getByText(submitted).waitFor();
    await page.getByText('Your agency account on revision. Please wait.').waitFor();
    const { rows } = await stage.hub.query(
      `select g.status, a.email_confirmed_at is not null as confirmed
       from accounts a join agencies g on g.id = a.agency_id where a.email = $1`,
      [email],
    );
    expect(rows).toEqual([{ status: 'PENDING', confirmed: true }]);
    await stage.mailbox.take(email, 'Quillstone Meetings');

    await page.getByRole('link', { name: 'View Agency Info' }).click();
    await page.getByText('https://www.quillstone.example').waitFor();
    expect(await page.getByRole('button', { name: 'Submit' }).count()).toBe(0);
    await expectAccessible(page);
  });

  it('revises what the reviewer has marked, loses nothing typed when the session expires, and submits again', async () => {
    const email = 'poc.revision@elm.example';
    const page = await stage.visit(undefined, { as: email });
    await page.clock.install();
    await open(page, '/dashboard');
    await page.getByRole('link', { name: 'Revise & Submit' }).click();
    await pageTitle(page, 'Agency Registration');
    const website = page.getByLabel('Company Website', { exact: true });
    const comment = 'The website does not open. Please correct the address.';
    const described = await website.getAttribute('aria-describedby');
    const notes = await page
      .locator(`xpath=//*[contains(" ${described} ", concat(" ", @id, " "))]`)
      .allInnerTexts();
    expect(notes.join(' ')).toContain(comment);

    await website.fill('www.elm-street-sourcing.example');
    await website.blur();
    const corrected = 'https://www.elm-street-sourcing.example';
    await expect.poll(() => website.inputValue()).toBe(corrected);
    await page.getByLabel('Account Name', { exact: true }).fill('Elm Street & Sons');

    await page.clock.fastForward('28:05');
    const question = page.getByRole('dialog', { name: 'Are you still there?' });
    await question.getByRole('button', { name: 'Stay signed in' }).waitFor();
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Stay signed in' }).click();
    await question.waitFor({ state: 'detached' });

    await stage.hub.query(
      `delete from sessions where account_id = (select id from accounts where email = $1)`,
      [email],
    );
    // By script: a call that the page makes by itself may have opened the dialog already.
    await page.getByRole('button', { name: 'Submit', includeHidden: true }).dispatchEvent('click');
    const again = page.getByRole('dialog', { name: 'Please log in again' });
    await again.waitFor();
    await expectAccessible(page);
    expect(await website.inputValue()).toBe(corrected);
    await logIn(again, email);
    await pageTitle(page, 'My Tasks');
    await page.getByText('Your agency account on revision. Please wait.').waitFor();
    await expectAccessible(page);
    const { rows } = await stage.hub.query(
      `select domain, status from agencies where name = 'Elm Street & Sons'`,
    );
    expect(rows).toEqual([{ domain: 'elm.example', status: 'PENDING' }]);
  });

  it('renews the agency in three clicks if nothing has changed', async () => {
    const page = await stage.visit('/dashboard', { as: 'poc.renewal@oak.example' });
    await page.getByText('Your agency account requires revision.', { exact: false }).waitFor();
    // The agency comes first.
    const start = page.getByRole('button', { name: 'Start', exact: true });
    expect(await start.getAttribute('aria-disabled')).toBe('true');
    await page.getByText('Your agency has to be approved first.').first().waitFor();
    await page.getByRole('link', { name: 'Revise & Submit' }).click();
    const updates = page.getByRole('group', { name: 'Renewed Agency Has Updates' });
    await updates.getByLabel('No', { exact: true }).check();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Submit' }).click();
    await pageTitle(page, 'My Tasks');
    await page.getByText('Your accreditation has been renewed.').waitFor();
    await page.getByRole('link', { name: 'View Agency Info' }).waitFor();
  });
});
