import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { ChunkError } from '#providers/loadChunk.ts';
import { inHub } from '#providers/testing/inHub.tsx';
import { SignInForm } from './SignInForm.tsx';

test('where the script of passkeys does not come, the button that needs it says so', async () => {
  const user = userEvent.setup();
  render(
    <MemoryRouter>
      <SignInForm
        onSignIn={async () => null}
        onPasskey={() => Promise.reject(new ChunkError('gone'))}
      />
    </MemoryRouter>,
    inHub(),
  );
  await user.click(screen.getByRole('button', { name: 'Use a passkey' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Part of this page could not be loaded.',
  );
});
