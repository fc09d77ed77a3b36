import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Profile } from '#contract/records.ts';
import { useHub } from '#providers/HubContext.ts';
import { createHub, type Hub } from '#providers/hub.ts';
import { loadLanguage } from '#providers/i18n/language.ts';
import { guestBoot, marketing, testHub } from '#providers/testing/hub.ts';
import { inHub } from '#providers/testing/inHub.tsx';
import { refusal, type Sent, stubNetwork } from '#providers/testing/network.ts';
import { person } from '#providers/testing/people.ts';
import { Portal } from '#src/guest/chunks.ts';
import { expectRefusedCalls } from '#tests/support/portalPage.tsx';
import { reads } from '#tests/support/reads.ts';
import { requestBoot } from './requestBoot.ts';
import { routerReady, routes } from './routes.ts';
import { withHub } from './session/gateLoader.ts';

/** In the portal's place: a page that keeps in state what it read for the first visitor, as the portal's pages do. */
const InPlaceOfPortal = () => <p>read for {useState(useHub().session.profile)[0]?.firstName}</p>;
const withoutPortal = (route: RouteObject): RouteObject =>
  Object.assign(
    { ...route },
    route.children && { children: route.children.map(withoutPortal) },
    route.Component === Portal && { Component: InPlaceOfPortal },
  );

let router: ReturnType<typeof createMemoryRouter>;
const address = () => router.state.location.pathname + router.state.location.search;

const open = (path: string, profile: Profile | null = null) => show(path, testHub(profile));
async function show(path: string, hub: Hub) {
  router = createMemoryRouter(routes.map(withoutPortal), {
    ...withHub(hub),
    initialEntries: [path],
  });
  await routerReady(router);
  render(<RouterProvider router={router} />, inHub(hub));
  return { user: userEvent.setup(), session: hub.session };
}
const title = (name: string) =>
  screen.findByRole('heading', { level: 1, name }, { timeout: 10_000 });

// jsdom does not scroll.
beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

describe('home', () => {
  test('of a guest: banner, sign-in form, Forgot Password, a link to register, marketing', async () => {
    await open('/');
    await title("You're a Genius. Make it Official.");
    const main = within(screen.getByRole('main'));
    expect(main.getByLabelText('Email')).toBeInTheDocument();
    expect(main.getByLabelText('Password')).toHaveAttribute('type', 'password');
    expect(main.getByRole('checkbox', { name: 'Remember my email' })).not.toBeChecked();
    expect(main.getByRole('link', { name: 'Forgot Password' })).toHaveAttribute(
      'href',
      '/account/reset',
    );
    expect(main.getByRole('link', { name: 'Register an agency' })).toHaveAttribute(
      'href',
      '/account/create/agent',
    );
    expect(main.getByText('One set of terms.')).toBeInTheDocument();
  });

  test('of the signed-in: the other banner and View My Dashboard, the same marketing', async () => {
    await open('/', person());
    await title('Bring Out Your Inner Genius');
    expect(screen.getByRole('link', { name: 'View My Dashboard' })).toHaveAttribute(
      'href',
      '/dashboard',
    );
    expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
    expect(screen.getByText('One set of terms.')).toBeInTheDocument();
  });
});

describe('the account could not be looked up', () => {
  const answers = (me: object) =>
    stubNetwork({
      'GET /hub/account/me': me,
      'GET /content/hub/getAllByCode/home-page': { json: { content: [] } },
    });

  test.each(['/', '/dashboard', '/account/login'])(
    '%s is no guest’s page: an Account Error, with the reference and Retry',
    async (path) => {
      answers(refusal(500, 'INTERNAL', 'Oops.'));
      await show(path, createHub(await requestBoot()));
      const banner = await screen.findByRole('alert');
      expect(banner).toHaveTextContent('Account Error');
      expect(banner).toHaveTextContent('Oops.');
      expect(banner).toHaveTextContent(/Reference: \S+/);
      expect(address()).toBe(path);
      expect(screen.queryByLabelText('Password')).toBeNull();
      expect(screen.queryByRole('link', { name: 'Log In' })).toBeNull();
      const reload = vi.fn();
      vi.stubGlobal('location', { ...window.location, reload });
      await userEvent.setup().click(within(banner).getByRole('button', { name: 'Retry' }));
      expect(reload).toHaveBeenCalledOnce();
    },
  );

  test('a 401 is a guest', async () => {
    answers(refusal(401, null, 'Nobody.'));
    await show('/', createHub(await requestBoot()));
    expect(await screen.findByLabelText('Password')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a frame that could not be drawn', () => {
  /** The portal with something else in the frame's place. */
  async function showInPlaceOfFrame(Component: () => ReactNode, hub: Hub) {
    expectRefusedCalls();
    const [app] = routes.map(withoutPortal);
    const inPlace = createMemoryRouter([{ ...app, Component } as RouteObject], withHub(hub));
    await routerReady(inPlace);
    render(<RouterProvider router={inPlace} />, inHub(hub));
  }

  test('says so in the words of the visitor, and Retry draws it again', async () => {
    let isBroken = true;
    const Frame = () => {
      if (isBroken) throw new Error('broken');
      return <p>here</p>;
    };
    const hub = createHub(guestBoot, await loadLanguage('fr-CA'));
    await showInPlaceOfFrame(Frame, hub);
    expect(screen.getByRole('heading', { level: 1, name: hub.t('errors.title') })).toBeVisible();
    isBroken = false;
    await userEvent.setup().click(screen.getByRole('button', { name: hub.t('common.retry') }));
    expect(await screen.findByText('here')).toBeVisible();
  });
});

describe('another language', () => {
  test('changes in place, and keeps what a guest has typed', async () => {
    const { user } = await open('/account/create/agent?source=x');
    await title('Register Your Agency');
    await user.type(screen.getByLabelText('First Name'), 'Ève');
    await user.click(screen.getByRole('link', { name: 'Français' }));
    await title('Inscrire votre agence');
    expect(screen.getByLabelText('Prénom')).toHaveValue('Ève');
    expect(document.title).toMatch(/^Inscrire votre agence/);
    expect(document.documentElement.lang).toBe('fr-CA');
    expect(screen.getByRole('link', { name: 'Français' })).toHaveAttribute('aria-current', 'true');
  });

  test('words anew what a form says of its fields, by itself and for the server', async () => {
    const error = {
      code: 'error.validation',
      description: 'Please check the marked fields.',
      fields: { emailAddress: 'Field is invalid' },
      fieldErrors: { emailAddress: { code: 'validation.invalid' } },
    };
    stubNetwork({ 'POST /auth/hub/auth_create_agent': { status: 400, json: { error } } });
    const { user } = await open('/account/create/agent');
    await title('Register Your Agency');
    const create = () => user.click(screen.getByRole('button', { name: 'Create Account' }));
    await create();
    expect(await screen.findAllByText('Field is required', { exact: false })).not.toHaveLength(0);
    await user.click(screen.getByRole('link', { name: 'Français' }));
    await title('Inscrire votre agence');
    expect(screen.queryByText('Field is required', { exact: false })).toBeNull();
    expect(screen.getAllByText('Ce champ est obligatoire', { exact: false })).not.toHaveLength(0);

    await user.click(screen.getByRole('link', { name: 'English' }));
    await title('Register Your Agency');
    await user.type(screen.getByLabelText('First Name'), 'Ada');
    await user.type(screen.getByLabelText('Last Name'), 'Okafor');
    await user.type(screen.getByLabelText('Email Address'), 'ada@oak.example');
    await user.type(screen.getByLabelText('Password'), 'Welcome1!');
    await user.type(screen.getByLabelText('Confirm Password'), 'Welcome1!');
    await create();
    expect(await screen.findAllByText('Field is invalid', { exact: false })).not.toHaveLength(0);
    await user.click(screen.getByRole('link', { name: 'Español' }));
    await title('Registrar mi agencia');
    expect(screen.queryByText('Field is invalid', { exact: false })).toBeNull();
    expect(screen.getByLabelText('Correo electrónico')).toHaveValue('ada@oak.example');
  });

  test('words anew why a call was refused', async () => {
    const busy = refusal(
      429,
      'error.tooManyRequests',
      'Too many requests. Please wait a moment and try again.',
    );
    stubNetwork({ 'POST /accounts/hub/login': busy });
    const { user } = await open('/account/login');
    await user.type(await screen.findByLabelText('Email'), 'ada@oak.example');
    await user.type(screen.getByLabelText('Password'), 'Welcome1!');
    await user.click(screen.getByRole('button', { name: 'Log In' }));
    await screen.findByText('Too many requests. Please wait a moment and try again.');
    await user.click(screen.getByRole('link', { name: 'Français' }));
    await screen.findByText(/^Trop de demandes ont été reçues/);
    expect(screen.getByText(/^Référence/)).toBeVisible();
    expect(screen.queryByText(/Too many/)).toBeNull();
  });

  test('of the marketing content is loaded when it is chosen', async () => {
    const french = { ...marketing, name: 'Un programme', body: '<p>Mêmes conditions.</p>' };
    const sent = stubNetwork({
      'GET /content/hub/getAllByCode/home-page': {
        json: { content: [{ ...french, language: 'fr-CA' }] },
      },
    });
    const { user } = await open('/');
    expect(screen.getByText('One set of terms.')).toBeVisible();
    expect(sent).toEqual([]);
    await user.click(screen.getByRole('link', { name: 'Français' }));
    expect(await screen.findByText('Mêmes conditions.')).toBeVisible();
    expect(screen.queryByText('One set of terms.')).toBeNull();
    expect(sent.map(({ query }) => query.get('language'))).toEqual(['fr-CA']);
  });

  test('is the stored one of the person who signs in', async () => {
    stubNetwork({
      'POST /accounts/hub/login': { json: { status: 'ok' } },
      'GET /hub/account/me': { json: person({}, { language: 'es-MX' }) },
    });
    const { user } = await open('/account/login');
    await user.type(await screen.findByLabelText('Email'), 'ada@oak.example');
    await user.type(screen.getByLabelText('Password'), 'Welcome1!');
    await user.click(screen.getByRole('button', { name: 'Log In' }));
    await screen.findByText('read for Ada');
    expect(screen.getByRole('navigation', { name: 'Idioma' })).toBeVisible();
  });
});

describe('the sign-in form', () => {
  test('wants email and password before it asks the server', async () => {
    const sent = stubNetwork({});
    const { user } = await open('/');
    await user.click(screen.getByRole('button', { name: 'Log In' }));
    expect(await screen.findByText('Email and password is required.')).toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  test('that is refused leads to the home page with auth=failed, and says why', async () => {
    stubNetwork({ 'POST /accounts/hub/login': refusal(401, null, '') });
    const { user } = await open('/account/login');
    await title('Log In');
    await user.type(screen.getByLabelText('Email'), 'ada@northwind.example');
    await user.type(screen.getByLabelText('Password'), 'Kelp-Otter2!');
    await user.click(screen.getByRole('button', { name: 'Log In' }));
    await title("You're a Genius. Make it Official.");
    expect(address()).toBe('/?auth=failed');
    expect(screen.getByText('Access denied. Please check your credentials.')).toBeInTheDocument();
    expect(screen.getByText(reads(/^Reference: /))).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^Have you just registered/ })).toHaveAttribute(
      'href',
      '/account/confirm',
    );
  });

  test.each([
    ['ticked', ''],
    ['unticked', 'ada@northwind.example'],
  ])(
    'that is refused keeps the tick of Remember my email as it was left: %s',
    async (left, known) => {
      if (known) localStorage.setItem('hub.email', known);
      stubNetwork({ 'POST /accounts/hub/login': refusal(401, null, '') });
      const { user } = await open('/account/login');
      await title('Log In');
      await user.clear(screen.getByLabelText('Email'));
      await user.type(screen.getByLabelText('Email'), 'ada@northwind.example');
      await user.type(screen.getByLabelText('Password'), 'Kelp-Otter2!');
      await user.click(screen.getByRole('checkbox', { name: 'Remember my email' }));
      await user.click(screen.getByRole('button', { name: 'Log In' }));
      await title("You're a Genius. Make it Official.");
      const isTicked = () =>
        screen.getByRole<HTMLInputElement>('checkbox', { name: 'Remember my email' }).checked;
      await waitFor(() => expect(isTicked()).toBe(left === 'ticked'));
    },
  );

  test('forgets why it was refused when somebody types again, and says it anew', async () => {
    const denied = 'Access denied. Please check your credentials.';
    stubNetwork({ 'POST /accounts/hub/login': refusal(401, null, '') });
    const { user } = await open('/?auth=failed');
    await title("You're a Genius. Make it Official.");
    expect(screen.getByText(denied)).toBeVisible();
    await user.type(screen.getByLabelText('Email'), 'ada@northwind.example');
    expect(screen.queryByText(denied)).toBeNull();
    await user.type(screen.getByLabelText('Password'), 'Kelp-Otter2!');
    await user.click(screen.getByRole('button', { name: 'Log In' }));
    // The text of the address comes first, then that of the answer in its place.
    await waitFor(() => expect(screen.getByText(denied)).toBeVisible());
  });

  describe('of a person with a second factor', () => {
    const challenge = { id: 'c1', methods: ['oneTimeCode', 'recoveryCode'] };
    const answers = (codes: string[]) => ({
      'POST /accounts/hub/login': { json: { status: 'ok', challenge } },
      'POST /accounts/hub/challenge': ({ body }: Sent) =>
        codes.includes((body as { code: string }).code)
          ? { json: { status: 'ok' } }
          : {
              status: 400,
              json: {
                error: {
                  code: 'error.validation',
                  description: 'Please check the marked fields.',
                  fields: { code: 'This code is wrong, or was used before.' },
                },
              },
            },
      'GET /hub/account/me': { json: person() },
    });
    beforeAll(() => {
      // jsdom has no top layer.
      HTMLDialogElement.prototype.showModal = function () {
        this.open = true;
      };
    });
    const signIn = async (user: UserEvent) => {
      await user.type(await screen.findByLabelText('Email'), 'ada@oak.example');
      await user.type(screen.getByLabelText('Password'), 'Welcome1!');
      await user.click(screen.getByRole('button', { name: 'Log In' }));
      return within(await screen.findByRole('dialog', { name: 'One more step' }));
    };

    test('asks for its code, and again after a wrong one', async () => {
      const sent = stubNetwork(answers(['287082']));
      const { user } = await open('/account/login');
      const dialog = await signIn(user);
      await user.type(dialog.getByLabelText('Code'), '111111{Enter}');
      expect(await dialog.findByText(/^This code is wrong/)).toBeVisible();
      await user.clear(dialog.getByLabelText('Code'));
      await user.type(dialog.getByLabelText('Code'), '287082{Enter}');
      await screen.findByText('read for Ada');
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(sent.filter(({ path }) => path.endsWith('/challenge'))[1]?.body).toEqual({
        id: 'c1',
        method: 'oneTimeCode',
        code: '287082',
      });
    });

    test('takes a recovery code instead', async () => {
      const sent = stubNetwork(answers(['AAAA-BBBB']));
      const { user } = await open('/account/login');
      const dialog = await signIn(user);
      await user.click(dialog.getByRole('button', { name: 'Use a recovery code' }));
      await user.type(dialog.getByLabelText('Recovery Code'), 'AAAA-BBBB');
      await user.click(dialog.getByRole('button', { name: 'Continue' }));
      await screen.findByText('read for Ada');
      expect(sent.map(({ body }) => body)).toContainEqual(
        expect.objectContaining({ method: 'recoveryCode' }),
      );
    });

    test('says that it took too long, and leaves what was typed when it is closed', async () => {
      stubNetwork({
        ...answers([]),
        'POST /accounts/hub/challenge': refusal(
          400,
          'error.deadChallenge',
          'This took too long. Please log in again.',
        ),
      });
      const { user } = await open('/account/login');
      const dialog = await signIn(user);
      await user.type(dialog.getByLabelText('Code'), '287082{Enter}');
      expect(await dialog.findByText('This took too long. Please log in again.')).toBeVisible();
      await user.click(dialog.getByRole('button', { name: 'Cancel' }));
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(screen.getByLabelText('Email')).toHaveValue('ada@oak.example');
      expect(address()).toBe('/account/login');
    });

    test('goes on where the form was sent before any script ran', async () => {
      stubNetwork(answers(['287082']));
      const { user } = await open('/account/login?challenge=c1&methods=oneTimeCode');
      const dialog = within(await screen.findByRole('dialog', { name: 'One more step' }));
      expect(dialog.queryByRole('button', { name: 'Use a recovery code' })).toBeNull();
      expect(address()).toBe('/account/login');
      await user.type(dialog.getByLabelText('Code'), '287082{Enter}');
      await screen.findByText('read for Ada');
    });
  });

  test('starts with the remembered address', async () => {
    localStorage.setItem('hub.email', 'ada@northwind.example');
    await open('/');
    expect(screen.getByLabelText('Email')).toHaveValue('ada@northwind.example');
    expect(screen.getByRole('checkbox', { name: 'Remember my email' })).toBeChecked();
  });
});

describe('a mailed link that somebody signed in opens', () => {
  const INVITED = 'nora@maple.example';
  const links: [path: string, heading: string, read: string, button: string][] = [
    [
      '/account/create/associate?creationToken=abc',
      'Register As An Associate',
      'auth_read_invitation',
      'Create Account',
    ],
    ['/account/reset?token=abc', 'Forgot Password', 'auth_read_link', 'Save Password'],
    ['/account/confirm?token=abc', 'Confirm Your Email', 'auth_read_link', 'Confirm'],
  ];
  const answers = (read: string, answer: object) =>
    stubNetwork({
      [`POST /auth/hub/${read}`]: answer,
      'POST /accounts/hub/logout': { json: { status: 'ok' } },
    });

  test.each(links)(
    '%s: says whose it is, and goes on signed out',
    async (path, heading, read, button) => {
      const names = { companyName: 'Maple', firstName: '', lastName: '', hasAccount: false };
      const sent = answers(read, { json: { emailAddress: INVITED, ...names } });
      const { user, session } = await open(path, person());
      await title(heading);
      expect(await screen.findByText(INVITED)).toBeVisible();
      expect(screen.getByText('poc.approved@northwind.example')).toBeVisible();
      expect(screen.getByRole('link', { name: 'Stay signed in' })).toHaveAttribute(
        'href',
        '/dashboard',
      );
      expect(screen.queryByRole('button', { name: button })).toBeNull();
      expect(address()).not.toContain('abc');
      await user.click(screen.getByRole('button', { name: 'Log out and continue' }));
      expect(await screen.findByRole('button', { name: button })).toBeVisible();
      expect(session.profile()).toBeNull();
      expect(sent.map((call) => call.path)).toContain('/accounts/hub/logout');
      expect(address()).toBe(path.split('?')[0]);
    },
  );

  test('the own link to set a password opens at once', async () => {
    answers('auth_read_link', { json: { emailAddress: person().email } });
    const { session } = await open('/account/reset?token=abc', person());
    expect(await screen.findByRole('button', { name: 'Save Password' })).toBeVisible();
    expect(session.profile()).not.toBeNull();
  });

  test('an invalid one says so, with a way back', async () => {
    const text = 'This link is no longer valid. Please request a new one.';
    answers('auth_read_link', refusal(400, 'error.deadToken', text));
    await open('/account/reset?token=abc', person());
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByRole('link', { name: 'View My Dashboard' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Log out and continue' })).toBeNull();
  });

  test('opens the page no longer once it was left', async () => {
    answers('auth_read_link', { json: { emailAddress: INVITED } });
    await open('/account/reset?token=abc', person());
    await screen.findByText(INVITED);
    await act(() => router.navigate('/overview'));
    await act(() => router.navigate('/account/reset'));
    await title('Bring Out Your Inner Genius');
  });
});

describe('a path', () => {
  test.each(['/405', '/no/such/page', '/associates/pages'])(
    '%s shows the 404 page in place',
    async (path) => {
      await open(path);
      await title('Page not found');
      expect(
        screen.getByText("We're sorry! We couldn't find the page you were looking for."),
      ).toBeInTheDocument();
      expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
      expect(address()).toBe(path);
    },
  );

  test('/403 shows the Forbidden page', async () => {
    await open('/403');
    await title('Forbidden');
    expect(
      screen.getByText("We're sorry! But currently you don't have permissions to open this page."),
    ).toBeInTheDocument();
  });

  test('behind a gate that is closed leads to /403, which names the condition', async () => {
    await open('/benefits', person({ associateStatus: 'CREATED' }));
    await title('Forbidden');
    expect(address()).toBe('/403');
    expect(screen.getByText(/This page opens once you are accredited/)).toBeInTheDocument();
  });

  test('shows nothing of the previous person after another one has signed in', async () => {
    const { session } = await open('/dashboard', person());
    expect(screen.getByText('read for Ada')).toBeVisible();
    act(() => session.setFromServer(person({ accountId: 'account-2' }, { firstName: 'Cleo' })));
    expect(screen.getByText('read for Cleo')).toBeVisible();
  });

  test('that the server refused leads to /403 with the reason that it gave, once', async () => {
    const hub = testHub(person());
    hub.session.refused('gate.reportRequired');
    await show('/403', hub);
    await title('Forbidden');
    expect(
      screen.getByText(
        'This page is only for agencies that submit quarterly reports. Yours does not have to.',
      ),
    ).toBeVisible();
    cleanup();
    expect(hub.session.refusal()).toBeUndefined();
  });

  test.each(['/dashboard', '/associates', '/education', '/agency/registration'])(
    '%s leads a guest to the home page',
    async (path) => {
      await open(path);
      await title("You're a Genius. Make it Official.");
      expect(address()).toBe('/');
    },
  );

  test.each([
    '/account/login',
    '/account/create/agent',
    '/account/create/associate',
    '/account/reset',
  ])('%s leads the signed-in to the home page', async (path) => {
    await open(path, person());
    await title('Bring Out Your Inner Genius');
    expect(address()).toBe('/');
  });

  test.each(['/home', '/account', '/agency'])('%s leads to the home page', async (path) => {
    await open(path);
    await title("You're a Genius. Make it Official.");
    expect(address()).toBe('/');
  });
});
