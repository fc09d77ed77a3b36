import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { TextOverride, TextsAnswer } from '#contract/staff/mails.ts';
import { ApiError } from '#providers/apiError.ts';
import { renderInConsole } from '#tests/support/staffPage.tsx';
import { staffCall } from '../testing/staffCall.ts';
import { TextDialog } from './TextDialog.tsx';

const original = 'Your %{brand} password was changed';
const key = 'passwordChanged.subject';
const place = { scope: 'mail', locale: 'en' } as const;
const override = (text: string): TextOverride => ({
  ...place,
  key,
  text,
  original,
  author: 'Ada',
  updatedAt: '2026-05-17T10:00:00.000Z',
});
const answer = (...overrides: TextOverride[]) =>
  ({ mail: {}, overrides }) as unknown as TextsAnswer;
const refusal = (status: number, fields = {}) =>
  new ApiError('Not saved.', { status, diagId: 'd', fields });

/** What the server has, and how it answers each save. */
function show(text: string | undefined, now: TextsAnswer, ...saves: (() => TextsAnswer)[]) {
  const onClose = vi.fn();
  staffCall.mockImplementation(async (method) => (method === 'GET' ? now : saves.shift()?.()));
  const entry = {
    id: key,
    original,
    override: text === undefined ? undefined : override(text),
    states: {} as never,
  };
  const page = renderInConsole(<TextDialog entry={entry} place={place} open onClose={onClose} />, {
    resource: 'texts',
    dataProvider: {},
  });
  const dialog = within(screen.getByRole('dialog'));
  return { ...page, dialog, onClose, box: dialog.getByLabelText('Your wording') };
}
const refuse =
  (status: number, fields = {}) =>
  () => {
    throw refusal(status, fields);
  };
const sent = () =>
  staffCall.mock.calls.flatMap(([method, , body]) => (method === 'PUT' ? [body] : []));

beforeEach(() => {
  staffCall.mockReset();
});

it('A text that a colleague has changed meanwhile is offered, and written over only once it was', async () => {
  const now = answer(override('Theirs'));
  const { user, dialog, box, onClose } = show('As it was', now, refuse(409), () => now);
  await user.clear(box);
  await user.type(box, 'Mine');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Saved: Theirs')).toBeVisible();
  expect(dialog.getByText('Not saved.')).toBeVisible();
  expect(box).toHaveValue('Mine');
  expect(onClose).not.toHaveBeenCalled();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(sent()).toMatchObject([
    { key, text: 'Mine', read: 'As it was' },
    { key, text: 'Mine', read: 'Theirs' },
  ]);
});

it('The original is not restored over what a colleague has written meanwhile', async () => {
  const { user, dialog, box } = show('As it was', answer(override('Theirs')), refuse(409));
  await user.click(dialog.getByRole('button', { name: 'Restore the original' }));
  expect(await dialog.findByText('Saved: Theirs')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Use the saved value' }));
  expect(box).toHaveValue('Theirs');
  expect(sent()).toMatchObject([{ text: '', read: 'As it was' }]);
});

it('A text with an unknown name says so beside it, and can be corrected', async () => {
  const { user, dialog, box, onClose } = show(
    undefined,
    answer(),
    refuse(400, { text: 'Field is invalid' }),
    () => answer(override('Mine')),
  );
  await user.clear(box);
  await user.type(box, 'Mine');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(box).toBeInvalid());
  expect(dialog.queryByText('Field is invalid')).toBeNull();
  expect(dialog.queryByText('Not saved.')).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(sent()).toMatchObject([{ read: '' }, { read: '' }]);
});
