import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { testHub } from '#providers/testing/hub.ts';
import { inHub } from '#providers/testing/inHub.tsx';
import { refusal, stubNetwork } from '#providers/testing/network.ts';
import MailChoicePage from './MailChoicePage.tsx';

const CHOICE = 'POST /auth/hub/auth_mail_choice';
const choice = { emailAddress: 'nora@maple.example', list: 'invitations', wanted: true };

function open(address = '/account/emails?token=abc') {
  render(
    <MemoryRouter initialEntries={[address]}>
      <MailChoicePage />
    </MemoryRouter>,
    inHub(testHub()),
  );
  return userEvent.setup();
}

test('one press stops the emails and says so where the eye is; another takes it back', async () => {
  let wanted = true;
  const sent = stubNetwork({
    [CHOICE]: ({ body }) => {
      ({ wanted = wanted } = body as Partial<typeof choice>);
      return { json: { ...choice, wanted } };
    },
  });
  const user = open();
  await user.click(await screen.findByRole('button', { name: 'Do not invite me again' }));
  const stopped = await screen.findByText(/is not invited any more/);
  expect(stopped.closest('[role=status]')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Allow them again' }));
  const allowed = await screen.findByText(/can be invited/);
  expect(allowed.closest('[role=status]')).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Do not invite me again' })).toBeVisible();
  expect(sent.map(({ body }) => body)).toEqual([
    { token: 'abc' },
    { token: 'abc', wanted: false },
    { token: 'abc', wanted: true },
  ]);
});

test('a broken link says so and offers nothing to press but the way home', async () => {
  stubNetwork({ [CHOICE]: refusal(400, 'error.deadToken', 'This link is no longer valid.') });
  open();
  expect(await screen.findByText('This link is no longer valid.')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});
