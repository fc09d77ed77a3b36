import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { TranslationAnswer } from '#contract/staff/mails.ts';
import { ApiError } from '#providers/apiError.ts';
import { expectRefusedCalls } from '#tests/support/portalPage.tsx';
import { renderInConsole } from '#tests/support/staffPage.tsx';
import { staffCall as call } from '../testing/staffCall.ts';
import { TranslationFile } from './TranslationFile.tsx';

const answer: TranslationAnswer = {
  changed: [{ key: 'dashboard.title', before: 'Mes tâches', after: 'À faire' }],
  refused: [
    { key: 'dashboard.progress', text: '%{fait} sur %{total}', reason: 'PLACEHOLDERS' },
    { key: 'dashboard.deadline.daysLeft', text: '%{smart_count} jours', reason: 'FORMS' },
  ],
  unchanged: 611,
  untranslated: 4,
};
const place = { scope: 'portal', locale: 'fr-CA' } as const;
const file = 'msgid "My Tasks"\nmsgstr "À faire"\n';

beforeEach(() => {
  call.mockReset();
  call.mockResolvedValue(answer as never);
});

/** Opens the page's part, and chooses the file. */
async function upload() {
  const { user } = renderInConsole(<TranslationFile {...place} />, {
    resource: 'mails',
    dataProvider: {},
  });
  await user.upload(screen.getByLabelText('Upload translation', { selector: 'input' }), [
    // jsdom's files can't be read.
    Object.assign(new File([file], 'portal-fr-CA.po'), { text: async () => file }),
  ]);
  return user;
}
const sent = () => call.mock.calls.map(([, path, body]) => [path, body]);
const seen = [{ key: 'dashboard.title', before: 'Mes tâches' }];
const checked = ['texts/translation', { ...place, file, apply: false }];

test('a file is checked first: what it changes, and which placeholders and forms are wrong', async () => {
  const user = await upload();
  const dialog = within(await screen.findByRole('dialog', { name: 'Check the translation' }));
  expect(sent()).toEqual([checked]);
  expect(dialog.getByText('Not changed: 611. Not translated: 4.')).toBeVisible();
  expect(dialog.getByRole('heading', { name: 'Will change: 1' })).toBeVisible();
  expect(dialog.getByRole('heading', { name: 'Refused: 2' })).toBeVisible();
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'dashboard.titleMes tâchesÀ faire',
    expect.stringContaining('The placeholders are not those of the English text.%{fait}'),
    expect.stringContaining('The number of forms (one, several) is not that of the English text.'),
  ]);
  for (const text of ['Mes tâches', 'À faire', '%{fait} sur %{total}'])
    expect(dialog.getByText(text)).toHaveAttribute('lang', 'fr-CA');
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent()).toEqual([checked]);
});

test('a notification says why the texts could not be downloaded', async () => {
  expectRefusedCalls();
  call.mockRejectedValueOnce(new ApiError('Back in a minute.', { status: 503, diagId: 'd' }));
  const { user } = renderInConsole(<TranslationFile {...place} />, {
    resource: 'mails',
    dataProvider: {},
  });
  await user.click(screen.getByRole('link', { name: 'Download for translation' }));
  expect(await screen.findByText('Back in a minute.')).toBeVisible();
});

test('a file with translations is imported after a confirmation', async () => {
  const user = await upload();
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Change 1 text' }));
  await screen.findByText('1 text changed');
  expect(sent()).toEqual([checked, ['texts/translation', { ...place, file, apply: true, seen }]]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a text that a colleague has saved since the check stays, and is told with why', async () => {
  const user = await upload();
  const dialog = within(await screen.findByRole('dialog'));
  call.mockResolvedValue({
    ...answer,
    changed: [],
    refused: [...answer.refused, { key: 'dashboard.title', text: 'À faire', reason: 'SAVED' }],
  } as never);
  await user.click(dialog.getByRole('button', { name: 'Change 1 text' }));
  expect(await dialog.findByRole('heading', { name: 'Refused: 1' })).toBeVisible();
  expect(dialog.getByRole('listitem')).toHaveTextContent(
    /^dashboard\.title – Somebody has changed this text since the file was checked\..*À faire$/,
  );
  expect(dialog.getByRole('button', { name: 'Change 0 texts' })).toBeDisabled();
});

test('the preview of a file with nothing to import can only be closed', async () => {
  call.mockResolvedValue({ ...answer, changed: [] } as never);
  await upload();
  expect(await screen.findByRole('button', { name: 'Change 0 texts' })).toBeDisabled();
});

test('a file that cannot be read is refused with a message', async () => {
  call.mockRejectedValue(new ApiError('Please check it.', { status: 400, diagId: 'd' }));
  await upload();
  expect(await screen.findByText(/^This file cannot be read/)).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a file that has changed since it was chosen says so, and can be chosen again', async () => {
  expectRefusedCalls();
  const { user } = renderInConsole(<TranslationFile {...place} />, {
    resource: 'mails',
    dataProvider: {},
  });
  const gone = async () => {
    throw new DOMException('', 'NotReadableError');
  };
  const input = screen.getByLabelText('Upload translation', { selector: 'input' });
  await user.upload(input, Object.assign(new File([file], 'fr-CA.po'), { text: gone }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'fr-CA.po has changed or is gone since you chose it. Please choose it again.',
  );
  expect(call).not.toHaveBeenCalled();
});
