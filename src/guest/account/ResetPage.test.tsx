import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { testHub } from '#providers/testing/hub.ts';
import { inHub } from '#providers/testing/inHub.tsx';
import { refusal, stubNetwork } from '#providers/testing/network.ts';
import ResetPage from './ResetPage.tsx';

const READ = 'POST /auth/hub/auth_read_link';
const dead = refusal(400, 'error.deadToken', 'This link is no longer valid.');

function open() {
  render(
    <MemoryRouter initialEntries={['/account/reset?token=abc']}>
      <ResetPage />
    </MemoryRouter>,
    inHub(testHub()),
  );
  return userEvent.setup();
}

test('a used or expired link says so on opening, and offers another', async () => {
  stubNetwork({ [READ]: dead });
  open();
  expect(await screen.findByText('This link is no longer valid.')).toBeVisible();
  expect(screen.getByText(/works once, within 60 minutes/)).toBeVisible();
  expect(screen.queryByLabelText('Password')).toBeNull();
  expect(screen.getByLabelText('Email Address')).toHaveValue('');
  expect(screen.getByRole('button', { name: 'Send Link' })).toBeVisible();
});

test('one that was used while its page was open says so when it is sent, and keeps the address', async () => {
  stubNetwork({ 'POST /auth/hub/auth_reset_password': dead });
  const user = open();
  await user.type(screen.getByLabelText('Email Address'), 'nora@maple.example');
  await user.type(screen.getByLabelText('Password'), 'Welcome1!');
  await user.type(screen.getByLabelText('Confirm Password'), 'Welcome1!');
  await user.click(screen.getByRole('button', { name: 'Save Password' }));
  expect(await screen.findByText('This link is no longer valid.')).toBeVisible();
  expect(screen.getByLabelText('Email Address')).toHaveValue('nora@maple.example');
});
