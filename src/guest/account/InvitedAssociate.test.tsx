import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { inHub } from '#providers/testing/inHub.tsx';
import { refusal, stubNetwork } from '#providers/testing/network.ts';
import CreateAssociatePage from './CreateAssociatePage.tsx';

afterEach(() => vi.unstubAllGlobals());

const readInvitation = 'POST /auth/hub/auth_read_invitation';

const open = () =>
  render(
    <MemoryRouter initialEntries={['/account/create/associate?creationToken=t0']}>
      <CreateAssociatePage />
    </MemoryRouter>,
    inHub(),
  );

test('a link that opens nothing leads to the account that it has made, and to a new link', async () => {
  stubNetwork({ [readInvitation]: refusal(400, 'error.deadToken', 'The link is dead.') });
  open();
  expect(await screen.findByText(/If you have already used it, you have an account/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Log In' })).toHaveAttribute('href', '/account/login');
  expect(await screen.findByRole('link', { name: 'Request a new invitation' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
});

test('what could not be read is read again', async () => {
  stubNetwork({ [readInvitation]: refusal(503, 'BUSY', 'Busy.') });
  open();
  const retry = await screen.findByRole('button', { name: 'Retry' });

  stubNetwork({
    [readInvitation]: {
      json: {
        emailAddress: 'ann@northwind.example',
        companyName: 'Northwind',
        firstName: '',
        lastName: '',
        hasAccount: false,
      },
    },
  });
  await userEvent.click(retry);
  expect(await screen.findByDisplayValue('ann@northwind.example')).toBeVisible();
});

test('whoever asked for the invitation need not type the name again', async () => {
  stubNetwork({
    [readInvitation]: {
      json: {
        emailAddress: 'stella@northwind.example',
        companyName: 'Northwind',
        firstName: 'Stella',
        lastName: 'De la Cruz',
        hasAccount: false,
      },
    },
  });
  open();
  expect(await screen.findByLabelText('First Name')).toHaveValue('Stella');
  expect(screen.getByLabelText('Last Name')).toHaveValue('De la Cruz');
});
