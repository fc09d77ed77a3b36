import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useTranslate } from 'ra-core';
import { Suspense } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { withOwnWords } from '#providers/i18n/withOwnWords.tsx';
import { testHub } from '#providers/testing/hub.ts';
import { inHub } from '#providers/testing/inHub.tsx';
import { stubNetwork } from '#providers/testing/network.ts';
import { person } from '#providers/testing/people.ts';
import { Footer } from '#src/app/frame/Footer.tsx';
import Portal from './Portal.tsx';
import ProfilePage from './profile/ProfilePage.tsx';
import { UnsavedGuard } from './ui/UnsavedGuard.tsx';

afterEach(() => vi.unstubAllGlobals());

const ada = person({ pointOfContact: false, associateStatus: 'CREATED' });

/** What has words that are fetched for it alone. */
const WithOwnWords = withOwnWords('reading', function Line() {
  return <p role="note">{useTranslate()('reading.team.notRead')}</p>;
});

/** The profile page and the footer, in the real portal. */
async function open() {
  let stored = ada;
  const sent = stubNetwork({
    'GET /hub/account/me': () => ({ json: stored }),
    'PATCH /hub/account/language': ({ body }) => {
      stored = { ...ada, ...(body as object) };
      return { json: stored };
    },
  });
  const page = (
    <UnsavedGuard>
      <ProfilePage />
      <WithOwnWords />
      <Footer />
    </UnsavedGuard>
  );
  const routes = [{ path: '/', element: <Portal />, children: [{ index: true, element: page }] }];
  const hub = testHub(ada);
  await hub.words.load();
  const user = userEvent.setup();
  await act(async () => {
    render(
      <Suspense fallback="…">
        <RouterProvider router={createMemoryRouter(routes)} />
      </Suspense>,
      inHub(hub),
    );
  });
  const first = await screen.findByLabelText('First Name');
  await user.clear(first);
  await user.type(first, 'Adaeze');
  await user.clear(screen.getByLabelText('Last Name'));
  await user.tab();
  await screen.findByText('Field is required');
  const bodies = () => sent.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
  return { user, hub, bodies };
}

/** All texts are French, and what was typed is still there. */
async function expectInFrench() {
  await screen.findByRole('heading', { level: 1, name: 'Profil' });
  expect(screen.getByLabelText('Prénom')).toHaveValue('Adaeze');
  expect(screen.getByLabelText('Nom de famille')).toHaveValue('');
  await screen.findByText('Ce champ est obligatoire');
  expect(screen.queryByText('Field is required')).toBeNull();
  expect(document.documentElement.lang).toBe('fr-CA');
  expect(document.cookie).toContain('hub-language=fr-CA');
}

test('a language saved in the profile is shown at once, and what is typed beside it stays', async () => {
  const { user, hub, bodies } = await open();
  await user.click(screen.getByRole('combobox', { name: 'Language' }));
  await user.click(screen.getByRole('option', { name: 'Français' }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Profile');
  await user.click(screen.getByRole('button', { name: 'Save Language' }));
  await expectInFrench();
  expect(await screen.findByText('Votre langue est enregistrée.')).toBeVisible();
  expect(bodies()).toEqual([{ language: 'fr-CA' }]);
  expect(hub.session.profile()?.language).toBe('fr-CA');
});

test('a language chosen in the footer is stored and shown like one chosen in the profile', async () => {
  const { user, bodies } = await open();
  const footer = within(screen.getByRole('navigation', { name: 'Language' }));
  await user.click(footer.getByRole('link', { name: 'Français' }));
  await expectInFrench();
  expect(bodies()).toEqual([{ language: 'fr-CA' }]);
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: 'Langue' })).toHaveTextContent('Français'),
  );
});

test('no words of two languages are ever seen, also where some are fetched for a part of the page', async () => {
  const { user } = await open();
  await screen.findByText('not read to its end yet');
  const seen = new Set<string>();
  const observer = new MutationObserver(() => {
    const title = screen.getByRole('heading', { level: 1 }).textContent;
    seen.add(`${title}: ${screen.queryByRole('note')?.textContent}`);
  });
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  await user.click(screen.getByRole('link', { name: 'Français' }));
  await expectInFrench();
  observer.disconnect();
  seen.delete('Profile: not read to its end yet');
  expect([...seen]).toEqual(['Profil: pas encore lu jusqu’à la fin']);
});
