import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { testHub } from '#providers/testing/hub.ts';
import { inHub } from '#providers/testing/inHub.tsx';
import { useUnsavedChanges } from '#src/guest/kit/unsavedChanges.ts';
import { UnsavedGuard } from './UnsavedGuard.tsx';

test('the question is gone once a save that was under way has succeeded, and the page is left', async () => {
  let save = () => {};
  function Form() {
    const [unsaved, setUnsaved] = useState(true);
    save = () => setUnsaved(false);
    useUnsavedChanges(unsaved);
    return (
      <UnsavedGuard>
        <Link to="/list">List</Link>
      </UnsavedGuard>
    );
  }
  const router = createMemoryRouter([
    { path: '/', element: <Form /> },
    { path: '/list', element: <h1>The list</h1> },
  ]);
  render(<RouterProvider router={router} />, inHub(testHub()));
  await userEvent.click(screen.getByRole('link', { name: 'List' }));
  expect(await screen.findByRole('dialog')).toHaveTextContent('Leave without saving?');
  act(save);
  expect(await screen.findByRole('heading', { name: 'The list' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
