import { screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ContentPage } from '#contract/records.ts';
import { ApiError } from '#providers/apiError.ts';
import { createDataProvider } from '#providers/dataProvider.ts';
import { createHub } from '#providers/hub.ts';
import { loadLanguage } from '#providers/i18n/language.ts';
import { guestBoot, testHub } from '#providers/testing/hub.ts';
import { answering, refusal, stubNetwork } from '#providers/testing/network.ts';
import { person } from '#providers/testing/people.ts';
import { expectRefusal, renderPortal } from '#src/portal/form/testing/renderForm.tsx';
import { reads } from '#tests/support/reads.ts';
import ContentRoutePage from './ContentRoutePage.tsx';

const hub = testHub();
const { session } = hub;

const page = (name: string, body: string): ContentPage => ({
  name,
  body,
  code: 'benefits',
  type: 'text/html',
  thumbnailUrl: '/art/benefits.svg',
  thumbnailAlt: 'A tray with a welcome letter.',
});
const refused = (status: number) =>
  new ApiError('Busy.', { status, diagId: 'diag-3', reading: true });

const renderSingle = (code: string, data: ContentPage | undefined, rest = {}) =>
  renderPortal(
    <ContentRoutePage code={code} layout="single" />,
    {
      getOne: vi.fn().mockResolvedValue({ data: { ...data, id: code } }),
      ...rest,
    },
    { hub },
  );
const renderList = (code: string, pages: ContentPage[], address?: string) =>
  renderPortal(
    <ContentRoutePage code={code} layout="list" />,
    {
      getList: vi.fn().mockResolvedValue({
        data: pages.map((row, place) => ({ ...row, id: `${code} ${place}` })),
        total: pages.length,
      }),
    },
    { hub, address },
  );

beforeEach(() => session.setFromServer(person({ associateStatus: 'REGISTERED' })));
afterEach(() => vi.unstubAllEnvs());

describe('a single page', () => {
  test('has its name, its picture and its text', async () => {
    renderSingle('benefits', page('Associate Benefits', '<p>Half price.</p>'));
    expect(screen.getByRole('status', { name: 'Loading…' })).toBeInTheDocument();
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Associate Benefits' }),
    ).toBeVisible();
    expect(screen.getByRole('img', { name: 'A tray with a welcome letter.' })).toBeInTheDocument();
    expect(screen.getByText('Half price.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Acknowledge' })).not.toBeInTheDocument();
  });

  test('shows nothing that harms', async () => {
    const body = `<p>Safe.</p><script>window.harmed = true</script>
      <img src="x" onerror="window.harmed = true"><img src="https://tracker.example/p.gif" alt="spy">
      <a href="javascript:alert(1)">bad</a><a href="https://ok.example">good</a>
      <p id="root" class="hub-skip" style="position:fixed;inset:0">covering</p>
      <form action="/api/v1/accounts/hub/logout"><input name="q"><button>Send</button></form>
      <iframe src="https://evil.example"></iframe><style>*{display:none}</style>`;
    const { container } = renderSingle('benefits', page('Benefits', body));
    expect(await screen.findByText('Safe.')).toBeVisible();
    expect(container.querySelector('script, iframe, form, input, style, [onerror]')).toBeNull();
    expect(screen.queryByAltText('spy')).not.toBeInTheDocument();
    expect(container.querySelector('[src*="tracker"]')).toBeNull();
    const covering = screen.getByText('covering');
    for (const name of ['id', 'class', 'style']) expect(covering).not.toHaveAttribute(name);
    expect(screen.getByText('bad')).not.toHaveAttribute('href');
    expect(screen.getByRole('link', { name: 'good' })).toHaveAttribute(
      'rel',
      'noopener noreferrer',
    );
    expect(window).not.toHaveProperty('harmed');
  });

  test('a long one lists its sections as links', async () => {
    const body = ['One', 'Two', 'Three'].map((title) => `<h2>${title}</h2><p>…</p>`).join('');
    const { user } = renderSingle('benefits', page('Benefits', body));
    const sections = await screen.findByRole('navigation', { name: 'On this page' });
    await user.click(within(sections).getByRole('link', { name: 'Two' }));
    expect(screen.getByRole('heading', { name: 'Two' })).toHaveFocus();
  });

  test('no content is the 404 page in place', async () => {
    stubNetwork({ 'GET /content/hub/getByCode/benefits': refusal(404, 'error.notFound', 'Gone.') });
    // As `npm run dev` does, in which react-admin checks what its own methods return.
    vi.stubEnv('NODE_ENV', 'development');
    const single = <ContentRoutePage code="benefits" layout="single" />;
    renderPortal(single, createDataProvider(hub) as never, { hub });
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Home' })).toBeVisible();
  });

  test('any other error can be tried again', async () => {
    expectRefusal();
    const getOne = vi.fn().mockRejectedValueOnce(refused(503));
    getOne.mockResolvedValue({ data: { ...page('Benefits', '<p>Here.</p>'), id: 'benefits' } });
    const { user } = renderSingle('benefits', undefined, { getOne });
    expect(await screen.findByText(reads('Reference: diag-3'))).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Here.')).toBeVisible();
  });
});

describe('a list', () => {
  const pages = [
    page('Autumn rates', '<p>Lower from October.</p><h2>Houses</h2><p>All of them.</p>'),
    page('Winter rates', '<p>Lower still.</p>'),
  ];

  test('shows picture, title and first lines of each, under the name of the page', async () => {
    renderList('rateoffers', pages);
    expect(await screen.findByRole('heading', { level: 1, name: 'Rate Offers' })).toBeVisible();
    const titles = screen.getAllByRole('heading', { level: 2 });
    expect(titles.map((title) => title.textContent)).toEqual(['Autumn rates', 'Winter rates']);
    expect(screen.getByText('Lower from October.')).toBeVisible();
    expect(screen.queryByText('All of them.')).not.toBeInTheDocument();
    expect(screen.getAllByRole('img')).toHaveLength(2);
  });

  test('a card opens in place by keyboard, one at a time', async () => {
    const { user } = renderList('rateoffers', pages);
    const autumn = await screen.findByRole('button', { name: 'Autumn rates' });
    await user.tab();
    expect(autumn).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(autumn).toHaveAttribute('aria-expanded', 'true'));
    expect(await screen.findByText('All of them.')).toBeVisible();
    expect(autumn).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Winter rates' }));
    await waitFor(() => expect(autumn).toHaveAttribute('aria-expanded', 'false'));
    expect(screen.queryByText('All of them.')).not.toBeInTheDocument();
  });

  test.each([
    [`/form#${encodeURIComponent('四半期')}`, 'true'],
    ['/form#%', 'false'],
  ])('%s opens what it names, and breaks nothing', async (address, open) => {
    renderList('rateoffers', [page('四半期', '<p>Prices.</p>')], address);
    const card = await screen.findByRole('button', { name: '四半期' });
    expect(card).toHaveAttribute('aria-expanded', open);
  });

  test('one that could not be loaded can be loaded again', async () => {
    expectRefusal();
    const getList = vi.fn().mockRejectedValueOnce(refused(503));
    getList.mockResolvedValue({ data: [{ ...pages[0], id: 'rateoffers 0' }], total: 1 });
    const { user } = renderPortal(
      <ContentRoutePage code="rateoffers" layout="list" />,
      {
        getList,
      },
      { hub },
    );
    expect(await screen.findByText(reads('Reference: diag-3'))).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('button', { name: 'Autumn rates' })).toBeVisible();
  });

  test('an empty one is the 404 page', async () => {
    renderList('rateoffers', []);
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
  });
});

describe('another language', () => {
  const line = /^Cette page n’est pas encore offerte en français\./;
  const french = async () =>
    createHub({ ...guestBoot, profile: person() }, await loadLanguage('fr-CA'));
  const show = async (element: ReactNode, pages: ContentPage[]) => {
    const data = pages.map((row, place) => ({ ...row, id: `${place}` }));
    const getList = vi.fn().mockResolvedValue({ data, total: data.length });
    const getOne = vi.fn().mockResolvedValue({ data: { ...data[0], id: 'benefits' } });
    renderPortal(element, { getOne, getList }, { hub: await french() });
    await screen.findByRole('heading', { level: 1 });
  };
  const single = <ContentRoutePage code="benefits" layout="single" />;
  const list = <ContentRoutePage code="rateoffers" layout="list" />;
  const langOf = (text: string) => screen.getByText(text).closest('[lang]:not(html)');

  test('a page that is in it says nothing of languages', async () => {
    await show(single, [{ ...page('Avantages', '<p>Moitié prix.</p>'), language: 'fr-CA' }]);
    expect(screen.getByText('Moitié prix.')).toBeVisible();
    expect(screen.queryByText(line)).toBeNull();
    expect(langOf('Moitié prix.')).toBeNull();
    expect(langOf('Avantages')).toBeNull();
  });

  test.each(['en', undefined] as const)(
    'one in English says so in a line, and is marked as English (%s)',
    async (language) => {
      await show(single, [{ ...page('Benefits', '<p>Half price.</p>'), language }]);
      expect(screen.getByText(line)).toBeVisible();
      expect(langOf('Half price.')).toHaveAttribute('lang', 'en');
      expect(langOf('Benefits')).toHaveAttribute('lang', 'en');
      expect(screen.getByRole('img')).toHaveAttribute('lang', 'en');
      expect(screen.getByText(line).closest('[lang]:not(html)')).toBeNull();
    },
  );

  test('a list in two languages says so once, and marks each', async () => {
    await show(list, [
      { ...page('Tarifs d’automne', '<p>Plus bas.</p>'), language: 'fr-CA' },
      { ...page('Winter rates', '<p>Lower.</p>'), language: 'en' },
    ]);
    expect(screen.getAllByText(/ne sont pas encore offerts en français/)).toHaveLength(1);
    expect(langOf('Lower.')).toHaveAttribute('lang', 'en');
    expect(langOf('Plus bas.')).toBeNull();
    const pictures = screen.getAllByRole('img').map((one) => one.getAttribute('lang'));
    expect(pictures.toSorted()).toEqual(['en', null]);
  });
});

describe('the acknowledgement at the foot of the education', () => {
  const guide = page('Brand Education Guide', '<p>Read me.</p>');

  test('asks the registered, and congratulates', async () => {
    const acknowledge = async () => ({ associateStatus: 'ACCREDITED' });
    const { user } = renderSingle('education', guide, { call: answering({ acknowledge }) });
    await user.click(await screen.findByRole('button', { name: 'Acknowledge' }));
    expect(await screen.findByText('Congrats! You are now an accredited associate.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Acknowledge' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to My Tasks' })).toBeVisible();
  });

  test('of the version that is shown; if that has changed, the new text is shown with the reason', async () => {
    expectRefusal();
    const newer = { ...guide, body: '<p>Read me again.</p>', version: 4 };
    const read = (version: object) => ({ data: { ...guide, ...version, id: 'education' } });
    const getOne = vi.fn().mockResolvedValueOnce(read({ version: 3 }));
    getOne.mockResolvedValue(read(newer));
    const acknowledge = vi.fn().mockRejectedValue(refused(409));
    const { user } = renderSingle('education', guide, { getOne, call: answering({ acknowledge }) });
    await user.click(await screen.findByRole('button', { name: 'Acknowledge' }));
    expect(acknowledge).toHaveBeenLastCalledWith({
      body: { read: { language: 'en', version: 3 } },
    });
    expect(await screen.findByText('Read me again.')).toBeVisible();
    expect(screen.getByText(reads('Reference: diag-3'))).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Acknowledge' }));
    expect(acknowledge).toHaveBeenLastCalledWith({
      body: { read: { language: 'en', version: 4 } },
    });
  });

  test('says why it failed and can be repeated', async () => {
    expectRefusal();
    const acknowledge = vi.fn().mockRejectedValue(refused(503));
    const { user } = renderSingle('education', guide, { call: answering({ acknowledge }) });
    await user.click(await screen.findByRole('button', { name: 'Acknowledge' }));
    expect(await screen.findByText(reads('Reference: diag-3'))).toBeVisible();
    expect(screen.getByRole('button', { name: 'Acknowledge' })).toBeEnabled();
  });

  test.each(['CREATED', 'PENDING', 'ACCREDITED', 'PENDING_RENEWAL'])(
    'asks nothing of %s',
    async (status) => {
      session.setFromServer(person({ associateStatus: status }));
      renderSingle('education', guide);
      expect(await screen.findByText('Read me.')).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Acknowledge' })).not.toBeInTheDocument();
    },
  );
});
