import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ContentRecord } from '#contract/staff/content.ts';
import { ApiError } from '#providers/apiError.ts';
import { keptText } from '#providers/i18n/keptTexts.ts';
import { deferred, expectRefusedCalls } from '#tests/support/portalPage.tsx';
import { renderInConsole } from '#tests/support/staffPage.tsx';
import { staffCall } from '../testing/staffCall.ts';
import ContentEdit from './ContentEdit.tsx';

const id = '00000000-0000-4000-8000-000000000001';
const page: ContentRecord = {
  id,
  code: 'benefits',
  language: 'en',
  translations: { 'es-MX': 'MISSING', 'fr-CA': 'OUTDATED' },
  english: null,
  revision: 3,
  state: 'LIVE',
  draft: false,
  name: 'Benefits',
  body: '<p>Breakfast</p>',
  thumbnailUrl: '',
  thumbnailAlt: '',
  versions: [],
};

/** Returns the page: each of `kept` once, then always the last. */
function show(...kept: ContentRecord[]) {
  const getOne = vi.fn(async () => ({ data: kept.length > 1 ? kept.shift() : kept[0] }));
  return renderInConsole(<ContentEdit />, {
    resource: 'content',
    dataProvider: { getOne, update } as never,
    at: `/staff/content/${id}`,
    paths: ['/staff/content/:id'],
  });
}
const nameBox = () => screen.findByLabelText<HTMLInputElement>(/^Name/);
const retype = async (user: ReturnType<typeof show>['user'], text: string) => {
  await user.clear(await nameBox());
  await user.type(await nameBox(), text);
};
const sent = () => staffCall.mock.calls.map(([, path, body]) => [path, body]);
const update = vi.fn();
const keptError = (key: string, status: number, more: object) => {
  const kept = { message: keptText(key), fields: {} };
  return new ApiError(key, { status, diagId: 'x', kept, ...more });
};

beforeEach(() => {
  update.mockReset();
  staffCall.mockReset();
});
afterEach(() => window.history.replaceState(null, '', '/'));

describe('The editing of a content page', () => {
  const stale = new ApiError('Somebody else saved', {
    status: 409,
    code: 'error.stale',
    diagId: 'x',
  });
  const sentDrafts = () => update.mock.calls.map(([, { data }]) => data);
  const offers = async () =>
    within(
      (await screen.findByText(/^These fields are different/)).closest(
        '.MuiAlert-root',
      ) as HTMLElement,
    );

  it('offers what somebody else has saved meanwhile, and saves over it only what is kept then', async () => {
    expectRefusedCalls();
    update
      .mockRejectedValueOnce(stale)
      .mockResolvedValueOnce({ data: { ...page, revision: 5, name: 'Mine' } });
    const theirs = { ...page, revision: 4, name: 'Theirs', body: '<p>Their dinner</p>' };
    const { user } = show(page, theirs);
    await retype(user, 'Mine');
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    expect(await screen.findByText('Somebody else saved')).toBeVisible();
    const offered = await offers();
    expect(offered.getByText('Saved: Theirs')).toBeVisible();
    expect(await offered.findByText('Their dinner')).toBeVisible();
    expect(await nameBox()).toHaveValue('Mine');
    expect(await screen.findByText('Breakfast')).toBeVisible();

    const [, takeBody] = offered.getAllByRole('button', { name: 'Use the saved value' });
    await user.click(takeBody as HTMLElement);
    await waitFor(() => expect(screen.queryByText('Breakfast')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    await screen.findByText('The draft is saved.');
    expect(sentDrafts()).toMatchObject([
      { name: 'Mine', body: '<p>Breakfast</p>', revision: 3 },
      { name: 'Mine', body: '<p>Their dinner</p>', revision: 4 },
    ]);
    expect(screen.queryByText(/^These fields are different/)).toBeNull();
  });

  it('stays upon what was read as long as what somebody else has saved can not be read', async () => {
    expectRefusedCalls();
    update.mockRejectedValue(stale);
    const getOne = vi.fn().mockResolvedValueOnce({ data: page });
    getOne.mockRejectedValue(
      new ApiError('Not there', { status: 0, code: 'NETWORK', diagId: 'y' }),
    );
    const { user } = renderInConsole(<ContentEdit />, {
      resource: 'content',
      dataProvider: { getOne, update } as never,
      at: `/staff/content/${id}`,
      paths: ['/staff/content/:id'],
    });
    await retype(user, 'Mine');
    for (const tries of [2, 3]) {
      await user.click(screen.getByRole('button', { name: 'Save draft' }));
      await waitFor(() => expect(getOne).toHaveBeenCalledTimes(tries));
      expect(await screen.findByText('Somebody else saved')).toBeVisible();
      expect(await nameBox()).toHaveValue('Mine');
    }
    expect(sentDrafts()).toMatchObject([{ revision: 3 }, { revision: 3 }]);
  });

  it('is not based on what a refused publishing has read', async () => {
    expectRefusedCalls();
    staffCall.mockRejectedValue(stale);
    update.mockRejectedValue(stale);
    const { user } = show(page, { ...page, revision: 4, name: 'Theirs' });
    await retype(user, 'Mine');
    await user.click(screen.getByRole('button', { name: 'Take offline' }));
    await screen.findByRole('dialog', { name: 'Take this page offline?' });
    await user.click(
      screen.getAllByRole('button', { name: 'Take offline', hidden: true })[1] as never,
    );
    await screen.findByRole('heading', { level: 1, name: 'Theirs' });
    expect(await nameBox()).toHaveValue('Mine');
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    expect((await offers()).getByText('Saved: Theirs')).toBeVisible();
    expect(sentDrafts()).toMatchObject([{ name: 'Mine', revision: 3 }]);
  });

  it('shows what somebody else has saved where nothing is typed', async () => {
    expectRefusedCalls();
    staffCall.mockRejectedValue(stale);
    const { user } = show(page, { ...page, revision: 4, name: 'Theirs' });
    await user.click(await screen.findByRole('button', { name: 'Publish now' }));
    expect(await screen.findByText('Somebody else saved')).toBeVisible();
    await waitFor(async () => expect(await nameBox()).toHaveValue('Theirs'));
  });

  it.each([
    [429, {}],
    [500, {}],
    [403, {}],
    [413, {}],
    [422, {}],
    [0, { code: 'NETWORK' }],
    [0, { code: 'TIMEOUT' }],
  ])('that is refused (%s) says so in words, and keeps what is typed', async (status, more) => {
    expectRefusedCalls();
    const refusal = keptError('error.tooManyRequests', status, more);
    update.mockRejectedValue(refusal);
    const { user } = show(page);
    await retype(user, 'Mine');
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    const words = 'Too many requests. Please wait a moment and try again.';
    expect(await screen.findByText(words)).toHaveClass('MuiAlertTitle-root');
    expect(await screen.findAllByText(words)).toHaveLength(1);
    expect(await nameBox()).toHaveValue('Mine');
    expect(document.body).not.toHaveTextContent('@@');
  });

  it('says in words what is refused about a field, in each view of the page', async () => {
    expectRefusedCalls();
    const fields = { body: keptText('validation.maxLength', { n: 200 }) };
    update.mockRejectedValue(
      new ApiError('Check', {
        status: 400,
        diagId: 'x',
        kept: { message: 'Check', fields },
        fields,
      }),
    );
    const { user } = show(page);
    await retype(user, 'Mine');
    for (const view of ['Write', 'HTML', 'Preview']) {
      await user.click(screen.getByRole('tab', { name: view }));
      await user.click(screen.getByRole('button', { name: 'Save draft' }));
      const said = await screen.findAllByText(/Field length more than 200 chars/);
      expect(said[0]).toBeVisible();
      expect(document.body).not.toHaveTextContent('@@');
    }
    expect(await nameBox()).toHaveValue('Mine');
  });

  it('is of each language in turn, the English text beside it, and keeps what is typed in the others', async () => {
    const french: ContentRecord = {
      ...page,
      language: 'fr-CA',
      name: 'Avantages',
      body: '<p>Déjeuner</p>',
      english: { name: 'Benefits', body: '<p>Breakfast</p>', thumbnailUrl: '', thumbnailAlt: '' },
    };
    const getOne = vi.fn(async (_, { meta }) => ({
      data: meta.language === 'fr-CA' ? french : page,
    }));
    update.mockResolvedValueOnce({ data: { ...french, name: 'Bénéfices' } });
    const { user } = renderInConsole(<ContentEdit />, {
      resource: 'content',
      dataProvider: { getOne, update } as never,
      at: `/staff/content/${id}`,
      paths: ['/staff/content/:id'],
    });
    await retype(user, 'Mine');
    const tab = (name: RegExp) => screen.findByRole('tab', { name });
    expect(await tab(/^Español/)).toHaveTextContent('Español – missing');
    await user.click(await tab(/^Français – older than the English text/));
    await screen.findByDisplayValue('Avantages');
    const beside = await screen.findByRole('region', { name: 'English text' });
    expect(await within(beside).findByText('Breakfast')).toBeVisible();
    expect(screen.queryByRole('heading', { level: 1, name: 'Benefits' })).toBeNull();

    const name = screen.getByDisplayValue('Avantages');
    await user.clear(name);
    await user.type(name, 'Bénéfices');
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    await screen.findByText('The draft is saved.');
    expect(update.mock.calls.map(([, { data }]) => data)).toMatchObject([
      { name: 'Bénéfices', language: 'fr-CA' },
    ]);
    expect(screen.getByDisplayValue('Mine')).not.toBeVisible();
    await user.click(await tab(/^English/));
    expect(screen.getByDisplayValue('Mine')).toBeVisible();
    expect(screen.getByDisplayValue('Bénéfices')).not.toBeVisible();
  });

  it('saves once after a double click', async () => {
    const answer = deferred<{ data: ContentRecord }>();
    update.mockReturnValue(answer.promise);
    const { user } = show(page);
    await retype(user, 'Mine');
    await user.dblClick(screen.getByRole('button', { name: 'Save draft' }));
    answer.resolve({ data: { ...page, revision: 4, name: 'Mine' } });
    await screen.findByText('The draft is saved.');
    expect(update).toHaveBeenCalledOnce();
  });

  it('shows the saved draft as the server has cleaned it', async () => {
    update.mockResolvedValueOnce({ data: { ...page, name: 'Clean' } });
    const { user } = show(page);
    await retype(user, 'Dirty');
    expect(screen.getByRole('button', { name: 'Publish now' })).toHaveAccessibleDescription(
      'Please save the draft first.',
    );
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    await waitFor(async () => expect(await nameBox()).toHaveValue('Clean'));
    // The form is another one now: whoever works by keyboard goes on from the title.
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('keeps what is typed while an earlier version is looked at', async () => {
    const version = { number: 2, state: 'LIVE' as const, publishFrom: null, publishUntil: null };
    const versions = [{ ...version, major: false, author: null, savedAt: '2026-05-17T10:00:00Z' }];
    staffCall.mockResolvedValueOnce({ ...page, number: 2, name: 'As it was' });
    const { user } = show({ ...page, versions });
    await retype(user, 'Mine');
    await user.click(screen.getByRole('button', { name: 'Show version 2' }));
    const dialog = await screen.findByRole('dialog', { name: 'Version 2' });
    await within(dialog).findByText('Breakfast');
    await user.click(screen.getByRole('button', { name: 'Back to the draft' }));
    expect(await nameBox()).toHaveValue('Mine');
  });

  it('takes a page offline without saving what is typed', async () => {
    staffCall.mockResolvedValueOnce({ ...page, state: 'OFFLINE', revision: 4 });
    const { user } = show(page);
    await retype(user, 'Mine');
    await user.click(screen.getByRole('button', { name: 'Take offline' }));
    await screen.findByRole('dialog', { name: 'Take this page offline?' });
    const [, confirm] = screen.getAllByRole('button', { name: 'Take offline', hidden: true });
    if (confirm) await user.click(confirm);
    await screen.findByText('The page is offline.');
    expect(await nameBox()).toHaveValue('Mine');
    expect(sent()).toEqual([[`content/${id}/offline`, { revision: 3, language: 'en' }]]);
  });
});
