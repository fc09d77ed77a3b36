import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Profile } from '#contract/records.ts';
import { HubContext } from '#providers/HubContext.ts';
import { createHub, type Hub } from '#providers/hub.ts';
import { loadLanguage } from '#providers/i18n/language.ts';
import { guestBoot, testHub } from '#providers/testing/hub.ts';
import { inHub } from '#providers/testing/inHub.tsx';
import { person } from '#providers/testing/people.ts';
import { HomePage } from '#src/guest/home/HomePage.tsx';
import { Frame } from './Frame.tsx';

const hub = testHub();

const show = (profile: Profile | null, at = '/', visitor = testHub(profile)) => {
  return render(
    <MemoryRouter initialEntries={[at]}>
      <Frame width="page">page</Frame>
    </MemoryRouter>,
    inHub(visitor),
  );
};
// jsdom does not support popovers.
const menu = () => screen.getByRole('navigation', { name: 'Menu', hidden: true });
const links = () => within(menu()).getAllByRole('link', { hidden: true });
const names = () => links().map((link) => link.textContent);

/** Renders the home page on the server, and hydrates it after `meanwhile`. Returns the errors of the hydration. */
function hydrateHome(visitor: Hub, meanwhile: () => void): unknown[] {
  const page = (
    <HubContext value={visitor}>
      <MemoryRouter>
        <Frame width="full">
          <HomePage />
        </Frame>
      </MemoryRouter>
    </HubContext>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  meanwhile();
  const errors: unknown[] = [];
  render(page, {
    container,
    hydrate: true,
    onRecoverableError: (error) => errors.push(error),
  });
  return errors;
}

describe('the home page, hydrated', () => {
  afterEach(() => vi.useRealTimers());

  test('keeps the year of the server where the browser has another one', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 11, 31, 23, 59) });
    expect(hydrateHome(testHub(), () => vi.setSystemTime(new Date(2027, 0, 1)))).toEqual([]);
    expect(screen.getByText(/©/)).toHaveTextContent('2026');
  });

  test('begins as the guest whom the server has rendered it for, and then shows who has signed in', () => {
    const visitor = testHub();
    expect(hydrateHome(visitor, () => visitor.session.setFromServer(person()))).toEqual([]);
    expect(names()).toContain('Dashboard');
  });
});

describe('the home page in its frame', () => {
  const page = (
    <MemoryRouter>
      <Frame width="full">
        <HomePage />
      </Frame>
    </MemoryRouter>
  );

  test('is rendered without a browser, with nothing that a strict policy would block', () => {
    const html = renderToStaticMarkup(<HubContext value={hub}>{page}</HubContext>);
    expect(html).toMatch(/popovertarget="hub-menu"/i);
    expect(html).not.toMatch(/\sstyle=|\son[a-z]+=|<style|<script/i);
  });

  test('names its landmarks, and the word mark by the whole name', () => {
    render(page, inHub(hub));
    expect(screen.getByRole('main')).toHaveAttribute('id', 'main');
    expect(screen.getByRole('banner')).toBeVisible();
    expect(screen.getByRole('contentinfo')).toBeVisible();
    const home = screen.getByRole('link', { name: 'Alder & Vale Hotels Accreditation Hub' });
    expect(home).toHaveAttribute('href', '/');
    expect(screen.getByRole('region', { name: 'Log in to your account' })).toBeVisible();
  });

  test('is reached by the skip link, and the address stays as it is', () => {
    render(page, inHub(hub));
    const main = screen.getByRole('main');
    main.scrollIntoView = vi.fn();
    const isFollowed = fireEvent.click(screen.getByRole('link', { name: 'Skip to content' }));
    expect(isFollowed).toBe(false);
    expect(main).toHaveFocus();
  });
});

describe('the footer', () => {
  test('has privacy, cookies, site usage, Email Us, a brand bar and the current year', () => {
    show(null);
    const about = within(screen.getByRole('navigation', { name: 'About this site' }));
    const leads = (name: string) => about.getByRole('link', { name }).getAttribute('href');
    expect(['Privacy', 'Cookies', 'Site Usage', 'Email Us'].map(leads)).toEqual([
      '/content/privacy',
      '/content/cookies',
      '/content/site-usage',
      'mailto:support@aldervale.example',
    ]);
    const brands = within(screen.getByRole('list', { name: 'Our hotels' }));
    expect(brands.getAllByRole('listitem')).toHaveLength(5);
    expect(brands.getByText('Country hotels')).toBeVisible();
    expect(screen.getByText(new RegExp(`© ${new Date().getFullYear()} `))).toBeInTheDocument();
  });

  test('offers each language in its own name, by a link that keeps the page', () => {
    show(null, '/account/reset?token=a%2Bb');
    const languages = within(screen.getByRole('navigation', { name: 'Language' }));
    const offered = languages.getAllByRole('link').map((link) => ({
      name: link.textContent,
      lang: link.lang,
      href: link.getAttribute('href'),
      now: link.getAttribute('aria-current'),
    }));
    // Relative to the current page: a query alone can't lead to another host.
    const href = (code: string) => `?token=a%2Bb&language=${code}`;
    expect(offered).toEqual([
      { name: 'English', lang: 'en', href: href('en'), now: 'true' },
      { name: 'Español', lang: 'es-MX', href: href('es-MX'), now: null },
      { name: 'Français', lang: 'fr-CA', href: href('fr-CA'), now: null },
    ]);
  });

  test('is in the language that was chosen', async () => {
    show(null, '/', createHub(guestBoot, await loadLanguage('fr-CA')));
    const languages = within(screen.getByRole('navigation', { name: 'Langue' }));
    expect(languages.getByText('Français')).toHaveAttribute('aria-current', 'true');
  });
});

describe('the menu', () => {
  test('of a guest: Overview alone, and the ways in', () => {
    show(null);
    expect(names()).toEqual([
      'Overview',
      'Register Your Agency',
      'Register As An Associate',
      'Log In',
    ]);
    expect(screen.getByText('Register Your Agency')).toHaveAccessibleDescription(
      'Agency Point of Contact use only',
    );
  });

  test('of a signed-in person: the greeting that leads to /account, Logout, links by status', () => {
    show(person({ associateStatus: 'CREATED', quarterlyReportRequired: false }));
    expect(names()).toEqual([
      'Welcome, Ada Okafor',
      'Profile',
      'Security',
      'Logout',
      'Dashboard',
      'Associates',
      'Overview',
      'Education',
    ]);
    expect(links()[0]).toHaveAttribute('href', '/account');
  });

  test("of the programme's staff: the way to the programme office", () => {
    const { account } = person();
    const staff = { ...account, authorities: ['PROGRAMME_STAFF' as const] };
    show(person({ pointOfContact: false, associate: false }, { account: staff }));
    const office = within(menu()).getByRole('link', { name: 'Program office', hidden: true });
    expect(office).toHaveAttribute('href', '/staff');
  });
});

describe('a swipe', () => {
  let narrow = true;
  const [showPopover, hidePopover] = [vi.fn(), vi.fn()];
  beforeAll(() => {
    Object.assign(HTMLElement.prototype, { showPopover, hidePopover });
  });
  afterAll(() => {
    Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
    Reflect.deleteProperty(HTMLElement.prototype, 'hidePopover');
  });
  beforeEach(() => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('767') && narrow }));
    narrow = true;
    showPopover.mockClear();
    hidePopover.mockClear();
  });
  const swipe = (from: number, to: number) => {
    const at = (clientX: number) => ({ touches: [{ clientX, clientY: 100 }] });
    fireEvent.touchStart(document.body, at(from));
    fireEvent.touchMove(document.body, at(to));
    fireEvent.touchEnd(document.body, { touches: [] });
  };

  /** Swipes are listened to once the page is there. */
  const showListening = async () => {
    show(null);
    await waitFor(() => {
      swipe(300, 200);
      expect(showPopover).toHaveBeenCalled();
    });
    showPopover.mockClear();
    hidePopover.mockClear();
  };

  test('of 75 px to the left opens the side navigation, one to the right closes it', async () => {
    await showListening();
    swipe(300, 224);
    expect(showPopover).toHaveBeenCalledTimes(1);
    swipe(100, 176);
    expect(hidePopover).toHaveBeenCalledTimes(1);
  });

  test('a link that is followed closes it', () => {
    show(null);
    hidePopover.mockClear();
    const link = within(menu()).getByRole('link', { name: 'Overview', hidden: true });
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link);
    expect(hidePopover).toHaveBeenCalledTimes(1);
    fireEvent.click(menu());
    expect(hidePopover).toHaveBeenCalledTimes(1);
  });

  test('of less does nothing, nor does any from 768 px on', async () => {
    await showListening();
    swipe(300, 226);
    narrow = false;
    swipe(300, 100);
    swipe(100, 300);
    expect([showPopover, hidePopover].flatMap(({ mock }) => mock.calls)).toEqual([]);
  });
});
