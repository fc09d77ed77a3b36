import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { demoAgencyForms } from '#demo/forms.ts';
import { createDataProvider } from '#providers/dataProvider.ts';
import { testHub } from '#providers/testing/hub.ts';
import { refusal, stubNetwork } from '#providers/testing/network.ts';
import { person } from '#providers/testing/people.ts';
import { expectRefusedCalls, renderInPortal } from '#tests/support/portalPage.tsx';
import { UnsavedGuard } from '../ui/UnsavedGuard.tsx';
import ProfilePage from './ProfilePage.tsx';

const hub = testHub();
const { session } = hub;

const ada = person();
const agency = {
  ...demoAgencyForms.northwind,
  agencyStatus: 'APPROVED',
  version: 4,
  reviewComments: [],
};
beforeEach(() => session.setFromServer(ada));
afterEach(() => {
  vi.unstubAllGlobals();
  session.setFromServer(null);
});

function open(answers: Parameters<typeof stubNetwork>[0] = {}) {
  const sent = stubNetwork({
    'GET /hub/aldervale/agency': { json: agency },
    ...answers,
  });
  const page = renderInPortal(
    <UnsavedGuard>
      <ProfilePage />
    </UnsavedGuard>,
    {
      hub,
      dataProvider: createDataProvider(hub),
      paths: ['/', '/away'],
    },
  );
  const bodyOf = (path: string) => sent.find((call) => call.path === path)?.body;
  const versions = () => sent.flatMap(({ body }) => (body as { version?: number })?.version ?? []);
  return { ...page, bodyOf, versions };
}
const field = (name: string) => screen.getByLabelText(name);

test('a changed name is saved, and shown everywhere at once', async () => {
  const { user, bodyOf } = open({
    // Another back end may return nothing.
    'PATCH /hub/account/me': { json: {} },
    'GET /hub/account/me': { json: { ...ada, firstName: 'Adaeze' } },
  });
  await user.clear(field('First Name'));
  await user.type(field('First Name'), 'Adaeze');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(session.profile()?.firstName).toBe('Adaeze'));
  expect(bodyOf('/hub/account/me')).toMatchObject({ firstName: 'Adaeze' });
  expect(session.profile()?.displayName).toBe('Ada Okafor');
});

test('password, second step and sessions are on their own page, which it links to', () => {
  open();
  const link = screen.getByRole('link', { name: 'Manage Sign-In' });
  expect(link).toHaveAttribute('href', '/account/security');
  expect(screen.queryByLabelText('Current Password')).not.toBeInTheDocument();
});

test('leaving with typed words asks first, and not once they are saved', async () => {
  const { user, router } = open({
    'PATCH /hub/account/me': { json: ada },
    'GET /hub/account/me': { json: ada },
  });
  await user.type(field('First Name'), 'x');
  void router.navigate('/away');
  const question = await screen.findByRole('dialog', { name: 'Leave without saving?' });
  await user.click(within(question).getByRole('button', { name: 'Stay on this page' }));
  await waitFor(() => expect(question).not.toBeInTheDocument());
  expect(router.state.location.pathname).toBe('/');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(field('First Name')).toHaveValue(ada.firstName));
  await router.navigate('/away');
  expect(router.state.location.pathname).toBe('/away');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

describe('contact details of an approved agency', () => {
  const CONTACT = 'PATCH /hub/aldervale/agency/contact';
  const save = { name: 'Save Contact Details' };

  test('are saved without a review, upon the version that was read', async () => {
    const { user, bodyOf } = open({ [CONTACT]: { json: { ...agency, version: 5 } } });
    const phone = await screen.findByLabelText('Phone Number');
    await user.clear(phone);
    await user.type(phone, '+1 212 555 0199');
    await user.click(screen.getByRole('button', save));
    await waitFor(() =>
      expect(bodyOf('/hub/aldervale/agency/contact')).toMatchObject({
        version: 4,
        agencyDetails: { phoneNumber: '+1 212 555 0199' },
      }),
    );
    expect(bodyOf('/hub/aldervale/agency/contact')).not.toHaveProperty('agencyDetails.accountName');
  });

  test('can be saved again as they are, upon the version of the last save', async () => {
    const { user, versions } = open({ [CONTACT]: { json: { ...agency, version: 5 } } });
    await user.click(await screen.findByRole('button', save));
    await waitFor(() => expect(versions()).toEqual([4]));
    await waitFor(async () => {
      await user.click(screen.getByRole('button', save));
      expect(versions()).toContain(5);
    });
  });

  test('that somebody else has saved meanwhile are shown beside what is typed, and can be taken', async () => {
    expectRefusedCalls();
    const theirs = { ...agency.agencyDetails, phoneNumber: '+1 212 555 0111' };
    const answers = [agency, { ...agency, version: 5, agencyDetails: theirs }];
    const { user, bodyOf } = open({
      'GET /hub/aldervale/agency': () => ({ json: answers.shift() }),
      [CONTACT]: refusal(409, 'error.stale', 'Someone else has saved this form.'),
    });
    const phone = await screen.findByLabelText('Phone Number');
    await user.clear(phone);
    await user.type(phone, '+1 212 555 0199');
    await user.click(screen.getByRole('button', save));
    expect(await screen.findByText('Someone else has saved this form.')).toBeVisible();
    expect(await screen.findByText('Saved: +1 212 555 0111')).toBeVisible();
    expect(phone).toHaveValue('+1 212 555 0199');
    await user.click(screen.getByRole('button', { name: 'Use the saved value' }));
    expect(phone).toHaveValue('+1 212 555 0111');
    expect(bodyOf('/hub/aldervale/agency/contact')).toMatchObject({ version: 4 });
  });

  test.each([{ agencyStatus: 'PENDING' }, { pointOfContact: false }])(
    'are not offered to %j',
    async (provider) => {
      session.setFromServer(person(provider));
      open();
      await screen.findByRole('link', { name: 'Manage Sign-In' });
      expect(screen.queryByRole('button', save)).toBeNull();
    },
  );

  test('of an accredited associate are in the registration', async () => {
    session.setFromServer(person({ pointOfContact: false }));
    open();
    expect(await screen.findByRole('link', { name: 'View Profile' })).toHaveAttribute(
      'href',
      '/associates/registration',
    );
  });
});

describe('emails', () => {
  const CHOICES = 'GET /hub/account/emails';
  const CHANGE = 'PATCH /hub/account/emails';
  const choices = { reminders: true, news: false };

  test('a choice is saved at once, and says what it is about', async () => {
    const changed: unknown[] = [];
    const { user } = open({
      [CHOICES]: { json: choices },
      [CHANGE]: ({ body }) => {
        changed.push(body);
        return { json: { ...choices, reminders: false } };
      },
    });
    const reminders = await screen.findByRole('switch', { name: 'Reminders' });
    expect(reminders).toBeChecked();
    expect(reminders).toHaveAccessibleDescription(/Your dashboard shows it, too/);
    await user.click(reminders);
    await waitFor(() => expect(reminders).not.toBeChecked());
    expect(changed).toEqual([{ reminders: false }]);
  });

  test('that is refused moves back and says why', async () => {
    expectRefusedCalls();
    const { user } = open({
      [CHOICES]: { json: choices },
      [CHANGE]: refusal(403, 'error.forbidden', 'Not now.'),
    });
    const news = await screen.findByRole('switch', { name: 'News, offers and program changes' });
    await user.click(news);
    expect(await screen.findByText('Not now.')).toBeVisible();
    expect(news).not.toBeChecked();
  });
});
