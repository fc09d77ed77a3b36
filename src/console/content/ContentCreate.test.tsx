import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ApiError } from '#providers/apiError.ts';
import { UnsavedGuard } from '#src/portal/ui/UnsavedGuard.tsx';
import { deferred, expectRefusedCalls } from '#tests/support/portalPage.tsx';
import { renderInConsole } from '#tests/support/staffPage.tsx';
import ContentCreate from './ContentCreate.tsx';

function show(create: () => Promise<unknown>) {
  return renderInConsole(
    <UnsavedGuard>
      <ContentCreate />
    </UnsavedGuard>,
    {
      resource: 'content',
      dataProvider: { create } as never,
      at: '/staff/content/create',
      paths: ['/staff/content/create', '/staff/content/:id'],
    },
  );
}
const button = () => screen.getByRole('button', { name: 'New page' });
async function fill(user: ReturnType<typeof show>['user']) {
  await user.type(await screen.findByLabelText(/^Code/), 'promotions');
  await user.type(screen.getByLabelText(/^Name/), 'Autumn');
}

it('A new page is created once, though its button is pressed twice', async () => {
  const answer = deferred<{ data: { id: string } }>();
  const create = vi.fn(() => answer.promise);
  const { user, address } = show(create);
  await fill(user);
  await user.dblClick(screen.getByRole('button', { name: 'New page' }));
  answer.resolve({ data: { id: 'p1' } });
  expect(await screen.findByText('The page is created. Now write its text.')).toBeVisible();
  expect(create.mock.calls).toMatchObject([
    ['content', { data: { code: 'promotions', name: 'Autumn', body: '' } }],
  ]);
  await waitFor(() => expect(address()).toBe('/staff/content/p1'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('A page that was created is not created again by a press before the next page is there', async () => {
  const create = vi.fn(async () => ({ data: { id: 'p1' } }));
  const { user, router } = show(create);
  // The next page is still being fetched.
  vi.spyOn(router, 'navigate').mockResolvedValue(undefined);
  await fill(user);
  await user.click(button());
  await screen.findByText('The page is created. Now write its text.');
  await user.click(button());
  expect(create).toHaveBeenCalledOnce();
});

it('A page that is refused says why, at its field and above, and can be corrected and sent again', async () => {
  expectRefusedCalls();
  const refused = (status: number, fields = {}) =>
    Promise.reject(new ApiError('Not possible.', { status, diagId: 'd', fields }));
  const create = vi
    .fn()
    .mockImplementationOnce(() => refused(400, { code: 'Not a code.', revision: 'Not a number.' }))
    .mockImplementationOnce(() => refused(503))
    .mockResolvedValueOnce({ data: { id: 'p1' } });
  const { user, address } = show(create);
  await fill(user);
  await user.click(button());
  expect(await screen.findByText('Not a number.')).toBeVisible();
  expect(screen.getByLabelText(/^Code/)).toHaveAccessibleDescription('Not a code.');
  await user.type(screen.getByLabelText(/^Code/), '-2');
  await user.click(button());
  await waitFor(() => expect(screen.queryByText('Not a number.')).toBeNull());
  expect(await screen.findByText('Not possible.')).toBeVisible();
  expect(screen.getByLabelText(/^Code/)).toHaveValue('promotions-2');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(address()).toBe('/staff/content/p1'));
});

it('A page that is being left while it is sent asks first: it may be refused', async () => {
  const { user, router, address } = show(() => new Promise(() => undefined));
  await fill(user);
  await user.click(button());
  void router.navigate('/staff/content/p2');
  expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
  expect(address()).toBe('/staff/content/create');
});
